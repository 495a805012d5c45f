/** While the product is closed for work: shown in place of a page that cannot be made. */
import { useLocation } from 'react-router';
import { localeOf } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import type { Route } from './+types/maintenance-screen.ts';
import { Notice } from './notice.tsx';

export const meta = ({ location }: Route.MetaArgs) => [
  { title: translator(localeOf(location.pathname), 'site')('maintenanceTitle') },
  { name: 'robots', content: 'noindex' },
];

export default function Maintenance() {
  return <Notice locale={localeOf(useLocation().pathname)} kind="maintenance" />;
}
