/** A public page around a text: head with its scene, what is the page's own, the text with its contents, questions, sources, the last call. */
import type { ComponentType, ReactNode } from 'react';
import type { StartOptions } from '#app/features/chrome/rules.ts';
import { translator } from '#app/i18n/messages.server.ts';
import type { SceneProps } from '#app/ui/scenes/pieces.tsx';
import type { PageText } from '#content/page-text.ts';
import { TextArticle } from './blocks.tsx';
import type { FilledText } from './fill.server.ts';
import { Coded } from './inline.tsx';
import { Actions, Breadcrumbs, FinalCall, Questions, Section, Sources } from './parts.tsx';
import type { Crumb, Tongue } from './place.server.ts';
import { ShareButton } from './share/button.tsx';
import { faqPage } from './structured-data/rules.ts';
import { StructuredData } from './structured-data/script.tsx';

type Props = Tongue & {
  place: string;
  crumbs: readonly Crumb[];
  filled: FilledText<PageText>;
  scene: ComponentType<SceneProps>;
  options?: StartOptions | undefined;
  /** What readers come for, right under the heading. */
  answer?: ReactNode;
  /** Between the head and the text. */
  children?: ReactNode;
  /** Where else to go, behind the questions. */
  after?: ReactNode;
};

/** As on the home page (spec 9); a service page shows three (spec 2). */
const QUESTIONS_FIRST = 5;

export function TextPage({
  locale,
  content,
  place,
  crumbs,
  filled,
  scene: Scene,
  options,
  answer,
  children,
  after,
}: Props) {
  const t = translator(content, 'pages');
  const tongue = { locale, content };
  const { text, facts } = filled;
  const acting = { ...tongue, about: text.title, place, options };
  return (
    <div className="mx-auto grid max-w-6xl gap-8 px-4 py-4 md:gap-16 md:py-10">
      <div className="grid gap-4">
        <Breadcrumbs {...tongue} crumbs={crumbs} here={text.title} />
        <div className="grid items-center gap-5 md:grid-cols-[1fr_22rem] md:gap-8 lg:grid-cols-[1fr_26rem] lg:gap-12">
          <div className="grid gap-3">
            <h1 className="font-bold text-3xl md:text-4xl">
              <Coded text={text.title} locale={locale} />
            </h1>
            <p className="max-w-[60ch] text-quiet md:text-lg">{text.lead}</p>
            {answer}
            <Actions {...acting} />
            <ShareButton locale={content} title={text.title} />
          </div>
          <Scene className="h-auto w-full rounded-card" />
        </div>
      </div>
      {children}
      <TextArticle title={t('sections.contents')} sections={text.sections} locale={locale} />
      <Section id="questions" title={t('sections.questions')}>
        <Questions {...tongue} id={`${place}-questions`} questions={text.questions} first={QUESTIONS_FIRST} />
      </Section>
      <Sources content={content} facts={facts} place={place} />
      {after}
      <FinalCall {...acting} title={t('sections.final')} text={t('sections.finalText')} />
      <StructuredData items={[faqPage(text.questions)]} />
    </div>
  );
}
