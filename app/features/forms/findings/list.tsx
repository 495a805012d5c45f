/** What does not fit together: one sentence each, the way to both answers, and room to say why it is right. Nothing of it blocks. */
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { rowId } from '#app/features/forms/check-link.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import { isRefusal, saveNote } from './client.ts';
import type { ShownFinding } from './rules.ts';

const MOST = 600;

type Props = {
  person: { user_id: string };
  form_name: string;
  findings: readonly ShownFinding[];
  /** Something was saved: what stands there is read again. */
  onSaved(text: string): void;
};
type OneProps = Omit<Props, 'findings'> & { finding: ShownFinding; place: number };

function Explain({ finding: { finding, values_hash, note }, place, person, form_name, onSaved }: OneProps) {
  const t = useTranslations('review.findings');
  const [written, setWritten] = useState('');
  const { isBusy, run, fail, sends, notice, fieldOf, aloud } = useSending<'note'>(`finding-${place}`);
  const save = async (text: string) => {
    try {
      await saveNote(person.user_id, form_name, { finding, values_hash, note: text });
      onSaved(t(text ? 'saved' : 'removed'));
    } catch (error) {
      if (isRefusal(error)) onSaved(t('changed'));
      else fail(t('failed'));
    }
  };
  if (note !== null)
    return (
      <div className="grid gap-1">
        <p>
          <span className="font-semibold">{t('explained')}: </span>
          <bdi className="whitespace-pre-wrap">{note}</bdi>
        </p>
        {notice}
        <div className="print:hidden">
          <Button kind="plain" onClick={() => run(() => save(''))} busy={isBusy ? t('busy') : undefined}>
            {t('takeBack')}
          </Button>
        </div>
      </div>
    );
  return (
    <div className="print:hidden">
      <Fold title={t('explain')}>
        <form
          method="post"
          noValidate
          className="grid gap-3"
          onSubmit={sends(async () => (written.trim() ? save(written.trim()) : fail(t('empty'), 'note')))}
        >
          {aloud}
          {notice}
          <TextareaField
            {...fieldOf('note')}
            label={t('label')}
            rows={2}
            maxLength={MOST}
            value={written}
            onChange={(event) => setWritten(event.target.value)}
          />
          <Button kind="quiet" type="submit" busy={isBusy ? t('busy') : undefined}>
            {t('save')}
          </Button>
        </form>
      </Fold>
    </div>
  );
}

function One(props: OneProps) {
  const { text, fields } = props.finding;
  const locale = useLocale() as Locale;
  const {
    form_name,
    person: { user_id },
  } = props;
  /** A row of this list or of somebody else's, the questions of the beginning, or the data of the family. */
  const hrefOf = ({ source, row, form, other }: (typeof fields)[number]) => {
    if (source === 'onboarding') return pathTo('portal-questions', locale);
    if (!row) return pathTo('portal-applicants', locale);
    const isElsewhere = other || form;
    const where = { user_id: other ?? user_id, form_name: form ?? form_name };
    return `${isElsewhere ? pathTo('portal-form-check', locale, where) : ''}#${rowId(row)}`;
  };
  return (
    <li className="grid break-inside-avoid gap-1 border-line border-b py-3 last:border-0">
      <p>{text}</p>
      <ul className="grid gap-x-5 gap-y-1 sm:grid-cols-2">
        {fields.map((field) => (
          <li key={`${field.other} ${field.form} ${field.source} ${field.row ?? field.label}`}>
            <TextLink href={hrefOf(field)} alone>
              {field.label}
            </TextLink>
            {field.value && <bdi className="block leading-snug">{field.value}</bdi>}
          </li>
        ))}
      </ul>
      <Explain {...props} />
    </li>
  );
}

export function Findings({ findings, ...rest }: Props) {
  const t = useTranslations('review.findings');
  if (findings.length === 0) return null;
  const open = findings.filter(({ note }) => note === null);
  const explained = findings.filter(({ note }) => note !== null);
  const list = (some: readonly ShownFinding[]) => (
    <ul>
      {some.map((finding) => (
        <One key={finding.finding} finding={finding} place={findings.indexOf(finding)} {...rest} />
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="findings" className="grid gap-2 rounded-card border border-line bg-card p-4">
      <h2 id="findings" tabIndex={-1} className="text-xl outline-none">
        {t('title', { count: open.length })}
      </h2>
      {open.length > 0 && <p className="max-w-[65ch]">{t('lead')}</p>}
      {list(open)}
      {explained.length > 0 && <Fold title={t('explainedCount', { count: explained.length })}>{list(explained)}</Fold>}
    </section>
  );
}
