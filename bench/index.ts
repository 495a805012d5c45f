/** npm run bench: the product beside a bare server of the same Node; `node bench/index.ts healthz` asks one target (`lead`: both). */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { freshPostgres } from '#tests/database.ts';
import { type Figure, recordFigures } from '../scripts/figures.ts';
import { accountFigures, profileTarget, startWithAccounts } from './accounts.ts';
import { measureLighthouse } from './lighthouse.ts';
import { type Comparison, compare, type Target } from './measure.ts';
import { measureStarts } from './starts.ts';
import { type Subject, startBare, startProduct } from './subjects.ts';
import { BARS, bareTarget, homeTarget, leadTarget, plainTargets } from './targets.ts';
import { measureSlowVisit, measureVisit } from './visit.ts';

const ROUNDS = 5;
const only = process.argv[2];
const isWanted = ({ name }: { name: string }) => !only || name.startsWith(only);
const information = (what: string, measured: string): Figure => ({ what, bar: '-', measured, ok: true });

function ratioFigure({ name, what, ratio, cpuRatio, load }: Comparison): Figure {
  const bar = BARS[name];
  const failed = load.failed > 0 ? `, ${load.failed} FAILED` : '';
  const cpu = `${load.cpuMs.toFixed(3)} ms CPU a request (${cpuRatio.toFixed(1)} x)`;
  return {
    what,
    bar: bar === undefined ? '-' : `>= ${bar}`,
    measured: `${ratio.toFixed(3)}: ${Math.round(load.perSecond)}/s, ${cpu}${failed}`,
    ok: load.failed === 0 && load.answered > 0 && ratio >= (bar ?? 0),
  };
}

async function comparePlain(bare: Subject) {
  const product = await startProduct();
  try {
    return await compare(bareTarget(bare), (await product.alone(() => plainTargets(product))).filter(isWanted), ROUNDS);
  } finally {
    await product.stop();
  }
}

/** The cached page beside a bare server that sends the same bytes. */
async function compareDocument() {
  const product = await startProduct();
  const file = join(mkdtempSync(join(tmpdir(), 'mirador-bench-')), 'home.br');
  const sent = await product.alone(() => fetch(product.url, { headers: { 'accept-encoding': 'br' } }));
  writeFileSync(file, brotliCompressSync(Buffer.from(await sent.arrayBuffer())));
  const bare = await startBare(file);
  try {
    const target = homeTarget(
      product,
      'home-same-bytes',
      'home page, cached, beside a bare server with the same bytes',
    );
    return await compare(bareTarget(bare), [target], ROUNDS);
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
    rmSync(dirname(file), { recursive: true });
  }
}

async function compareLeads(bare: Subject) {
  const database = await freshPostgres('template1');
  const onPglite = await startProduct();
  const onPostgres = await startProduct({ DATABASE_URL: database.url });
  const targets: Target[] = [
    leadTarget(onPglite, 'lead-pglite', 'lead saved, PGlite'),
    leadTarget(onPostgres, 'lead-postgres', 'lead saved, PostgreSQL'),
  ];
  try {
    return await compare(bareTarget(bare), targets.filter(isWanted), ROUNDS);
  } finally {
    await Promise.all([onPglite.stop(), onPostgres.stop()]);
    await database.drop();
  }
}

async function compareProfiles(bare: Subject) {
  const database = await freshPostgres('template1');
  const onPglite = await startWithAccounts();
  const onPostgres = await startWithAccounts({ DATABASE_URL: database.url });
  try {
    const targets = [
      await profileTarget(onPglite, 'profile-pglite', 'own profile read, PGlite'),
      await profileTarget(onPostgres, 'profile-postgres', 'own profile read, PostgreSQL'),
    ];
    return await compare(bareTarget(bare), targets.filter(isWanted), ROUNDS);
  } finally {
    await Promise.all([onPglite.stop(), onPostgres.stop()]);
    await database.drop();
  }
}

async function ratios() {
  const bare = await startBare();
  const plain = /^(lead|profile)/.test(only ?? '') ? [] : await comparePlain(bare);
  const document = !only || only.startsWith('home') ? await compareDocument() : [];
  const leads = !only || only.startsWith('lead') ? await compareLeads(bare) : [];
  const profiles = !only || only.startsWith('profile') ? await compareProfiles(bare) : [];
  await bare.stop();
  return [...plain, ...document, ...leads, ...profiles].map(ratioFigure);
}

async function sizes(): Promise<Figure[]> {
  const product = await startProduct();
  const measure = async () => [...(await measureVisit(product.url)), await measureSlowVisit(product.url)];
  const found = await product.alone(measure).finally(() => product.stop());
  return found.map(({ what, value, most, unit }) => ({
    what: `first visit of the home page: ${what}`,
    bar: `<= ${most} ${unit}`,
    measured: `${unit === 'kB' ? (value / 1000).toFixed(1) : Number(value.toFixed(1))} ${unit}`,
    ok: (unit === 'kB' ? value / 1000 : value) <= most,
  }));
}

async function starts() {
  const found = await measureStarts();
  return found.map(({ engine, times: [first, second] }) =>
    information(`start on ${engine}, empty and again`, `${first} ms, ${second} ms`),
  );
}

if (only) {
  const chosen = { sizes, starts, accounts: accountFigures, lighthouse: measureLighthouse }[only] ?? ratios;
  for (const { what, bar, measured } of await chosen()) console.log(`${what}\n  ${measured} (bar ${bar})`);
  process.exit(0);
}
const figures = [
  ...(await ratios()),
  ...(await accountFigures()),
  ...(await starts()),
  ...(await sizes()),
  ...(await measureLighthouse()),
];
process.exit(recordFigures('bench', figures) ? 0 : 1);
