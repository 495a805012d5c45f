/** Where a code appears: its words stand in the page, the code comes when it is asked for (show.ts). */
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { buttonLook } from '#app/ui/button-look.ts';

export function CodeBox({ content }: { content: Locale }) {
  const t = translator(content, 'discount-codes');
  return (
    <div
      data-code="loading"
      data-loading={t('code.loading')}
      data-failed={t('code.failed')}
      data-too-many={t('code.tooMany')}
      data-copied={t('code.copied')}
      className="group/code grid gap-3"
    >
      <div className="grid gap-2 rounded-card border-2 border-maize border-dashed bg-sand p-4 group-data-[code=failed]/code:hidden">
        <p className="text-quiet text-sm">{t('code.is')}</p>
        {/* The room of a code, so that nothing jumps when it comes. */}
        <p className="min-h-9 break-all font-bold text-2xl text-night tabular-nums tracking-wider">
          <bdi data-code-value dir="ltr" />
        </p>
        <button
          type="button"
          data-code-copy
          className="invisible min-h-11 cursor-pointer justify-self-start font-semibold text-deep underline underline-offset-4 group-data-[code=shown]/code:visible"
        >
          {t('code.copy')}
        </button>
      </div>
      <p role="status" data-code-status className="min-h-6 text-quiet" />
      {/* The look of a button says how it is shown: what surrounds it hides it. */}
      <div className="hidden group-data-[code=failed]/code:grid">
        <button type="button" data-code-again className={buttonLook('quiet', true)}>
          {t('code.again')}
        </button>
      </div>
      <p className="text-quiet text-sm">{t('code.conditions')}</p>
    </div>
  );
}
