/** Everything as one archive: the password, a moment, and the browser writes it straight to its disk (D42, T40). */
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { confirmPassword } from '#app/features/accounts/client.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Said } from '#app/ui/notices/said.tsx';
import { LEAST_REASON } from '#content/limits.ts';
import { askForArchive } from './client.ts';

/** Of staff: why they hand over somebody's data. */
export type Reason = { label: string; help: string; missing: string; own: string; send: string };

type Props = { user_id: string; title: ReactNode; lead: string; reason?: Reason };

const isTooFewLetters = (reason: string) => reason.length < LEAST_REASON;

export function ExportPanel({ user_id, title, lead, reason }: Props) {
  const t = useTranslations('privacy.export');
  const id = useId();
  const { isBusy, sends, fail, fieldOf, summary, aloud } = useSending<'reason' | 'password'>(id);
  const [ends, setEnds] = useState<number | null>(null);
  const [said, setSaid] = useState<'started' | 'expired' | null>(null);
  useEffect(() => {
    if (ends === null) return;
    const later = setTimeout(() => setSaid('expired'), Math.max(0, ends - Date.now()));
    return () => clearTimeout(later);
  }, [ends]);
  const send = sends(async (typed, form) => {
    setSaid(null);
    const why = String(typed.get('reason') ?? '').trim();
    const password = String(typed.get('password') ?? '');
    if (reason && isTooFewLetters(why)) return fail(reason.missing, 'reason');
    if (!password) return fail(t('missing'), 'password');
    try {
      await confirmPassword(password);
      const { url, expires_at } = await askForArchive(user_id, reason && why);
      location.assign(url);
      setEnds(Date.parse(expires_at));
      setSaid('started');
      form.reset();
    } catch (error) {
      if (error instanceof HttpError && error.field === 'password') return fail(t('wrong'), 'password');
      const status = error instanceof HttpError ? error.status : 0;
      fail(t(status === 429 ? 'tooMany' : status === 503 ? 'other' : 'failed'));
    }
  });
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-4 rounded-card border border-line bg-card p-4 sm:p-6">
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      <p>{lead}</p>
      <form method="post" noValidate onSubmit={send} className="grid max-w-xl gap-4">
        {summary('')}
        {aloud}
        {reason && (
          <TextareaField {...fieldOf('reason')} label={reason.label} help={reason.help} rows={2} maxLength={500} />
        )}
        <PasswordField
          {...fieldOf('password')}
          {...{ label: reason?.own ?? t('password'), show: t('show'), hide: t('hide') }}
          autoComplete="current-password"
        />
        <div>
          <Button kind={reason ? 'quiet' : 'main'} type="submit" busy={isBusy ? t('busy') : undefined}>
            {reason?.send ?? t('send')}
          </Button>
        </div>
        <Said>{said && t(said)}</Said>
      </form>
    </section>
  );
}
