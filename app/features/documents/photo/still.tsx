/** A picture that is drawn, not loaded: no address of it exists that something else could open. */
import { useEffect, useRef } from 'react';
import type { Crop } from './crop.ts';

type Props = {
  bitmap: ImageBitmap;
  /** What of it; all without one. */
  crop?: Crop | undefined;
  /** What of it is marked. */
  marked?: Crop | undefined;
  label: string;
};

/** Enough for a sharp picture on any phone. */
const LONGEST = 720;

export function Still({ bitmap, crop, marked, label }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const [x, y, w, h] = crop ? [crop.x, crop.y, crop.side, crop.side] : [0, 0, bitmap.width, bitmap.height];
    const shown = canvas.current;
    const context = shown?.getContext('2d');
    if (!shown || !context || bitmap.width === 0) return;
    const scale = Math.min(1, LONGEST / Math.max(w, h));
    shown.width = Math.round(w * scale);
    shown.height = Math.round(h * scale);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, x, y, w, h, 0, 0, shown.width, shown.height);
    if (!marked) return;
    context.fillStyle = 'rgb(11 31 58 / 0.55)';
    context.beginPath();
    context.rect(0, 0, shown.width, shown.height);
    context.rect(marked.x * scale, marked.y * scale, marked.side * scale, marked.side * scale);
    context.fill('evenodd');
  }, [bitmap, crop, marked]);
  return <canvas ref={canvas} role="img" aria-label={label} className="block size-full object-contain" />;
}
