/** A word that something happened, read aloud without taking the focus; one with an action waits until it is closed. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { Icon, type IconName } from '#app/ui/icon.tsx';

export type Toast = {
  key: string;
  kind: 'good' | 'info' | 'alert';
  text: string;
  action?: { text: string; run: () => void };
  /** How long it stays, where somebody has promised a time. */
  seconds?: number | undefined;
};

const icons: Record<Toast['kind'], IconName> = { good: 'tick', info: 'info', alert: 'alert' };
const SECONDS = 6;

export function useToasts() {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const count = useRef(0);
  const close = useCallback((key: string) => setToasts((all) => all.filter((one) => one.key !== key)), []);
  const show = useCallback((toast: Omit<Toast, 'key'>) => {
    count.current += 1;
    const key = String(count.current);
    setToasts((all) => [...all.slice(-2), { ...toast, key }]);
  }, []);
  return { toasts, show, close };
}

type Props = {
  /** The name of the region. */
  label: string;
  /** The word for the cross. */
  close: string;
  toasts: readonly Toast[];
  onClose?: ((key: string) => void) | undefined;
  /** In the page, not over it. */
  inline?: boolean | undefined;
};

/** Stands on the page from the start, empty: a live region that comes with its text is not read. */
export function Toasts({ label, close, toasts, onClose, inline }: Props) {
  const place = inline
    ? 'grid'
    : 'pointer-events-none fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-50 grid sm:start-auto sm:end-6 sm:bottom-6 sm:w-96';
  return (
    <section aria-label={label} className={`@container ${place}`}>
      <div role="status" className="grid gap-2.5">
        {toasts.map((toast) => (
          <Line key={toast.key} toast={toast} close={close} onClose={onClose} />
        ))}
      </div>
    </section>
  );
}

function Line({ toast, close, onClose }: { toast: Toast } & Pick<Props, 'close' | 'onClose'>) {
  const [isHeld, setHeld] = useState(false);
  const stays = isHeld || Boolean(toast.action) || !onClose;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => onClose?.(toast.key), (toast.seconds ?? SECONDS) * 1000);
    return () => clearTimeout(timer);
  }, [stays, onClose, toast.key, toast.seconds]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  const held = { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
  return (
    <div
      {...held}
      className="pointer-events-auto flex min-h-14 items-center gap-3 rounded-card bg-ink py-1 ps-4 pe-1 text-white shadow-soft ring-1 ring-line transition-[opacity,translate] starting:translate-y-3 starting:opacity-0"
    >
      <span
        className={`grid size-7 shrink-0 @max-[13rem]:hidden place-items-center rounded-full ${toast.kind === 'alert' ? 'bg-[#ffb9ac]' : 'bg-maize'} text-ink`}
      >
        <Icon name={icons[toast.kind]} className="size-4.5" />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <p className="min-w-0 grow basis-32 py-2 leading-snug">{toast.text}</p>
        {toast.action && (
          <button
            type="button"
            onClick={toast.action.run}
            className="-ms-3 min-h-11 cursor-pointer rounded-full px-3 font-semibold text-maize underline underline-offset-4 outline-white"
          >
            {toast.action.text}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={close}
        onClick={() => onClose?.(toast.key)}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full outline-white hover:bg-white/10"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
