/** Where something stands: a colour, a shape and a word. */
export type Status = 'waiting' | 'going' | 'done' | 'current';

export const statusLooks: Record<Status, string> = {
  waiting: 'bg-waiting text-night',
  going: 'bg-going text-night',
  done: 'bg-done text-night',
  current: 'bg-deep text-on-deep',
};

/** An empty ring, a half sun, a tick, a full sun. */
export function StatusShape({ status, className = 'size-4' }: { status: Status; className?: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={`shrink-0 ${className}`} fill="none" stroke="currentColor">
      {status === 'done' ? (
        <path d="m3 8.5 3.5 3.500L13 4.5" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" />
      ) : (
        <circle
          cx="8"
          cy="8"
          r="5.5"
          strokeWidth="1.8"
          strokeDasharray={status === 'waiting' ? '2.4 2.2' : undefined}
        />
      )}
      {status === 'going' && <path d="M2.5 8.500a5.5 5.5 0 0 0 11 0z" fill="currentColor" stroke="none" />}
      {status === 'current' && <circle cx="8" cy="8" r="2.6" fill="currentColor" stroke="none" />}
    </svg>
  );
}

export function StatusPill({ status, children }: { status: Status; children: string }) {
  return (
    <span
      className={`inline-flex min-h-7 items-center gap-1.5 rounded-full py-0.5 ps-2 pe-3 font-semibold text-sm leading-snug ${statusLooks[status]}`}
    >
      <StatusShape status={status} />
      {children}
    </span>
  );
}
