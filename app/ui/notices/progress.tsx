/** How far one is, in words and as a bar. */
type Props = {
  id: string;
  /** "Step 3 of 6". */
  label: string;
  /** "About 12 minutes left". */
  aside?: string | undefined;
  value: number;
  max: number;
};

export function Progress({ id, label, aside, value, max }: Props) {
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-semibold tabular-nums">
          {label}
        </label>
        {aside && <span className="text-quiet text-sm tabular-nums">{aside}</span>}
      </div>
      <progress id={id} value={value} max={max} className="progress h-2 w-full overflow-hidden rounded-full" />
    </div>
  );
}
