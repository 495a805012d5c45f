/** Each screen of the app carries the texts that its code asks for, and no screen those of another (paths.ts, texts). */
import { expect, test } from 'vitest';
import { mergeTexts } from '#app/i18n/merge-texts.ts';
import { APP_FEATURES, type TextGroup, textsEverywhere, textsFor } from '#app/i18n/messages.server.ts';
import { screenRows } from '#app/paths.ts';
import { parseSource, readSources, type Source } from './sources.ts';

const app = readSources('app');
const LAYOUTS = ['app/app-layout.tsx', 'app/features/chrome/app/texts-layout.tsx'];

const FRAMES = { portal: 'app/features/portal/layout.tsx', office: 'app/features/backoffice/layout.tsx' };

/** The file and all that it loads. */
function reached(files: string[], sources: Source[]): Source[] {
  const known = new Map(sources.map((source) => [source.path, source]));
  const found = new Set<Source>();
  const open = files.flatMap((file) => known.get(file) ?? []);
  for (let source = open.pop(); source; source = open.pop()) {
    if (found.has(source)) continue;
    found.add(source);
    for (const { target, isType } of source.imports) {
      const next = known.get(target);
      if (next && !isType) open.push(next);
    }
  }
  return [...found];
}

/** `const t = useTranslations('portal')` and t('frame.close') ask for portal.frame; a template counts by its beginning. */
function groupsAskedBy({ text }: Source): string[] {
  const named = [...text.matchAll(/const (\w+) = useTranslations\('([\w.-]+)'\)/g)];
  return named.flatMap(({ index, 1: variable, 2: namespace = '' }) => {
    const [feature, group] = namespace.split('.');
    if (group) return [`${feature}.${group}`];
    // Until the same name is given to other texts, in the next component.
    const scope = text.slice(index + 1).split(new RegExp(`const ${variable} = `))[0] ?? '';
    const calls = [...scope.matchAll(new RegExp(`\\b${variable}\\(([^()]*(?:\\([^()]*\\)[^()]*)*)\\)`, 'g'))];
    return calls.flatMap(([, inside = '']) =>
      // Only the key of a call is its first word; what follows a comma is its values.
      [...(inside.split(/,\s*\{/)[0] ?? '').matchAll(/['`]([a-zA-Z]\w*)/g)].map(([, key]) => `${feature}.${key}`),
    );
  });
}

const has = (texts: object, group: string) =>
  group.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], texts) !==
  undefined;

const merged = (groups: readonly TextGroup[]) => mergeTexts(textsEverywhere('es'), textsFor('es', groups));
const whole = textsFor('es', APP_FEATURES);

const rows = screenRows().filter(({ layout }) => layout === 'app');
const askedBy = (row: (typeof rows)[number], sources = app) => {
  const frame = [
    ...(row.frame ? [FRAMES[row.frame]] : []),
    ...(row.tab ? ['app/features/backoffice/case/layout.tsx'] : []),
  ];
  return reached([`app/${row.file}`, ...frame, ...LAYOUTS], sources)
    .flatMap(groupsAskedBy)
    .filter((group) => has(whole, group));
};

test.each(rows.map((row) => [row.name, row] as const))('%s has the texts that it asks for', (_, row) => {
  const asked = askedBy(row);
  expect(asked.length).toBeGreaterThan(3);
  expect([...new Set(asked)].filter((group) => !has(merged(row.texts ?? []), group))).toEqual([]);
});

test('groups of one feature are put together, whichever part brings them', () => {
  const { accounts, portal } = mergeTexts(
    textsFor('es', ['accounts.errors', 'portal.steps']),
    textsFor('es', ['accounts.logIn', 'portal.frame']),
  );
  expect([Object.keys(accounts), Object.keys(portal)]).toEqual([
    ['errors', 'logIn'],
    ['steps', 'frame'],
  ]);
});

test('a text that a screen does not declare is missed', () => {
  const [row] = rows.filter(({ name }) => name === 'log-in');
  if (!row) throw new Error('there is no log-in');
  const stray = parseSource(
    `app/${row.file}`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of source
    "const t = useTranslations('portal');\nt(isPaid ? `steps.${one}.title` : 'frame.close', { n: f('a') });",
  );
  const asked = askedBy(row, [...app.filter(({ path }) => path !== stray.path), stray]);
  expect(asked).toEqual(expect.arrayContaining(['portal.steps', 'portal.frame']));
  expect(has(merged(row.texts ?? []), 'portal.steps')).toBe(false);
});

test('what is sent by mail or given to an island does not travel with a screen', () => {
  for (const { name, texts } of rows)
    for (const group of ['accounts.mail', 'accounts.hero', 'waits.mail', 'waits.island'])
      expect(has(merged(texts ?? []), group), `${name}: ${group}`).toBe(false);
});
