/** The screens about content, side by side. */
import { useTranslations } from 'use-intl';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';

const SCREENS = [
  { name: 'comments', screen: 'admin-comments' },
  { name: 'waits', screen: 'admin-waits' },
  { name: 'rates', screen: 'admin-rates' },
  { name: 'facts', screen: 'admin-facts' },
  { name: 'posts', screen: 'admin-posts' },
  { name: 'preview', screen: 'admin-preview' },
] as const;
export type ContentPart = (typeof SCREENS)[number]['name'];

export function ContentNav({ here }: { here: ContentPart }) {
  const t = useTranslations('office-content.nav');
  return (
    <nav aria-label={t('label')} className="print:hidden">
      <ul className="flex gap-2 overflow-x-auto border-line border-b [scrollbar-width:none]">
        {SCREENS.map(({ name, screen }) => (
          <li key={name}>
            <ScreenLink to={screen} look="tab" aria-current={name === here ? 'page' : undefined}>
              {t(name)}
            </ScreenLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
