/** Beside a field that asks for money in another currency: a button whose dialog is fetched when somebody wants it. */
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { fieldId } from '#app/features/forms/fields/control-props.ts';
import { Button } from '#app/ui/button.tsx';
import type { Currency } from '#content/countries.ts';
import type { Field } from '#content/forms/definition.ts';
import type { ConverterDialog } from './dialog.tsx';

type MoneyField = { field: Field; path: string };
type ConverterInput = { currency: Currency; write(path: string, figure: string): void };
export type Converter = { open(asked: MoneyField): void; opening: string | null; failed: string | null };

export function useConverter({ currency, write }: ConverterInput): { converter: Converter; dialog: ReactNode } {
  const [asked, setAsked] = useState<MoneyField | null>(null);
  const [loaded, setLoaded] = useState<{ Dialog: typeof ConverterDialog } | null>(null);
  const [opening, setOpening] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);

  async function open(wanted: MoneyField) {
    if (opening) return;
    setOpening(wanted.path);
    setFailed(null);
    try {
      const { ConverterDialog: Dialog } = await import('./dialog.tsx');
      setLoaded({ Dialog });
      setAsked(wanted);
    } catch {
      setFailed(wanted.path);
    } finally {
      setOpening(null);
    }
  }
  function use(figure: string) {
    if (!asked) return;
    write(asked.path, figure);
    setAsked(null);
    // After the dialog is gone, or the browser gives the focus back to the button.
    requestAnimationFrame(() => document.getElementById(fieldId(asked.path))?.focus());
  }
  return {
    converter: { open, opening, failed },
    dialog: asked && loaded && (
      <loaded.Dialog field={asked.field} currency={currency} onUse={use} onClose={() => setAsked(null)} />
    ),
  };
}

export function ConvertButton({ field, path, label, converter }: MoneyField & { label: string; converter: Converter }) {
  const t = useTranslations('forms');
  return (
    <div className="grid justify-items-start gap-1 pt-2">
      <Button
        kind="quiet"
        busy={converter.opening === path ? t('converter.opening') : undefined}
        onClick={() => converter.open({ field, path })}
      >
        {t('converter.button')}
        <span className="sr-only">: {label}</span>
      </Button>
      {converter.failed === path && (
        <p role="alert" className="font-semibold text-alert text-sm">
          {t('converter.openFailed')}
        </p>
      )}
    </div>
  );
}
