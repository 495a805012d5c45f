/** Grey pictures and what is done to them everywhere: growing, shrinking, ink instead of light. */

export type Grey = { readonly data: Uint8Array; readonly width: number; readonly height: number };

/** The running maximum over 2r+1 pixels along rows or columns, in three passes whatever r is (van Herk). */
function widest({ data, width, height }: Grey, radius: number, isAlongRows: boolean): Grey {
  const out = new Uint8Array(data.length);
  const length = isAlongRows ? width : height;
  const lines = isAlongRows ? height : width;
  const step = isAlongRows ? 1 : width;
  const size = 2 * radius + 1;
  const padded = Math.ceil((length + 2 * radius) / size) * size;
  const line = new Uint8Array(padded);
  const ahead = new Uint8Array(padded);
  const behind = new Uint8Array(padded);
  for (let at = 0; at < lines; at++) {
    const start = isAlongRows ? at * width : at;
    for (let i = 0, p = start; i < length; i++, p += step) line[i + radius] = data[p] ?? 0;
    for (let first = 0; first < padded; first += size) {
      for (let i = first, most = 0; i < first + size; i++) {
        most = Math.max(most, line[i] ?? 0);
        ahead[i] = most;
      }
      for (let i = first + size - 1, most = 0; i >= first; i--) {
        most = Math.max(most, line[i] ?? 0);
        behind[i] = most;
      }
    }
    for (let i = 0, p = start; i < length; i++, p += step)
      out[p] = Math.max(behind[i] ?? 0, ahead[i + 2 * radius] ?? 0);
  }
  return { data: out, width, height };
}

/** A new picture, pixel by pixel. */
export const mapped = ({ data, width, height }: Grey, to: (value: number, at: number) => number): Grey => {
  const out = new Uint8Array(data.length);
  for (let at = 0; at < out.length; at++) out[at] = to(data[at] ?? 0, at);
  return { data: out, width, height };
};

/** Light grows by rx and ry pixels. */
export function grow(grey: Grey, rx: number, ry: number): Grey {
  const along = rx ? widest(grey, rx, true) : grey;
  return ry ? widest(along, ry, false) : along;
}

const inverted = (grey: Grey) => mapped(grey, (value) => 255 - value);
/** Light shrinks. */
export const shrink = (grey: Grey, rx: number, ry: number) => inverted(grow(inverted(grey), rx, ry));
/** What is lighter and narrower than this goes. */
export const opened = (grey: Grey, rx: number, ry: number) => grow(shrink(grey, rx, ry), rx, ry);
/** Gaps narrower than this fill. */
export const closed = (grey: Grey, rx: number, ry: number) => shrink(grow(grey, rx, ry), rx, ry);

/** How much darker than the paper around it each pixel is, whatever the light: closing takes the strokes away. */
export function inkOf(grey: Grey, radius: number): Grey {
  const paper = closed(grey, radius, radius).data;
  return mapped(grey, (value, at) => 255 - (255 * (value + 4)) / ((paper[at] ?? 0) + 4));
}

/** The value that parts dark from light best (Otsu). */
export function threshold({ data }: Grey): number {
  const counts = new Float64Array(256);
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1;
  let sum = 0;
  for (const [value, count] of counts.entries()) sum += value * count;
  let below = 0;
  let sumBelow = 0;
  let best = 0;
  let at = 0;
  for (const [value, count] of counts.entries()) {
    below += count;
    const above = data.length - below;
    if (below === 0) continue;
    if (above === 0) break;
    sumBelow += value * count;
    const apart = sumBelow / below - (sum - sumBelow) / above;
    const score = below * above * apart * apart;
    if (score > best) {
      best = score;
      at = value;
    }
  }
  return at;
}

/** The same picture with a longest side of so many pixels, each the mean of those it stands for. */
export function scaledTo(grey: Grey, longest: number): Grey & { readonly scale: number } {
  const scale = longest / Math.max(grey.width, grey.height);
  const [width, height] = [Math.round(grey.width * scale), Math.round(grey.height * scale)];
  const data = new Uint8Array(width * height);
  const span = (at: number, end: number): readonly [number, number] => {
    const from = Math.floor(at / scale);
    return [from, Math.min(end, Math.max(from + 1, Math.floor((at + 1) / scale)))];
  };
  for (let y = 0; y < height; y++) {
    const [top, bottom] = span(y, grey.height);
    for (let x = 0; x < width; x++) {
      const [first, last] = span(x, grey.width);
      let sum = 0;
      for (let v = top; v < bottom; v++)
        for (let u = first, p = v * grey.width + first; u < last; u++, p++) sum += grey.data[p] ?? 0;
      data[y * width + x] = sum / Math.max(1, (bottom - top) * (last - first));
    }
  }
  return { data, width, height, scale };
}

/** Turned by half. */
export const upsideDown = (grey: Grey): Grey => ({ ...grey, data: Uint8Array.from(grey.data).reverse() });

/** Turned by a quarter, with the clock. */
export function sideways({ data, width, height }: Grey): Grey {
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) out[x * height + (height - 1 - y)] = data[y * width + x] ?? 0;
  return { data: out, width: height, height: width };
}
