import { execFileSync } from 'node:child_process';

import { defineConfig } from '@playwright/test';

import { findChromium } from './find-chromium.ts';

const executablePath = findChromium();
if (executablePath === undefined)
  throw new Error('No Chromium found: node e2e/find-chromium.ts says what to install.');

// Journeys take turns by commit (turn.ts); the workers read the same number.
process.env['PROOF_TURN'] ??= commit();

/** The commit that is looked at; a copy without its history begins at the first turn. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '0';
  }
}

const OUT = '../.ci/out';

export default defineConfig({
  testDir: '..',
  testMatch: ['e2e/*.e2e.ts', 'domains/*/e2e/*.e2e.ts'],
  outputDir: `${OUT}/${process.env['JOURNEYS_OUT'] ?? 'journeys'}`,
  globalSetup: './product.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Long, so that a slow machine does not decide what is right: what is wrong shows by what stands there.
  timeout: 900_000,
  expect: { timeout: 120_000, toHaveScreenshot: { animations: 'disabled', maxDiffPixelRatio: 0.01 } },
  snapshotPathTemplate: '{testDir}/__screenshots__/{testFileName}/{arg}{ext}',
  reporter: [
    ['dot'],
    ['json', { outputFile: `${OUT}/${process.env['JOURNEYS_REPORT'] ?? 'playwright.json'}` }],
  ],
  use: {
    actionTimeout: 120_000,
    navigationTimeout: 180_000,
    // Noting every step of every journey costs much: `npm test` does so only where one that failed runs again.
    trace: process.env['JOURNEYS_TRACE'] === 'off' ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    timezoneId: 'Europe/Berlin',
    // Only the journeys about it have the service worker: the others look at the site itself.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        '--disable-sync',
        // Letters as wide as in every other Chromium: kept layouts hold in all of them.
        '--font-render-hinting=none',
      ],
    },
  },
});
