/** Things side by side, moved by finger, keyboard or the two buttons; nothing moves by itself. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';

type Props = {
  label: string;
  slides: readonly { key: string; label: string; body: ReactNode }[];
  previous: string;
  next: string;
};

export function Carousel({ label, slides, previous, next }: Props) {
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const seen = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) if (entry.isIntersecting) setAt([...list.children].indexOf(entry.target));
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
    setAt(to);
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
          <li
            key={slide.key}
            className="w-[85%] max-w-md shrink-0 snap-start rounded-card border border-line bg-card p-5"
          >
            {slide.body}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Move icon="chevron-start" text={previous} isOver={at === 0} onClick={() => go(at - 1)} />
        <Move icon="chevron-end" text={next} isOver={at === slides.length - 1} onClick={() => go(at + 1)} />
        <p aria-live="polite" className="text-quiet text-sm tabular-nums">
          {slides[at]?.label}
        </p>
        <span aria-hidden="true" className="ms-auto flex gap-1.5">
          {slides.map((slide, index) => (
            <span
              key={slide.key}
              className={`h-2 rounded-full transition-[width] ${index === at ? 'w-6 bg-deep' : 'w-2 bg-edge'}`}
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
