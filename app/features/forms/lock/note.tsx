/** The case is with an adviser (D49): why the page, or most of it, cannot be written. */
import { useTranslations } from 'use-intl';
import { Banner } from '#app/ui/notices/banner.tsx';

export function LockNote({ open }: { open: readonly string[] | null }) {
  const t = useTranslations('forms.lock');
  if (open === null) return null;
  const what = open.length > 0 ? 'partly' : 'whole';
  return (
    <Banner kind="info" title={t(what)}>
      <p>{t(`${what}Text`)}</p>
    </Banner>
  );
}
