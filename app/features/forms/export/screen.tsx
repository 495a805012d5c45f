/** /portal/applicants/{user_id}/form/{form_name}/official: what becomes of each answer in the official form, what must be decided, the files. */

import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { useOwnTab } from '#app/features/forms/autosave/use-own-tab.ts';
import { shownSigns } from '#app/features/forms/carry/shown-signs.ts';
import { FROM_LIST, FROM_ROW, OFFICIAL_LIST } from '#app/features/forms/check-link.ts';
import { fieldId } from '#app/features/forms/fields/control-props.ts';
import { useRow } from '#app/features/forms/review/use-row.ts';
import { isScreen } from '#app/paths.ts';
import { whatsappHref } from '#app/platform/whatsapp.ts';
import { Banner } from '#app/ui/notices/banner.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import { ScreenLink, WayBack } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/screen.ts';
import { CarriedPages } from './carried-pages.tsx';
import { Downloads } from './downloads.tsx';
import { type OfficialView, officialView } from './view.server.ts';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  officialView(context.get(ctxContext), params.form_name);

type PaidView = OfficialView & { pack: NonNullable<OfficialView['pack']> };
const isPaid = (view: OfficialView): view is PaidView => view.pack !== null;

/** One sentence, and the way to pay. */
function Unpaid({ view: { payer } }: { view: OfficialView }) {
  const t = useTranslations('export.screen');
  return (
    <Banner kind="info" title={t('unpaidTitle')}>
      <p>{payer ? t('unpaidBy', { name: payer }) : t('unpaid')}</p>
      {!payer && (
        <p>
          {isScreen('portal-payment') ? (
            <ScreenLink to={'portal-payment' as 'portal'}>{t('pay')}</ScreenLink>
          ) : (
            <TextLink href={whatsappHref(t('askPayment'))} alone data-event="send_whatsapp" data-place="official">
              {t('ask')}
            </TextLink>
          )}
        </p>
      )}
    </Banner>
  );
}

function Missing({ view: { person, form_name, missing, pack } }: { view: OfficialView }) {
  const t = useTranslations('export.screen');
  if (missing === 0) return null;
  return (
    <Banner kind="warning" title={t('missing', { count: missing })}>
      {pack && <p>{t('missingText')}</p>}
      <p>
        <ScreenLink to="portal-form-check" params={{ user_id: person.user_id, form_name }}>
          {t('missingLink')}
        </ScreenLink>
      </p>
    </Banner>
  );
}

/** Questions to the person: nothing is cut or guessed for them. */
function ToDecide({ view: { person, form_name, pack } }: { view: PaidView }) {
  const t = useTranslations('export.screen');
  const why = useTranslations('export.doubts');
  if (pack.doubts.length === 0) return null;
  return (
    <section aria-labelledby="decide" className="grid gap-3 rounded-card bg-glow p-4">
      <div className="grid gap-1">
        <h2 id="decide" className="text-xl">
          {t('decide', { count: pack.doubts.length })}
        </h2>
        <p>{t('decideText')}</p>
      </div>
      <ul className="grid gap-3">
        {pack.doubts.map(({ path, page, label, read, official, english, doubt, isOpen }) => (
          <li key={path} className="grid gap-1 border-line border-t pt-3">
            <p className="font-semibold">{label.own}</p>
            <p className="line-clamp-3 whitespace-pre-wrap [overflow-wrap:anywhere]">
              {/* Of an answer in English, the English is what does not fit. */}
              <bdi>{english === 'accepted' ? official : read}</bdi>
            </p>
            <p>
              {doubt?.why === 'characters' && <bdi>{why('characters', { found: shownSigns(doubt.found) })}</bdi>}
              {doubt?.why === 'length' && why('length', { count: doubt.by })}
              {doubt?.why === 'wrong' && why('wrong')}
            </p>
            {isOpen ? (
              <p>
                <ScreenLink
                  {...(english === 'accepted' && doubt?.why !== 'wrong'
                    ? { to: 'portal-form-english', params: { user_id: person.user_id, form_name } }
                    : {
                        ...{
                          to: 'portal-form-page',
                          params: { user_id: person.user_id, form_name, page: String(page) },
                        },
                        query: { [FROM_ROW]: path, [FROM_LIST]: OFFICIAL_LIST },
                        hash: fieldId(path),
                      })}
                  aria-label={t('fixOf', { label: label.own })}
                >
                  <span className="inline-flex min-h-11 items-center underline underline-offset-4">{t('fix')}</span>
                </ScreenLink>
              </p>
            ) : (
              <p className="text-sm">{t('locked')}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function State({ view }: { view: PaidView }) {
  const t = useTranslations('export.screen');
  const { doubts, summary } = view.pack;
  return (
    <>
      <ToDecide view={view} />
      {summary.needs_english.length > 0 && (
        <Banner kind="info" title={t('english', { count: summary.needs_english.length })}>
          <p>{t('englishText')}</p>
          <p>
            <ScreenLink to="portal-form-english" params={{ user_id: view.person.user_id, form_name: view.form_name }}>
              {t('englishLink')}
            </ScreenLink>
          </p>
        </Banner>
      )}
      {doubts.length === 0 && view.missing === 0 && summary.needs_english.length === 0 && (
        <Banner kind="good" title={t('ready')}>
          <p>{t('readyText')}</p>
        </Banner>
      )}
    </>
  );
}

export default function OfficialScreen({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('export.screen');
  const nameOf = useTranslations('forms.names');
  useRow();
  const { person, form_name } = view;
  useOwnTab(person.viewer);
  const form = nameOf(form_name);
  const title = person.isSelf ? t('title') : t('titleOf', { name: person.first_name });
  return (
    <div className="mx-auto grid max-w-3xl gap-5">
      <title>{`${title}: ${form}`}</title>
      <header className="grid gap-1">
        <p className="font-semibold text-quiet text-sm">
          <bdi>{t('of', { name: person.name, form })}</bdi>
        </p>
        <h1 className="text-2xl">{title}</h1>
        {isPaid(view) && <p className="max-w-[65ch]">{t('lead')}</p>}
      </header>
      {!isPaid(view) && <Unpaid view={view} />}
      <Missing view={view} />
      {isPaid(view) && (
        <>
          <State view={view} />
          <section aria-labelledby="carried" className="grid gap-2">
            <h2 id="carried" className="text-xl">
              {t('carried')}
            </h2>
            {view.pack.summary.answers > 0 && (
              <p>{t('changed', { changed: view.pack.summary.changed, all: view.pack.summary.answers })}</p>
            )}
            <CarriedPages pages={view.pack.pages} />
          </section>
          <Downloads user_id={person.user_id} form_name={form_name} />
        </>
      )}
      <WayBack to="portal-form-check" params={{ user_id: person.user_id, form_name }}>
        {t('back')}
      </WayBack>
    </div>
  );
}
