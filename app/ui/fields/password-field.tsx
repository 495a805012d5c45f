/** A password that can be looked at; it hides again when the form is sent. */
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { Field, type FieldProps, shell, tied } from './field.tsx';

type Props = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'ref'> & {
    autoComplete: 'current-password' | 'new-password';
    show: string;
    hide: string;
  };

export function PasswordField({ id, label, mark, help, error, show, hide, ...rest }: Props) {
  const frame = { id, label, mark, help, error };
  const [isShown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = input.current?.form;
    const conceal = () => setShown(false);
    form?.addEventListener('submit', conceal);
    return () => form?.removeEventListener('submit', conceal);
  }, []);
  return (
    <Field {...frame}>
      <div className={`${shell} flex flex-wrap`}>
        <input
          {...rest}
          {...tied(frame)}
          ref={input}
          type={isShown ? 'text' : 'password'}
          dir="ltr"
          autoCapitalize={isShown ? 'none' : undefined}
          autoCorrect="off"
          spellCheck={false}
          className="min-w-0 grow basis-26 rounded-card bg-transparent px-3.5 py-2.5 outline-none"
        />
        <button
          type="button"
          aria-controls={id}
          onClick={() => setShown(!isShown)}
          className="m-0.5 flex min-h-10 min-w-26 cursor-pointer items-center justify-center gap-1.5 rounded-[9px] px-2 font-semibold text-deep text-sm transition-colors hover:bg-sky"
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
          {isShown ? hide : show}
        </button>
      </div>
    </Field>
  );
}
