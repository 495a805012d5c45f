/** A person as a round stamp with the first letters of the name. */
export function PersonBadge({ name, className = 'size-12' }: { name: string; className?: string }) {
  const letters = name
    .split(' ')
    .filter(Boolean)
    .map((word) => [...word][0])
    .slice(0, 2)
    .join('');
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-full border-2 border-deep border-dashed bg-sky font-bold text-deep uppercase ${className}`}
    >
      {letters}
    </span>
  );
}
