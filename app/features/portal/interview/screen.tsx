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

/** There is no interview, or another service prepares it: which ones, and how one comes to them. */
function NotIncluded({ view: { service, why, services, way, head } }: { view: NoneView }) {
  const t = useTranslations('interview');
  const portal = useTranslations('portal');
  const { chooseService } = usePortalTools();
  const isElsewhere = why === 'elsewhere';
  const mayChoose = isElsewhere && way === 'choose';
  return (
    <div className="mx-auto grid max-w-3xl gap-5">
      <h1 className="text-2xl">{t('none.title')}</h1>
      <div className="grid gap-2">
        {service && <p>{t('none.service', { service })}</p>}
        <p>{t(service || !isElsewhere ? `none.${why}` : 'none.noService')}</p>
        {isElsewhere && (
          <ul className="grid list-disc gap-1 ps-5">
            {services.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        )}
      </div>
      {isElsewhere && way !== 'choose' && <p>{t(`none.${way}`, { name: head })}</p>}
      <div className="flex flex-wrap gap-2.5">
        {mayChoose && (
          <Button kind="main" wide onClick={chooseService}>
            {t(service ? 'none.change' : 'none.choose')}
          </Button>
        )}
        <ButtonLink
          kind={mayChoose ? 'quiet' : 'main'}
          wide
          icon="chat"
          href={whatsappHref(t('none.prefilled', { brand: brand.name }))}
          data-event="send_whatsapp"
          data-place="portal-interview"
        >
          {portal('frame.ask')}
        </ButtonLink>
        <ScreenLink to="portal" look="plain" wide>
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
