// Names and articles where a sentence begins with them.
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
