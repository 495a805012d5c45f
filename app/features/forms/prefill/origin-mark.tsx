/** Beside an answer that we have filled in: where it came from, and a button that confirms it. */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#app/ui/icon.tsx';
import type { Mark } from './marks.ts';

type Person = { user_id: string; first_name: string; viewer: string; isSelf: boolean };

/** As the reader knows it: their own things are theirs. */
export function useOriginWords({ first_name, viewer, isSelf }: Person): (mark: Mark) => string {
  const t = useTranslations('forms');
  return ({ kind, user_id, name, form }) => {
    switch (kind) {
      case 'profile':
        return isSelf ? t('prefill.profile') : t('prefill.profileOf', { name: first_name });
      case 'passport':
        return isSelf ? t('prefill.passport') : t('prefill.passportOf', { name: first_name });
      case 'person':
        if (user_id === viewer) return t('prefill.you');
        return name ? t('prefill.person', { name }) : t('prefill.somebody');
      case 'form-of':
        if (user_id === viewer) return t('prefill.yourForm');
        return name ? t('prefill.formOf', { name }) : t('prefill.somebody');
      case 'onboarding':
      case 'page':
      case 'office':
      case 'family':
        return t(`prefill.${kind}`);
      case 'older': {
        if (!form) return t('prefill.older');
        const words = { form: t(`prefill.forms.${form}`) };
        return isSelf ? t('prefill.olderForm', words) : t('prefill.olderFormOf', { ...words, name: first_name });
      }
      default:
        return t('prefill.somebody');
    }
  };
}

/** It looks like what the questions say of an answer that was told before. */
export const OriginNote = ({ children }: { children: ReactNode }) => (
  <span className="inline-flex items-center gap-1 text-deep text-sm">
    <Icon name="tick" className="size-4" />
    <bdi>{children}</bdi>
  </span>
);

export function ConfirmButton({ label, onConfirm }: { label: string; onConfirm(): void }) {
  const t = useTranslations('forms');
  return (
    <div>
      <button
        type="button"
        className="min-h-11 font-semibold text-deep text-sm underline underline-offset-4"
        onClick={onConfirm}
      >
        {t('prefill.confirm')}
        <span className="sr-only">: {label}</span>
      </button>
    </div>
  );
}
