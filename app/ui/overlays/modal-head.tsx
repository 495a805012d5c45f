/** The head of a dialog: its name and its cross. */

import { Icon } from '#app/ui/icon.tsx';
import { command } from './command.ts';

export function ModalHead({ id, title, close }: { id: string; title: string; close: string }) {
  return (
    <div className="flex items-start justify-between gap-4 py-3 ps-5 pe-3 sm:ps-6">
      <h2 id={`${id}-title`} className="min-w-0 py-2 text-xl">
        {title}
      </h2>
      <button
        type="button"
        {...command('close', id)}
        aria-label={close}
        className="grid size-12 shrink-0 cursor-pointer place-items-center rounded-full text-quiet transition-colors hover:bg-sky hover:text-night"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
