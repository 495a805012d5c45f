/** A panel below its button. The browser's own <details>: it opens before any script; Escape and a press beside it close it. */
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

type Props = {
  button: ReactNode;
  /** How the button looks. */
  look: string;
  /** `close` puts the focus back on the button: what opens a dialog next gives it back to there. */
  children: (close: () => void) => ReactNode;
};

export function FoldOut({ button, look, children }: Props) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (box.current?.open && !box.current.contains(target as Node)) box.current.open = false;
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, []);
  function close() {
    if (!box.current) return;
    box.current.open = false;
    box.current.querySelector('summary')?.focus();
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && box.current?.open) close();
  };
  return (
    <details ref={box} onKeyDown={onKeyDown} className="relative">
      <summary className={`cursor-pointer list-none ${look}`}>{button}</summary>
      <div className="absolute end-0 top-full z-20 mt-1 w-max max-w-[calc(100vw-1rem)] rounded-card border border-line bg-card p-2 shadow-soft">
        {children(close)}
      </div>
    </details>
  );
}
