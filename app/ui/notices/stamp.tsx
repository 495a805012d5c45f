/** The round border stamp: two rings, a little askew, and a sign inside. `className` brings its colour and its ground. */
import { Icon, type IconName } from '#app/ui/icon.tsx';

export function Stamp({ icon, className = 'fill-sky text-deep' }: { icon: IconName; className?: string }) {
  return (
    <span className={`grid size-22 -rotate-8 place-items-center rtl:rotate-8 ${className}`}>
      <svg viewBox="0 0 88 88" aria-hidden="true" className="col-start-1 row-start-1 size-22" stroke="currentColor">
        <circle cx="44" cy="44" r="41" strokeWidth="2.5" />
        <circle cx="44" cy="44" r="33" fill="none" strokeWidth="2" strokeDasharray="1 6.4" strokeLinecap="round" />
      </svg>
      <Icon name={icon} className="col-start-1 row-start-1 size-8" />
    </span>
  );
}
