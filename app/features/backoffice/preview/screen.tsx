/** /admin/content/articles: the text of an article in three languages, and each page as readers would see it, before it becomes a file. */
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { ContentNav } from '#app/features/backoffice/content/nav.tsx';
import { LOCALES } from '#app/i18n/locales.ts';
import { Problem } from '#app/platform/problem.ts';
import { Banner } from '#app/ui/notices/banner.tsx';
import { type Tab, Tabs } from '#app/ui/wayfinding/tabs.tsx';
import { dayOf } from '#content/office-clock.ts';
import type { Route } from './+types/screen.ts';
import { differIn } from './agree-rules.ts';
import { Editor } from './editor.tsx';
import { useDrafts } from './use-drafts.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { now, actor } = context.get(ctxContext);
  if (!actor.user_id) throw new Problem(401);
  return { today: dayOf(now), user_id: actor.user_id };
}

export default function PreviewScreen({ loaderData: { today, user_id } }: Route.ComponentProps) {
  const t = useTranslations('office-content.preview');
  const { drafts, looked, isKept, change, again } = useDrafts(user_id);
  const differs = differIn(LOCALES.flatMap((locale) => looked[locale].preview?.about ?? []));
  const tabs = LOCALES.map((locale): Tab => {
    const { preview } = looked[locale];
    const mark = preview?.wrong
      ? 'wrong'
      : preview && preview.findings.length > 0
        ? 'missing'
        : preview
          ? 'ready'
          : null;
    return {
      key: locale,
      title: mark ? `${t(`languages.${locale}`)} · ${t(`marks.${mark}`)}` : t(`languages.${locale}`),
      body: (
        <Editor
          {...{ locale, today, draft: drafts[locale], looked: looked[locale] }}
          onChange={(part) => change(locale, part)}
          onAgain={() => again(locale)}
        />
      ),
    };
  });
  const [first, ...others] = tabs;
  return (
    <div className="grid gap-4">
      <title>{t('title')}</title>
      <h1 className="text-2xl">{t('title')}</h1>
      <ContentNav here="preview" />
      <p className="max-w-[75ch] text-quiet">{t('lead')}</p>
      {!isKept && <Banner kind="warning">{t('notKept')}</Banner>}
      {differs && <Banner kind="warning">{t('differs', { key: differs })}</Banner>}
      {first && <Tabs id="article" label={t('tabs')} tabs={[first, ...others]} />}
    </div>
  );
}
