/** The way ahead as a dotted route between points: down the page where it is narrow, along it where there is room. */
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

/** Few short steps lie along the line on any screen, unless its text is very large; others run down until there is room. */
const ways = {
  turning: {
    list: 'grid @2xl:auto-cols-fr @2xl:grid-flow-col',
    item: 'gap-4 pb-6 last:pb-0 @2xl:flex-col @2xl:items-center @2xl:gap-2.5 @2xl:px-2 @2xl:pb-0 @2xl:text-center',
    road: 'start-5 top-11 bottom-1 border-s-[3px] @2xl:start-[calc(50%+1.9rem)] @2xl:end-[calc(-50%+1.9rem)] @2xl:top-5 @2xl:bottom-auto @2xl:border-s-0 @2xl:border-t-[3px] @max-2xl:-translate-x-1/2 rtl:@max-2xl:translate-x-1/2',
  },
  along: {
    list: 'grid @min-[17rem]:auto-cols-fr @min-[17rem]:grid-flow-col',
    item: 'gap-4 pb-6 last:pb-0 @min-[17rem]:flex-col @min-[17rem]:items-center @min-[17rem]:gap-1.5 @min-[17rem]:px-0.5 @min-[17rem]:pb-0 @min-[17rem]:text-center @min-[17rem]:@max-lg:text-sm',
    road: 'start-5 top-11 bottom-1 border-s-[3px] @min-[17rem]:start-[calc(50%+1.9rem)] @min-[17rem]:end-[calc(-50%+1.9rem)] @min-[17rem]:top-5 @min-[17rem]:bottom-auto @min-[17rem]:border-s-0 @min-[17rem]:border-t-[3px] @max-[17rem]:-translate-x-1/2 rtl:@max-[17rem]:translate-x-1/2',
  },
};

type Props = { label: string; steps: readonly Step[]; along?: boolean | undefined };

export function Stepper({ label, steps, along }: Props) {
  const way = ways[along ? 'along' : 'turning'];
  return (
    <nav aria-label={label} className="@container">
      <ol className={way.list}>
        {steps.map((step, index) => (
          <li key={step.key} className={`group relative flex ${way.item}`}>
            {/* The dotted road to the next point; a finished stretch is solid ground. */}
            <span
              aria-hidden="true"
              className={`absolute group-last:hidden ${way.road} ${step.status === 'done' ? 'border-deep border-solid' : 'border-edge border-dotted'}`}
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
