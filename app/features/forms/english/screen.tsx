/** /portal/applicants/{user_id}/form/{form_name}/english: answers in words, and the English that the official form gets. */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { usePortalTools } from '#app/features/chrome/app/portal-tools.ts';
import { useOwnTab } from '#app/features/forms/autosave/use-own-tab.ts';
import { Banner } from '#app/ui/notices/banner.tsx';
import { WayBack } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/screen.ts';
import { isOpen } from './rules.ts';
import { TextCard } from './text-card.tsx';
import { type EnglishView, englishView } from './view.server.ts';

export const loader = ({ context, params }: Route.LoaderArgs) => englishView(context.get(ctxContext), params.form_name);

/** How many are still to do, what one may do, and that nobody must do it alone. */
function Summary({ view: { texts, isOfficial, isClosed, person } }: { view: EnglishView }) {
  const t = useTranslations('english.summary');
  const open = texts.filter(({ state }) => isOpen(state)).length;
  if (!isOfficial)
    return (
      <Banner kind="info" title={t('intake')}>
        <p>{t('intakeText')}</p>
      </Banner>
    );
  if (texts.length === 0)
    return (
      <Banner kind="info" title={t('none')}>
        <p>{t('noneText')}</p>
      </Banner>
    );
  if (isClosed)
    return (
      <Banner kind="info" title={t('closed')}>
        <p>{t('closedText', { count: open })}</p>
      </Banner>
    );
  if (open === 0)
    return (
      <Banner kind="good" title={t('whole')}>
        <p>{t('wholeText')}</p>
      </Banner>
    );
  return (
    <Banner kind="info" title={t('open', { count: open })}>
      <p>{t(person.isStaff ? 'openStaff' : 'openText')}</p>
    </Banner>
  );
}

export default function EnglishScreen({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('english');
  const nameOf = useTranslations('forms.names');
  const { revalidate } = useRevalidator();
  const { tell } = usePortalTools();
  const { person, form_name, texts, isOfficial } = view;
  useOwnTab(person.viewer);
  const form = nameOf(form_name);
  // As it was when one came: what is accepted does not close under one's hand.
  const [first] = useState(() => texts.findIndex(({ state }) => isOpen(state)));
  const onAccepted = async (heading: string) => {
    await revalidate();
    tell(t('accepted'));
    document.getElementById(heading)?.focus();
  };
  return (
    <div className="mx-auto grid max-w-4xl gap-5">
      <title>{`${t('title')}: ${form}`}</title>
      <header className="grid gap-1">
        <p className="font-semibold text-quiet text-sm">
          <bdi>{t('of', { name: person.name, form })}</bdi>
        </p>
        <h1 className="text-2xl">{t('title')}</h1>
        {isOfficial && <p className="max-w-[65ch]">{t('lead')}</p>}
      </header>
      <Summary view={view} />
      <div className="grid gap-2.5">
        {texts.map((text, place) => (
          <TextCard
            key={text.path}
            view={view}
            text={text}
            place={place}
            opensFirst={place === first}
            onStale={revalidate}
            onAccepted={onAccepted}
          />
        ))}
      </div>
      <WayBack to="portal-form-check" params={{ user_id: person.user_id, form_name }}>
        {t('back')}
      </WayBack>
    </div>
  );
}
