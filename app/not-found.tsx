/** A missing page, in the language of its address. */
import { data, useLocation } from 'react-router';
import type { Route } from './+types/not-found.ts';
import { Notice } from './features/chrome/notice.tsx';
import { localeOf } from './i18n/locales.ts';
import { translator } from './i18n/messages.server.ts';

export const loader = () => data(null, { status: 404 });

export const meta = ({ location }: Route.MetaArgs) => [
  { title: translator(localeOf(location.pathname), 'site')('notFoundTitle') },
  { name: 'robots', content: 'noindex' },
];

export default function NotFound() {
  return <Notice locale={localeOf(useLocation().pathname)} kind="notFound" />;
}
