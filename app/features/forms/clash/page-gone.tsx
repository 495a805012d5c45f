/** Another page has taken this one out, or its form is no longer there: it cannot be saved any more. What was written can be copied, and one goes on elsewhere. */
import { useEffect, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { type Answers, isRows, type Row } from '#app/features/forms/engine/values.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { Field, PageText } from '#content/forms/definition.ts';
import { compareWords } from './compare-words.ts';

type AnswerValue = Answers[string] | undefined;
type WrittenPage = {
  fields: readonly Field[];
  text: PageText;
  mine: Answers;
  shown(field: Field, value: AnswerValue): string;
};
type Props = Omit<WrittenPage, 'shown'> & {
  user_id: string;
  labelOf(field: Field, code: string): string;
  /** The form itself is gone: with a change of service, or with its person. */
  isFormGone: boolean;
  /** This device has a copy. */
  isKept: boolean;
};

/** A line an answer, as somebody would copy it. */
export function linesOf({ fields, text, mine, shown }: WrittenPage): string[] {
  const line = (name: string, field: Field, value: AnswerValue) => {
    const said = shown(field, value);
    return said ? [`${text.fields[name]?.label ?? name}: ${said}`] : [];
  };
  return fields.flatMap((field) => {
    const value = mine[field.name];
    if (!field.fields || !isRows(value as Row[])) return line(field.name, field, value);
    return (value as Row[]).flatMap((row) =>
      (field.fields ?? []).flatMap((member) => line(`${field.name}.${member.name}`, member, row[member.name])),
    );
  });
}

export function PageGone({ user_id, isFormGone, isKept, labelOf, ...written }: Props) {
  const t = useTranslations('forms');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const locale = useLocale() as Locale;
  const says = { yes: '', no: '', nothing: '', rows: () => '' };
  const lines = linesOf({ ...written, shown: compareWords({ locale, text: written.text, labelOf, says }) });
  return (
    <section className="mx-auto grid max-w-[1000px] gap-5">
      <div className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-2xl">
          {t('gone.title', { page: written.text.title })}
        </h1>
        <p className="max-w-[65ch]">
          {t(isFormGone ? 'gone.form' : 'gone.text')} {t(isKept ? 'gone.kept' : 'gone.unkept')}
        </p>
      </div>
      {lines.length > 0 && (
        <div className="grid gap-1.5">
          <label htmlFor="gone-text" className="font-semibold leading-snug">
            {t('gone.mine')}
          </label>
          <textarea
            id="gone-text"
            readOnly
            dir="auto"
            rows={Math.min(12, lines.length + 1)}
            value={lines.join('\n')}
            className="w-full rounded-card border-[1.5px] border-edge bg-sand px-3.5 py-2.5"
          />
        </div>
      )}
      <div className="flex flex-wrap gap-2.5">
        {isFormGone ? (
          <ScreenLink to="portal" look="main" wide>
            {t('gone.portal')}
          </ScreenLink>
        ) : (
          <ScreenLink to="portal-form" params={{ user_id }} look="main" wide>
            {t('gone.go')}
          </ScreenLink>
        )}
      </div>
    </section>
  );
}
