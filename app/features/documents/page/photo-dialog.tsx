/** The visa photo over the page: what it hands over goes into the queue as it is. */
import { useTranslations } from 'use-intl';
import { VisaPhoto } from '#app/features/documents/photo/panel.tsx';
import { addFile } from '#app/features/documents/upload/queue.ts';
import { ShownDialog } from '#app/ui/overlays/shown-dialog.tsx';

type Props = { user_id: string; first?: Blob | undefined; onClose: () => void };

export function PhotoDialog({ user_id, first, onClose }: Props) {
  const t = useTranslations('documents-screen.photo');
  const take = (blob: Blob, name: string) => {
    addFile({ user_id, type: 'photo', blob, name, isReady: true });
    onClose();
  };
  return (
    <ShownDialog id="visa-photo" title={t('title')} close={t('close')} onClose={onClose} holds>
      <VisaPhoto user_id={user_id} onFile={take} first={first} />
    </ShownDialog>
  );
}
