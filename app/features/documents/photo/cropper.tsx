/** The square over the picture: dragged and pinched by hand, moved by arrow keys, by buttons for everybody else. */
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { type Crop, moved, zoomed } from './crop.ts';
import { Guide } from './guide.tsx';
import { Still } from './still.tsx';

type Props = {
  bitmap: ImageBitmap;
  crop: Crop;
  onCrop: (crop: Crop) => void;
  onPropose: () => void;
};

/** A press of a key or a button, as a share of the square, and a step of nearness. */
const STEP = 0.03;
const NEARER = 0.94;

type Point = { readonly x: number; readonly y: number };
const apart = ([one, other]: readonly Point[]) => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0);
const between = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** The picture follows the fingers: what lies under them stays there. */
function useFingers(props: Props) {
  const fingers = useRef(new Map<number, Point>());
  const { bitmap, crop, onCrop } = props;
  const at = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, at(event));
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!fingers.current.has(event.pointerId)) return;
      const before = [...fingers.current.values()];
      fingers.current.set(event.pointerId, at(event));
      const after = [...fingers.current.values()];
      const wide = event.currentTarget.clientWidth;
      const [from, to] = [between(before), between(after)];
      const shifted = moved(crop, (from.x - to.x) / wide, (from.y - to.y) / wide, bitmap);
      onCrop(apart(after) > 0 ? zoomed(shifted, apart(before) / apart(after), bitmap) : shifted);
    },
    onPointerUp: (event: PointerEvent) => fingers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent) => fingers.current.delete(event.pointerId),
  };
}

type Act = {
  readonly word: 'near' | 'far' | 'up' | 'down' | 'left' | 'right';
  readonly icon: IconName;
  readonly turn?: string;
};
/** Directions of the picture, not of reading: they do not turn with the language. */
const ACTS: readonly Act[] = [
  { word: 'near', icon: 'plus' },
  { word: 'far', icon: 'minus' },
  { word: 'up', icon: 'chevron-down', turn: 'rotate-180' },
  { word: 'down', icon: 'chevron-down' },
  { word: 'left', icon: 'chevron-down', turn: 'rotate-90' },
  { word: 'right', icon: 'chevron-down', turn: '-rotate-90' },
];
const KEYS: Readonly<Record<string, Act['word']>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  '+': 'near',
  '=': 'near',
  '-': 'far',
};

export function Cropper(props: Props) {
  const { bitmap, crop, onCrop, onPropose } = props;
  const t = useTranslations('visa-photo');
  const box = useRef<HTMLDivElement>(null);
  const fingers = useFingers(props);
  // The picture moves: the square goes the other way.
  const changes: Record<Act['word'], () => Crop> = {
    near: () => zoomed(crop, NEARER, bitmap),
    far: () => zoomed(crop, 1 / NEARER, bitmap),
    up: () => moved(crop, 0, STEP, bitmap),
    down: () => moved(crop, 0, -STEP, bitmap),
    left: () => moved(crop, STEP, 0, bitmap),
    right: () => moved(crop, -STEP, 0, bitmap),
  };
  const latest = useRef(changes);
  latest.current = changes;
  useEffect(() => {
    const shown = box.current;
    // Only where the picture is in hand: the wheel over it moves the page otherwise.
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && document.activeElement !== shown) return;
      event.preventDefault();
      onCrop(latest.current[event.deltaY < 0 ? 'near' : 'far']());
    };
    shown?.addEventListener('wheel', turn, { passive: false });
    return () => shown?.removeEventListener('wheel', turn);
  }, [onCrop]);
  const press = (event: KeyboardEvent) => {
    const word = KEYS[event.key];
    if (!word || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onCrop(changes[word]());
  };
  return (
    <div className="grid content-start gap-3">
      <div
        ref={box}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by keys
        tabIndex={0}
        aria-label={t('crop.picture')}
        onKeyDown={press}
        {...fingers}
        className="relative aspect-square w-full max-w-lg cursor-grab touch-none select-none overflow-hidden rounded-card bg-ink active:cursor-grabbing"
      >
        <Still bitmap={bitmap} crop={crop} label={t('crop.after')} />
        <Guide hair={t('camera.hair')} chin={t('camera.chin')} />
      </div>
      {/* Left is left in every language. */}
      <div dir="ltr" className="flex flex-wrap items-center gap-1 rtl:justify-end">
        {ACTS.map(({ word, icon, turn }) => (
          <button
            key={word}
            type="button"
            aria-label={t(`crop.${word}`)}
            title={t(`crop.${word}`)}
            onClick={() => onCrop(changes[word]())}
            className="grid size-11 cursor-pointer place-items-center rounded-full border-[1.5px] border-line bg-card text-deep hover:border-deep hover:bg-sky"
          >
            <Icon name={icon} className={`size-5 ${turn ?? ''}`} />
          </button>
        ))}
      </div>
      <div className="-ms-4">
        <Button kind="plain" onClick={onPropose}>
          {t('crop.again')}
        </Button>
      </div>
    </div>
  );
}
