/** /promo (spec 2 "Discount-code landing page", D10): for people who come from an ad in a chat. Logo, home, slider, code. */
import { useLocation } from 'react-router';
import { CodeBox } from '#app/features/leads/codes/box.tsx';
import { CODE_PERCENT } from '#app/features/leads/codes/rules.ts';
import { pageMeta } from '#app/features/texts/meta.ts';
import { placeAt } from '#app/features/texts/place.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { contentLocale } from '#app/path-match.ts';
import { pathTo } from '#app/paths.ts';
import { whatsappHref } from '#app/platform/whatsapp.ts';
import { buttonLook } from '#app/ui/button-look.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Mark } from '#app/ui/mark.tsx';
import { command } from '#app/ui/overlays/command.ts';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { brand } from '#content/brand.ts';
import { percent } from '#content/legal/wording.ts';
import type { Route } from './+types/screen.ts';
import { Slider } from './slider.tsx';

const ID = 'promo-code';

export const meta = (asked: Route.MetaArgs) => {
  const content = contentLocale(asked.location.pathname);
  const t = translator(content, 'discount-codes');
  return pageMeta(asked, {
    title: t('promo.title'),
    description: t('promo.description', { percent: percent(CODE_PERCENT, content) }),
  });
};

export default function Promo() {
  const { locale, content } = placeAt(useLocation().pathname);
  const t = translator(content, 'discount-codes');
  const code = '{code}';
  return (
    <div
      data-promo={ID}
      className="mx-auto grid min-h-dvh max-w-3xl grid-rows-[auto_1fr_auto] gap-4 px-4 py-3 md:gap-5 md:py-4"
    >
      <header className="flex flex-wrap items-center justify-between gap-3">
        <a href={pathTo('home', locale)} className="flex min-h-11 items-center gap-2 font-bold text-lg">
          <Mark />
          {brand.name}
        </a>
        <a href={pathTo('home', locale)} className={buttonLook('quiet')}>
          <span className="inline-flex items-center gap-2">
            <Icon name="home" className="size-5" />
            {t('promo.home')}
          </span>
        </a>
      </header>
      <div className="grid min-w-0 content-start gap-4 md:gap-5">
        <div className="grid gap-2">
          <h1 className="font-bold text-2xl md:text-4xl">
            {t('promo.hero', { percent: percent(CODE_PERCENT, content) })}
          </h1>
          <p className="text-quiet md:text-lg">{t('promo.under')}</p>
        </div>
        <button type="button" {...command('show-modal', ID)} className={`${buttonLook('main', true)} noscript:hidden`}>
          {t('promo.show')}
        </button>
        <Slider content={content} />
      </div>
      <footer className="flex flex-wrap gap-x-5 text-quiet text-sm">
        {(['privacy-policy', 'terms-conditions'] as const).map((screen) => (
          <a
            key={screen}
            href={pathTo(screen, locale)}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {t(screen === 'privacy-policy' ? 'promo.privacy' : 'promo.terms')}
          </a>
        ))}
        <button
          type="button"
          hidden
          data-consent-open
          className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4 [&[hidden]]:hidden"
        >
          {translator(locale, 'tracking')('reopen')}
        </button>
      </footer>
      <Dialog
        id={ID}
        title={t('promo.dialogTitle')}
        close={t('popup.close')}
        actions={
          <a
            hidden
            href={whatsappHref(t('promo.message', { name: brand.name, code }))}
            data-promo-chat
            data-chat
            data-event="send_whatsapp"
            data-place="promo"
            className={`${buttonLook('main')} aria-disabled:cursor-progress`}
          >
            <span className="inline-flex items-center gap-2">
              <Icon name="chat" />
              {t('promo.send')}
            </span>
          </a>
        }
      >
        <p>{t('promo.invite')}</p>
        <CodeBox content={content} />
      </Dialog>
    </div>
  );
}
