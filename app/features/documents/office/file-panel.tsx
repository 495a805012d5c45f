/** The file that is being looked at: what is known of it, the picture, and what an adviser can say. */
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { wordOf } from './file-list.tsx';
import type { Look, Move } from './rules.ts';
import type { OfficeDocument, OfficeFile } from './view.server.ts';
import { Viewer } from './viewer.tsx';

type Props = {
  user_id: string;
  file: OfficeFile & Pick<OfficeDocument, 'type'>;
  look: Look;
  told: 'accepted' | 'asked' | 'failed' | undefined;
  isBusy: boolean;
  moves: Readonly<Record<Move, () => void>>;
};

const KB = 1024;

function Facts({ file }: { file: OfficeFile }) {
  const t = useTranslations('documents-office');
  const format = useFormatter();
  const came = file.verified_at ?? file.created_at;
  return (
    <p className="flex flex-wrap gap-x-4 text-quiet text-sm">
      <span>{t(`words.${wordOf(file)}`)}</span>
      <span>{t('came', { date: format.dateTime(new Date(came), { dateStyle: 'medium', timeStyle: 'short' }) })}</span>
      {file.bytes !== null && <span>{t('size', { kb: Math.ceil(file.bytes / KB) })}</span>}
      {file.scanned && <span>{t(`scanned.${file.scanned}`)}</span>}
    </p>
  );
}

/** What the device found, and why the person sent it nevertheless. */
function Remarks({ file }: { file: OfficeFile }) {
  const t = useTranslations('documents-office');
  if (file.doubts.length === 0 && !file.note && file.asked_again === null) return null;
  return (
    <Banner kind={file.doubts.length > 0 || file.asked_again !== null ? 'warning' : 'info'}>
      {file.doubts.length > 0 && (
        <p>{t('doubts', { list: file.doubts.map((doubt) => t(`kinds.${doubt}`)).join(', ') })}</p>
      )}
      {file.note && (
        <p>
          {t('note')} <bdi dir="auto">{file.note}</bdi>
        </p>
      )}
      {file.asked_again !== null && (
        <p>
          {t('asked')} <bdi dir="auto">{file.asked_again}</bdi>
        </p>
      )}
    </Banner>
  );
}

export function FilePanel({ user_id, file, look, told, isBusy, moves }: Props) {
  const t = useTranslations('documents-office');
  const titleOf = useTranslations('documents');
  const label = t('label', { document: titleOf(`titles.${file.type}`), number: file.file_number });
  const isPicture = file.content_type.startsWith('image/');
  return (
    <div className="grid gap-3">
      <div>
        <h2 className="text-xl">{label}</h2>
        <Facts file={file} />
      </div>
      <Remarks file={file} />
      {file.state === 'uploaded' ? (
        <>
          <div className="flex flex-wrap gap-2">
            <Button kind="main" onClick={moves.accept} busy={isBusy ? t('accept.busy') : undefined}>
              {t('accept.send')}
            </Button>
            <Button kind="quiet" onClick={moves.again}>
              {t('again.open')}
            </Button>
            {isPicture && (
              <>
                <Button kind="plain" onClick={moves.nearer}>
                  {t('viewer.nearer')}
                </Button>
                <Button kind="plain" onClick={moves.farther}>
                  {t('viewer.farther')}
                </Button>
                <Button kind="plain" onClick={moves.turn}>
                  {t('viewer.turn')}
                </Button>
              </>
            )}
          </div>
          <p role="status" className="min-h-6">
            {told && t(`told.${told}`)}
          </p>
          <Viewer file={{ user_id, ...file }} content_type={file.content_type} look={look} label={label} />
        </>
      ) : (
        <p>{t(`unseen.${file.state}`)}</p>
      )}
    </div>
  );
}
