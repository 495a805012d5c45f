/** For how many is bought: locked until Change is pressed; a choice is confirmed or taken back (spec 4 "Applicants selector"). */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CartView } from '#app/features/checkout/view-rules.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { closeDialog } from '#app/ui/overlays/command.ts';
import { ShownDialog } from '#app/ui/overlays/shown-dialog.tsx';
import { partySizes } from './rules.ts';

const DIALOG = 'party-dialog';
export const PARTY_FIELD = 'party';

type Props = {
  cart: CartView;
  /** What is wished, which may not be stored yet. */
  people: number;
  isLocked: boolean;
  isStaff: boolean;
  onConfirm(people: number): void;
};

type ConfirmProps = { people: number; isStaff: boolean; onConfirm(): void; onClose(): void };

function Confirm({ people, isStaff, onConfirm, onClose }: ConfirmProps) {
  const t = useTranslations('payment');
  return (
    <ShownDialog
      id={DIALOG}
      title={t('party.title', { n: people })}
      close={t('info.close')}
      onClose={onClose}
      actions={
        <>
          <Button
            kind="main"
            onClick={() => {
              onConfirm();
              closeDialog(DIALOG);
            }}
          >
            {t('party.confirm')}
          </Button>
          <Button kind="plain" onClick={() => closeDialog(DIALOG)}>
            {t('party.cancel')}
          </Button>
        </>
      }
    >
      <p>{isStaff ? t('party.textStaff') : t('party.text', { n: people })}</p>
    </ShownDialog>
  );
}

export function Party({ cart, people, isLocked, isStaff, onConfirm }: Props) {
  const t = useTranslations('payment');
  const isMissing = cart.number_in_party === null;
  const [isEditing, setEditing] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const isOpen = (isEditing || isMissing) && !isLocked;
  return (
    <section className="grid gap-1">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <SelectField
            id={PARTY_FIELD}
            label={t('party.label')}
            disabled={!isOpen}
            error={isMissing ? t('party.missing') : undefined}
            help={isMissing ? t('party.missingHelp') : undefined}
            empty={isMissing ? t('party.choose') : undefined}
            value={chosen ?? (isMissing ? '' : people)}
            options={partySizes(cart.covered).map((n) => ({ value: String(n), label: t('party.people', { n }) }))}
            onChange={({ target }) => {
              const wanted = Number(target.value);
              if (wanted && (wanted !== people || isMissing)) setChosen(wanted);
            }}
          />
        </div>
        {!isMissing && !isEditing && (
          <Button
            kind="quiet"
            disabled={isLocked}
            onClick={() => {
              setEditing(true);
              // The field is open once this has been drawn.
              requestAnimationFrame(() => document.getElementById(PARTY_FIELD)?.focus());
            }}
          >
            {t('party.edit')}
          </Button>
        )}
      </div>
      {cart.covered > 0 && <p className="text-quiet text-sm">{t('party.covered', { n: cart.covered })}</p>}
      {cart.minors > 0 && <p className="text-quiet text-sm">{t('party.minors', { n: cart.minors })}</p>}
      {chosen !== null && (
        <Confirm
          people={chosen}
          isStaff={isStaff}
          onConfirm={() => {
            onConfirm(chosen);
            setEditing(false);
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </section>
  );
}
