/** What valid HTML is here: html-validate's presets, what is set otherwise and why, and what it does not look at. */
import { type ConfigData, HtmlValidate } from 'html-validate';

export type SeenPage = { name: string; html: string };
type Fault = { rule: string; page: string; message: string; snippet: string };

const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  // The standard has <details> as flow content; as a section, which the checker takes it for, the head of a row could not hold it.
  elements: ['html5', { details: { inherit: 'details', sectioning: false } }],
  rules: {
    // React writes <br/>, checked="", hrefLang, and both hidden and hidden="": HTML reads them all the same.
    'void-style': ['error', { style: 'selfclosing' }],
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    // React's useId begins with an underscore; HTML forbids only spaces.
    'valid-id': ['error', { relaxed: true }],
    // Scripts and styles come from our own origin, where a hash beside the file proves nothing.
    'require-sri': ['error', { target: 'crossorigin' }],
    // What is found while somebody types stands in a list below the field: <select> is none.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // A text area is never lower than its rows, and their number is an attribute.
    'no-inline-style': ['error', { allowedProperties: ['min-block-size'] }],
    // The question about cookies is a box over the page, as a dialog is, and stands before it for the keyboard.
    'heading-level': [
      'error',
      { sectioningRoots: ['dialog', '[role="dialog"]', '[data-consent]'], minSectioningRootInitialRank: 'h2' },
    ],
  },
};

/** Rules that some pages break on purpose. */
const allowed: { rule: string; on: RegExp; why: string }[] = [
  { rule: 'unique-landmark', on: /^\/dev\/ui\//, why: 'the kit shows a part several times on one page' },
  {
    rule: 'wcag/h32',
    on: /^\/(en|ar)? /,
    why: 'the button of the first form is a link to sign-up until the form is awake',
  },
];

const validator = new HtmlValidate(config);

/** C0 and C1 but tab and line ends: no HTML text may hold them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is them that are looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** The checker of the W3C refuses a role on a part of a table, whatever its display. */
const TABLE_ROLE = /<(?:table|caption|thead|tbody|tfoot|tr|th|td)\b[^>]*\srole=/g;

const found = (rule: string, pattern: RegExp, { name, html }: SeenPage): Fault[] =>
  [...html.matchAll(pattern)].map(({ 0: text, index }) => ({
    rule,
    page: name,
    message: JSON.stringify(text),
    snippet: html.slice(Math.max(0, index - 60), index + 60),
  }));

export function faultsOf(page: SeenPage): Fault[] {
  const { name, html } = page;
  const messages = validator.validateStringSync(html).results.flatMap((result) => result.messages);
  return [
    ...messages
      .filter(({ ruleId }) => !allowed.some(({ rule, on }) => rule === ruleId && on.test(name)))
      .map(({ ruleId, message, offset }) => ({
        rule: ruleId,
        page: name,
        message,
        snippet: html.slice(Math.max(0, offset - 20), offset + 120),
      })),
    ...found('control-character', CONTROL, page),
    ...found('table-role', TABLE_ROLE, page),
  ];
}

/** One line a rule: how often, and the first place. */
export function report(faults: readonly Fault[]): string[] {
  const byRule = Map.groupBy(faults, ({ rule }) => rule);
  return [...byRule].map(
    ([rule, [first, ...others]]) =>
      `${rule} x${others.length + 1}: ${first?.message}, first at ${first?.page}: ${JSON.stringify(first?.snippet)}`,
  );
}
