/** /admin/people/{user_id}: what somebody who opens a case wants to know first. */
import { useTranslations } from 'use-intl';

export default function CaseSummary() {
  const t = useTranslations('office.case');
  return (
    <>
      <title>{t('tab.summary')}</title>
      <h1 className="text-2xl">{t('tab.summary')}</h1>
    </>
  );
}
