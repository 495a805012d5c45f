/** Somebody else has saved this page meanwhile: field by field mine, theirs, and what stays. Never a silent win (D23). */
import { useEffect, useRef, useState } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import type { PageOnServer } from '#app/features/forms/client.ts';
import { type Answers, isSameSaid } from '#app/features/forms/engine/values.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { Button } from '#app/ui/button.tsx';
import { RadioCards } from '#app/ui/fields/radio-cards.tsx';
import { useTimeZone } from '#app/ui/use-time-zone.ts';
import type { Field, PageText } from '#content/forms/definition.ts';
import type { Author } from './author.ts';
import { compareWords } from './compare-words.ts';

/** Fields in which the two differ. Whoever alone has changed one since it was read is proposed. */
export function differences(fields: readonly Field[], base: Answers, mine: Answers, theirs: Answers) {
  return fields
    .filter(({ type, name }) => type !== 'imperative' && !isSameSaid(mine[name], theirs[name]))
    .map((field) => ({
      field,
      proposed: isSameSaid(mine[field.name], base[field.name]) ? ('theirs' as const) : ('mine' as const),
    }));
}

export type ChosenSides = Readonly<Record<string, 'mine' | 'theirs'>>;

type Props = {
  fields: readonly Field[];
  text: PageText;
  base: Answers;
  mine: Answers;
  theirs: PageOnServer;
  /** Who saved it, if it was not we ourselves. */
  author: Author;
  labelOf(field: Field, code: string): string;
  /** Whose answer stays, by field. */
  onSettle(chosen: ChosenSides): void;
};

export function Compare({ fields, text, base, mine, theirs, author, labelOf, onSettle }: Props) {
  const t = useTranslations('forms');
  const locale = useLocale() as Locale;
  const format = useFormatter();
  const timeZone = useTimeZone('America/Bogota');
  const different = differences(fields, base, mine, theirs.form_data);
  const [chosen, setChosen] = useState<ChosenSides>(() =>
    Object.fromEntries(different.map(({ field, proposed }) => [field.name, proposed])),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const says = { yes: t('compare.yes'), no: t('compare.no'), nothing: t('compare.nothing') };
  const rows = (count: number) => t('compare.rows', { count });
  const shown = compareWords({ locale, text, labelOf, says: { ...says, rows } });
  const all = (whose: 'mine' | 'theirs') => Object.fromEntries(different.map(({ field }) => [field.name, whose]));
  const time = theirs.saved_at
    ? format.dateTime(new Date(theirs.saved_at), { dateStyle: 'medium', timeStyle: 'short', timeZone })
    : 'none';
  const device = theirs.saved_from || 'none';

  return (
    <section className="mx-auto grid max-w-[1000px] gap-5">
      <div className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-2xl">
          {t('compare.title')}
        </h1>
        <p>
          {typeof author === 'string'
            ? t(`compare.${author}`, { time, device })
            : t('compare.other', { name: author.name, time, device })}
        </p>
        <p>{t('compare.choose')}</p>
      </div>
      {different.map(({ field }) => (
        <RadioCards
          key={field.name}
          id={`compare-${field.name}`}
          name={`compare-${field.name}`}
          label={text.fields[field.name]?.label ?? field.name}
          value={chosen[field.name] ?? 'mine'}
          onChange={(whose) => setChosen({ ...chosen, [field.name]: whose === 'theirs' ? 'theirs' : 'mine' })}
          options={[
            { value: 'mine', title: t('compare.mine'), text: shown(field, mine[field.name]) },
            { value: 'theirs', title: t('compare.theirs'), text: shown(field, theirs.form_data[field.name]) },
          ]}
          columns
        />
      ))}
      <div className="flex flex-wrap gap-2.5">
        <Button kind="main" wide onClick={() => onSettle(chosen)}>
          {t('compare.save')}
        </Button>
        <Button kind="quiet" wide onClick={() => onSettle(all('mine'))}>
          {t('compare.allMine')}
        </Button>
        <Button kind="quiet" wide onClick={() => onSettle(all('theirs'))}>
          {t('compare.allTheirs')}
        </Button>
      </div>
    </section>
  );
}
