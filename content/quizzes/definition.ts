/**
 * Questionnaires as data (spec 3 "Questionnaire question", 4 "Quiz / questionnaire"): seven eligibility quizzes and the
 * onboarding questions. app/features/quiz/engine reads them; tests/content holds what makes a definition right.
 */
import type { ServiceType } from '../catalogue.ts';
import type { CountryGroup } from '../country-groups.ts';
import type { Factor } from './factors.ts';

export const QUIZ_NAMES = ['us-tourist', 'renewal', 'esta', 'student', 'canada', 'uk', 'australia'] as const;
export type QuizName = (typeof QUIZ_NAMES)[number];

/**
 * A field and a value. '*' is any answer, `@us-waiver` any country of that group, a list any of its values.
 * A field that was not asked, or not answered, matches nothing; `isNot` turns an answer around, never a silence.
 */
export type Match = {
  readonly field: string;
  readonly value: '*' | `@${CountryGroup}` | (string & {}) | readonly string[];
  readonly isNot?: true;
};

/** All of `condition` hold, and one of `orCondition` does. */
export type When = {
  readonly condition?: readonly Match[];
  readonly orCondition?: readonly Match[];
};

/** Positive, neutral, negative: what the majority counts. */
export type Tone = 'P' | 'N' | 'X';

export type Option = {
  readonly code: string;
  readonly points?: number;
  /** Without it, it follows from the points: 2 and more P, -3 and less or a hard stop X, otherwise N. */
  readonly tone?: Tone;
  /** Whatever else was answered: needs work first. */
  readonly isHardStop?: true;
  /** Counts otherwise after these answers. */
  readonly instead?: When & { readonly points: number; readonly tone?: Tone };
  /** Offered only after one of these answers. */
  readonly after?: readonly Match[];
};

/** `countries` is the one list of ISO countries; its words come from Intl. */
export type OptionList = 'countries' | readonly Option[];

export type Question = When & {
  readonly field: string;
  readonly page: number;
  readonly type: 'select' | 'button';
  /** Key of its list of options, of the quiz itself or of shared/options.ts. */
  readonly options: string;
  /** Key of its words. */
  readonly question: string;
  readonly default?: string;
  /** What the answer speaks of: its words of encouragement and warning, and the interview questions about it. */
  readonly factor?: Factor;
};

/** What was found by counting, beside the answers: a card may ask for it. `$stop`: one of them outweighs the others. */
export const COUNTED = {
  $majority: ['strong', 'possible', 'work'],
  $band: ['GOOD', 'FAIR', 'WORK_NEEDED'],
  $stop: ['Y'],
} as const;

/** The final message and finish card: the first whose condition matches is shown. */
export type Card = When & {
  /** Key of its words. */
  readonly name: string;
  /** The quiz ends as soon as it matches. */
  readonly endsAtOnce?: true;
  readonly look: 'good' | 'mixed' | 'careful' | 'notice';
  /** What its button carries into sign-up. */
  readonly service?: ServiceType;
  /** A quiz that fits better. */
  readonly quiz?: QuizName;
  /** The article for this end, by its postId. Otherwise that of the quiz (content/guides.ts). */
  readonly guide?: string;
  /** Its words say that an adviser writes: staff are told (D43). */
  readonly isForAdviser?: true;
  /** Its words say to ask a person before anything is begun. */
  readonly isPersonFirst?: true;
};

/** What an answer says of an onboarding question (D44): its field there, and the code there for each code here. */
export type Tells = { readonly field: string; readonly codes?: Readonly<Record<string, string>> };

export type Questionnaire = {
  /** Raised with every change of fields, codes or conditions: answers of another version are asked again where they no longer fit. */
  readonly version: number;
  /** How the end is found: a score of 100, the majority of tones, or the answers alone. */
  readonly counts: 'score' | 'majority' | 'answers';
  readonly questions: readonly Question[];
  readonly options: Readonly<Record<string, OptionList>>;
  readonly cards: readonly Card[];
};

/** A public quiz: a page of its own, and what it tells the onboarding. */
export type Quiz = Questionnaire & {
  readonly slugs: { readonly es: string; readonly en: string; readonly ar: string };
  /** Onboarding answers that follow from having taken this quiz. */
  readonly known: Readonly<Record<string, string>>;
  readonly tells: Readonly<Record<string, readonly Tells[]>>;
};

type QuestionText = {
  readonly ask: string;
  /** "Why we ask", folded: one or two sentences. */
  readonly why?: string;
};

type CardText = {
  readonly title: string;
  /** What it means, one to three sentences. */
  readonly text: string;
  /** What to do now, in order. */
  readonly next: readonly string[];
};

export type QuestionnaireText = {
  readonly questions: Readonly<Record<string, QuestionText>>;
  /** By list of options and code; lists of shared/options.ts have theirs there. */
  readonly options: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly cards: Readonly<Record<string, CardText>>;
};

export type QuizText = QuestionnaireText & {
  readonly title: string;
  /** At most 60 and 160 characters. */
  readonly metaTitle: string;
  readonly description: string;
  /** Before the first question: what it is, how long it takes, what it does not do. */
  readonly lead: string;
  /** Name of the quiz in a list, three words. */
  readonly shortTitle: string;
};
