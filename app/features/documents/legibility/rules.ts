/** What makes a picture of a paper hard to read, measured on its pixels: said at once, and never more than advice. */

export const DOUBTS = ['blurred', 'dark', 'glare', 'cut'] as const;
export type Doubt = (typeof DOUBTS)[number];

/** Red, green, blue and opacity of each pixel, row after row, as a canvas and sharp give them. */
export type Picture = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number };

export function doubtsIn(_picture: Picture): Doubt[] {
  return [];
}
