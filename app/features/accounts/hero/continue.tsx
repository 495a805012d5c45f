/**
 * In the place of the hero form for whoever has a session: a greeting, where they are, and the portal (D38). The page is
 * the same for everybody, so the marks on <html> show one of the two, and the display cookie gives name and step (D13).
 */
import { portalSlug, STEPS } from '#app/features/accounts/steps/rules.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { pathTo } from '#app/paths.ts';
import { ButtonLink, TextLink } from '#app/ui/wayfinding/link.tsx';

/** What the cookie makes certain. Whether somebody has paid, is quoted or needs no visa it does not know: then no step. */
const NAMED = ['questions', 'applicants'] as const;
const READINGS = [true, false].flatMap((isPaid) => [true, false].map((isQuote) => ({ isPaid, isQuote })));
const certain = STEPS.flatMap((step) => {
  const [slug, ...others] = new Set(READINGS.map((reading) => portalSlug(step, reading)));
  return others.length === 0 ? [[step, slug]] : [];
});

/** Constant text for the hash of the policy; the cookie is read as text and only ever shown. A member opens no steps. */
const CONTINUE_SCRIPT = `(function(s,m){try{var u=JSON.parse(decodeURIComponent((/(?:^|; )user=([^;]*)/.exec(document.cookie)||[])[1]||"{}")),n=s.querySelector("[data-name]"),p=u.user_type==="primary"&&s.querySelector('[data-go-on="'+m[u.current_step]+'"]');if(u.first_name){n.textContent=n.dataset.name.replace("{name}",u.first_name)}if(p)p.hidden=false}catch(e){}})(document.currentScript.parentNode,${JSON.stringify(Object.fromEntries(certain))})`;

export function ContinueCard({ locale }: { locale: Locale }) {
  const t = translator(locale, 'accounts');
  return (
    <div className="hidden gap-4 [html[data-session]_&]:grid">
      <div className="grid gap-1">
        <h2 className="font-bold text-2xl" data-name={t('hero.hello', { name: '{name}' })}>
          {t('hero.helloAgain')}
        </h2>
        {NAMED.map((slug) => (
          <p key={slug} hidden data-go-on={slug} className="text-quiet">
            {t(`hero.goOn.${slug}`)}
          </p>
        ))}
      </div>
      <ButtonLink kind="main" wide href={pathTo('portal', locale)} data-no-prefetch="">
        {t('signUp.portal')}
      </ButtonLink>
      <TextLink href={pathTo('log-in', locale)}>{t('hero.notYou')}</TextLink>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constant text of ours */}
      <script dangerouslySetInnerHTML={{ __html: CONTINUE_SCRIPT }} />
    </div>
  );
}
