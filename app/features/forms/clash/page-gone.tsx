/** Another page has taken this one out: it cannot be saved any more. What was written can be copied, and one goes on elsewhere. */
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type Answers, isRows, type Row } from '#app/features/forms/engine/values.ts';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { Field, PageText } from '#content/forms/definition.ts';

type Given = Answers[string] | undefined;
type Props = {
  user_id: string;
  fields: readonly Field[];
  text: PageText;
  mine: Answers;
  shown(field: Field, value: Given): string;
};

/** A line an answer, as somebody would copy it. */
export function linesOf({ fields, text, mine, shown }: Omit<Props, 'user_id'>): string[] {
  const line = (name: string, field: Field, value: Given) => {
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

export function PageGone({ user_id, ...written }: Props) {
  const t = useTranslations('forms');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const lines = linesOf(written);
  return (
    <section className="mx-auto grid max-w-[1000px] gap-5">
      <div className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-2xl">
          {t('gone.title', { page: written.text.title })}
        </h1>
        <p className="max-w-[65ch]">{t('gone.text')}</p>
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
        <ScreenLink to="portal-form" params={{ user_id }} look="main" wide>
          {t('gone.go')}
        </ScreenLink>
      </div>
    </section>
  );
}
