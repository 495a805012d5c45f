/** The house rules of docs/architecture.md, checked on the source. Each rule is also shown a file that breaks it. */
import { basename } from 'node:path';
import { getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { LOCALES } from '#app/i18n/locales.ts';
import { screenRows } from '#app/paths.ts';
import { ROLES } from '#app/platform/access/actor.ts';
import * as schema from '#db/schema.server.ts';
import { users } from '#db/schema.server.ts';
import { isTest, listFiles, parseSource, readSource, readSources, type Source, withoutComments } from './sources.ts';

/** What is wrong with one file, in words; empty when nothing is. */
type Rule = (source: Source) => string[];

const FEATURES = [
  'catalogue',
  'tracking',
  'chrome',
  'texts',
  'accounts',
  'applicants',
  'quiz',
  'forms',
  'documents',
  'checkout',
  'leads',
  'waits',
  'articles',
  'portal',
  'site',
  'developer',
  'backoffice',
];

/** Wings of a feature in their order, `.` being its root: a file imports only from its own wing and those before it. */
const WINGS: Record<string, readonly string[]> = {
  catalogue: ['.', 'rates'],
  tracking: ['.', 'consent', 'delivery', 'conversions', 'office'],
  chrome: ['.', 'app', 'browser'],
  texts: ['structured-data', 'share', '.'],
  accounts: [
    'steps',
    '.',
    'sessions',
    'contact',
    'password',
    'second-factor',
    'log-in',
    'sign-up',
    'hero',
    'profile',
    'personal-data',
  ],
  applicants: ['.', 'invites'],
  quiz: ['engine', '.', 'risk', 'report', 'public', 'onboarding', 'kept'],
  forms: [
    'engine',
    'readings',
    'lock',
    'prefill',
    '.',
    'checks',
    'same-as',
    'autosave',
    'fields',
    'clash',
    'converter',
    'page',
    'findings',
    'carry',
    'mask',
    'english',
    'review',
    'rehearsal',
    'export',
  ],
  documents: [
    'checklist',
    'legibility',
    'files',
    'zip',
    'upload',
    'photo',
    'pass',
    'passport',
    'share',
    '.',
    'page',
    'office',
  ],
  checkout: [
    '.',
    'promos',
    'cart',
    'refunds',
    'receipts',
    'truth',
    'manual',
    'orders',
    'sandbox',
    'methods',
    'link',
    'page',
  ],
  leads: ['.', 'codes', 'landing', 'promo', 'popup'],
  waits: ['.', 'alerts', 'publish'],
  articles: ['markup', 'search', '.', 'blocks', 'comments', 'indexes', 'page'],
  portal: ['advisers', 'appointments', 'calls', 'case', 'interview', 'privacy', '.', 'home', 'applicants', 'questions'],
  site: ['.', 'change-service', 'social', 'home', 'services', 'directories', 'legal', 'search'],
  developer: ['.', 'ui-kit'],
  backoffice: [
    '.',
    'cases',
    'notes',
    'messages',
    'case',
    'review',
    'calendar',
    'home',
    'outcome',
    'accounts',
    'exports',
    'audit',
    'staff',
    'money',
    'promos',
    'sticker',
    'marketing',
    'leads',
    'events',
    'jobs',
    'privacy',
    'content',
    'moderation',
    'figures',
    'posts',
    'preview',
  ],
};

const product = readSources('app', 'server', 'db', 'content');
const featureOf = (path: string) => /^app\/features\/([^/]+)\//.exec(path)?.[1];
const isRules = (path: string) => /(^|\/)([\w-]+-)?rules\.ts$/.test(path);

const breaches = (rule: Rule, sources: Source[]) =>
  sources.flatMap((source) => rule(source).map((what) => `${source.path}: ${what}`));

/** Holds for the product, and is broken by each of these: path -> source. */
function holds(rule: Rule, broken: [path: string, text: string][], sources = product) {
  expect(breaches(rule, sources)).toEqual([]);
  for (const [path, text] of broken)
    expect(breaches(rule, [parseSource(path, text)]), `${path} should break the rule`).not.toEqual([]);
}

/** Files of one folder may import, of our own, only what the pattern allows, and of packages only what `packages` does. */
const imports =
  (within: RegExp, ours: RegExp, packages = /./): Rule =>
  ({ path, imports }) =>
    within.test(path)
      ? imports
          .filter(({ target, isOurs }) => !(isOurs ? ours : packages).test(target))
          .map(({ target }) => `imports ${target}`)
      : [];

test('a feature imports only features above it in the list', () => {
  const rule: Rule = ({ path, imports }) => {
    const own = featureOf(path);
    if (!own) return [];
    if (!FEATURES.includes(own)) return [`${own} is no feature of the list`];
    return imports.flatMap(({ target }) => {
      const other = featureOf(target);
      return other && FEATURES.indexOf(other) > FEATURES.indexOf(own) ? [`imports ${target}`] : [];
    });
  };
  holds(rule, [
    ['app/features/leads/store.server.ts', "import { a } from '#app/features/site/place-panels.tsx';"],
    ['app/features/leads/store.server.ts', "import type { A } from '../waits/rules.ts';"],
    ['app/features/leads/store.server.ts', "const a = await import('#app/features/portal/x.ts');"],
    ['app/features/invented/rules.ts', ''],
  ]);
});

/** Whatever lies between the feature and the file: a wing has no wings of its own. */
const wingOf = (path: string) => /^app\/features\/[^/]+\/(?:(.+)\/)?[^/]+$/.exec(path)?.[1] ?? '.';

test('a wing imports only its feature above it', () => {
  const rule: Rule = ({ path, imports }) => {
    const feature = featureOf(path);
    if (!feature) return [];
    const order = WINGS[feature] ?? ['.'];
    const at = order.indexOf(wingOf(path));
    if (at < 0) return [`${wingOf(path)} is no wing of ${feature}`];
    return imports
      .filter(({ target }) => featureOf(target) === feature && order.indexOf(wingOf(target)) > at)
      .map(({ target }) => `imports ${target}`);
  };
  holds(rule, [
    ['app/features/accounts/rules.ts', "import { a } from './sign-up/failure.ts';"],
    ['app/features/accounts/sessions/list.tsx', "import { a } from '#app/features/accounts/log-in/form.tsx';"],
    ['app/features/accounts/attic/form.tsx', ''],
    ['app/features/leads/attic/form.tsx', ''],
    ['app/features/leads/codes/attic/form.tsx', ''],
  ]);
});

test('both lists name what there is, and docs/architecture.md shows them as they are', () => {
  const paths = product.map(({ path }) => path).filter(featureOf);
  expect(new Set(paths.map(featureOf))).toEqual(new Set(FEATURES));
  for (const feature of FEATURES) {
    const wings = paths.filter((path) => featureOf(path) === feature).map(wingOf);
    expect(new Set(WINGS[feature] ?? ['.']), feature).toEqual(new Set(['.', ...wings]));
  }
  const rows = [...readSource('docs/architecture.md').matchAll(/^\| `(\w+)` \| [^|]+ \| ([^|]+) \|$/gm)];
  const shown = rows.map(([, feature, wings = '']) => [
    feature,
    [...wings.matchAll(/`([^`]+)`/g)].map(([, wing]) => wing),
  ]);
  expect(shown).toEqual(FEATURES.map((feature) => [feature, WINGS[feature] ?? ['.']]));
});

/** Each file with what its imports lead back to it by. */
function circlesIn(sources: Source[]): string[] {
  const known = new Map(sources.map((source) => [source.path, source]));
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (path: string, way: string[]) => {
    const at = way.indexOf(path);
    if (at >= 0) circles.push([...way.slice(at), path].join(' > '));
    if (at >= 0 || done.has(path)) return;
    for (const { target } of known.get(path)?.imports ?? []) if (known.has(target)) visit(target, [...way, path]);
    done.add(path);
  };
  for (const { path } of sources) visit(path, []);
  return circles;
}

test('no file imports itself by way of others, not even a type', () => {
  expect(circlesIn(product)).toEqual([]);
  const a = parseSource('app/ui/a.ts', "import type { B } from './b.ts';");
  const b = parseSource('app/ui/b.ts', "import { c } from './c.ts';");
  const c = parseSource('app/ui/c.ts', "import { a } from './a.ts';");
  expect(circlesIn([a, b, c])).toEqual(['app/ui/a.ts > app/ui/b.ts > app/ui/c.ts > app/ui/a.ts']);
});

test('what stands below the features imports none of them', () => {
  const BELOW = /^app\/(paths|ctx\.server|first-script)\.tsx?$/;
  const rule: Rule = ({ path, imports }) =>
    BELOW.test(path) || /^app\/(path-|site-map\/)/.test(path)
      ? imports
          .filter(({ target }) => /^app\/(features|islands)\//.test(target))
          .map(({ target }) => `imports ${target}`)
      : [];
  holds(rule, [
    ['app/paths.ts', "import type { StartOptions } from './features/chrome/rules.ts';"],
    ['app/site-map/office.ts', "import { parts } from '#app/features/backoffice/wayfinding.ts';"],
  ]);
  expect(product.filter(({ path }) => BELOW.test(path))).toHaveLength(3);
});

test('a folder of more than 15 files opens wings', () => {
  const MOST = 15;
  const crowded = (paths: string[]) => {
    const folders = Map.groupBy(paths, (path) => path.slice(0, path.lastIndexOf('/')));
    return [...folders].filter(([, files]) => files.length > MOST).map(([folder]) => folder);
  };
  expect(crowded(product.map(({ path }) => path).filter((path) => /^(app|server)\//.test(path)))).toEqual([]);
  expect(crowded(Array.from({ length: 16 }, (_, n) => `app/features/accounts/sign-up/a${n}.ts`))).toHaveLength(1);
});

test('an island is woken as the component that was rendered', () => {
  const registry = readSource('app/islands/registry.ts');
  const files = new Map(
    [...registry.matchAll(/'([\w-]+)': \(\) => import\('#(app\/[^']+)'\)/g)].map(([, n, f]) => [n, f]),
  );
  expect(files.size).toBeGreaterThan(3);
  const shown = product.flatMap(({ path, text, imports }) =>
    [...text.matchAll(/<Island of=\{(\w+)\} name="([^"]+)"/g)].map(([, component = '', name = '']) => {
      const line = new RegExp(`import ${component} from '([^']+)'`).exec(text)?.[1] ?? '';
      const target = imports.find((one) => one.target.endsWith(line.replace(/^[#.]\/?/, '')))?.target;
      return { path, name, target };
    }),
  );
  expect(new Set(shown.map(({ name }) => name))).toEqual(new Set(files.keys()));
  for (const { path, name, target } of shown) expect(files.get(name), `${path}: ${name}`).toBe(target);
});

test('ui imports only ui, i18n, the site map, React, Base UI and the reader of phone numbers', () => {
  const rule = imports(
    /^app\/ui\//,
    /^app\/((ui|i18n)\/|path(s|-match)\.ts$)/,
    /^(react|react-dom|react-router|@base-ui\/react)(\/|$)|^(libphonenumber-js\/core|virtual:phone-metadata)$/,
  );
  holds(rule, [
    ['app/ui/price.tsx', "import { price } from '#app/features/catalogue/rules.ts';"],
    ['app/ui/mark.tsx', "import { brand } from '#content/brand.ts';"],
    ['app/ui/date.tsx', "import { z } from 'zod';"],
    ['app/ui/phone/field.tsx', "import { parsePhoneNumber } from 'libphonenumber-js/max';"],
  ]);
});

test('i18n knows only content', () => {
  holds(imports(/^app\/i18n\//, /^(app\/i18n|content)\//), [
    ['app/i18n/messages.server.ts', "import { log } from '../platform/log.server.ts';"],
    [
      'app/i18n/messages.server.ts',
      "const all = import.meta.glob<object>('../features/*/text.json', { eager: true });",
    ],
  ]);
});

test('platform knows db, content and i18n, never the context, an integration or a feature', () => {
  holds(imports(/^app\/platform\//, /^(app\/(platform|i18n)|db|content)\//), [
    ['app/platform/calls/call.server.ts', "import type { Ctx } from '../../ctx.server.ts';"],
    ['app/platform/jobs/tidy.server.ts', "import { leads } from '#app/features/leads/store.server.ts';"],
    ['app/platform/jobs/jobs.server.ts', "export { send } from '../../integrations/mail/smtp.server.ts';"],
  ]);
});

test('integrations know the platform, never the context or a feature', () => {
  const rule = imports(/^app\/integrations\//, /^(app\/(integrations|platform|i18n)\/|db\/|content\/)/);
  holds(rule, [
    ['app/integrations/mail/outbox.server.ts', "import { a } from '#app/features/leads/rules.ts';"],
    ['app/integrations/mail/layout.server.ts', "import { Mark } from '../../ui/mark.tsx';"],
    ['app/integrations/mail/outbox.server.ts', "import type { Ctx } from '../../ctx.server.ts';"],
  ]);
});

test('rules are pure: zod, input, locales, roles, content and other rules', () => {
  const rule: Rule = (source) =>
    isRules(source.path) && source.path.startsWith('app/features/')
      ? source.imports
          .filter(({ target, isOurs }) =>
            isOurs
              ? !(
                  isRules(target) ||
                  /^(app\/platform\/(input|email|access\/actor)\.ts$|app\/i18n\/locales\.ts$|content\/)/.test(target)
                )
              : target !== 'zod',
          )
          .map(({ target }) => `imports ${target}`)
      : [];
  holds(rule, [
    ['app/features/leads/rules.ts', "import { leads } from '#db/schema.server.ts';"],
    ['app/features/leads/rules.ts', "import { randomUUID } from 'node:crypto';"],
    ['app/features/leads/rules.ts', "import { useId } from 'react';"],
    ['app/features/leads/rules.ts', "import { saveLead } from './store.server.ts';"],
  ]);
});

test('content imports only content, db only db', () => {
  holds(imports(/^content\//, /^content\//), [['content/facts.ts', "import { a } from '#app/paths.ts';"]]);
  holds(imports(/^db\//, /^db\//), [['db/seed.server.ts', "import { brand } from '#content/brand.ts';"]]);
});

test('nothing below it imports the server', () => {
  const rule: Rule = ({ path, imports }) =>
    path.startsWith('server/')
      ? []
      : imports.filter(({ target }) => target.startsWith('server/')).map(({ target }) => `imports ${target}`);
  holds(rule, [['app/features/site/x.tsx', "import type { App } from '#server/app.ts';"]]);
});

test('no whole row leaves: what is published is listed, never what is held back (T49)', () => {
  const rule: Rule = ({ path, text }) => {
    const code = withoutComments(text);
    if (isTest(path) || !path.startsWith('app/')) return [];
    // Erasing is the other way round: there a new column must be emptied by itself.
    const empties = path === 'app/features/accounts/personal-data/registry.server.ts';
    if (!empties && /\bget(?:Table|View)Columns\b/.test(code)) return ['takes all columns of a table'];
    return /api\.server\.ts$/.test(path) && /\.(?:select|returning)\(\s*\)/.test(code) ? ['reads whole rows'] : [];
  };
  holds(rule, [
    ['app/features/accounts/profile.server.ts', 'const { ip_address: _, ...shown } = getTableColumns(users);'],
    ['app/features/leads/api.server.ts', 'const rows = await db.select().from(leads);'],
    ['app/features/leads/api.server.ts', 'const [row] = await db.insert(leads).values(x).returning();'],
  ]);
});

test('process.env is read in one file', () => {
  const reader = 'app/platform/env.server.ts';
  const rule: Rule = ({ path, text }) => {
    const code = withoutComments(text);
    const rest = path === 'server/index.ts' ? code.replace(/^process\.env\.NODE_ENV = .*$/m, '') : code;
    return path !== reader && /\bprocess\s*(\?\.|\.)\s*env\b|\{[^}]*\benv\b[^}]*\}\s*=\s*process\b/.test(rest)
      ? ['reads process.env']
      : [];
  };
  holds(rule, [
    ['app/features/leads/store.server.ts', 'const url = process.env.SMTP_URL;'],
    ['server/start.ts', 'const { env } = process;'],
    ['server/index.ts', "process.env.NODE_ENV = 'production';\nconst port = process.env.PORT;"],
  ]);
});

const PHYSICAL_CLASS =
  /^-?(?:(?:scroll-)?[mp][lr]-|(?:left|right)-|border-[lr](?:-|$)|rounded-(?:[lr]|[tb][lr])(?:-|$)|(?:text|float|clear)-(?:left|right)$)/;
const PHYSICAL_STYLE =
  /\b(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b|\b(?:margin|padding|border)(?:Left|Right)\b|\btext-align:\s*(?:left|right)\b|\bborder-(?:top|bottom)-(?:left|right)-radius\b/;
const PHYSICAL_CSS = /(?:^|[{;\s])(?:left|right)\s*:|\b(?:float|clear)\s*:\s*(?:left|right)\b/m;

test('styles say start and end, never left and right', () => {
  const rule: Rule = ({ path, text }) => {
    const classes = path.endsWith('.tsx')
      ? withoutComments(text)
          .split(/[\s'"`{}]+/)
          .filter((word) => PHYSICAL_CLASS.test(word.replace(/^(?:[^\s:]+:)+/, '')))
      : [];
    const style = PHYSICAL_STYLE.exec(text)?.[0] ?? (path.endsWith('.css') ? PHYSICAL_CSS.exec(text)?.[0] : undefined);
    return [...classes, ...(style ? [style.trim()] : [])];
  };
  const css = listFiles('app')
    .filter((path) => path.endsWith('.css'))
    .map((path) => parseSource(path, readSource(path)));
  holds(
    rule,
    [
      ['app/ui/x.tsx', '<p className="grid ml-4" />'],
      ['app/ui/x.tsx', '<p className={`grid md:-right-2`} />'],
      ['app/ui/x.tsx', '<p className="rtl:text-left" />'],
      ['app/ui/x.tsx', '<p className="border-l-4" />'],
      ['app/ui/x.tsx', '<p className="hover:rounded-tl" />'],
      ['app/ui/x.tsx', '<p style={{ marginLeft: 4 }} />'],
      ['app/integrations/mail/layout.server.ts', 'const html = \'<p style="padding-left:4px">\';'],
      ['app/app.css', 'p { margin-left: 1rem; }'],
      ['app/app.css', 'p { left: 0; }'],
      ['app/app.css', 'p { text-align: right; }'],
    ],
    [...product, ...css],
  );
  const fine = '<p className="ms-4 pe-2 start-0 text-start border-s-4 rounded-s-lg place-items-center" />';
  expect(breaches(rule, [parseSource('app/ui/x.tsx', fine)])).toEqual([]);
});

const asSources = (paths: string[]): Source[] => paths.map((path) => ({ path, text: '', imports: [] }));

test('no file is named after a drawer', () => {
  const rule: Rule = ({ path }) => {
    const stem = basename(path).split('.')[0] ?? '';
    return /^(utils?|helpers?|common|misc|types?|constants?|managers?|services?)$|-(utils?|helpers?|misc|manager)$/.test(
      stem,
    )
      ? ['says nothing about its content']
      : [];
  };
  holds(
    rule,
    [
      ['app/ui/utils.ts', ''],
      ['app/features/leads/lead-helpers.server.ts', ''],
      ['content/types.ts', ''],
    ],
    asSources(listFiles('app', 'server', 'db', 'content', 'scripts', 'tests')),
  );
});

/** The folder's name, or its singular, as the beginning of a file's. */
function repeatsFolder(path: string): boolean {
  const [folder = '', file = ''] = path.split('/').slice(1).slice(-2);
  const one = folder.replace(/ies$/, 'y').replace(/s$/, '');
  return [folder, one].some((name) => file.startsWith(`${name}-`));
}

test('a file does not repeat the folder it stands in', () => {
  /** What several wings of accounts share; and the one error of the markup, which is called so. */
  const ALLOWED = [
    'app/features/accounts/account-form.tsx',
    'app/features/accounts/account-messages.server.ts',
    'app/features/articles/markup/markup-error.ts',
  ];
  const rule: Rule = ({ path }) =>
    repeatsFolder(path) && !ALLOWED.includes(path) ? ['begins with the name of its folder'] : [];
  const files = listFiles('app', 'server');
  holds(
    rule,
    [
      ['app/features/forms/page/page-bar.tsx', ''],
      ['app/features/backoffice/cases/case-table.tsx', ''],
      ['app/features/forms/same-as/same-as-row.tsx', ''],
      ['app/platform/pages/page-cache.test.ts', ''],
    ],
    asSources(files),
  );
  expect(ALLOWED.filter((path) => !files.includes(path))).toEqual([]);
  expect(breaches(rule, asSources(['app/features/documents/upload/upload.ts', 'app/ui/fields/field.tsx']))).toEqual([]);
});

const IRREGULAR =
  /^(?:Begun|Bought|Brought|Built|Caught|Chosen|Done|Drawn|Found|Given|Gone|Held|Hidden|Kept|Known|Left|Lost|Made|Meant|Paid|Said|Seen|Sent|Shown|Spent|Taken|Told|Unkept|Written)$/;
const NOUNS =
  /^(?:Booking|Building|Deed|Encoding|Feed|Finding|Heading|Holding|Lettering|Need|Reading|Seed|Sending|Setting|Speed|Standing|String|Thing|Warning)$/;

/** The last word is a participle, with or without a preposition behind it: `Asked`, `EventTold`, `HandedOut`. */
function isParticiple(name: string): boolean {
  const last =
    /[A-Z][a-z0-9]*$/.exec(name.replace(/(?<=[a-z])(?:At|By|For|From|In|On|Out|To|Elsewhere)$/, ''))?.[0] ?? '';
  return IRREGULAR.test(last) || (/(?:ed|ing)$/.test(last) && !NOUNS.test(last));
}

test('a type is named by the thing it is: a noun, with what was done to it before it', () => {
  // An error is a class, and is named by what happened: whoever throws it says just that.
  const namesIn = ({ path, text }: Source) =>
    [...withoutComments(text).matchAll(/^(?:export )?(?:type|interface) (\w+)/gm)]
      .map(([, name = '']) => name)
      .filter(isParticiple)
      .map((name) => `${path}: ${name}`);
  const sources = [...product, ...readSources('scripts', 'prove', 'bench', 'tests')];
  expect(sources.flatMap(namesIn)).toEqual([]);
  const broken = ['Asked', 'Told', 'Left', 'Sent', 'Paying', 'EventTold', 'HandedOut', 'KeptFor', 'SavedElsewhere'];
  expect(broken.filter((name) => !isParticiple(name))).toEqual([]);
  const fine = [
    'LeadRequest',
    'ToldEvent',
    'ParkedJob',
    'GridReading',
    'Finding',
    'DocumentNeed',
    'StartScreen',
    'FileAt',
  ];
  expect(fine.filter(isParticiple)).toEqual([]);
});

/** Three locales, or two roles, side by side in a list or a union. */
const LOCALE_LIST = /'(es|en|ar)'\s*[,|]\s*'(?!\1)(es|en|ar)'\s*[,|]\s*'(?!\1|\2)(es|en|ar)'/;
const ROLE_LIST = /'(?:applicant|secondary|csr|admin)'\s*[,|]\s*'(?:applicant|secondary|csr|admin)'/;

test('the list of all languages is written in one place, and in the schema, which imports nothing', () => {
  const PLACES = ['app/i18n/locales.ts', 'db/schema.server.ts'];
  const rule: Rule = ({ path, text }) =>
    !PLACES.includes(path) && !path.startsWith('content/') && LOCALE_LIST.test(withoutComments(text))
      ? ['lists the languages']
      : [];
  holds(
    rule,
    [
      ['app/features/leads/rules.ts', "const all = ['ar', 'es', 'en'];"],
      ['app/features/leads/api.server.ts', "const back = (locale: 'es' | 'en' | 'ar') => locale;"],
    ],
    [...product, ...readSources('scripts', 'prove', 'bench')],
  );
  const columns = Object.values(schema).flatMap((table) =>
    is(table, PgTable) ? Object.values(getTableColumns(table)).filter(({ name }) => name === 'locale') : [],
  );
  expect(columns.length).toBeGreaterThan(5);
  for (const { enumValues } of columns) expect(enumValues).toEqual([...LOCALES]);
});

test('lists of roles are taken from platform/access/actor.ts', () => {
  const PLACES = [
    'app/platform/access/actor.ts',
    'db/schema.server.ts',
    // An order, from the lowest to the highest.
    'app/features/backoffice/accounts/rules.ts',
  ];
  const rule: Rule = ({ path, text }) =>
    !PLACES.includes(path) && ROLE_LIST.test(withoutComments(text)) ? ['lists roles'] : [];
  holds(rule, [
    ['app/features/leads/api.server.ts', "const roles = ['csr', 'admin'];"],
    ['app/features/leads/store.server.ts', "const of = roles as ('applicant' | 'secondary')[];"],
    ['app/features/leads/store.server.ts', "sql`role in ('csr', 'admin')`"],
  ]);
  expect(users.role.enumValues).toEqual(ROLES.filter((role) => role !== 'visitor'));
});

test('there are no barrels', () => {
  const mayIndex = /^(server\/index\.ts|app\/integrations\/[^/]+\/index\.server\.ts)$/;
  const rule: Rule = ({ path, text }) => {
    if (/^index\./.test(basename(path)) && /\.tsx?$/.test(path) && !mayIndex.test(path)) return ['is an index'];
    return /^\s*export\s+\*\s+from\b/m.test(withoutComments(text)) ? ['exports all of another file'] : [];
  };
  holds(rule, [
    ['app/ui/index.ts', "export { Button } from './button.tsx';"],
    ['app/features/leads/all.ts', "export * from './rules.ts';"],
  ]);
});

/** What the browser loads when it loads the file: every import that is not of a type alone, and theirs in turn. */
function reach(start: Source[], known: Map<string, Source>): Map<string, string> {
  const via = new Map<string, string>();
  const open = [...start];
  for (let source = open.pop(); source; source = open.pop())
    for (const { target, isType } of source.imports) {
      if (isType || via.has(target)) continue;
      via.set(target, source.path);
      const next = known.get(target);
      if (next) open.push(next);
    }
  return via;
}

test('the browser reaches no server module and nothing of Node', () => {
  const forBrowser = ({ path }: Source) =>
    /^app\/(ui|islands)\/(?!.*\.server\.)|^app\/(entry\.client|root)\.tsx$|^app\/features\/.+\/(client|[\w-]*rules)\.ts$|^app\/features\/.+\/browser(\/[\w-]+)?\.ts$/.test(
      path,
    );
  const wrong = (sources: Source[]) => {
    const known = new Map(sources.map((source) => [source.path, source]));
    return [...reach(sources.filter(forBrowser), known)]
      .filter(([target]) => /\.server\.tsx?$|^node:/.test(target))
      .map(([target, from]) => `${from} reaches ${target}`);
  };
  expect(wrong(product)).toEqual([]);
  const island = parseSource('app/islands/a.tsx', "const a = import('#app/features/leads/card.ts');");
  const typed = parseSource('app/islands/a.tsx', "import type { A } from '#app/features/leads/store.server.ts';");
  const card = parseSource('app/features/leads/card.ts', "import { type A } from './store.server.ts';");
  const node = parseSource('app/ui/x.ts', "import { join } from 'node:path';");
  expect(wrong([island, card])).toEqual(['app/features/leads/card.ts reaches app/features/leads/store.server.ts']);
  expect(wrong([node])).toHaveLength(1);
  expect(wrong([typed])).toEqual([]);
});

test('links between screens are made in ui, not with the router', () => {
  const ROUTER_LINK = /import\s+\{[^}]*\b(Link|NavLink|useNavigate)\b[^}]*\}\s+from\s+'react-router'/;
  const rule: Rule = ({ path, text }) => {
    const found = path.startsWith('app/ui/') ? undefined : ROUTER_LINK.exec(withoutComments(text))?.[1];
    return found ? [`uses ${found}`] : [];
  };
  holds(rule, [
    ['app/features/portal/x-screen.tsx', "import { data, Link } from 'react-router';"],
    ['app/features/portal/x-screen.tsx', "import {\n  useNavigate,\n} from 'react-router';"],
  ]);
});

test('no page listens to unload: the back button would have to load it anew', () => {
  /** They ask only while a file, or an answer, would be lost; with nothing to lose they do not listen (records 032, 044). */
  const ASK_FIRST = ['app/features/documents/upload/queue.ts', 'app/platform/offline/unkept.ts'];
  const rule: Rule = ({ path, text }) =>
    path.startsWith('app/') && !ASK_FIRST.includes(path) && /['"](before)?unload['"]|on(before)?unload/.test(text)
      ? ['listens to unload']
      : [];
  holds(rule, [
    ['app/features/chrome/browser/bar.ts', "addEventListener('unload', save);"],
    ['app/islands/mount.ts', 'window.onbeforeunload = ask;'],
  ]);
});

test('a source file has at most 300 lines, the schema and content apart', () => {
  const rule: Rule = ({ path, text }) => {
    const lines = text.trimEnd().split('\n').length;
    const isCode = !path.startsWith('content/') && path !== 'db/schema.server.ts';
    return isCode && lines > 300 ? [`has ${lines} lines`] : [];
  };
  const code = [...product, ...readSources('scripts', 'prove', 'bench')];
  holds(
    rule,
    [
      ['server/app.ts', 'line\n'.repeat(301)],
      ['scripts/build.ts', 'line\n'.repeat(301)],
    ],
    code,
  );
});

test('nothing is left to be filled in', () => {
  const rule: Rule = ({ text }) => {
    const found = /lorem ipsum|coming soon|próximamente/i.exec(text) ?? /\b(TODO|FIXME)\b/.exec(text);
    return found ? [`says ${found[0]}`] : [];
  };
  const files = [...listFiles('app', 'server', 'db', 'content', 'public', 'scripts', 'docs', 'tests'), 'README.md'];
  const written = files
    .filter((path) => /\.(tsx?|mjs|css|json|md|sql|svg|txt)$/.test(path) && path !== 'tests/architecture.test.ts')
    .map((path) => ({ path, text: readSource(path), imports: [] }));
  holds(
    rule,
    [
      ['content/text/es/site.json', '{"title": "Próximamente"}'],
      ['app/ui/x.tsx', '// TODO: the rest'],
    ],
    written,
  );
  expect(breaches(rule, [parseSource('content/text/es/site.json', '{"ready": "Llegas con todo listo"}')])).toEqual([]);
});

test('a test stands where the runner looks for it', () => {
  const looked = /^(app|db|content)\/.+\.test\.tsx?$|^tests\/[^/]+\.test\.ts$|^tests\/e2e\//;
  const tests = listFiles('app', 'server', 'db', 'content', 'scripts', 'tests').filter(isTest);
  expect(tests.filter((path) => !looked.test(path))).toEqual([]);
});

test('no test replaces a module: the files of a worker share them', () => {
  const replaced = /\bvi\.(mock|doMock|hoisted|resetModules)\b/;
  const tests = listFiles('app', 'db', 'content', 'tests').filter(isTest);
  expect(tests.filter((path) => replaced.test(withoutComments(readSource(path))))).toEqual([]);
  expect(replaced.test(['vi', "mock('./sharing.ts')"].join('.'))).toBe(true);
});

test('a test that stands in for something global takes it back when it ends, not when the next one begins', () => {
  const leaves = (text: string) =>
    text.includes('vi.stub' + 'Global(') &&
    !/(afterEach|afterAll|return) ?\(?\(\) => (\{[^}]*)?vi\.unstubAllGlobals\(\)/.test(text);
  const tests = listFiles('app', 'db', 'content', 'tests').filter(isTest);
  expect(tests.filter((path) => leaves(readSource(path)))).toEqual([]);
  const stub = 'vi.stub' + "Global('fetch', null);";
  expect(leaves(`beforeEach(() => vi.unstubAllGlobals());\n${stub}`)).toBe(true);
  expect(leaves(`afterEach(() => vi.unstubAllGlobals());\n${stub}`)).toBe(false);
});

test('every screen is a file of a feature', () => {
  for (const { file } of screenRows()) expect(file).toMatch(/^features\/[^/]+\/([\w-]+\/)?[\w-]*screen\.tsx$/);
});
