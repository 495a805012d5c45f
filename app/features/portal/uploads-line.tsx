/** While files are on their way and their person is elsewhere in the portal: one line that says so, and the way to them. */
import { useTranslations } from 'use-intl';
import { useUploads } from '#app/features/documents/upload/shown-uploads.ts';
import { isMoving } from '#app/features/documents/upload/upload.ts';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';

export function UploadsLine({ here }: { here: string | undefined }) {
  const t = useTranslations('portal.uploads');
  const uploads = useUploads();
  const moving = uploads.filter(isMoving).length;
  const held = uploads.filter(({ stage }) => stage === 'held').length;
  const failed = uploads.filter(({ stage }) => stage === 'failed' || stage === 'refused').length;
  const [first] = uploads;
  const said =
    moving > 0
      ? t('line', { count: moving })
      : failed > 0
        ? t('failed', { count: failed })
        : held > 0 && t('held', { count: held });
  if (here === 'portal-documents' || !first || !said) return null;
  return (
    <div className="border-line border-b bg-sky">
      <p role="status" className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 px-4 py-2 leading-snug">
        <span className="font-semibold">{said}</span>
        <ScreenLink to="portal-documents" params={{ user_id: first.user_id }}>
          {t('go')}
        </ScreenLink>
      </p>
    </div>
  );
}
