/** Label above, help under it, the error beside the field and tied to it. */
import type { InputHTMLAttributes } from 'react';

type Props = {
  id: string;
  label: string;
  help?: string;
  error?: string | undefined;
  /** More than one line. */
  rows?: number;
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'type' | 'dir' | 'autoComplete' | 'inputMode' | 'maxLength'>;

const look =
  'min-h-12 w-full rounded-lg border border-quiet bg-card px-3 py-2 text-base text-night text-start rtl:text-end rtl:[&:not([dir=ltr])]:text-start aria-invalid:border-2 aria-invalid:border-alert';

export function TextField({ id, label, help, error, rows, ...input }: Props) {
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const shared = { id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined, className: look };
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {help && (
        <p id={`${id}-help`} className="text-quiet text-sm">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="font-semibold text-alert text-sm">
          {error}
        </p>
      )}
      {rows ? (
        <textarea rows={rows} name={input.name} maxLength={input.maxLength} {...shared} />
      ) : (
        <input {...input} {...shared} />
      )}
    </div>
  );
}
