import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/machine.mjs';

/** Debian's Chromium; never a download. Background services off: the product is offline, so is its test. */
const launchOptions = {
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  globalSetup: './tests/e2e/global-setup.ts',
  /** A journey often waits for its page: two at a time leave a third of two cores idle, and three fill them. */
  workers: 3,
  fullyParallel: true,
  /** What is waited for comes at once on a calm machine; how quick it is stands in npm run bench. */
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  /** On a busy machine a browser may be late once; npm test says how many needed the second try. */
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: { launchOptions, trace: 'retain-on-failure' },
  projects: [
    { name: 'phone', use: phone },
    { name: 'desktop', grep: /@wide/, use: { viewport: { width: 1280, height: 800 } } },
  ],
});
