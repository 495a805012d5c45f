/** /portal of staff who have yet to set up their second factor; everybody else of them works in the back office (D17). */
import { useTranslations } from 'use-intl';
import { ArrivalNote } from '#app/features/accounts/log-in/arrival-note.tsx';
import { usePortalTools } from '#app/features/chrome/app/portal-tools.ts';
import type { StaffView } from '#app/features/portal/view.server.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/notices/state-page.tsx';
import { Empty } from '#app/ui/scenes/spots/empty.tsx';

export function StaffHome({ view: { person } }: { view: StaffView }) {
  const t = useTranslations('portal');
  const { openSettings } = usePortalTools();
  return (
    <div className="mx-auto max-w-xl">
      <ArrivalNote {...person} />
      <EmptyState
        level={1}
        title={t('staff.title')}
        text={t('staff.mustSet')}
        scene={<Empty className="w-60" />}
        action={
          <Button kind="main" onClick={() => openSettings()}>
            {t('staff.button')}
          </Button>
        }
      />
    </div>
  );
}
