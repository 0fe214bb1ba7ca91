// The signs on the buttons of a player.
const GLYPHS = {
  run: 'M7 4v16l13-8Z',
  pause: 'M6 4h4v16H6Zm8 0h4v16h-4Z',
  back: 'M5 4h3v16H5ZM20 4v16L9 12Z',
  forward: 'M16 4h3v16h-3ZM4 4v16l11-8Z',
  turnBack: 'M20 4v16l-9-8v8L2 12l9-8v8Z',
  turnForward: 'M4 4v16l9-8v8l9-8-9-8v8Z',
} as const

export const Glyph = ({ of }: { readonly of: keyof typeof GLYPHS }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={GLYPHS[of]} />
  </svg>
)
