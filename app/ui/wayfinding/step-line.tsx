/** The way ahead in one line of numbered steps. */
import { type Status, StatusShape } from '#app/ui/notices/status-pill.tsx';

type Step = {
  key: string;
  title: string;
  status: Status;
  /** The status as a word. */
  statusText: string;
};

const points: Record<Status, string> = {
  waiting: 'bg-waiting text-night',
  going: 'bg-going text-night',
  done: 'bg-done text-night',
  current: 'bg-deep text-on-deep',
};

type Props = { label: string; steps: readonly Step[] };

/** Few steps in one line: numbers and ticks, by name where there is room; a phone has the name of the present one in its bar. */
export function StepLine({ label, steps }: Props) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-3">
        {steps.map(({ key, title, status, statusText }, index) => (
          <li
            key={key}
            aria-current={status === 'current' ? 'step' : undefined}
            className="flex min-h-8 items-center gap-1.5"
          >
            <span
              aria-hidden="true"
              className={`grid size-6 shrink-0 place-items-center rounded-full font-bold text-sm tabular-nums ${points[status]}`}
            >
              {status === 'done' ? <StatusShape status="done" /> : index + 1}
            </span>
            <span className={`max-md:sr-only ${status === 'current' ? 'font-semibold text-deep' : 'text-quiet'}`}>
              {title}
              <span className="sr-only">: {statusText}</span>
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
