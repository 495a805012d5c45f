/** For whom the receipt is made out: a form of its own, saved before or while somebody pays. */
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { saveInvoice } from './client.ts';
import { DOCUMENT_TYPES, INVOICE_FIELDS, type Invoice, type InvoiceField, wrongsInInvoice } from './rules.ts';

type Props = {
  invoice: Invoice | null;
  /** Whom staff write for. */
  user_id?: string;
};

/** The screen brings `receipts.invoice` and `receipts.documents`. */
export function InvoiceFields({ invoice: stored, user_id }: Props) {
  const t = useTranslations('receipts.invoice');
  const documents = useTranslations('receipts.documents');
  const { isBusy, sends, run, fail, failWith, fieldOf, summary, aloud, clear } = useSending<InvoiceField>(useId());
  const [invoice, setInvoice] = useState(stored);
  const [said, setSaid] = useState('');
  const [times, setTimes] = useState(0);
  const wrongOf = ({ field, why }: ReturnType<typeof wrongsInInvoice>[number]) => ({
    field,
    text: why === 'wrong' ? t('wrong') : t('missing', { field }),
  });
  async function save(next: Invoice | null, words: string) {
    setSaid('');
    try {
      setInvoice((await saveInvoice(next, user_id)).invoice);
      clear();
      setSaid(words);
      if (!next) setTimes((before) => before + 1);
    } catch (error) {
      const isNumber = error instanceof HttpError && error.field === 'invoice.document_number';
      if (isNumber) fail(t('wrong'), 'document_number');
      else fail(t('failed'));
    }
  }
  const send = sends(async (typed) => {
    const given = Object.fromEntries(INVOICE_FIELDS.map((field) => [field, String(typed.get(field) ?? '').trim()]));
    const wrongs = wrongsInInvoice(given as Record<InvoiceField, string>);
    if (wrongs.length > 0) return failWith(wrongs.map(wrongOf));
    return save(given as Invoice, t('saved'));
  });
  const field = (name: Exclude<InvoiceField, 'document_type'>, autoComplete: string) => (
    <TextField
      {...fieldOf(name)}
      label={t(name)}
      defaultValue={invoice?.[name] ?? ''}
      maxLength={name === 'address' ? 200 : name === 'name' ? 120 : 40}
      autoComplete={autoComplete}
    />
  );
  return (
    <Fold title={t('title')} open={stored ? true : undefined}>
      <p className="text-quiet">{t('lead')}</p>
      <form key={times} method="post" onSubmit={send} noValidate className="grid gap-4">
        {summary(t('check'))}
        {aloud}
        <SelectField
          {...fieldOf('document_type')}
          label={t('document_type')}
          defaultValue={invoice?.document_type ?? 'CC'}
          options={DOCUMENT_TYPES.map((value) => ({ value, label: documents(value) }))}
        />
        {field('document_number', 'off')}
        {field('name', 'name')}
        {field('address', 'street-address')}
        <div className="flex flex-wrap gap-2.5">
          <Button kind="quiet" type="submit" wide busy={isBusy ? t('saving') : undefined}>
            {t('save')}
          </Button>
          {invoice && (
            <Button kind="plain" onClick={() => run(() => save(null, t('removed')))}>
              {t('remove')}
            </Button>
          )}
        </div>
        <p role="status" className="text-quiet text-sm empty:hidden">
          {said}
        </p>
      </form>
    </Fold>
  );
}
