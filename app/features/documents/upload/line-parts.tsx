/** How the line of a file looks, on its way and stored alike: a picture or its kind, the name, what there is to say, what to do. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from '#app/ui/icon.tsx';

type SmallProps = {
  icon: IconName;
  /** With the name of the file, for those who hear the buttons one after another. */
  label: string;
  onClick: () => void;
  isBusy?: boolean | undefined;
  children: ReactNode;
};

export function SmallButton({ icon, label, onClick, isBusy, children }: SmallProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
      className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full px-3 font-semibold text-deep text-sm transition-colors hover:bg-sky aria-disabled:cursor-progress aria-disabled:text-quiet"
    >
      <Icon name={icon} className="size-4.5" />
      {children}
    </button>
  );
}

type RowProps = {
  preview?: string | null;
  /** "PDF", where there is no picture to show. */
  kind?: string;
  name: string;
  actions?: ReactNode;
  children?: ReactNode;
};

export function FileRowLook({ preview, kind, name, actions, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2">
      <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-lg bg-sky text-deep">
        {preview ? (
          <img src={preview} alt="" className="size-full object-cover" />
        ) : kind ? (
          <span className="font-bold text-xs">{kind}</span>
        ) : (
          <Icon name="file" />
        )}
      </span>
      <div className="grid min-w-0 flex-1 basis-40 content-center gap-0.5 self-center">
        <p className="break-words font-medium leading-snug [overflow-wrap:anywhere]">
          <bdi>{name}</bdi>
        </p>
        {children}
      </div>
      {actions && <div className="-me-2 flex flex-wrap max-sm:ms-12">{actions}</div>}
    </li>
  );
}
