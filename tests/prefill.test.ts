/** What forms take over from what is known: a name that is nowhere fails here, and so does what only the person may say. */
import { expect, test } from 'vitest';
import { convert } from '#app/features/forms/prefill/convert.ts';
import { isNever } from '#app/features/forms/prefill/offers.ts';
import { FORM_NAMES, type FormName } from '#content/catalogue.ts';
import type { Field, Form } from '#content/forms/definition.ts';
import { ds160 } from '#content/forms/ds160/form.ts';
import { forms, prefills } from '#content/forms/forms.ts';
import { listOf } from '#content/forms/options.ts';
import { CONVERSIONS, PROFILE_FACTS, type Prefill, RELATIVES, type Rule } from '#content/forms/prefill.ts';
import { onboarding } from '#content/quizzes/onboarding/quiz.ts';

const RELATIVE_FACTS = ['surnames', 'given_names', 'shares_address'];

type Place = { page: number; field: Field };

function sourceFaults(rule: Rule, places: ReadonlyMap<string, Place>): string[] {
  const miss = (isThere: boolean, name: string) => (isThere ? [] : [`${rule.fill} reads ${name}, which is nowhere`]);
  switch (rule.from) {
    case 'profile':
      return miss((PROFILE_FACTS as readonly string[]).includes(rule.field), rule.field);
    case 'onboarding':
      return miss(
        onboarding.questions.some(({ field }) => field === rule.field),
        rule.field,
      );
    case 'page':
      return miss(places.has(rule.field), rule.field);
    case 'relative':
      return [
        ...miss((RELATIVES as readonly string[]).includes(rule.who), rule.who),
        ...miss(RELATIVE_FACTS.includes(rule.field) || places.has(rule.field), rule.field),
      ];
    case 'companions': {
      const members = places.get(rule.fill)?.field.fields ?? [];
      return Object.keys(rule.row).flatMap((name) =>
        miss(
          members.some((member) => member.name === name),
          `${rule.fill}.${name}`,
        ),
      );
    }
    default:
      return [];
  }
}

function codeFaults({ fill, codes = {}, as, ...rule }: Rule, field: Field): string[] {
  const offered = field.options ? listOf(field.options).map(({ code }) => code as string) : null;
  const fixed =
    rule.from === 'office' || rule.from === 'family' ? [convert({ ...(as && { as }), codes }, rule.value)] : [];
  return [...Object.values(codes), ...fixed]
    .filter((code) => code === null || (offered !== null && !offered.includes(code)))
    .map((code) => `${fill} is filled with ${code}, which is no option of it`);
}

function prefillFaults(form: Form, prefill: Prefill): string[] {
  const places = new Map(
    form.pages.flatMap((page) => page.fields.map((field) => [field.name, { page: page.number, field }] as const)),
  );
  const missing = (name: string) => (places.has(name) ? [] : [`${name} stands nowhere`]);
  const sworn = (name: string) => {
    const page = places.get(name)?.page;
    return page !== undefined && isNever(prefill, page, name) ? [`${name} is only for the person to say`] : [];
  };
  const filled = [
    ...prefill.rules.map(({ fill }) => fill),
    ...Object.values(prefill.shared ?? {}).flatMap((blocks) => blocks.flatMap(({ fields }) => fields)),
    ...(prefill.address?.fields ?? []),
  ];
  const blocks = Object.entries(prefill.shared ?? {}).flatMap(([page, list]) =>
    list.flatMap(({ fields, onlyWhen, notSelf = [] }) =>
      [...fields, ...(onlyWhen ? [onlyWhen.field] : []), ...notSelf]
        .filter((name) => places.has(name) && places.get(name)?.page !== Number(page))
        .map((name) => `${name} stands on another page than ${page}`),
    ),
  );
  return [
    ...[...filled, ...prefill.never.fields, ...Object.values(prefill.names ?? {})].flatMap(missing),
    ...filled.flatMap(sworn),
    ...blocks,
    ...prefill.rules.flatMap((rule) => [
      ...sourceFaults(rule, places),
      ...codeFaults(rule, places.get(rule.fill)?.field ?? { name: rule.fill, type: 'text' }),
      ...(rule.as === undefined || CONVERSIONS.includes(rule.as) ? [] : [`${rule.fill}: no conversion ${rule.as}`]),
      ...((rule.as === 'codes') === (rule.codes !== undefined) ? [] : [`${rule.fill}: codes without their table`]),
    ]),
  ];
}

test('every name that a form is filled from or into is there', () => {
  for (const [name, prefill] of Object.entries(prefills))
    expect(prefillFaults(forms[name as keyof typeof forms], prefill), name).toEqual([]);
});

test('a wrong rule is told by its name', () => {
  const { ds160: right } = prefills;
  const told: [Partial<Prefill>, string][] = [
    [{ rules: [{ fill: 'nobody', from: 'office', value: 'x' }] }, 'nobody stands nowhere'],
    [
      { rules: [{ fill: 'email', from: 'onboarding', field: 'nobody', of: 'party' }] },
      'email reads nobody, which is nowhere',
    ],
    [{ rules: [{ fill: 'email', from: 'page', field: 'nobody' }] }, 'email reads nobody, which is nowhere'],
    [{ rules: [{ fill: 'email', from: 'profile', field: 'sex' as 'email' }] }, 'email reads sex, which is nowhere'],
    [
      { rules: [{ fill: 'companions', from: 'companions', row: { nobody: 'surnames' } }] },
      'companions reads companions.nobody, which is nowhere',
    ],
    [{ rules: [{ fill: 'payer', from: 'office', value: 'Q' }] }, 'payer is filled with Q, which is no option of it'],
    [
      {
        rules: [{ fill: 'payer', from: 'onboarding', field: 'payer', of: 'person', as: 'codes', codes: { self: 'Q' } }],
      },
      'payer is filled with Q, which is no option of it',
    ],
    [
      { rules: [{ fill: 'declaration_true', from: 'office', value: 'Y' }] },
      'declaration_true is only for the person to say',
    ],
    [{ shared: { 14: [{ fields: ['sec_disease'] }] } }, 'sec_disease is only for the person to say'],
    [{ shared: { 3: [{ fields: ['home_city'] }] } }, 'home_city stands on another page than 3'],
    [{ never: { pages: [], fields: ['nobody'] } }, 'nobody stands nowhere'],
  ];
  for (const [wrong, fault] of told) expect(prefillFaults(ds160, { ...right, ...wrong })).toContain(fault);
});

/** Pages on which everything that is asked is sworn, or is about health, crime or a refusal. */
const SWORN: Readonly<Record<FormName, readonly string[]>> = {
  ds160: ['security_1', 'security_2', 'security_3', 'security_4', 'security_5'],
  imm5257: ['background', 'schedule_1', 'consent'],
  uk_visitor: ['uk_history', 'refusals', 'convictions', 'declaration'],
  au600: ['health', 'character', 'visa_history', 'declarations'],
  esta: ['eligibility', 'certify'],
  renewal: [],
  work_family: ['history'],
  background_check: ['records'],
  interview_prep: [],
};
/** Those that stand among others. */
const SWORN_FIELDS: Readonly<Record<FormName, readonly string[]>> = {
  ds160: [
    ...['security_question', 'security_answer', 'declaration_true', 'visa_refused', 'visa_cancelled', 'esta_denied'],
    ...[
      'us_lpr_ever',
      'us_lpr_explain',
      'immigrant_petition',
      'insurgent',
      'special_skills',
      'us_ssn',
      'us_tax_id',
      'photo_ready',
    ],
  ],
  ...{ imm5257: [], uk_visitor: [], esta: [], work_family: [] },
  au600: ['health_exam_12m', 'health_exam_hap'],
  renewal: [
    ...['refused_since', 'refusal_overcome', 'arrested_since', 'arrest_details', 'overstayed', 'overstay_details'],
    'restricted_travel',
  ],
  background_check: ['consent'],
  interview_prep: ['refusals'],
};

test.each(FORM_NAMES)(
  '%s: declarations, signatures, health, crimes and refusals are answered by nobody but the person',
  (name) => {
    const prefill = prefills[name];
    const fields = forms[name].pages.flatMap((page) => page.fields.map((field) => ({ page, field })));
    for (const { page, field } of fields) {
      const isSworn =
        SWORN[name].includes(page.key) ||
        SWORN_FIELDS[name].includes(field.name) ||
        field.options === 'Y' ||
        /^(security|declaration|sec|signature)_/.test(field.name);
      expect(isNever(prefill, page.number, field.name), field.name).toBe(isSworn || isExplanation(prefill, field.name));
    }
    // None of them has another name by now.
    const keys = forms[name].pages.map(({ key }) => key);
    for (const key of SWORN[name]) expect(keys).toContain(key);
    for (const sworn of SWORN_FIELDS[name]) expect(fields.map(({ field }) => field.name)).toContain(sworn);
  },
);

/** What explains an answer goes with it. */
const isExplanation = ({ never }: Prefill, name: string) =>
  name.endsWith('_explain') && never.fields.includes(name.replace(/_explain$/, ''));
