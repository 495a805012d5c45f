/** The form of an auth screen: its first error on top, its fields, one button; where all is known it sends itself. */
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import type { Sending } from '#app/ui/fields/use-sending.tsx';

type Props = {
  sending: Pick<Sending<string>, 'isBusy' | 'sends' | 'summary' | 'aloud'>;
  submit: string;
  busy: string;
  isAuto?: boolean | undefined;
  /** `sending.watches(...)`: what is checked on leaving a field. */
  watch?: ReturnType<Sending<string>['watches']> | undefined;
  onSend(form: FormData): Promise<unknown>;
  children: ReactNode;
};

export function AccountForm({ sending, submit, busy, isAuto, watch, onSend, children }: Props) {
  const { isBusy, sends, summary, aloud } = sending;
  const t = useTranslations('accounts');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isAuto) form.current?.requestSubmit();
  }, [isAuto]);
  return (
    <form
      ref={form}
      method="post"
      noValidate
      {...watch}
      onSubmit={sends(onSend)}
      className="grid gap-5 noscript:hidden"
    >
      {aloud}
      {summary(t('errors.summary'))}
      {children}
      <Button kind="main" type="submit" wide busy={isBusy ? busy : undefined}>
        {submit}
      </Button>
    </form>
  );
}
