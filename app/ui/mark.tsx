/** The mark: a rising half sun on the horizon above two converging road lines. */
export function Mark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
    >
      <path d="M9 16a7 7 0 0 1 14 0z" className="fill-maize" stroke="none" />
      <path d="M3 18h26M14.6 20.5 9 28M17.4 20.5 23 28" />
    </svg>
  );
}
