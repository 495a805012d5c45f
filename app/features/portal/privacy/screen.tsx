/** /portal/privacy: what we keep of somebody, to take along, and the way to its end (D42). */
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { ScreenLink, WayBack } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/screen.ts';
import { ExportPanel } from './export-panel.tsx';
import { ownAccount } from './own.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => ownAccount(context.get(ctxContext));

export default function PrivacyScreen({ loaderData: { user_id, password } }: Route.ComponentProps) {
  const t = useTranslations('privacy');
  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      <title>{t('screen.title')}</title>
      <div className="grid gap-2">
        <h1 className="text-2xl outline-none">{t('screen.title')}</h1>
        <p className="text-quiet">{t('screen.lead')}</p>
        <p>
          <ScreenLink to="privacy-policy">{t('screen.policy')}</ScreenLink>
        </p>
      </div>
      {password === 'own' ? (
        <ExportPanel user_id={user_id} title={t('export.title')} lead={t('export.lead')} />
      ) : (
        <section className="grid gap-4 rounded-card border border-line bg-card p-4 sm:p-6">
          <h2 className="text-xl">{t('export.title')}</h2>
          <p>{t('export.lead')}</p>
          <p className="font-semibold">{t('export.first')}</p>
        </section>
      )}
      <section className="grid gap-4 rounded-card border border-line bg-card p-4 sm:p-6">
        <h2 className="text-xl">{t('screen.eraseTitle')}</h2>
        <p>{t('screen.eraseLead')}</p>
        <div>
          <ScreenLink to="portal-erase" look="quiet">
            {t('screen.eraseLink')}
          </ScreenLink>
        </div>
      </section>
      <WayBack to="portal">{t('screen.back')}</WayBack>
    </div>
  );
}
