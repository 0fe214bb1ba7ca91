// The pictures beside the rules of Explorers.
export const Figure = (_: { readonly name: string }) => null
