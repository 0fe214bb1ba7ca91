// Pictures beside the rules: small tables set by hand and drawn by the board itself, each with what it shows in words.
import type { ComponentChildren, FunctionComponent } from 'preact'
import './figure.css'

export const Arrow = () => <i class="arrow" />
export const Labelled = ({
  label,
  children,
}: {
  readonly label: ComponentChildren
  readonly children: ComponentChildren
}) => (
  <span class="labelled">
    {children}
    <span>{label}</span>
  </span>
)

/** The figures of a game's rules by name; `of` begins the names of their classes. */
export const figuresOf = <N extends string>(
  of: string,
  drawings: Record<N, FunctionComponent>,
  captions: () => Record<N, string>,
) =>
  function Figure({ name }: { readonly name: string }) {
    if (!isOneOf(drawings, name)) return null
    const Drawing: FunctionComponent = drawings[name]
    return (
      <figure class={`figure ${of}-${name}-figure`}>
        {/* What it shows, the caption says: nothing in it is to be touched or heard. */}
        <div class="row drawing" inert>
          <Drawing />
        </div>
        <figcaption>{captions()[name]}</figcaption>
      </figure>
    )
  }
const isOneOf = <N extends string>(all: Record<N, unknown>, name: string): name is N => Object.hasOwn(all, name)
