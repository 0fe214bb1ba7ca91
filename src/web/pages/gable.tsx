// The gable of the boathouse, seen from within: rafters, posts and boards around the opening. Cropped at the sides.
const W = 1280
const H = 560
const APEX = 8
const EAVES = 196
const BEAM = 40

/** Height of the roof line at x, `below` the ridge. */
const roof = (x: number, below = 0): number => APEX + below + (Math.abs(x - W / 2) / (W / 2)) * (EAVES - APEX)

const rafter = (from: number, to: number): string =>
  `M${from} ${roof(from)}L${to} ${roof(to)}V${roof(to, BEAM)}L${from} ${roof(from, BEAM)}Z`

/** Long cuts that follow the beam, as a burin would. */
function cuts(from: number, to: number): string {
  let d = ''
  for (let i = 0; i < 26; i++) {
    const t = ((i * 37) % 100) / 100
    const [below, length] = [5 + ((i * 17) % 36), 50 + ((i * 29) % 90)]
    const x0 = Math.min(from, to) + t * (Math.abs(to - from) - length)
    d += `M${x0.toFixed(1)} ${roof(x0, below).toFixed(1)}L${(x0 + length).toFixed(1)} ${roof(x0 + length, below).toFixed(1)}`
  }
  return d
}
const LEFT = rafter(-10, W / 2)
const RIGHT = rafter(W / 2, W + 10)
const CUTS = cuts(0, W / 2) + cuts(W / 2, W)
const BOARDS = Array.from({ length: 40 }, (_, i) => `M${i * 32 + 8} 0V${roof(i * 32 + 8).toFixed(1)}`).join('')
const POSTS = [0, W - 54]

export function Gable() {
  return (
    <svg class="gable" viewBox={`0 0 ${W} ${H}`} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path class="boards" d={`M-400 0H${W + 400}V${EAVES}H${W}L${W / 2} ${APEX}L0 ${EAVES}H-400Z`} />
      <path class="seams" d={BOARDS} />
      <path
        class="shade"
        d={`M0 ${EAVES + BEAM}L${W / 2} ${APEX + BEAM}L${W} ${EAVES + BEAM}v16L${W / 2} ${APEX + BEAM + 16}L0 ${EAVES + BEAM + 16}Z`}
      />
      {POSTS.map(x => (
        <g key={x}>
          <path class="beam" d={`M${x} ${EAVES - 20}h54V${H}h-54Z`} />
          <path
            class="cut"
            d={`M${x + 12} ${EAVES + 60}v150M${x + 25} ${EAVES + 40}v90m0 40v120M${x + 40} ${EAVES + 70}v190`}
          />
        </g>
      ))}
      <path class="beam" d={LEFT} />
      <path class="beam" d={RIGHT} />
      <path class="cut" d={CUTS} />
      <g class="ridge">
        <path class="beam" d={`M${W / 2 - 30} 0h60v${APEX + 38}l-30 26-30-26Z`} />
        <circle class="peg" cx={W / 2} cy={APEX + 34} r="5" />
        <circle class="peg" cx={W / 2 - 14} cy={APEX + 12} r="4" />
        <circle class="peg" cx={W / 2 + 14} cy={APEX + 12} r="4" />
      </g>
    </svg>
  )
}
