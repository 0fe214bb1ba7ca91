// A QR code, drawn as one path; whoever cannot see it has the same as a link beside it.
import { useMemo } from 'preact/hooks'
import { encode } from 'uqr'
import './qr.css'

/** The free margin that readers need around it. */
const QUIET = 2

export function Qr({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, d } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'M', border: QUIET })
    return { size, d: data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('') }
  }, [text])
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path class="qr-ground" d={`M0 0h${size}v${size}h-${size}z`} />
      <path d={d} />
    </svg>
  )
}
