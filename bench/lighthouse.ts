/** Lighthouse as a phone on a slow network sees a page: the median of five visits, with how fast this machine was. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { sourcesIn } from '#app/features/articles/markup/library.ts';
import { pathTo } from '#app/paths.ts';
import { type Figure, say } from '../scripts/figures.ts';
import { findChromium, freePort, installBench } from '../scripts/machine.mjs';
import { median } from './rounds.ts';
import { startProduct } from './subjects.ts';

const VISITS = 5;
const CATEGORIES = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 100 };
const LCP_MS = 2000;
const CLS = 0.02;

/** The first guide, where it is written. */
const guideIn = (locale: 'es' | 'ar') =>
  sourcesIn('content/articles')
    .filter((source) => source.locale === locale && /^postId: fill-ds160$/m.test(source.text))
    .map(({ slug }) => `${pathTo('resources', locale)}/${slug}`);

const bothWays = (['es', 'ar'] as const).flatMap((locale) => [
  ...(['home', 'us-visitor', 'appointments-bogota'] as const).map((screen) => pathTo(screen, locale)),
  ...guideIn(locale),
]);
const landings = (['lead-landing', 'promo-landing'] as const).map((screen) => pathTo(screen, 'es'));
export const lighthousePages = [...bothWays, ...landings];

/** What we use of Lighthouse, which stands in bench/tools: only the measuring of pages needs it. */
type Report = {
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
  runtimeError?: { message: string };
};
type Lighthouse = (
  url: string,
  flags: { port: number; output: 'json'; logLevel: 'error'; onlyCategories: string[] },
) => Promise<{ lhr: Report } | undefined>;

async function loadLighthouse(): Promise<Lighthouse> {
  const found = createRequire(new URL('./tools/', import.meta.url)).resolve('lighthouse');
  return (await import(pathToFileURL(found).href)).default;
}

async function visit(url: string, port: number) {
  const lighthouse = await loadLighthouse();
  const flags = { port, output: 'json', logLevel: 'error', onlyCategories: Object.keys(CATEGORIES) } as const;
  const report = (await lighthouse(url, flags))?.lhr;
  if (!report || report.runtimeError) throw new Error(`${url}: ${report?.runtimeError?.message ?? 'no report'}`);
  return report;
}

async function measurePage(product: string, path: string, port: number): Promise<Figure> {
  const reports: Report[] = [];
  for (let count = 1; count <= VISITS; count++) {
    const report = await visit(`${product}${path}`, port);
    reports.push(report);
    say(`visit ${count} of ${VISITS}: performance ${Math.round((report.categories.performance?.score ?? 0) * 100)}`);
  }
  const scores = Object.keys(CATEGORIES).map((name) =>
    median(reports.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100))),
  );
  const audit = (name: string) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
  const lcp = audit('largest-contentful-paint');
  const cls = audit('cumulative-layout-shift');
  const lost = new Set(
    reports.flatMap(({ categories, audits }) =>
      Object.values(categories).flatMap(({ auditRefs }) =>
        auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
      ),
    ),
  );
  const index = Math.round(median(reports.map(({ environment }) => environment.benchmarkIndex)));
  return {
    what: `Lighthouse, phone, median of ${VISITS}: ${path}`,
    bar: `${Object.values(CATEGORIES).join(' / ')}, LCP <= ${LCP_MS / 1000} s, CLS <= ${CLS}`,
    measured: [
      scores.join(' / '),
      `LCP ${(lcp / 1000).toFixed(2)} s`,
      `CLS ${cls.toFixed(3)}`,
      `machine ${index}`,
      ...(lost.size > 0 ? [`below 0.9: ${[...lost].join(' ')}`] : []),
    ].join(', '),
    ok: Object.values(CATEGORIES).every((bar, at) => (scores[at] ?? 0) >= bar) && lcp <= LCP_MS && cls <= CLS,
  };
}

export async function* measureLighthouse(path: string): AsyncGenerator<Figure> {
  await installBench();
  const product = await startProduct();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--remote-debugging-port=${port}`],
  });
  try {
    yield await product.alone(() => measurePage(product.url, path, port));
  } finally {
    await browser.close();
    await product.stop();
  }
}
