/** /admin/exports: a whole list as a file, after the password; on record with how many rows left (T37). */
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { confirmPassword } from '#app/features/accounts/client.ts';
import { EXPORTS, FORMATS } from '#app/features/backoffice/exports/names.ts';
import { useOwnPassword } from '#app/features/backoffice/own-password.tsx';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Said } from '#app/ui/notices/said.tsx';
import { MoneyNav } from './nav.tsx';

type Field = 'list' | 'format' | 'start_date' | 'end_date' | 'password';

/** The browser writes it straight to its disk: a file of any length needs no memory of the page. */
function download(typed: FormData) {
  const query = new URLSearchParams({ format: String(typed.get('format')) });
  for (const name of ['start_date', 'end_date'] as const) if (typed.get(name)) query.set(name, String(typed.get(name)));
  location.assign(`/api-mv/admin/exports/${typed.get('list')}?${query}`);
}

export default function ExportsScreen() {
  const t = useTranslations('office-money.exports');
  const words = useTranslations('office-money.list');
  const id = useId();
  const { isBusy, sends, fail, fieldOf, summary, aloud } = useSending<Field>(id);
  const own = useOwnPassword('password', { fieldOf, fail });
  const [said, setSaid] = useState('');
  const send = sends(async (typed, form) => {
    setSaid('');
    const password = own.read(typed);
    if (!password) return;
    try {
      await confirmPassword(password);
    } catch (error) {
      return own.explains(error) || fail(t('failed'));
    }
    download(typed);
    form.reset();
    setSaid(t('started'));
  });
  return (
    <div className="grid gap-4">
      <title>{t('title')}</title>
      <h1 className="text-2xl">{t('title')}</h1>
      <MoneyNav here="exports" isAdmin />
      <p className="max-w-2xl text-quiet">{t('lead')}</p>
      <form method="post" noValidate onSubmit={send} className="grid max-w-2xl gap-5">
        {summary('')}
        {aloud}
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            {...fieldOf('list')}
            label={t('list')}
            options={EXPORTS.map((value) => ({ value, label: t(`lists.${value}`) }))}
          />
          <SelectField
            {...fieldOf('format')}
            label={t('format')}
            options={FORMATS.map((value) => ({ value, label: t(`formats.${value}`) }))}
          />
          <TextField {...fieldOf('start_date')} type="date" label={words('from')} />
          <TextField {...fieldOf('end_date')} type="date" label={words('to')} />
        </div>
        {own.field}
        <div>
          <Button kind="main" type="submit" busy={isBusy ? t('busy') : undefined}>
            {t('send')}
          </Button>
        </div>
        <Said>{said}</Said>
      </form>
    </div>
  );
}
