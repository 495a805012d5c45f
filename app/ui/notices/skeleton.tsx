/** The shape of what is coming, shown only when it takes longer than 200 ms: a quick answer never flickers. */
type Props = {
  /** "Loading your documents", for those who do not see it. */
  text: string;
  shape: 'lines' | 'card' | 'fields';
  count?: number | undefined;
};

const bar = 'rounded-full bg-line';

const shapes: Record<Props['shape'], () => React.ReactNode> = {
  lines: () => (
    <div className="grid gap-2.5">
      <div className={`h-3.5 ${bar}`} />
      <div className={`h-3.5 w-11/12 ${bar}`} />
      <div className={`h-3.5 w-3/5 ${bar}`} />
    </div>
  ),
  card: () => (
    <div className="flex items-center gap-4 rounded-card border border-line bg-card p-4">
      <div className={`size-12 shrink-0 ${bar}`} />
      <div className="grid flex-1 gap-2.5">
        <div className={`h-4 w-1/2 ${bar}`} />
        <div className={`h-3 w-4/5 ${bar}`} />
      </div>
    </div>
  ),
  fields: () => (
    <div className="grid gap-2">
      <div className={`h-3.5 w-2/5 ${bar}`} />
      <div className="h-12 rounded-card border-[1.5px] border-line bg-card" />
    </div>
  ),
};

export function Skeleton({ text, shape, count = 1 }: Props) {
  const Shape = shapes[shape];
  return (
    <div role="status" className="animate-late">
      <span className="sr-only">{text}</span>
      <div aria-hidden="true" className="grid animate-breathe gap-4">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <Shape key={index} />
        ))}
      </div>
    </div>
  );
}
