/** An article that is not there (spec 2): said in its own words, with the search and the lists. */

import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { pathTo } from '#app/paths.ts';
import { spots } from '#app/ui/scenes/spots.tsx';
import { ButtonLink } from '#app/ui/wayfinding/link.tsx';
import { SearchForm } from '../indexes/search-form.tsx';

export function ArticleMissing({ locale }: { locale: Locale }) {
  const t = translator(locale, 'articles');
  const Scene = spots['not-found'];
  return (
    <div className="mx-auto grid max-w-xl gap-5 px-4 py-14">
      <Scene className="h-auto w-60 max-w-full rounded-card" />
      <h1 className="font-bold text-3xl">{t('page.notFoundTitle')}</h1>
      <p className="text-lg text-quiet">{t('page.notFound')}</p>
      <SearchForm locale={locale} content={locale} />
      <p>
        <ButtonLink kind="quiet" href={pathTo('resources', locale)}>
          {t('indexes.all')}
        </ButtonLink>
      </p>
    </div>
  );
}
