/** /admin: where staff begin their day. */
import { useTranslations } from 'use-intl';

export default function OfficeHome() {
  const t = useTranslations('office.home');
  return (
    <>
      <title>{t('title')}</title>
      <h1 className="text-2xl">{t('title')}</h1>
    </>
  );
}
