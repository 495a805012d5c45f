/** A notice that belongs to the page or to a part of it. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from '#app/ui/icon.tsx';

const kinds: Record<'info' | 'good' | 'warning' | 'alert', { icon: IconName; box: string; sign: string }> = {
  info: { icon: 'info', box: 'bg-sky', sign: 'bg-deep text-on-deep' },
  good: { icon: 'tick', box: 'bg-good-soft', sign: 'bg-good text-on-deep' },
  warning: { icon: 'warning', box: 'bg-glow', sign: 'bg-maize text-ink' },
  alert: { icon: 'alert', box: 'bg-alert-soft', sign: 'bg-alert text-on-deep' },
};

type Props = {
  kind: keyof typeof kinds;
  title?: string | undefined;
  children: ReactNode;
  /** Read aloud when it appears. */
  live?: boolean | undefined;
  /** The word for the cross; with it the notice can be put away. */
  close?: string | undefined;
  onClose?: (() => void) | undefined;
};

export function Banner({ kind, title, children, live, close, onClose }: Props) {
  const { icon, box, sign } = kinds[kind];
  return (
    <div
      role={live ? (kind === 'alert' ? 'alert' : 'status') : undefined}
      className={`@container flex gap-3 rounded-card p-4 ${box}`}
    >
      <span className={`grid size-8 shrink-0 place-items-center @max-[13rem]:hidden rounded-full ${sign}`}>
        <Icon name={icon} className="size-5" />
      </span>
      <div className="grid min-w-0 flex-1 content-center gap-1 leading-normal">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
      {close && (
        <button
          type="button"
          aria-label={close}
          onClick={onClose}
          className="-my-2 -me-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-night hover:bg-card"
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
