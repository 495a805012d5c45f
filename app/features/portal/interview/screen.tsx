/** /portal/applicants/{user_id}/interview: what an officer may ask this person, and what they want to say, in their own words. */
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { usePortalTools } from '#app/features/chrome/app/portal-tools.ts';
import { whatsappHref } from '#app/platform/whatsapp.ts';
import { Button } from '#app/ui/button.tsx';
import { ButtonLink } from '#app/ui/wayfinding/link.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import { brand } from '#content/brand.ts';
import type { Route } from './+types/screen.ts';
import { Preparation } from './preparation.tsx';
import { interviewView, type NoneView } from './view.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => interviewView(context.get(ctxContext));

/** Another service has it: which, and how one comes to it. */
function NotIncluded({ view: { service, services, way, head } }: { view: NoneView }) {
  const t = useTranslations('interview');
  const portal = useTranslations('portal');
  const { chooseService } = usePortalTools();
  return (
    <div className="mx-auto grid max-w-3xl gap-5">
      <h1 className="text-2xl">{t('none.title')}</h1>
      <div className="grid gap-2">
        <p>{service ? t('none.text', { service }) : t('none.noService')}</p>
        <ul className="grid list-disc gap-1 ps-5">
          {services.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      </div>
      {way !== 'choose' && <p>{t(`none.${way}`, { name: head })}</p>}
      <div className="flex flex-wrap gap-2.5">
        {way === 'choose' && (
          <Button kind="main" wide onClick={chooseService}>
            {t(service ? 'none.change' : 'none.choose')}
          </Button>
        )}
        <ButtonLink
          kind={way === 'choose' ? 'quiet' : 'main'}
          wide
          icon="chat"
          href={whatsappHref(t('none.prefilled', { brand: brand.name }))}
          data-event="whatsapp"
          data-place="portal-interview"
        >
          {portal('frame.ask')}
        </ButtonLink>
        <ScreenLink to="portal" look="plain">
          {portal('frame.back')}
        </ScreenLink>
      </div>
    </div>
  );
}

export default function InterviewScreen({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('interview');
  const { isSelf, first_name: name } = view.person;
  return (
    <>
      <title>{isSelf ? t('page.title') : t('page.titleOf', { name })}</title>
      {view.kind === 'none' ? (
        <NotIncluded view={view} />
      ) : (
        // Another person's notes are another page's.
        <Preparation key={view.person.user_id} view={view} />
      )}
    </>
  );
}
