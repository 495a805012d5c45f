/** The screens about content, side by side. */
import { useTranslations } from 'use-intl';
import { SideBySide } from '../side-by-side.tsx';

const SCREENS = [
  { name: 'comments', screen: 'admin-comments' },
  { name: 'waits', screen: 'admin-waits' },
  { name: 'rates', screen: 'admin-rates' },
  { name: 'facts', screen: 'admin-facts' },
  { name: 'posts', screen: 'admin-posts' },
  { name: 'preview', screen: 'admin-preview' },
] as const;
type ContentPart = (typeof SCREENS)[number]['name'];

export function ContentNav({ here }: { here: ContentPart }) {
  const t = useTranslations('office-content.nav');
  return <SideBySide label={t('label')} here={here} screens={SCREENS} textOf={(name) => t(name)} />;
}
