/** While the product is closed for work: shown in place of a page that cannot be made. */
import { useLocation } from 'react-router';
import { Notice } from '#app/features/chrome/notice.tsx';
import { translator } from '#app/i18n/messages.server.ts';
import { contentLocale } from '#app/path-match.ts';
import type { Route } from './+types/maintenance-screen.ts';

export const meta = ({ location }: Route.MetaArgs) => [
  { title: translator(contentLocale(location.pathname), 'site')('maintenanceTitle') },
  { name: 'robots', content: 'noindex' },
];

export default function Maintenance() {
  return <Notice locale={contentLocale(useLocation().pathname)} kind="maintenance" />;
}
