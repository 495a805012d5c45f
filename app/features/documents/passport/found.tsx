/** The fields that were read: a tick takes one over, a word says how sure it is, a fold says why. */
import { useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { dateInWords } from '#app/features/forms/fields/date-text.ts';
import { type Locale, localeInfo } from '#app/i18n/locales.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { PassportFact } from '#content/passport-fields.ts';
import type { PassportAnswer } from './api.server.ts';
import { factsIn, failureOf, takeAnswers } from './client.ts';
import { factsFor, rowsOf, tickedFirst } from './rules.ts';

type Field = PassportAnswer['fields'][number];

/** A fact of a passport as one reads it. */
export function useFactWords(): (fact: PassportFact, value: string) => string {
  const t = useTranslations('passport.sexes');
  const locale = useLocale() as Locale;
  return (fact, value) => {
    switch (fact) {
      case 'birth':
      case 'expiry':
        return dateInWords(value, locale);
      case 'nationality':
      case 'issuer':
        return new Intl.DisplayNames(localeInfo[locale].tag, { type: 'region' }).of(value) ?? value;
      case 'sex':
        return value === 'M' || value === 'F' || value === 'X' ? t(value) : value;
      default:
        return value;
    }
  };
}

/** A colour, a sign and a word. */
function Sureness({ isCertain }: { isCertain: boolean }) {
  const t = useTranslations('passport.found');
  const look = isCertain ? 'bg-done' : 'bg-going';
  return (
    <span
      className={`inline-flex min-h-6 items-center gap-1 rounded-full px-2.5 font-semibold text-night text-sm leading-snug ${look}`}
    >
      <Icon name={isCertain ? 'tick' : 'eye'} className="size-4" />
      {t(isCertain ? 'sure' : 'check')}
    </span>
  );
}

function Value({ field }: { field: Field }) {
  const t = useTranslations('passport');
  const words = useFactWords();
  const { fact, value, certain, is_cut, state } = field;
  return (
    <span className="grid min-w-0 gap-1">
      <span className="text-quiet text-sm">{t(`facts.${fact}`)}</span>
      {value ? (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="font-semibold [overflow-wrap:anywhere]">{words(fact, value)}</bdi>
          <Sureness isCertain={certain} />
        </span>
      ) : (
        <span>{t('found.unread')}</span>
      )}
      {value && is_cut && <span className="text-sm">{t('found.cut')}</span>}
      {value && (state === 'there' || state === 'differs') && <span className="text-sm">{t(`found.${state}`)}</span>}
    </span>
  );
}

const DIGITS = ['number', 'birth', 'expiry', 'personal', 'all'] as const;

function Digits({ checks }: { checks: NonNullable<PassportAnswer['checks']> }) {
  const t = useTranslations('passport.checks');
  return (
    <Fold title={t('title')}>
      <p>{t('text')}</p>
      <ul className="grid gap-1.5">
        {DIGITS.map((digit) => (
          <li key={digit} className="flex flex-wrap items-center justify-between gap-x-3">
            <span>{t(digit)}</span>
            <span className="inline-flex items-center gap-1 font-semibold">
              <Icon name={checks[digit] ? 'tick' : 'close'} className="size-4" />
              {t(checks[digit] ? 'fits' : 'fails')}
            </span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

type Props = { answer: PassportAnswer; user_id: string; onTaken(count: number): void; onAgain(): void };

/** What can be taken, what is ticked of it, and what became of the attempt. */
function useTaking({ answer, user_id, onTaken }: Props) {
  const t = useTranslations('passport');
  const [gone, setGone] = useState<readonly PassportFact[]>([]);
  const fields = answer.fields.map((one) => (gone.includes(one.fact) ? { ...one, state: 'differs' as const } : one));
  const rows = rowsOf(fields);
  const [ticked, setTicked] = useState<readonly PassportFact[]>(() => tickedFirst(rows));
  const [isOver, setOver] = useState(false);
  const sending = useSending<'facts'>('passport');
  const fail = (error: unknown) => {
    const failure = failureOf(error);
    const facts = factsIn(error);
    if (failure === 'changed' && facts.length > 0) {
      setGone((now) => [...now, ...facts]);
      setTicked((now) => now.filter((fact) => !facts.includes(fact)));
      return sending.fail(t('failed.changed', { facts: facts.map((fact) => t(`facts.${fact}`)).join(', ') }));
    }
    if (failure === 'changed' || failure === 'old') setOver(true);
    const word = failure === 'changed' ? 'stale' : failure;
    const isKnown = word === 'stale' || word === 'old' || word === 'locked' || word === 'often' || word === 'gone';
    sending.fail(t(`failed.${isKnown ? word : 'notSaved'}`));
  };
  return {
    ...{ rows, ticked, isOver, sending },
    tick: (fact: PassportFact, isTicked: boolean) =>
      setTicked((now) => (isTicked ? [...now, fact] : now.filter((one) => one !== fact))),
    async take() {
      if (ticked.length === 0) return sending.fail(t('found.choose'));
      try {
        await takeAnswers(user_id, { reading: answer.reading, facts: factsFor(fields, ticked) });
        onTaken(ticked.length);
      } catch (error) {
        fail(error);
      }
    },
  };
}

/** Why nothing can be ticked. */
const whyNone = (answer: PassportAnswer, rows: readonly Field[]) =>
  !answer.has_form ? 'noForm' : rows.some(({ state }) => state === 'there') ? 'all' : 'nothing';

export function Found(props: Props) {
  const t = useTranslations('passport');
  const { answer, onAgain } = props;
  const { rows, ticked, isOver, sending, tick, take } = useTaking(props);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isOffered = rows.some(({ state }) => state === 'offered');
  return (
    <form method="post" noValidate className="grid gap-3" onSubmit={sending.sends(take)}>
      <h4 ref={heading} tabIndex={-1} className="font-semibold text-base">
        {t('found.title')}
      </h4>
      <p>{t(isOffered ? 'found.compare' : `found.${whyNone(answer, rows)}`)}</p>
      <ul className="divide-y divide-line border-line border-y">
        {rows.map((field) => (
          <li key={field.fact}>
            {field.state === 'offered' ? (
              <Checkbox
                id={`passport-${field.fact}`}
                checked={ticked.includes(field.fact)}
                onChange={(event) => tick(field.fact, event.target.checked)}
                label={<Value field={field} />}
              />
            ) : (
              <div className="py-3 ps-9">
                <Value field={field} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {answer.checks && <Digits checks={answer.checks} />}
      {sending.notice}
      <div className="flex flex-wrap gap-2.5">
        {isOffered && !isOver && (
          <Button kind="main" type="submit" wide busy={sending.isBusy ? t('found.busy') : undefined}>
            {t('found.use', { count: ticked.length })}
          </Button>
        )}
        {isOver && (
          <Button kind="quiet" onClick={onAgain}>
            {t('panel.again')}
          </Button>
        )}
      </div>
      {isOffered && <p className="text-quiet text-sm">{t('found.where')}</p>}
    </form>
  );
}
