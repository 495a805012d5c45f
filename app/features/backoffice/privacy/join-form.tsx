/** Which page of two stays, why the accounts are one person's, and the password: then they are one (D55). */
import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { confirmPassword } from '#app/features/accounts/client.ts';
import { useOwnPassword } from '#app/features/backoffice/own-password.tsx';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { RadioCards } from '#app/ui/fields/radio-cards.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { LEAST_REASON } from '#content/limits.ts';
import { type JoinPreview, joinAccounts, previewJoining, type WhichAccount } from './client.ts';
import { JOIN_REFUSALS, placeOf } from './join-rules.ts';

const refusalIn = (word: string | undefined) => JOIN_REFUSALS.find((one) => one === word);

type Props = { preview: JoinPreview; onChanged(preview: JoinPreview): void; onDone(): void };

function Pages({ preview: { pages }, id }: { preview: JoinPreview; id: string }) {
  const t = useTranslations('office-privacy.join');
  const forms = useTranslations('forms.names');
  const format = useFormatter();
  const when = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  if (pages.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{t('pages')}</h2>
      <p>{t('pagesLead')}</p>
      {pages.map((page) => (
        <RadioCards
          key={placeOf(page)}
          id={`${id}-${placeOf(page).replace('/', '-')}`}
          name={placeOf(page)}
          label={t('page', {
            form: forms.has(page.form_name as 'ds160') ? forms(page.form_name as 'ds160') : page.form_name,
            page: page.page_number,
          })}
          defaultValue={page.newer}
          columns
          options={[
            { value: 'kept', title: t('keepOwn', { date: when(page.kept_at), answers: page.kept_answers }) },
            { value: 'other', title: t('keepOther', { date: when(page.other_at), answers: page.other_answers }) },
          ]}
        />
      ))}
    </section>
  );
}

export function JoinForm({ preview, onChanged, onDone }: Props) {
  const t = useTranslations('office-privacy');
  const id = useId();
  const { isBusy, sends, fail, fieldOf, summary, aloud } = useSending<'reason' | 'understood' | 'password'>(id);
  const own = useOwnPassword('password', { fieldOf, fail });
  const { kept, other, pages } = preview;
  const send = sends(async (typed) => {
    const reason = String(typed.get('reason') ?? '').trim();
    const choices = Object.fromEntries(
      pages.map((page) => [placeOf(page), (typed.get(placeOf(page)) ?? page.newer) as WhichAccount]),
    );
    if (reason.length < LEAST_REASON) return fail(t('join.reasonMissing'), 'reason');
    if (!typed.get('understood')) return fail(t('join.understoodMissing'), 'understood');
    const password = own.read(typed);
    if (!password) return;
    try {
      await confirmPassword(password);
      await joinAccounts(kept.user_id, { other_user_id: other.user_id, pages: choices, reason });
      onDone();
    } catch (error) {
      if (own.explains(error)) return;
      if (!(error instanceof HttpError)) return fail(t('join.failed'));
      const refusal = refusalIn(error.serverMessage);
      if (error.status !== 409) return fail(t('join.failed'));
      fail(refusal ? t(`refusal.${refusal}`) : t('join.changed'));
      onChanged(await previewJoining(kept.user_id, other.user_id));
    }
  });
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-6">
      {summary('')}
      {aloud}
      <Pages preview={preview} id={id} />
      <div className="grid max-w-xl gap-4">
        <TextareaField
          {...fieldOf('reason')}
          {...{ label: t('join.reason'), help: t('join.reasonHelp'), rows: 2, maxLength: 500 }}
        />
        <Checkbox {...fieldOf('understood')} value="yes" label={t('join.understood')} />
        {own.field}
        <div>
          <Button kind="main" type="submit" busy={isBusy ? t('join.busy') : undefined}>
            {t('join.send')}
          </Button>
        </div>
      </div>
    </form>
  );
}
