/** Takes the place of a form that arrived; read aloud, and a way back to it. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';

type Props = { title: string; children: ReactNode; again: string; onAgain(): void };

export function SentNote({ title, children, again, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-4" role="status">
      <h3 ref={heading} tabIndex={-1} className="flex items-center gap-3 font-semibold text-good text-xl outline-none">
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-good-soft">
          <Icon name="tick" />
        </span>
        {title}
      </h3>
      <p>{children}</p>
      <Button kind="quiet" onClick={onAgain}>
        {again}
      </Button>
    </div>
  );
}
