import { readFileSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import compile from 'icu-minify/compile';
import allNumberingPlans from 'libphonenumber-js/max/metadata';
import { defineConfig, type Plugin } from 'vite';
import { screenRows } from './app/paths.ts';
import { countries } from './content/countries.ts';
import { compiledArticles } from './scripts/articles.ts';
import { SHARING_MANIFEST } from './scripts/sharing/manifest.ts';

/** Documents are rendered on the server and never hydrated: the browser build sees an empty module in their place. */
function documentsStayOnServer(): Plugin {
  const files = [
    ...screenRows()
      .filter((row) => row.layout === 'document')
      .map((row) => row.file),
    'document-layout.tsx',
    'not-found.tsx',
  ];
  const stub =
    'const none = () => null; export default none; export { none as meta, none as links, none as handle, none as ErrorBoundary };';
  return {
    name: 'documents-stay-on-server',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: (id) => (files.some((file) => id.split('?')[0]?.endsWith(`/app/${file}`)) ? stub : null),
  };
}

/** Files, groups of texts and what a look leaves in the trail are the server's business: a browser only needs to know addresses. */
function siteMapForBrowser(): Plugin {
  return {
    name: 'site-map-for-browser',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!/\/app\/(paths|site-map\/(app|case|office)-screens)\.ts$/.test(id.split('?')[0] ?? '')) return null;
      const bare = code
        .replace(/'features\/[^']+\.tsx'/g, "''")
        .replace(/,\s*\[[^\]]*\],?\s*\)/g, ', [])')
        .replace(/(:user_id[^']*',\s*'[\w-]+',\s*)'[\w.-]+',(\s*\[\]\))/g, "$1'',$2")
        .replace(/\baudit: '[^']*',/g, '');
      return { code: bare, map: null };
    },
  };
}

/** ICU messages are compiled by the build: a malformed text fails here, and no parser travels to the browser. */
function compiledMessages(): Plugin {
  const walk = (value: unknown): unknown =>
    typeof value === 'string'
      ? compile(value)
      : Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, walk(inner)]));
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/content\/text\/.*\.json$/.test(id.split('?')[0] ?? '')) return null;
      return { code: JSON.stringify(walk(JSON.parse(code))), map: null };
    },
  };
}

/** `virtual:phone-metadata`: the numbering plans of our countries, 7 kB of the 34 that the library brings. */
function phoneMetadata(): Plugin {
  const name = 'virtual:phone-metadata';
  const codes = new Set<string>(countries.map(({ code }) => code));
  const { version, countries: plans, country_calling_codes: dials } = allNumberingPlans;
  const ours = {
    version,
    countries: Object.fromEntries(Object.entries(plans).filter(([code]) => codes.has(code))),
    country_calling_codes: Object.fromEntries(
      Object.entries(dials)
        .map(([dial, users]) => [dial, users.filter((code) => codes.has(code))] as const)
        .filter(([, users]) => users.length > 0),
    ),
  };
  return {
    name: 'phone-metadata',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(ours)};` : null),
  };
}

/** `virtual:sharing-pictures`: which picture a shared page shows. The build has drawn them before; development has none. */
function sharingPictures(): Plugin {
  const name = 'virtual:sharing-pictures';
  let isBuild = false;
  return {
    name: 'sharing-pictures',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) =>
      id === `\0${name}` ? `export default ${isBuild ? readFileSync(SHARING_MANIFEST, 'utf8') : '{}'};` : null,
  };
}

/** Tests render with the React that people get, which is much quicker than that of development. */
function reactOfProduction(): Plugin {
  return {
    name: 'react-of-production',
    enforce: 'post',
    // The mode, not an environment key: `npm run mutate` starts the runner without its command line.
    config: (_, { mode }) => (mode === 'test' ? { oxc: { jsx: { development: false } } } : undefined),
  };
}

/** What always travels together is one file: each more costs its headers, and small files compress badly. */
const SHARED = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/, priority: 3 },
  {
    name: 'first',
    test: /\/app\/(features\/tracking\/(capture|cookies|rules|measure|consent\/client)|features\/chrome\/browser\/language-switch|platform\/(http\/word-for-next-page|offline\/who-is-here)|ui\/overlays\/command)\.ts$|preload-helper/,
    priority: 2,
  },
  {
    name: 'parts',
    test: /\/app\/(ui\/(button|button-look|icon|fields\/(field|select-field)|notices\/spinner|wayfinding\/link)|platform\/(problem|http\/(http|router-protocol)|own-drafts|offline\/(own-key|seal|names))|islands\/mount)\.tsx?$/,
    priority: 2,
  },
  {
    name: 'app',
    test: /\/app\/(features\/(chrome\/app\/(data|frame)|accounts\/error-text)|ui\/(focus-heading|notices\/(banner|stamp|state-page)|wayfinding\/screen-link))\.tsx?$|\/content\/brand\.ts$|\/node_modules\/(use-intl|@formatjs)\//,
    priority: 2,
  },
  { name: 'auth', test: /\/app\/features\/accounts\/(account-form|auth-page|log-in\/arrival)\.tsx?$/, priority: 2 },
  {
    name: 'forms',
    test: /\/app\/(ui\/(fields\/(checkbox|error-summary|form-errors|radio-cards|text-field|textarea-field|trap-field|use-sending)|notices\/sent-note)|features\/accounts\/client|platform\/(email|http\/key-per-content)|i18n\/(isolate|latin-digits))\.tsx?$/,
    priority: 1,
  },
  {
    name: 'phone',
    test: /\/app\/(ui\/phone\/(country|field|hand-over|number|written)|features\/accounts\/sign-up\/(attempts|failure))\.tsx?$/,
    priority: 0,
  },
];

type Chunk = { name: string; facadeModuleId?: string | null };
/** A file of the browser is named after its room: there is a form.tsx in every other wing. */
function fileName({ name, facadeModuleId }: Chunk) {
  const room = /\/app\/(?:features\/)?(.+)\/[^/]+\.tsx?(?:\?|$)/.exec(facadeModuleId ?? '')?.[1];
  return `assets/${room ? `${room.replaceAll('/', '-')}-` : ''}${name}-[hash].js`;
}

export default defineConfig({
  plugins: [
    documentsStayOnServer(),
    compiledMessages(),
    siteMapForBrowser(),
    phoneMetadata(),
    sharingPictures(),
    compiledArticles(),
    tailwindcss(),
    reactRouter(),
    reactOfProduction(),
  ],
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  build: { manifest: true, sourcemap: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: ['./app/document-client.ts'],
          output: { codeSplitting: { groups: SHARED }, chunkFileNames: fileName, entryFileNames: fileName },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './server/app.ts' } }, resolve: { noExternal: ['use-intl'] } },
  },
  optimizeDeps: {
    include: [
      'react-dom/client',
      'react-dom/server',
      'use-intl',
      'use-intl/core',
      '@formatjs/fast-memoize',
      'libphonenumber-js/core',
    ],
  },
  test: {
    include: ['app/**/*.test.{ts,tsx}', 'db/**/*.test.ts', 'tests/*.test.ts', 'content/**/*.test.ts'],
    globalSetup: './tests/global-setup.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    /** Files of a worker share modules and database: half the time. So no test may replace a module. */
    isolate: false,
    env: { NODE_ENV: 'production' },
    /** What a test throws away is cleared in fewer rounds: a tenth of the processor. */
    execArgv: ['--max-semi-space-size=64'],
    /** As in the browser: a busy machine may be late once; the report says `retry x1`. */
    retry: process.env.CI ? 1 : 0,
  },
} as Parameters<typeof defineConfig>[0]);
