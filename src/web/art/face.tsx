// The face of a bot, small and square: decoration beside its name.
import { Picture } from './picture.tsx'

export const Face = ({ name }: { readonly name: string }) => <Picture of={`crew/${name}`} class="face" />
