/** The form of an auth screen: its first error on top, its fields, one button; where all is known it sends itself. */
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import type { useSending } from '#app/ui/use-sending.tsx';

type Props = {
  sending: Pick<ReturnType<typeof useSending<string>>, 'isBusy' | 'run' | 'summary'>;
  submit: string;
  busy: string;
  isAuto?: boolean | undefined;
  onSend(form: FormData): Promise<unknown>;
  children: ReactNode;
};

/** The page is being left: until then the form stays busy. */
export const leaving = () => new Promise<never>(() => {});

export function AccountForm({ sending: { isBusy, run, summary }, submit, busy, isAuto, onSend, children }: Props) {
  const t = useTranslations('accounts');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isAuto) form.current?.requestSubmit();
  }, [isAuto]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    return run(() => onSend(typed));
  };
  return (
    <form ref={form} method="post" noValidate onSubmit={send} className="grid gap-5 noscript:hidden">
      {summary(t('errors.summary'))}
      {children}
      <Button kind="main" type="submit" wide busy={isBusy ? busy : undefined}>
        {submit}
      </Button>
    </form>
  );
}
