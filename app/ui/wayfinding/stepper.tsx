/** The way ahead: as a dotted route between points, down the page where it is narrow and along it where there is room, or as one line. */
import { type Status, StatusShape } from '#app/ui/notices/status-pill.tsx';

export type Step = {
  key: string;
  title: string;
  status: Status;
  /** The status as a word. */
  statusText: string;
  /** Where one may already go. */
  href?: string;
};

const points: Record<Status, string> = {
  waiting: 'bg-waiting text-night',
  going: 'bg-going text-night',
  done: 'bg-done text-night',
  current: 'bg-deep text-on-deep ring-4 ring-maize/70',
};

const ways = {
  list: 'grid @2xl:auto-cols-fr @2xl:grid-flow-col',
  item: 'gap-4 pb-6 last:pb-0 @2xl:flex-col @2xl:items-center @2xl:gap-2.5 @2xl:px-2 @2xl:pb-0 @2xl:text-center',
  road: 'start-5 top-11 bottom-1 border-s-[3px] @2xl:start-[calc(50%+1.9rem)] @2xl:end-[calc(-50%+1.9rem)] @2xl:top-5 @2xl:bottom-auto @2xl:border-s-0 @2xl:border-t-[3px] @max-2xl:-translate-x-1/2 rtl:@max-2xl:translate-x-1/2',
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
              className={`grid size-6 shrink-0 place-items-center rounded-full font-bold text-sm tabular-nums ${status === 'current' ? 'bg-deep text-on-deep' : points[status]}`}
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

export function Stepper({ label, steps }: Props) {
  return (
    <nav aria-label={label} className="@container">
      <ol className={ways.list}>
        {steps.map((step, index) => (
          <li key={step.key} className={`group relative flex ${ways.item}`}>
            {/* The dotted road to the next point; a finished stretch is solid ground. */}
            <span
              aria-hidden="true"
              className={`absolute group-last:hidden ${ways.road} ${step.status === 'done' ? 'border-deep border-solid' : 'border-edge border-dotted'}`}
            />
            <span
              className={`relative grid size-10 shrink-0 place-items-center rounded-full font-bold tabular-nums ${points[step.status]}`}
              aria-hidden="true"
            >
              {step.status === 'done' || step.status === 'going' ? (
                <StatusShape status={step.status} className="size-5" />
              ) : (
                index + 1
              )}
            </span>
            <Words step={step} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Words({ step }: { step: Step }) {
  const isCurrent = step.status === 'current';
  const words = (
    <>
      <span className={`font-semibold leading-snug ${isCurrent ? 'text-deep' : ''}`}>{step.title}</span>
      <span className="text-quiet text-sm leading-snug">{step.statusText}</span>
    </>
  );
  const look = 'grid min-h-10 content-center rounded-lg';
  return step.href ? (
    <a
      href={step.href}
      aria-current={isCurrent ? 'step' : undefined}
      className={`${look} decoration-1 underline-offset-4 hover:underline`}
    >
      {words}
    </a>
  ) : (
    <span aria-current={isCurrent ? 'step' : undefined} className={look}>
      {words}
    </span>
  );
}
