/** The mark: a half sun on the horizon, two road lines that converge under it, in the round of a border stamp. */
export function Mark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className={className} fill="currentColor">
      <path d="M7 14a9 9 0 0 1 18 0z" className="fill-maize" />
      <path d="M.1 14a16 16 0 0 1 31.8 0h-3a13 13 0 0 0-25.8 0zM0 16h14L6 28.5A16 16 0 0 1 0 16zM32 16H18l8 12.5A16 16 0 0 0 32 16zM15.3 20h1.4l2.3 11.7a16 16 0 0 1-6 0z" />
    </svg>
  );
}
