/** Questionnaires: what is asked, what counts, how it ends, and who may save it. */
import { type Fault, faultsOf } from './fault.ts';

const engine = { tests: ['app/features/quiz/engine/engine.test.ts', 'tests/questionnaires.test.ts'] };
const risk = { tests: ['app/features/quiz/risk/words.test.ts', 'app/features/quiz/risk/api.test.ts'] };
const kept = { tests: ['app/features/quiz/kept/api.test.ts'] };
const tab = { tests: ['app/features/quiz/public/draft.test.ts', 'app/features/portal/questions/told.test.ts'] };
const onboarding = {
  tests: ['app/features/quiz/onboarding/api.test.ts', 'app/features/quiz/onboarding/answers.test.ts'],
};

export const faults: readonly Fault[] = [
  ...faultsOf({ ...engine, file: 'app/features/quiz/engine/match.ts' }, [
    {
      id: 'quiz-or-is-all',
      find: 'orCondition.some(',
      replace: 'orCondition.every(',
      why: 'a question that one of two answers opens is never asked',
    },
    {
      id: 'quiz-silence-matches',
      find: 'answer !== undefined && isValue(value, answer) !== Boolean(isNot)',
      replace: 'isValue(value, answer ?? "") !== Boolean(isNot)',
      why: 'what nobody has answered decides the result',
    },
    {
      id: 'quiz-is-not',
      find: '!== Boolean(isNot)',
      replace: '=== true',
      why: 'who has no waiver passport is sent to the ESTA',
    },
  ]),
  ...faultsOf({ ...engine, file: 'app/features/quiz/engine/walk.ts' }, [
    {
      id: 'quiz-hidden-counts',
      find: 'if (!holds(question, answers)) continue;',
      replace: 'if (!holds(question, given)) continue;',
      why: 'an answer that no longer applies opens questions',
    },
    {
      id: 'quiz-after',
      find: '!after || after.some(',
      replace: '!after || after.length > 0 || after.some(',
      why: 'three children travel in a party of two',
    },
    {
      id: 'quiz-early',
      find: 'card.endsAtOnce && holds(card, answers)',
      replace: 'holds(card, answers)',
      why: 'a quiz ends at its first question',
    },
    {
      id: 'quiz-page-done',
      find: 'question.page !== page || answers[question.field] !== undefined',
      replace: 'question.page === page || answers[question.field] !== undefined',
      why: 'a page is saved with questions open',
    },
    {
      id: 'quiz-unknown-option',
      find: 'if (!listOf(questionnaire, question.options).some((option) => option.code === code))',
      replace: 'if (listOf(questionnaire, question.options).length === 0)',
      why: 'anything is stored as an answer',
    },
  ]),
  ...faultsOf({ ...engine, file: 'app/features/quiz/engine/result.ts' }, [
    {
      id: 'quiz-third',
      find: "count('X') * 3 >=",
      replace: "count('X') * 3 >",
      why: 'a weak profile is called possible',
    },
    { id: 'quiz-half', find: "count('P') * 2 >", replace: "count('P') * 2 >=", why: 'half is called a majority' },
    {
      id: 'quiz-good',
      find: 'const GOOD_FROM = 70;',
      replace: 'const GOOD_FROM = 60;',
      why: 'a medium risk is called low',
    },
    {
      id: 'quiz-hard-stop',
      find: 'hasHardStop(effects) ? FAIR_FROM - 1 : 100',
      replace: '100',
      why: 'a long overstay ends in a low risk',
    },
    {
      id: 'quiz-cap',
      find: 'Math.min(most, Math.max(0, sum))',
      replace: 'Math.min(most, sum)',
      why: 'a score below zero',
    },
    {
      id: 'quiz-instead',
      find: 'option.instead && holds(option.instead, answers)',
      replace: 'option.instead && !holds(option.instead, answers)',
      why: 'a beginner of English is marked down for an English course',
    },
    {
      id: 'quiz-open-card',
      find: 'if (way.next) return null;',
      replace: '',
      why: 'a result stands before the last question',
    },
  ]),
  ...faultsOf({ ...risk, file: 'app/features/quiz/risk/written-rules.ts' }, [
    {
      id: 'risk-promise',
      find: '[STRANGE, ...FIGURES, ...DECISION, PROMISE, CROOKED].every(',
      replace: '[STRANGE, ...FIGURES, ...DECISION, CROOKED].every(',
      why: 'a service promises a visa in our name',
    },
    {
      id: 'risk-decision',
      find: '...FIGURES, ...DECISION, ',
      replace: '...FIGURES, ',
      why: 'a service says in our name what an officer will do',
    },
    {
      id: 'risk-words-as-figures',
      find: '...FIGURES, ...DECISION, ',
      replace: '...DECISION, ',
      why: 'a service says for how many others it went well',
    },
    {
      id: 'risk-vowels',
      find: "text.normalize('NFKC').replace(/[\\p{M}\\u0640]/gu, '')",
      replace: "text.normalize('NFKC')",
      why: 'a promise in Arabic with vowel marks is shown',
    },
    {
      id: 'risk-grave-lie',
      find: 'GRAVE.every((topic) => !topic.test(text) || topic.test(told)) &&',
      replace: '',
      why: 'a service tells somebody of a criminal record that they do not have',
    },
    {
      id: 'risk-figures',
      find: '[STRANGE, ...FIGURES, ...DECISION, PROMISE, CROOKED].every(',
      replace: '[...FIGURES, ...DECISION, PROMISE, CROOKED].every(',
      why: 'a service sends people to its own address',
    },
    {
      id: 'risk-language',
      find: ' &&\n  isIn(locale, text);',
      replace: ';',
      why: 'a result in a language nobody asked for',
    },
  ]),
  ...faultsOf({ ...risk, file: 'app/features/quiz/risk/evaluate.server.ts' }, [
    {
      id: 'risk-score-of-service',
      find: 'return { band, score, ...(written ?? byRules) };',
      replace: 'return { band, score: written ? 100 : score, ...(written ?? byRules) };',
      why: 'the sum that is shown does not add up',
    },
    {
      id: 'risk-unchecked',
      find: 'return isGood ? written : null;',
      replace: 'return written;',
      why: 'whatever a service writes is shown',
    },
  ]),
  ...faultsOf({ ...onboarding, file: 'app/features/quiz/onboarding/store.server.ts' }, [
    {
      id: 'onboarding-other-page',
      find: 'pageOf(name) !== page_number',
      replace: 'pageOf(name) === undefined',
      why: 'an answer is stored on a page that does not show it',
    },
    {
      id: 'onboarding-paid',
      find: "if (await isPaid(tx, profile)) throw new Problem(409, 'Already paid');",
      replace: '',
      why: 'the number of people changes after they were paid for',
    },
    {
      id: 'onboarding-overwrites',
      find: 'version !== undefined && version !== stored.version',
      replace: 'version !== undefined && version > stored.version',
      why: 'a second tab overwrites the first',
    },
    {
      id: 'onboarding-half',
      find: 'if (isPageDone(way, 1)) await',
      replace: 'if (isPageDone(way, 2)) await',
      why: 'the step moves before the page is answered',
    },
    {
      id: 'onboarding-party-back',
      find: 'way.answers.number_in_party !== people',
      replace: 'true',
      why: 'a page saved later puts back the number of people that was confirmed before paying',
    },
    {
      id: 'onboarding-second-call',
      find: 'if (card) await conclude(ctx, tx, user_id, card);',
      replace: '',
      why: 'a card promises an adviser who was never told, as the tab was closed before a second call',
    },
    {
      id: 'onboarding-submit-open',
      find: "if (!card) throw new Problem(409, 'please complete', { field: way.next?.field });",
      replace: "if (!card) return { card: '', service_type: null };",
      why: 'an unfinished questionnaire is submitted',
    },
  ]),
  ...faultsOf({ ...onboarding, file: 'app/features/quiz/onboarding/answers.ts' }, [
    {
      id: 'onboarding-in-process',
      find: "valid_passport: valid_passport === 'Y'",
      replace: "valid_passport: valid_passport !== 'N'",
      why: 'a passport that is not there yet counts as valid',
    },
    {
      id: 'onboarding-told-any',
      find: 'const answer = codes ? codes[code] : code;',
      replace: 'const answer = codes?.[code] ?? code;',
      why: 'an answer of a quiz is carried over where it does not follow',
    },
  ]),
  ...faultsOf({ ...onboarding, file: 'app/features/quiz/onboarding/adviser.server.ts' }, [
    {
      id: 'adviser-every-time',
      find: 'if ((await tx.$count(case_events, known)) > 0) return;',
      replace: '',
      why: 'each look at the result writes to staff again',
    },
    {
      id: 'adviser-once-for-all',
      find: "sql`${data} ->> 'field' = ${card.name}`",
      replace: 'sql`true`',
      why: 'who changes to another country waits for an adviser who was never told',
    },
  ]),
  ...faultsOf({ ...onboarding, file: 'app/features/accounts/profile/party.server.ts' }, [
    {
      id: 'party-cart-stays',
      find: 'set({ number_purchasing: people, version',
      replace: 'set({ version',
      why: 'a cart charges for a number of people that was said otherwise since',
    },
    {
      id: 'party-old-page',
      find: 'version: sql`${form_pages.version} + 1`, ',
      replace: '',
      why: 'an older page puts back the number of people that was confirmed before paying',
    },
  ]),
  ...faultsOf({ ...onboarding, file: 'app/features/quiz/onboarding/answers.ts' }, [
    {
      id: 'risk-of-old-answers',
      find: 'said(code) !== undefined && said(code) !== now',
      replace: 'said(code) !== undefined && said(code) === undefined',
      why: 'a low risk stands below answers that say otherwise',
    },
    {
      id: 'known-too-much',
      find: 'code !== undefined && (codes?.[code] ?? (codes ? undefined : code)) === code',
      replace: 'code !== undefined',
      why: 'a quiz takes an answer to another question for its own',
    },
  ]),
  ...faultsOf(
    { tests: ['app/features/portal/questions/screen.test.ts'], file: 'app/features/portal/questions/view.server.ts' },
    [
      {
        id: 'questions-cost-of-old-service',
        find: 'prices.costOfFamily(service,',
        replace: 'prices.costOfFamily(view.sid ?? service,',
        why: 'the card shows the price of the service one has, not of the one it offers',
      },
      {
        id: 'questions-is-chosen',
        find: 'isChosen: sid === service,',
        replace: 'isChosen: true,',
        why: 'a plan that nobody chose is said to be chosen',
      },
      {
        id: 'questions-known-destination',
        find: '...(sid && { destination: productOf(sid).country }),',
        replace: '',
        why: 'whoever came for Canada is asked where they go',
      },
    ],
  ),
  ...faultsOf({ tests: ['app/features/portal/rules.test.ts'], file: 'app/features/applicants/rules.ts' }, [
    {
      id: 'minors-counted-twice',
      find: 'Math.max(0, told - named)',
      replace: 'told',
      why: 'a family pays the price of more minors than it has',
    },
    {
      id: 'minors-of-everybody',
      find: 'Math.max(0, people - 1 - family.length)',
      replace: 'people',
      why: 'adults who are named count as minors',
    },
  ]),
  ...faultsOf({ ...kept, file: 'app/features/quiz/kept/store.server.ts' }, [
    {
      id: 'kept-overwrites',
      find: 'if (stored && stored.version !== asked.version) return { isKept: false, kept: stored };',
      replace: '',
      why: 'a result of another device is overwritten unseen',
    },
    {
      id: 'kept-twice',
      find: 'if (stored && isSame(stored.answers, form_data)) return { isKept: true, kept: stored };',
      replace: '',
      why: 'a lost answer that is sent again is called a conflict',
    },
    {
      id: 'kept-half',
      find: 'if (!risk || field) throw',
      replace: 'if (field) throw',
      why: 'a quiz that ended early is kept as if it had a risk',
    },
    {
      id: 'kept-as-onboarding',
      find: 'eq(form_pages.form_name, RISK_FORM), ',
      replace: '',
      why: 'the first page of the onboarding is shown as the quiz',
    },
  ]),
  ...faultsOf({ ...tab, file: 'app/features/quiz/public/draft.ts' }, [
    {
      id: 'quiz-version-silent',
      find: 'draft.version !== quiz.version && live.next !== null',
      replace: 'draft.version === quiz.version && live.next !== null',
      why: 'nobody hears why a question is asked again',
    },
    {
      id: 'quiz-resume-gone',
      find: 'before && isThere ? before',
      replace: 'before ? before',
      why: 'a tab stands at a question that no longer exists',
    },
  ]),
  ...faultsOf({ ...tab, file: 'app/features/portal/questions/told.ts' }, [
    {
      id: 'told-by-another',
      find: 'hasKept ? undefined : (only(ended)',
      replace: '(only(ended)',
      why: 'a quiz for Canada answers the questions of a visit to the United States',
    },
    {
      id: 'told-only-ended',
      find: '?? only(begun)',
      replace: '',
      why: 'who left a quiz in the middle is asked everything again',
    },
    {
      id: 'told-again-and-again',
      find: '!card && !draft.isTold &&',
      replace: '!card &&',
      why: 'the next one who logs in on this phone is told the answers of another',
    },
    {
      id: 'told-what-portal-carried',
      find: ' && draft.base === undefined',
      replace: '',
      why: 'the answers of an account are told to the next one who logs in on this phone',
    },
    {
      id: 'told-loses-place',
      find: 'keepDraft(name, { ...draft, isTold: true })',
      replace: 'dropDraft(name)',
      why: 'a quiz left in the middle begins anew after a look at the portal',
    },
    {
      id: 'told-over-account',
      find: '.filter(([field]) => !(field in known))',
      replace: '',
      why: 'a quiz for Canada sends somebody there who has chosen a visa for the United States',
    },
  ]),
  ...faultsOf({ ...risk, file: 'app/features/quiz/risk/input.ts' }, [
    {
      id: 'risk-yes-no-anywhere',
      find: 'PAIRS.find((pair) => pair.every(has))',
      replace: 'PAIRS.find((pair) => pair.some(has))',
      why: 'no to a question of another kind is read as an answer',
    },
  ]),
  ...faultsOf({ ...engine, file: 'app/features/quiz/engine/walk.ts' }, [
    {
      id: 'quiz-preset-not-offered',
      find: 'optionOf(questionnaire, question, answers, question.default)?.code',
      replace: 'question.default',
      why: 'an option that is not offered is preselected',
    },
  ]),
];
