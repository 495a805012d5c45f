/** The score drawn as half a ring, with its word: a picture of the number that stands under it (spec 2 "AI risk card"). */
import type { Band } from './engine/result.ts';

const tones: Record<Band, string> = {
  GOOD: 'stroke-good',
  FAIR: 'stroke-maize',
  WORK_NEEDED: 'stroke-alert',
};
const RADIUS = 80;
const LENGTH = Math.PI * RADIUS;

type Props = { score: number; band: Band; word: string; number: string };

export function Gauge({ score, band, word, number }: Props) {
  return (
    <figure className="mx-auto grid w-60 max-w-full justify-items-center gap-1">
      {/* Left is low and right is high in every language: it is a dial, not a line of text. */}
      <svg
        viewBox="0 0 200 108"
        aria-hidden="true"
        className="w-full"
        fill="none"
        strokeWidth="18"
        strokeLinecap="round"
      >
        <path d="M 20 98 A 80 80 0 0 1 180 98" className="stroke-line" />
        <path
          d="M 20 98 A 80 80 0 0 1 180 98"
          className={tones[band]}
          strokeDasharray={`${(LENGTH * Math.max(2, score)) / 100} ${LENGTH}`}
        />
      </svg>
      <figcaption className="-mt-10 grid justify-items-center gap-2">
        <strong className="font-bold text-xl tabular-nums">{number}</strong>
        <span className="font-semibold text-lg">{word}</span>
      </figcaption>
    </figure>
  );
}
