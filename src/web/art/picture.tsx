// A picture on a card: plain parchment until it is painted.
import { type PictureKey, usePicture } from './pictures.ts'

export function Picture({ of, class: name = '' }: { readonly of: PictureKey; readonly class?: string }) {
  const url = usePicture(of)
  return (
    <span class={`pic ${name}`} data-picture={of}>
      {url && <img src={url} alt="" draggable={false} />}
    </span>
  )
}
