// The languages there are.
export type Language = 'fr' | 'en'
export const LANGUAGES: readonly Language[] = ['fr', 'en']
