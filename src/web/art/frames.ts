// The sizes pictures are drawn in, and the sheet they are printed on.

/** The frame all ships are drawn in; `water` is the height of the waterline. */
export const VIEW = { w: 240, h: 190, water: 160 } as const
/** The frame of people, tools and buildings. */
export const FRAME = { w: 228, h: 190 } as const

export const framed = (x: number, y: number, w: number, h: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" width="${w * 2}" height="${h * 2}">` +
  `${body}</svg>`
