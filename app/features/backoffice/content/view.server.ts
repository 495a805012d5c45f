/** Every fact of an authority with its source, its age and where it is used: they are files, so staff read them here. */
import type { Ctx } from '#app/ctx.server.ts';
import { articlePath, articlesByFigure } from '#app/features/articles/library.server.ts';
import { type FactName, factText, feeFacts, isFact } from '#app/features/catalogue/facts.server.ts';
import { isOld } from '#app/features/catalogue/rules.ts';
import { pagesByFigure } from '#app/features/texts/files.server.ts';
import { fillText } from '#app/features/texts/fill.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { pathTo } from '#app/paths.ts';
import { siteName } from '#app/platform/site-name.ts';
import { SERVICE_TYPES } from '#content/catalogue.ts';
import { everyFee, everyList, everyRule } from '#content/facts/every.ts';
import type { SourcedFact } from '#content/facts.ts';
import { longDate } from '#content/legal/wording.ts';
import { type Post, posts } from '#content/posts.ts';
import { servicePages } from '#content/services/pages.ts';
import { CITIES, type City } from '#content/waits.ts';
import { ageOf, byAge, daysLeft, type FactKind } from './rules.ts';

type Place = { title: string; href: string };

const isCity = (name: string): name is City => CITIES.some((one) => one === name);
const isService = (name: string): name is keyof typeof servicePages => Object.hasOwn(servicePages, name);

/** Pages by the fact: services, cities, and whatever else speaks of it. */
function pageOf(name: string, locale: Locale): Place {
  const t = translator(locale, 'pages');
  if (isCity(name))
    return { title: t(`cities.${name}`), href: pathTo(`appointments-${name}` as 'appointments', locale) };
  if (isService(name)) return { title: t(`services.${name}`), href: pathTo(name, locale) };
  return { title: name, href: '' };
}

async function placesOf(ctx: Ctx) {
  const { locale, now } = ctx;
  const [articles, pages] = [await articlesByFigure(), pagesByFigure()];
  const t = translator(locale, 'catalogue');
  return (name: string): Place[] => {
    const written = (articles.get(name) ?? []).map((head) => ({
      title: `${fillText(head.locale, head.title, now).text} (${head.locale})`,
      href: articlePath(head.postId, head.locale) ?? '',
    }));
    const charged = SERVICE_TYPES.filter((sid) => feeFacts(sid).some((one) => one === name)).map((sid) => ({
      title: t(`services.${sid}.title`),
      href: '',
    }));
    const all = [...(pages.get(name) ?? []).map((page) => pageOf(page, locale)), ...charged, ...written];
    return [...new Map(all.map((place) => [place.title, place])).values()];
  };
}

type Fact = SourcedFact & Partial<Pick<Post, 'address'>>;

export async function factsView(ctx: Ctx) {
  const { locale, now } = ctx;
  const places = await placesOf(ctx);
  const [names, cities] = [translator(locale, 'facts'), translator(locale, 'pages')];
  const labelOf = (name: string, kind: FactKind) => {
    if (kind !== 'post') return names(`names.${name as FactName}`);
    return isCity(name) ? cities(`cities.${name}`) : name;
  };
  const rows = (kind: FactKind, facts: Readonly<Record<string, Fact>>) =>
    Object.entries(facts).map(([name, fact]) => ({
      ...{ name, kind, label: labelOf(name, kind), source: fact.source, site: siteName(fact.source) },
      value: kind !== 'post' && isFact(name) ? factText(locale, name) : (fact.address ?? ''),
      ...{ checkedOn: fact.checkedOn, checked: longDate(fact.checkedOn, locale), how: fact.check },
      ...{ age: ageOf(fact, now), shelfLife: fact.shelfLifeDays, left: daysLeft(fact, now), isOld: isOld(fact, now) },
      places: kind === 'post' && isCity(name) ? [pageOf(name, locale)] : places(name),
    }));
  const facts = [
    ...rows('fee', everyFee),
    ...rows('rule', everyRule),
    ...rows('list', everyList),
    ...rows('post', posts),
  ].sort(byAge);
  return {
    facts,
    old: facts.filter((one) => one.isOld).length,
    today: longDate(now.toISOString().slice(0, 10), locale),
  };
}
export type FactLine = Awaited<ReturnType<typeof factsView>>['facts'][number];
