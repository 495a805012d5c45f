/** An article as its page would show it, from a text that nobody stores: the parser and the elements of the page, never HTML of the writer (D35, T30). */
import { renderToStaticMarkup } from 'react-dom/server';
import { Blocks } from '#app/features/articles/blocks/body.tsx';
import { type Finding, findingsIn } from '#app/features/articles/findings.ts';
import type { Head } from '#app/features/articles/library.server.ts';
import { articleOf } from '#app/features/articles/library.server.ts';
import { type CompiledArticle, compileArticle } from '#app/features/articles/markup/article.ts';
import { known } from '#app/features/articles/markup/known.ts';
import { MarkupError } from '#app/features/articles/markup/markup-error.ts';
import { Contents, headingsOf } from '#app/features/articles/page/contents.tsx';
import { ArticleHeader, authorOf, Changes, NextStep } from '#app/features/articles/page/parts.tsx';
import { fillText } from '#app/features/texts/fill.server.ts';
import { Sources } from '#app/features/texts/parts.tsx';
import { LOCALES, type Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { kindOf, SLUG, type WrongKind } from './wrong-rules.ts';

export type CompileError = { line: number; kind: WrongKind; what: string };
export type Preview = {
  wrong: CompileError | null;
  findings: Finding[];
  about: {
    postId: string;
    category: string;
    createdTime: string;
    title: string;
    words: number;
    replaces: boolean;
  } | null;
  html: string;
};

/** As page/screen.tsx lays it out, without what only a page that is there has: related articles, sharing, vote, comments. */
function Page({ locale, compiled, now }: { locale: Locale; compiled: CompiledArticle; now: Date }) {
  const { text, facts } = fillText(locale, { head: compiled.head as Head, body: compiled.body }, now);
  const { head, body } = text;
  const tongue = { locale, content: locale };
  const t = translator(locale, 'articles');
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-4 md:py-10">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="lg:col-span-2">
          <ArticleHeader {...tongue} head={head} author={authorOf(locale, body.author)} caption={body.ogImageCaption} />
        </div>
        <Contents title={t('page.contents')} headings={headingsOf(body.blocks)} content={locale} />
        <div className="grid max-w-[70ch] grid-cols-[minmax(0,1fr)] gap-10">
          <article className="grid grid-cols-[minmax(0,1fr)] gap-4 [overflow-wrap:anywhere]">
            <Blocks blocks={body.blocks} at={tongue} />
          </article>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <Changes content={locale} changes={body.changes} />
            <Sources content={locale} facts={facts} />
          </div>
          <NextStep {...tongue} head={head} />
        </div>
      </div>
    </div>
  );
}

const isThere = (postId: string) => LOCALES.some((locale) => articleOf(postId, locale) !== undefined);

export function previewOf(locale: Locale, name: string, text: string, now: Date): Preview {
  const file = `${locale}/${name}.md`;
  try {
    if (!SLUG.test(name)) throw new MarkupError(file, 1, 'a file is named with small letters, digits and dashes');
    const compiled = compileArticle(file, locale, name, text, known);
    const { postId, category, createdTime, title } = compiled.head;
    return {
      wrong: null,
      findings: findingsIn(compiled, (other) => other === postId || isThere(other)),
      about: {
        ...{ postId, category, createdTime, title, words: compiled.words },
        replaces: articleOf(postId, locale)?.locale === locale,
      },
      html: renderToStaticMarkup(<Page locale={locale} compiled={compiled} now={now} />),
    };
  } catch (error) {
    if (!(error instanceof MarkupError)) throw error;
    const { line, what } = error;
    return { wrong: { line, kind: kindOf(what), what }, findings: [], about: null, html: '' };
  }
}
