/** The WhatsApp question (spec 2 "Onboarding layout"), with its first words in the person's language. */
import { useTranslations } from 'use-intl';
import { whatsappHref } from '#app/platform/whatsapp.ts';
import { ButtonLink } from '#app/ui/wayfinding/link.tsx';
import { brand } from '#content/brand.ts';

/** What the chat begins with: the service one asks about. */
export function useAskHref(service: { title: string } | null) {
  const t = useTranslations('portal');
  const args = { brand: brand.name, service: service?.title ?? '' };
  return whatsappHref(t(service ? 'ask.prefilled' : 'ask.prefilledNone', args));
}

export function AskCard({ service }: { service: { title: string } | null }) {
  const t = useTranslations('portal');
  return (
    <section className="grid gap-2 rounded-card bg-sky p-5">
      <h2 className="text-lg">{t('ask.title')}</h2>
      <p className="mb-2 text-quiet">{t('ask.text')}</p>
      <ButtonLink kind="quiet" wide icon="chat" href={useAskHref(service)} data-event="whatsapp" data-place="portal">
        {t('ask.button')}
      </ButtonLink>
    </section>
  );
}
