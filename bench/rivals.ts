/** The same page in two libraries that show forms, each as one script with its React: SurveyJS and react-jsonschema-form. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { build } from 'vite';

const tools = (path: string) => fileURLToPath(new URL(`./tools/${path}`, import.meta.url));

/** A field as every library can show it. */
export type BenchField = {
  name: string;
  label: string;
  kind: 'text' | 'choice' | 'radio' | 'box';
  isRequired: boolean;
  options?: readonly { code: string; label: string }[];
};

type Rival = { name: string; bytes: number; show(page: Page, fields: readonly BenchField[]): Promise<void> };

const RIVALS = [
  { name: 'SurveyJS', entry: 'survey.mjs', css: 'node_modules/survey-core/survey-core.min.css' },
  { name: 'react-jsonschema-form', entry: 'rjsf.mjs', css: null },
];

async function bundle(entry: string): Promise<string> {
  const built = await build({
    ...{ configFile: false, logLevel: 'error', root: tools('.') },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: true, lib: { entry: tools(entry), formats: ['iife'], name: 'bench' } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first && 'output' in first ? first.output.find((one) => one.type === 'chunk') : undefined;
  if (!chunk) throw new Error(`${entry} was not built`);
  return chunk.code;
}

export async function openRivals(): Promise<Rival[]> {
  const rivals: Rival[] = [];
  for (const { name, entry, css } of RIVALS) {
    const script = await bundle(entry);
    rivals.push({
      name,
      bytes: brotliCompressSync(script).length,
      async show(page, fields) {
        await page.setContent('<!doctype html><html lang="es"><title>Bench</title><div id="app"></div></html>');
        if (css) await page.addStyleTag({ content: readFileSync(tools(css), 'utf8') });
        await page.evaluate((given) => Object.assign(window, { benchFields: given }), fields);
        await page.addScriptTag({ content: script });
      },
    });
  }
  return rivals;
}
