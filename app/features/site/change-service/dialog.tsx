/** Before the service on somebody's profile changes they are asked (spec 2 "confirm modal"); browser.ts opens it. */

import type { Tongue } from '#app/features/texts/place.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { wordsAround } from '#app/i18n/words-around.server.ts';
import { pathTo } from '#app/paths.ts';
import { buttonLook } from '#app/ui/button-look.ts';

export function ChangeServiceDialog({ locale, content }: Tongue) {
  const t = translator(content, 'pages');
  const [before, after] = wordsAround((service) => t('change.text', { service }));
  return (
    <dialog
      data-change-service
      data-portal={pathTo('portal', locale)}
      aria-labelledby="change-service"
      className="m-auto w-[min(28rem,100%-2rem)] rounded-card border border-line bg-card p-6 text-night shadow-soft backdrop:bg-veil"
    >
      <form method="dialog" className="grid gap-4">
        <h2 id="change-service" className="font-semibold text-xl">
          {t('change.title')}
        </h2>
        <p>
          {before}
          <bdi data-service />
          {after}
        </p>
        <p
          role="alert"
          data-failed={t('change.failed')}
          data-refused={t('change.refused')}
          className="text-alert empty:hidden"
        />
        <div className="flex flex-wrap gap-3">
          <button type="button" data-confirm data-busy={t('change.busy')} className={buttonLook('main', true)}>
            {t('change.confirm')}
          </button>
          <button type="submit" className={buttonLook('quiet', true)}>
            {t('change.cancel')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
