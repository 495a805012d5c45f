import { expect, test } from 'vitest';
import { effectsOf } from '#app/features/quiz/engine/result.ts';
import { walk } from '#app/features/quiz/engine/walk.ts';
import { quizzes } from '#content/quizzes/quizzes.ts';
import { riskTexts } from './evaluate.server.ts';
import { changesOf, riskWords, stopsOf } from './words.ts';
import { passes } from './written-rules.ts';

const texts = riskTexts('en');
const wordsOf = (answers: Record<string, string>) => riskWords(effectsOf(walk(quizzes['us-tourist'], answers)), texts);

test('what helps most, what weighs most, and three questions about the heaviest two', () => {
  const words = wordsOf({ q_job: 'informal', q_travel: 'strong' });
  expect(words.encouragement).toBe(texts.factors.travel?.helps);
  expect(words.biggestPitfall).toBe(texts.factors.employment?.hurts);
  const about = (topic: string) => texts.questions.filter(({ tests }) => tests === topic).map(({ ask }) => ask);
  expect(words.interviewFocus).toEqual(about('employment').slice(0, 3));
  const payer = wordsOf({ q_payer: 'other', q_property: 'Y' });
  expect(payer.interviewFocus).toEqual([...about('payer'), ...about('purpose')].slice(0, 3));
});

test('who has no work is not prepared for questions about duties and company', () => {
  const aboutWork = texts.questions.filter(({ tests }) => tests === 'employment');
  const pointless = aboutWork.filter(({ notFor }) => notFor).map(({ ask }) => ask);
  expect([aboutWork.length, pointless.length]).toEqual([4, 3]);
  for (const q_job of ['unemployed', 'student', 'retired', 'homemaker']) {
    const { interviewFocus } = wordsOf({ q_job, q_income: 'cannot_show', q_savings: 'no' });
    expect(interviewFocus, q_job).toHaveLength(3);
    expect(interviewFocus.filter((ask) => pointless.includes(ask))).toEqual([]);
  }
  expect(wordsOf({ q_job: 'unemployed' }).interviewFocus[0]).toBe(aboutWork[0]?.ask);
});

test('questions left by the heaviest go to the second; what would change it is said for the heaviest three', () => {
  const about = (topic: string) => texts.questions.filter(({ tests }) => tests === topic).map(({ ask }) => ask);
  const heavy = { q_payer: 'unsure', q_job: 'informal', q_savings: 'some' };
  expect(about('payer').length, 'leaves room for the second').toBeLessThan(3);
  expect(wordsOf(heavy).interviewFocus).toEqual([...about('payer'), ...about('employment')].slice(0, 3));
  const all = { ...heavy, q_income: 'cannot_show', q_travel: 'none', q_stay: 'over_3_months' };
  const changes = changesOf(effectsOf(walk(quizzes['us-tourist'], all)), texts.factors);
  expect(changes).toEqual([texts.factors.income, expect.anything(), expect.anything()]);
});

test('what the law looks at by itself stands apart, once, and leaves room for what can be changed', () => {
  const effects = effectsOf(
    walk(quizzes['us-tourist'], {
      ...{ q_us_before: 'stayed_longer', q_overstay_days: 'over_180', q_crime: 'serious', q_job: 'unemployed' },
      ...{ q_income: 'cannot_show', q_payer: 'unsure', q_fraud: 'N' },
    }),
  );
  const { overstay, criminal, employment, income, payer } = texts.factors;
  expect(stopsOf(effects, texts.factors)).toEqual([overstay, criminal]);
  expect(changesOf(effects, texts.factors)).toEqual([employment, income, payer]);
});

test('two answers about one thing count together: a denial that is half made up for still weighs', () => {
  const denied = (q_refusal_changed: string) =>
    wordsOf({ q_refusal: 'one_recent', q_refusal_changed, q_property: 'Y' });
  expect(denied('improved').biggestPitfall).toBe(texts.factors.refusals?.hurts);
  expect(denied('improved').encouragement).toBe(texts.factors.property?.helps);
});

test('where nothing speaks for or against, the words say so, and everybody is asked about the trip', () => {
  const words = wordsOf({ q_purpose: 'medical' });
  expect([words.encouragement, words.biggestPitfall]).toEqual([texts.noHelps, texts.noHurts]);
  expect(words.interviewFocus).toHaveLength(3);
  expect(new Set(words.interviewFocus).size).toBe(3);
});

test('savings and the length of the stay are asked about as money and trip', () => {
  const about = (topic: string) => texts.questions.filter(({ tests }) => tests === topic).map(({ ask }) => ask);
  expect(wordsOf({ q_savings: 'no' }).interviewFocus[0]).toBe(about('income')[0]);
  expect(wordsOf({ q_stay: 'over_3_months' }).interviewFocus[0]).toBe(about('purpose')[0]);
});

test('a written text is plain, in its language, and promises nothing', () => {
  const good = 'Your job and your family are clear reasons to go home.';
  const check = (text: string, locale: 'es' | 'en' | 'ar' = 'en', told: string[] = []) =>
    passes({ encouragement: text, biggestPitfall: text, interviewFocus: text }, locale, told);
  expect(check(good)).toBe(true);
  expect(check('عملك وأسرتك سببان واضحان للعودة إلى بلدك.', 'ar')).toBe(true);
  expect(check(good, 'ar')).toBe(false);
  for (const bad of [
    'Your visa will be approved soon.',
    'You have a guaranteed visa, go ahead.',
    `${good} 90`,
    `${good} <i>`,
    `${good} www.x.example`,
    'Short.',
    good.repeat(20),
  ])
    expect(check(bad), bad).toBe(false);
  for (const bad of [
    'Tu visa será concedida sin ninguna duda.',
    'El oficial te dará la visa cuando te vea.',
    'Recibirás tu visa después de la entrevista.',
    'Tienes el noventa por ciento de posibilidades.',
    'Di que tienes trabajo aunque no lo tengas.',
    'Escribe a visas.example y paga al oficial la tasa.',
    'Tu trabajo es una raz\u00adón clara para volver a casa.',
    'Tu trаbajo es una razón clara para volver a casa.',
    good,
    'Tus antecedentes penales pesan mucho en esta solicitud.',
  ])
    expect(check(bad, 'es'), bad).toBe(false);
  for (const bad of [
    'سوف تحصل على ما تريد من هذا الطلب.',
    'سَتُمْنَحُ ما طلبته بعد المقابلة بإذن الله.',
    'تسعة من كل عشرة سافروا بعد المقابلة.',
  ])
    expect(check(bad, 'ar'), bad).toBe(false);
  const own = 'Tus antecedentes penales pesan mucho en esta solicitud.';
  expect(check(own, 'es', ['Un arresto se mira aparte, con sus papeles.']), 'what our words named').toBe(true);
});

test('a written text names no visa, nobody who decides on it, and not how it went for others', () => {
  const check = (text: string, locale: 'es' | 'en' | 'ar') =>
    passes({ encouragement: text, biggestPitfall: text, interviewFocus: text }, locale, []);
  for (const [locale, bad] of [
    ['ar', 'سوف تحصل على التأشيرة بعد المقابلة.'],
    ['ar', 'ستمنح التأشيرة بعد المقابلة.'],
    ['ar', 'سَتُمْنَحُ التَّأْشِيرَة بعد المقابلة.'],
    ['ar', 'هذه التَأشـيرة سهلة لمن كان له عمل.'],
    ['ar', 'المُوَظَّف ينظر إلى عملك ثم يختم جوازك.'],
    ['en', 'With a job like yours you will be given the visa.'],
    ['en', 'The visa is easy for you and your family.'],
    ['en', 'The officer stamps the passport when you show your work.'],
    ['en', 'Nine out of ten with your work travel in the end.'],
    ['en', 'One in ten with your work stays at home.'],
    ['en', 'Most of the applicants with your work travel in the end.'],
    ['es', 'Con tu trabajo lograrás la visa.'],
    ['es', 'Nueve de cada diez personas como tú salen con su visa.'],
    ['es', 'Nueve de cada diez con tu trabajo viajan al final.'],
    ['es', 'Con tu trabajo el oficial sella el pasaporte y ya.'],
    ['es', 'Con un trabajo así la respuesta es la aprobación.'],
  ] as const)
    expect(check(bad, locale), bad).toBe(false);
  for (const [locale, good] of [
    ['ar', 'عَمَلُكَ وأسرتك سببان واضحان للعودة إلى بلدك.'],
    ['en', 'Say in two sentences why you go, when and with whom.'],
    ['en', 'Consult a lawyer about it, and take the two papers of your work with you.'],
    ['es', 'Consulta a un abogado, que te permite ordenar los papeles de tu caso.'],
    ['es', 'Revisa tus extractos y di en dos frases a qué vas y con quién.'],
  ] as const)
    expect(check(good, locale), good).toBe(true);
});
