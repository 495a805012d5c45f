/** The converter (spec 2, 5): an amount and its currency, the sum in the currency of the field, and a button that takes it over. */
import { useId, useState } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { AMOUNT_TYPING, amountIn } from '#app/features/catalogue/rates/convert-rules.ts';
import { attributionOf } from '#app/features/catalogue/rates/rules.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { ComboboxField } from '#app/ui/fields/combobox-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { ShownDialog } from '#app/ui/overlays/shown-dialog.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import { CURRENCIES, type Currency } from '#content/countries.ts';
import type { Field } from '#content/forms/definition.ts';
import { type ConvertedAmount, toCanadianDollars } from './client.ts';
import { figureFor, readingsOf, typedAmount } from './figure.ts';

type Props = {
  field: Field;
  /** That the person counts in at home. */
  currency: Currency;
  onUse(figure: string): void;
  onClose(): void;
};

/** A figure and its currency are one word, in the order in which they are written also from right to left. */
const together = (figure: string, code: string) => `\u2066${figure}\u00a0${code}\u2069`;
/** Below it a rate is mostly zeros. */
const READABLE = 0.01;

function Result({ result }: { result: ConvertedAmount }) {
  const t = useTranslations('forms');
  const format = useFormatter();
  const { amount, from, to, rate, converted, is_fallback, is_old } = result;
  const digits = { numberingSystem: 'latn' } as const;
  const sum = (value: number, code: string, maximumFractionDigits: number) =>
    together(format.number(value, { ...digits, maximumFractionDigits }), code);
  /** The way round that is easier to read. */
  const [unit, other, value] = rate < READABLE ? [to, from, 1 / rate] : [from, to, rate];
  const figure = format.number(value, { ...digits, maximumSignificantDigits: 6 });
  const date = format.dateTime(new Date(`${result.date}T00:00:00Z`), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  });
  const published = attributionOf(result.source);
  return (
    <>
      <p className="font-semibold text-xl">
        {t('converter.result', { from: sum(amount, from, 4), to: sum(converted, to, 2) })}
      </p>
      <p className="text-sm">
        <bdi dir="ltr" className="block">{`${together('1', unit)} = ${together(figure, other)}`}</bdi>
        {!is_fallback &&
          t.rich('converter.source', {
            date,
            source: () =>
              published ? (
                <TextLink href={published.href} newTab={t('converter.newTab')}>
                  {published.name}
                </TextLink>
              ) : null,
          })}
      </p>
      {is_fallback && <p className="rounded-card bg-glow px-3 py-2 text-sm">{t('converter.fallback', { date })}</p>}
      {!is_fallback && is_old && (
        <p className="rounded-card bg-glow px-3 py-2 text-sm">{t('converter.old', { date })}</p>
      )}
    </>
  );
}

/** What was understood, before anything is converted: with its currency, and from a thousand on in words. */
function Understood({ amount, currency }: { amount: string; currency: string }) {
  const t = useTranslations('forms');
  const format = useFormatter();
  const value = Number(amount);
  const digits = { numberingSystem: 'latn', maximumFractionDigits: 4 } as const;
  const sum = format.number(value, {
    ...digits,
    minimumFractionDigits: 0,
    style: 'currency',
    currency,
    currencyDisplay: 'name',
  });
  const words = format.number(value, { ...digits, notation: 'compact', compactDisplay: 'long' });
  return value < 1000 ? t('converter.understood', { sum }) : t('converter.understoodWords', { sum, words });
}

export function ConverterDialog({ field, currency, onUse, onClose }: Props) {
  const t = useTranslations('forms');
  const locale = useLocale();
  const id = useId();
  const { isBusy, run, fail, notice, clear } = useSending<'amount'>(id);
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [from, setFrom] = useState<string | null>(currency);
  const [result, setResult] = useState<ConvertedAmount | null>(null);
  const readings = readingsOf(typed);
  const amount = readings ? null : amountIn(typed);
  const names = new Intl.DisplayNames(locale === 'es' ? 'es-419' : locale, { type: 'currency' });
  const options = CURRENCIES.map((code) => ({ value: code, label: `${names.of(code) ?? code} (${code})` }));

  /** What was found is not about what stands there now. */
  function forget() {
    setResult(null);
    clear();
  }
  function write(written: string) {
    const text = typedAmount(written);
    if (!AMOUNT_TYPING.test(text)) return setRefused(true);
    setTyped(text);
    forget();
  }
  const convert = () =>
    run(async () => {
      if (!amount || !from) return;
      try {
        setResult(await toCanadianDollars(amount, from));
      } catch (error) {
        const isTooMany = error instanceof HttpError && error.status === 429;
        fail(t(isTooMany ? 'converter.tooMany' : 'converter.failed'));
      }
    });
  const figure = result && figureFor(field, result.converted);

  return (
    <ShownDialog
      id={id}
      title={t('converter.title', { to: field.converts ?? '' })}
      close={t('converter.close')}
      onClose={onClose}
      holds
    >
      <form
        noValidate
        method="post"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void convert();
        }}
      >
        <div className="grid gap-1">
          <TextField
            id={`${id}-amount`}
            label={t('converter.amount')}
            help={t('converter.amountHelp')}
            value={typed}
            onChange={(event) => write(event.target.value)}
            // What was refused stays to be read, until one comes back to the field.
            onFocus={() => setRefused(false)}
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
          />
          <p role="status" className={isRefused ? 'text-night text-sm leading-snug' : 'sr-only'}>
            {isRefused && t('converter.refused')}
          </p>
        </div>
        <ComboboxField
          id={`${id}-currency`}
          label={t('converter.currency')}
          options={options}
          empty={t('field.empty')}
          none={t('field.none')}
          open={t('field.open')}
          value={from}
          onChange={(next) => {
            setFrom(next);
            forget();
          }}
        />
        <div role="status" className={amount && from ? 'text-sm' : 'sr-only'}>
          {amount && from && <Understood amount={amount} currency={from} />}
        </div>
        {readings && from && (
          <fieldset className="grid justify-items-start gap-1">
            <legend className="text-sm">{t('converter.unclear', { typed: `\u2066${typed}\u2069` })}</legend>
            {readings.map((reading) => (
              <Button key={reading} kind="quiet" onClick={() => write(reading)}>
                <Understood amount={reading} currency={from} />
              </Button>
            ))}
          </fieldset>
        )}
        {notice}
        <Button
          kind="quiet"
          type="submit"
          disabled={!amount || !from}
          busy={isBusy ? t('converter.working') : undefined}
        >
          {t('converter.convert')}
        </Button>
        <div role="status" className={result ? 'grid gap-1.5 rounded-card bg-sky p-4' : 'sr-only'}>
          {result && <Result result={result} />}
        </div>
        {result && figure && Number(figure) > 0 && (
          <Button kind="main" wide onClick={() => onUse(figure)}>
            {t('converter.use', { figure: together(figure, result.to) })}
          </Button>
        )}
      </form>
    </ShownDialog>
  );
}
