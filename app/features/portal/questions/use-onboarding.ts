/**
 * The onboarding questions as a walk: one at a time, a page saved once it is whole, what is not saved yet kept in this
 * browser (spec 4, D23, D44). Where one is stands in the address, so Back, a reload and a second tab do what one expects.
 */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import type { Answers } from '#app/features/quiz/engine/match.ts';
import { answersOfPage, isPageDone, type Walk, walk } from '#app/features/quiz/engine/walk.ts';
import { asCodes, isSame, ONBOARDING_PAGES, pageOf } from '#app/features/quiz/onboarding/answers.ts';
import {
  changedElsewhere,
  openQuestion,
  readPages,
  savePage,
  submitOnboarding,
} from '#app/features/quiz/onboarding/client.ts';
import type { OnboardingPage } from '#app/features/quiz/onboarding/store.server.ts';
import { dropOwnDraft, keepOwnDraft, readOwnDraft } from '#app/platform/own-drafts.ts';
import { onboarding } from '#content/quizzes/onboarding/quiz.ts';
import { takeTold } from './told.ts';

const DRAFT = 'onboarding';
const QUESTION = 'question';

/** What went wrong with the last saving, in a word. */
export type Trouble =
  | { what: 'not saved'; page: number }
  | { what: 'changed elsewhere' }
  | { what: 'not submitted' }
  | { what: 'incomplete' };

/** Answers over pages of these versions: of a page that has changed since, what is stored counts. */
type Draft = { answers: Answers; told: string[]; versions: Record<string, number> };

const NO_DRAFT: Pick<Draft, 'answers' | 'told'> = { answers: {}, told: [] };

const versionsOf = (pages: readonly OnboardingPage[]) =>
  Object.fromEntries(pages.map(({ page_number, version }) => [page_number, version]));

function readDraft(user_id: string, pages: readonly OnboardingPage[]): Pick<Draft, 'answers' | 'told'> {
  const found = readOwnDraft(user_id, DRAFT) as Partial<Draft> | null;
  const given = found?.answers && typeof found.answers === 'object' ? asCodes(found.answers) : {};
  const isCurrent = (field: string) => {
    const page = pages.find(({ page_number }) => page_number === pageOf(field));
    return page !== undefined && found?.versions?.[page.page_number] === page.version;
  };
  return {
    answers: Object.fromEntries(Object.entries(given).filter(([field]) => isCurrent(field))),
    told: Array.isArray(found?.told) ? found.told : [],
  };
}

/** What the account says, and what the hero form stored: answers of a page that nobody has finished. */
const toldBefore = (known: Answers, stored: Answers, pages: readonly OnboardingPage[]) => [
  ...Object.keys(known).filter((field) => !(field in stored)),
  ...pages.filter(({ status }) => status !== 'Finished').flatMap(({ form_data }) => Object.keys(form_data)),
];

type OnboardingInput = {
  user_id: string;
  service_type: string | null;
  answers: Answers;
  /** What the account says without having been asked here. */
  known: Answers;
  pages: OnboardingPage[];
  /** The tourist quiz is kept with the account: what it told is among what is known. */
  hasKept: boolean;
  /** Staff write for somebody: this browser holds nothing of that person, and what was told to a quiz here is nobody's. */
  isForSomebody?: boolean;
};

export function useOnboarding({ user_id, service_type, answers: stored, known, pages, ...about }: OnboardingInput) {
  const { hasKept, isForSomebody = false } = about;
  const [query, setQuery] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [answers, setAnswers] = useState<Answers>(() => walk(onboarding, { ...known, ...stored }).answers);
  const [told, setTold] = useState<ReadonlySet<string>>(() => new Set(toldBefore(known, stored, pages)));
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [hasMoved, setMoved] = useState(false);
  const saving = useRef(false);
  const saved = useRef(pages);
  const way = useMemo(() => walk(onboarding, answers), [answers]);
  const asked = query.get(QUESTION);
  const isThere = way.questions.some(({ field }) => field === asked);
  const at = isThere ? asked : (way.next?.field ?? null);

  function go(field: string | null, { replace = false } = {}) {
    setMoved(!replace);
    setQuery(field ? { [QUESTION]: field } : {}, { replace, preventScrollReset: replace });
  }

  const keep = (given: Answers, marks: ReadonlySet<string>) =>
    isForSomebody ||
    keepOwnDraft(user_id, DRAFT, { answers: given, told: [...marks], versions: versionsOf(saved.current) });

  // What this browser knows and the server does not: an unsaved draft, and what was told to a quiz.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens
  useEffect(() => {
    const draft = isForSomebody ? NO_DRAFT : readDraft(user_id, pages);
    const fromQuiz = isForSomebody ? {} : takeTold({ service_type, known, hasKept });
    const fresh = Object.keys(fromQuiz).filter((field) => !(field in stored) && !(field in draft.answers));
    const before = toldBefore(known, stored, pages).filter((field) => !(field in draft.answers));
    const marks = new Set([...before, ...draft.told, ...fresh]);
    const live = walk(onboarding, { ...known, ...fromQuiz, ...stored, ...draft.answers });
    setAnswers(live.answers);
    setTold(marks);
    if (fresh.length > 0) keep(live.answers, marks);
    // What was chosen without a network and never arrived is said, and can be sent.
    const [unsaved] = Object.keys(draft.answers).length > 0 ? unsavedPages(live) : [];
    if (unsaved) setTrouble({ what: 'not saved', page: unsaved });
    // The question one stands at gets its own entry, so that Back comes back to it.
    if (!isThere && live.next) go(live.next.field, { replace: true });
  }, []);

  const unsavedPages = (live: Walk) =>
    ONBOARDING_PAGES.filter((page) => {
      const before = saved.current.find(({ page_number }) => page_number === page);
      const isFinished = before?.status === 'Finished';
      return isPageDone(live, page) && !(isFinished && isSame(answersOfPage(live, page), before?.form_data ?? {}));
    });

  async function savePages(live: Walk): Promise<Trouble | null> {
    for (const page_number of unsavedPages(live)) {
      const version = saved.current.find((page) => page.page_number === page_number)?.version ?? 0;
      try {
        const answer = await savePage(user_id, { page_number, form_data: answersOfPage(live, page_number), version });
        saved.current = answer.pages;
        keep(live.answers, told);
      } catch (error) {
        const theirs = changedElsewhere(error);
        if (!theirs) return { what: 'not saved', page: page_number };
        saved.current = theirs;
        return { what: 'changed elsewhere' };
      }
    }
    return null;
  }

  /** Pages that are whole are saved; then the question that was asked for, the next that is open, or the end. */
  async function proceed(live: Walk, onConflict: () => void, to = live.next?.field) {
    if (saving.current) return;
    saving.current = true;
    setTrouble(null);
    const isDue = unsavedPages(live).length > 0 || !to;
    if (isDue) setSaving(true);
    try {
      const failed = isDue ? await savePages(live) : null;
      if (failed) {
        setTrouble(failed);
        if (failed.what === 'changed elsewhere') onConflict();
        return;
      }
      if (to) return go(to);
      // Saving told everybody whom it concerns; this hears whether another tab has opened a question meanwhile.
      await submitOnboarding(user_id);
      dropOwnDraft(user_id, DRAFT);
      await revalidate();
      go(null);
    } catch (error) {
      const open = openQuestion(error);
      if (!open || !(await askAgain(open))) setTrouble({ what: 'not submitted' });
    } finally {
      saving.current = false;
      setSaving(false);
    }
  }

  /** Somebody changed answers in another tab: theirs stand, with the one that was just chosen here, and it is said. */
  function adopt(chosen: Answers) {
    const theirs: Answers = Object.assign({}, ...saved.current.map(({ form_data }) => form_data));
    const live = walk(onboarding, { ...answers, ...theirs, ...chosen });
    setAnswers(live.answers);
    keep(live.answers, told);
  }

  /** Another tab has opened a question: it is asked here, too, in the words of spec 2. */
  async function askAgain(field: string) {
    const pages = await readPages(user_id).catch(() => null);
    if (!pages) return false;
    saved.current = pages;
    adopt({});
    setTrouble({ what: 'incomplete' });
    go(field);
    return true;
  }

  const retry = () => proceed(walk(onboarding, answers), () => adopt({}));
  const again = useRef(retry);
  useEffect(() => {
    again.current = retry;
  });
  // The network is back: what could not be saved is sent without being asked.
  const isWaiting = trouble?.what === 'not saved';
  useEffect(() => {
    if (!isWaiting) return;
    const send = () => again.current();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [isWaiting]);

  return {
    way,
    at,
    told,
    trouble,
    isSaving,
    hasMoved,
    go,
    answer(field: string, code: string) {
      if (saving.current) return;
      const live = walk(onboarding, { ...answers, [field]: code });
      const marks = new Set([...told].filter((one) => one !== field));
      setAnswers(live.answers);
      setTold(marks);
      keep(live.answers, marks);
      return proceed(live, () => adopt({ [field]: code }));
    },
    /** On to a question further down, or to the end; what is not saved yet is saved on the way. */
    next: (to: string | undefined) => proceed(way, () => adopt({}), to),
    /** Once more, after a failure. */
    retry,
  };
}
