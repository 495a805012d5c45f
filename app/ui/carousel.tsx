/** Things side by side, moved by finger, keyboard or the two buttons; nothing moves by itself. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';

type Props = {
  label: string;
  slides: readonly { key: string; label: string; body: ReactNode }[];
  previous: string;
  next: string;
  /** One at a time, or small ones: 2 side by side, 3 on a wide screen, 4 on a wider one (spec 9 "Product carousel"). */
  size?: keyof typeof sizes;
};

const sizes = {
  one: 'w-[85%] max-w-md p-5',
  small:
    'w-[85%] p-4 min-[375px]:w-[calc((100%-1rem)/2)] lg:w-[calc((100%-2rem)/3)] xl:w-[calc((100%-3rem)/4)] min-[375px]:max-sm:p-3',
};

export function Carousel({ label, slides, previous, next, size = 'one' }: Props) {
  const track = useRef<HTMLUListElement>(null);
  /** The first and the last that can be seen. */
  const [[at, last], setSeen] = useState<readonly [number, number]>([0, 0]);

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const inView = new Set<Element>();
    const seen = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
        const places = [...list.children].flatMap((slide, place) => (inView.has(slide) ? [place] : []));
        // Between two slides none is seen: the last word stands.
        if (places.length > 0) setSeen([places[0] ?? 0, places.at(-1) ?? 0]);
      },
      { root: list, threshold: 0.7 },
    );
    for (const slide of list.children) seen.observe(slide);
    return () => seen.disconnect();
  }, []);

  function go(to: number) {
    const list = track.current;
    const slide = list?.children[to];
    if (!list || !slide) return;
    const from = list.getBoundingClientRect();
    const target = slide.getBoundingClientRect();
    const isRtl = getComputedStyle(list).direction === 'rtl';
    list.scrollBy({ left: isRtl ? target.right - from.right : target.left - from.left });
    setSeen([to, Math.max(to, last - at + to)]);
  }

  return (
    <section aria-roledescription="carousel" aria-label={label} className="grid gap-4">
      <ul
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        className="flex snap-x snap-mandatory gap-4 overflow-x-auto overscroll-x-contain scroll-smooth rounded-card pb-1 [scrollbar-width:none] motion-reduce:scroll-auto"
      >
        {slides.map((slide) => (
          <li key={slide.key} className={`shrink-0 snap-start rounded-card border border-line bg-card ${sizes[size]}`}>
            {slide.body}
          </li>
        ))}
      </ul>
      {/* What can be seen whole needs no moving; until it is known, one at a time is the rule. */}
      <div className={`flex flex-wrap items-center gap-3 ${at === 0 && last === slides.length - 1 ? 'hidden' : ''}`}>
        <Move icon="chevron-start" text={previous} isOver={at === 0} onClick={() => go(at - 1)} />
        <Move icon="chevron-end" text={next} isOver={last === slides.length - 1} onClick={() => go(at + 1)} />
        <p aria-live="polite" className="text-quiet text-sm tabular-nums">
          {slides[at]?.label}
        </p>
        <span aria-hidden="true" className="ms-auto flex gap-1.5">
          {slides.map((slide, index) => (
            <span
              key={slide.key}
              className={`h-2 rounded-full transition-[width] ${index >= at && index <= last ? 'w-6 bg-deep' : 'w-2 bg-edge'}`}
            />
          ))}
        </span>
      </div>
    </section>
  );
}

type MoveProps = { icon: 'chevron-start' | 'chevron-end'; text: string; isOver: boolean; onClick: () => void };

/** Stays focusable at the end of the row: focus that vanishes under a finger is lost. */
function Move({ icon, text, isOver, onClick }: MoveProps) {
  return (
    <button
      type="button"
      aria-label={text}
      aria-disabled={isOver}
      onClick={isOver ? undefined : onClick}
      className="grid size-12 cursor-pointer place-items-center rounded-full border-[1.5px] border-edge bg-card text-deep transition-colors hover:bg-sky aria-disabled:cursor-default aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-edge"
    >
      <Icon name={icon} />
    </button>
  );
}
