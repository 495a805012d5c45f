/** The WhatsApp question (spec 2 "Onboarding layout"), with its first words in the person's language. */
import { useTranslations } from 'use-intl';
import { whatsappHref } from '#app/platform/whatsapp.ts';
import { brand } from '#content/brand.ts';

/** What the chat begins with: the service one asks about. */
export function useAskHref(service: { title: string } | null) {
  const t = useTranslations('portal');
  const args = { brand: brand.name, service: service?.title ?? '' };
  return whatsappHref(t(service ? 'ask.prefilled' : 'ask.prefilledNone', args));
}
