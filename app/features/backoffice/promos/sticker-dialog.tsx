/** The sticker of a code: in a language, looked at, and saved to print. */
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LOCALES } from '#app/i18n/locales.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { saveFile } from '#app/platform/http/save-file.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { ShownDialog } from '#app/ui/overlays/shown-dialog.tsx';
import { makeSticker, type Sticker } from './client.ts';

const pngOf = ({ png }: Sticker) =>
  new Blob([Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))], { type: 'image/png' });
const svgOf = ({ svg }: Sticker) => new Blob([svg], { type: 'image/svg+xml' });

export function StickerDialog({ code, onClose }: { code: string; onClose(): void }) {
  const t = useTranslations('office-money.sticker');
  const words = useTranslations('office-money.promos');
  const id = useId();
  const { isBusy, sends, fail, fieldOf, summary } = useSending<'locale'>(id);
  const [sticker, setSticker] = useState<Sticker | null>(null);
  const send = sends(async (typed) => {
    try {
      setSticker(await makeSticker(code, String(typed.get('locale'))));
    } catch (error) {
      fail(t(error instanceof HttpError && error.status === 409 ? 'ended' : 'failed'));
    }
  });
  const save = (kind: 'svg' | 'png') =>
    sticker && saveFile({ name: `mirador-${code}.${kind}`, content: kind === 'svg' ? svgOf(sticker) : pngOf(sticker) });
  return (
    <ShownDialog id={id} title={t('title', { code })} close={words('close')} onClose={onClose}>
      <form method="post" noValidate onSubmit={send} className="grid gap-4">
        {summary('')}
        <SelectField
          {...fieldOf('locale')}
          label={t('language')}
          options={LOCALES.map((value) => ({ value, label: t(`languages.${value}`) }))}
        />
        <div>
          <Button kind={sticker ? 'quiet' : 'main'} type="submit" busy={isBusy ? t('busy') : undefined}>
            {t('make')}
          </Button>
        </div>
      </form>
      <div role="status" className="grid gap-3">
        {sticker && (
          <>
            <img
              src={`data:image/png;base64,${sticker.png}`}
              alt={t('alt', { code })}
              width="280"
              height="400"
              className="mx-auto"
            />
            <p className="grid text-quiet text-sm [overflow-wrap:anywhere]">
              <span>{t('leads', { url: sticker.url })}</span>
              <span>{t('size')}</span>
            </p>
            <div className="flex flex-wrap gap-3">
              <Button kind="main" onClick={() => save('png')}>
                {t('png')}
              </Button>
              <Button kind="quiet" onClick={() => save('svg')}>
                {t('svg')}
              </Button>
            </div>
          </>
        )}
      </div>
    </ShownDialog>
  );
}
