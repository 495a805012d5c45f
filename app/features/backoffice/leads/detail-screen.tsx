/** /admin/leads/{lead_id}: one lead whole, with the call, its history and the case of the same number. */
import { type ReactNode, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { ActDialog } from '#app/features/backoffice/marketing/act-dialog.tsx';
import { type Fact, Facts, Typed } from '#app/features/backoffice/marketing/facts.tsx';
import { useOfficeTools } from '#app/features/backoffice/tools.ts';
import { localeOf } from '#app/i18n/locales.ts';
import { pathTo } from '#app/paths.ts';
import { whatsappTo } from '#app/platform/whatsapp.ts';
import { Button } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import { ScreenLink, useGoTo, WayBack } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/detail-screen.ts';
import { CallBox } from './call-box.tsx';
import { eraseLead, qualifyLead } from './client.ts';
import { type LeadView, leadView } from './view.server.ts';
import { useLeadWords } from './words.ts';

export const loader = ({ context, params }: Route.LoaderArgs) => leadView(context.get(ctxContext), params.lead_id);

const moment = { dateStyle: 'medium', timeStyle: 'short' } as const;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-3 rounded-card border border-line bg-card p-4">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

function Contact({ lead }: { lead: LeadView }) {
  const t = useTranslations('office-marketing.lead');
  const { phone_number, email } = lead;
  const facts: Fact[] = [
    {
      label: t('phone'),
      value: (
        <span className="flex flex-wrap gap-x-4">
          <TextLink href={`tel:${phone_number}`}>
            <bdi dir="ltr">{phone_number}</bdi>
          </TextLink>
          <TextLink href={whatsappTo(phone_number, '')} newTab={t('newTab')}>
            {t('whatsApp')}
          </TextLink>
        </span>
      ),
    },
    {
      label: t('email'),
      value: (
        <TextLink href={`mailto:${encodeURIComponent(email)}`}>
          <bdi dir="ltr">{email}</bdi>
        </TextLink>
      ),
    },
    { label: t('language'), value: t(`languages.${lead.locale}`) },
    ...(lead.country ? [{ label: t('country'), value: lead.country }] : []),
  ];
  return (
    <Part title={t('contact')}>
      <Facts facts={facts} />
    </Part>
  );
}

const yes = (value: string | null) => (['Y', 'N'] as const).find((one) => one === value);

function Asked({ lead }: { lead: LeadView }) {
  const t = useTranslations('office-marketing.lead');
  const forms = useTranslations('office-marketing.leads');
  const { reason, people, start } = useLeadWords();
  const [passport, denied] = [yes(lead.has_valid_passport), yes(lead.visa_denied)];
  const facts = [
    { label: t('form'), value: forms(`forms.${lead.form}`) },
    { label: t('score'), value: lead.score === null ? forms('noScore') : forms('scoreIs', { n: lead.score }) },
    { label: t('reason'), value: reason(lead.trip_reason) },
    { label: t('people'), value: people(lead.number_applying) },
    { label: t('start'), value: start(lead.start_time) },
    { label: t('passport'), value: passport && t(`yesNo.${passport}`) },
    { label: t('denied'), value: denied && t(`yesNo.${denied}`) },
    {
      label: t('message'),
      value: lead.message ? (
        <span className="whitespace-pre-line">
          <Typed>{lead.message}</Typed>
        </span>
      ) : (
        lead.form === 'contact' && t('noMessage')
      ),
    },
  ].filter(({ value }) => value);
  return (
    <Part title={t('asked')}>
      <Facts facts={facts} />
    </Part>
  );
}

function Came({ lead }: { lead: LeadView }) {
  const t = useTranslations('office-marketing.lead');
  const facts: Fact[] = [
    ...(lead.source ? [{ label: t('source'), value: <Typed>{lead.source}</Typed> }] : []),
    ...(lead.landing ? [{ label: t('landing'), value: <Typed>{lead.landing}</Typed> }] : []),
    ...lead.utm.map(([name, value]) => ({ label: name, value: <Typed>{value}</Typed> })),
    ...(lead.pages.length > 0 ? [{ label: t('pages'), value: <Typed>{lead.pages.join(', ')}</Typed> }] : []),
    ...(lead.affiliate_code ? [{ label: t('ref'), value: <Typed>{lead.affiliate_code}</Typed> }] : []),
    ...(lead.tags.length > 0 ? [{ label: t('tags'), value: <Typed>{lead.tags.join(', ')}</Typed> }] : []),
  ];
  return (
    <Part title={t('came')}>
      {facts.length > 0 ? <Facts facts={facts} /> : <p className="text-quiet">{t('noVisit')}</p>}
    </Part>
  );
}

function History({ lead }: { lead: LeadView }) {
  const t = useTranslations('office-marketing.lead');
  const format = useFormatter();
  const nameOf = (event: string) =>
    t(`events.${event === 'generate_lead' || event === 'qualify_lead' ? event : 'other'}`);
  const lines = [
    { key: 'sent', at: lead.created_at, text: t('events.sent') },
    ...(lead.again ? [{ key: 'again', at: lead.again.at, text: t('events.again', { n: lead.again.times }) }] : []),
    ...(lead.called ? [{ key: 'called', at: lead.called.at, text: t('events.called') }] : []),
    ...lead.events.map(({ event, created_at }) => ({ key: event, at: created_at, text: nameOf(event) })),
  ].toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return (
    <Part title={t('history')}>
      <ol className="grid gap-2">
        {lines.map(({ key, at, text }) => (
          <li key={key}>
            {text} <span className="text-quiet text-sm">· {format.dateTime(at, moment)}</span>
          </li>
        ))}
      </ol>
    </Part>
  );
}

function Account({ lead }: { lead: LeadView }) {
  const t = useTranslations('office-marketing.lead');
  const { account } = lead;
  return (
    <Part title={t('account')}>
      {account ? (
        <p>
          <ScreenLink to="admin-person" params={{ user_id: account.user_id }}>
            <bdi>{t('case', { number: account.case_number, name: account.name })}</bdi>
          </ScreenLink>
        </p>
      ) : (
        <>
          <p>{t('noAccount')}</p>
          <p>
            <ScreenLink to="admin-new-account">{t('newAccount')}</ScreenLink>
          </p>
        </>
      )}
    </Part>
  );
}

function Qualify({ lead }: { lead: LeadView }) {
  const t = useTranslations('office-marketing.lead.qualify');
  const { revalidate } = useRevalidator();
  const { say } = useOfficeTools();
  const [isBusy, setBusy] = useState(false);
  async function qualify() {
    setBusy(true);
    try {
      await qualifyLead(lead.lead_id);
      say({ kind: 'good', text: t('done') });
      await revalidate();
    } catch {
      say({ kind: 'alert', text: t('failed') });
    }
    setBusy(false);
  }
  if (lead.form !== 'visa' || lead.isQualified) return null;
  return (
    <Button kind="quiet" busy={isBusy ? t('busy') : undefined} onClick={() => void qualify()}>
      {t('send')}
    </Button>
  );
}

export default function LeadScreen({ loaderData: lead }: Route.ComponentProps) {
  const t = useTranslations('office-marketing.lead');
  const names = useTranslations('office-marketing.leads');
  const { pathname } = useLocation();
  const goTo = useGoTo();
  const [isErasing, setErasing] = useState(false);
  const name = lead.name || names('nameless');
  const erase = async () => {
    try {
      await eraseLead({ phone_number: lead.phone_number, email: lead.email, form_name: lead.form });
    } catch {
      return { text: t('erase.failed') };
    }
    goTo(pathTo('admin-leads', localeOf(pathname)));
    return null;
  };
  return (
    <div className="grid max-w-5xl gap-5">
      <title>{t('title', { name })}</title>
      <h1 className="text-2xl [overflow-wrap:anywhere]">
        <bdi dir="auto">{name}</bdi>
      </h1>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <div className="grid gap-4">
          <CallBox lead={lead} />
          <Contact lead={lead} />
          <Account lead={lead} />
        </div>
        <div className="grid gap-4">
          <Asked lead={lead} />
          <Came lead={lead} />
          <History lead={lead} />
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Qualify lead={lead} />
        <Button kind="plain" icon="trash" onClick={() => setErasing(true)}>
          {t('erase.open')}
        </Button>
      </div>
      <WayBack to="admin-leads">{t('back')}</WayBack>
      {isErasing && (
        <ActDialog
          words={{
            ...{ title: t('erase.title', { name }), lead: t('erase.lead'), send: t('erase.send') },
            ...{ busy: t('erase.busy'), cancel: t('erase.cancel'), close: t('erase.close') },
          }}
          onSend={erase}
          onClose={() => setErasing(false)}
        />
      )}
    </div>
  );
}
