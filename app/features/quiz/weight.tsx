/** What speaks for somebody, or against, in words. */
type WeightProps = {
  side: 'helps' | 'hurts';
  text: string;
  /** The text where there is nothing on this side: it says so itself, without a heading. */
  none: string;
  written?: string | undefined;
  titles: Record<'helps' | 'hurts', string>;
};

export function Weight({ side, text, none, written, titles }: WeightProps) {
  const isNone = text === none;
  const edge = isNone ? 'border-line' : side === 'helps' ? 'border-good' : 'border-alert';
  return (
    <div className={`grid content-start gap-1 border-s-4 ps-4 ${edge}`}>
      {!isNone && <h3 className="font-semibold text-lg">{titles[side]}</h3>}
      <p>{isNone ? none : (written ?? text)}</p>
    </div>
  );
}
