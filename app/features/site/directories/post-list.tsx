/** Embassies by country, each with its address where the embassy publishes one, and the way to its page. */

import { placeName } from '#app/features/site/place-panels.tsx';
import type { Tongue } from '#app/features/texts/place.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { pathTo } from '#app/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import { posts } from '#content/posts.ts';
import { CITIES } from '#content/waits.ts';

export function PostList({ locale, content }: Tongue) {
  const t = translator(content, 'pages');
  return (
    <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-6 lg:[&>li:nth-child(n+4)]:col-span-3 lg:[&>li]:col-span-2">
      {CITIES.map((city) => (
        <li key={city} className="grid content-start gap-2 rounded-card border border-line bg-card p-5">
          <p className="text-quiet text-sm">{placeName(content, city, false)}</p>
          <h3 className="flex items-center gap-2 font-semibold text-lg">
            <Icon name="place" className="size-5 text-deep" />
            {t(`cities.${city}`)}
          </h3>
          {posts[city].address && <bdi className="text-quiet">{posts[city].address}</bdi>}
          <TextLink alone href={pathTo(`appointments-${city}`, locale)}>
            {t('wait.more', { city: t(`cities.${city}`) })}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
