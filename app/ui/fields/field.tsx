/** The frame of every field: label above, help under it, the error beside the control and tied to it. */
import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';

export type FieldProps = {
  id: string;
  label: string;
  help?: ReactNode;
  error?: ReactNode;
  /** A word after the label, as "optional". */
  mark?: string | undefined;
  /** What can be opened under the label. */
  note?: ReactNode;
};

/** The control's half of the tie: what describes it, and that it is wrong. */
export const tied = ({ id, help, error }: Pick<FieldProps, 'id' | 'help' | 'error'>) => ({
  id,
  'aria-describedby': [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error ? true : undefined,
});

/** The look of anything one types into or chooses from; `shell` is for one that wraps its control. */
const box =
  'min-h-12 w-full rounded-card border-[1.5px] bg-card text-base text-night transition-[border-color,box-shadow] duration-150';
export const control = `${box} border-edge px-3.5 py-2.5 hover:border-deep aria-invalid:border-alert aria-invalid:ring-1 aria-invalid:ring-alert disabled:cursor-not-allowed disabled:border-line disabled:bg-sand disabled:text-quiet [&[readonly]]:bg-sand placeholder:text-quiet`;
export const shell = `${box} border-edge hover:border-deep has-aria-invalid:border-alert has-aria-invalid:ring-1 has-aria-invalid:ring-alert has-[:is(input,select):focus-visible]:outline-3 has-[:is(input,select):focus-visible]:outline-deep has-[:is(input,select):focus-visible]:outline-offset-2`;

export function HelpNote({ id, help, className = '' }: Pick<FieldProps, 'id' | 'help'> & { className?: string }) {
  return (
    help && (
      <p id={`${id}-help`} className={`text-quiet text-sm leading-snug ${className}`}>
        {help}
      </p>
    )
  );
}

export function ErrorNote({ id, error }: Pick<FieldProps, 'id' | 'error'>) {
  return (
    error && (
      <p id={`${id}-error`} className="flex gap-1.5 font-semibold text-alert text-sm leading-snug">
        <Icon name="alert" className="mt-px size-4.5" />
        <span className="min-w-0">{error}</span>
      </p>
    )
  );
}

const labelLook = 'font-semibold leading-snug';

function LabelText({ label, mark }: Pick<FieldProps, 'label' | 'mark'>) {
  return (
    <>
      {label}
      {mark && <span className="font-normal text-quiet text-sm"> ({mark})</span>}
    </>
  );
}

/** One control. */
export function Field({ id, label, mark, help, error, note, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={labelLook}>
        <LabelText label={label} mark={mark} />
      </label>
      <HelpNote id={id} help={help} />
      {note}
      <ErrorNote id={id} error={error} />
      {children}
    </div>
  );
}

/** Several controls that answer one question. */
export function FieldGroup({ id, label, mark, help, error, note, children }: FieldProps & { children: ReactNode }) {
  const { 'aria-describedby': described } = tied({ id, help, error });
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={described} className="min-w-0 scroll-mt-4 outline-offset-8">
      <legend className={`mb-1.5 ${labelLook}`}>
        <LabelText label={label} mark={mark} />
      </legend>
      <div className="grid gap-1.5">
        <HelpNote id={id} help={help} />
        {note}
        <ErrorNote id={id} error={error} />
        {children}
      </div>
    </fieldset>
  );
}
