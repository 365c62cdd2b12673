// Takes pictures of a running demo installation: docs/howto/take-pictures.md
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { demoPeople } from '@egcr/app-server/demo-people';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { createServer } from 'vite';

import { findChromium } from './find-chromium.ts';
import { faceAll } from './reading.ts';
import type * as EveryWord from './words.ts';

const { values } = parseArgs({
  options: {
    address: { type: 'string', default: 'http://localhost:3000' },
    /** Where the main screens go; without it, only the README's picture is taken. */
    to: { type: 'string' },
    only: { type: 'string' },
  },
});
const README_FOLDER = join(import.meta.dirname, '../docs/pictures');

/** The screens that a reviewer looks at, and the names of their pictures. */
const SCREENS = {
  landing: '/',
  'sign-in': '/auth',
  dashboard: '/dashboard',
  wallet: '/wallet',
  send: '/wallet/send',
  history: '/wallet/history',
  services: '/services',
  settings: '/settings',
  cases: '/cases',
  fraud: '/dashboard?tool=fraud-reportingdetection',
  jobs: '/jobs',
  'job-board': '/global-job-board',
  support: '/global-job-board/support',
  grants: '/grants',
  registration: '/business-registration',
  directory: '/business/directory',
  businesses: '/businesses',
  'fraud-question': '/dashboard?tool=fraud-reportingdetection&question=story',
} as const;
const DEVICES = { desktop: { width: 1280, height: 860 }, phone: { width: 390, height: 844 } } as const;
const LOCALES = { en: 'en-GB', ar: 'ar-EG' } as const;
const THEMES = ['light', 'dark'] as const;

const executablePath = findChromium();
if (executablePath === undefined)
  throw new Error('No Chromium found: node e2e/find-chromium.ts says what to install.');
const words = await loadWords();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const account = await signIn(browser);
  if (values.to === undefined) await takeReadmePicture(account);
  else await takeAll(account, resolve(values.to));
} finally {
  await browser.close();
}

type Account = NonNullable<BrowserContextOptions['storageState']>;

/** Some catalogues stand beside screens, which Node does not read unaided. */
async function loadWords(): Promise<typeof EveryWord> {
  const loader = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
  });
  try {
    return (await loader.ssrLoadModule(join(import.meta.dirname, 'words.ts'))) as typeof EveryWord;
  } finally {
    await loader.close();
  }
}

/** The first demo person, signed in once for all pictures. */
async function signIn(on: Browser): Promise<Account> {
  const [person] = demoPeople;
  if (person === undefined) throw new Error('there are no demo people');
  const { auth, pin } = words.wordsOf('en');
  const context = await contextOf(on, { locale: LOCALES.en });
  const page = await context.newPage();
  await page.goto(`${values.address}/auth`);
  await page.getByLabel(auth('field.email'), { exact: true }).fill(person.email);
  await page.getByLabel(auth('field.password'), { exact: true }).fill(person.password);
  await page.getByRole('button', { name: auth('signin.submit'), exact: true }).click();
  await page.getByLabel(pin('verify.label'), { exact: true }).fill(person.pin);
  await page.waitForURL('**/dashboard');
  const account = await context.storageState();
  await context.close();
  return account;
}

/** Nobody is asked about cookies in a picture. */
async function contextOf(on: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await on.newContext({ reducedMotion: 'reduce', ...options });
  await context.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'));
  return context;
}

async function takeReadmePicture(account: Account): Promise<void> {
  const context = await contextOf(browser, {
    storageState: account,
    locale: LOCALES.en,
    viewport: DEVICES.desktop,
  });
  const page = await context.newPage();
  await open(page, SCREENS.wallet);
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  await page.screenshot({ path: join(README_FOLDER, 'wallet.png'), animations: 'disabled' });
}

/** Every screen on each device, in each theme and language: `send.phone.dark.ar.png`. Whole pages, with all that scrolls. */
async function takeAll(account: Account, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [language, locale] of Object.entries(LOCALES))
    for (const theme of THEMES)
      for (const [device, viewport] of Object.entries(DEVICES)) {
        const look = `${device}.${theme}.${language}`;
        await takeLook(account, { locale, colorScheme: theme, viewport }, (name) =>
          join(folder, `${name}.${look}.png`),
        );
        console.log(look);
      }
}

async function takeLook(
  account: Account,
  look: BrowserContextOptions,
  fileOf: (name: string) => string,
): Promise<void> {
  const signedIn = await contextOf(browser, { ...look, storageState: account });
  const stranger = await contextOf(browser, look);
  for (const [name, path] of Object.entries(SCREENS)) {
    if (values.only !== undefined && values.only !== name) continue;
    const isPublic = path === SCREENS.landing || path === SCREENS['sign-in'];
    const page = await (isPublic ? stranger : signedIn).newPage();
    await open(page, path);
    // As tall as the page: what is fixed to an edge would stand in the middle of it otherwise.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: page.viewportSize()?.width ?? DEVICES.phone.width, height });
    await page.screenshot({ path: fileOf(name), animations: 'disabled' });
    await page.close();
  }
  await signedIn.close();
  await stranger.close();
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${values.address}${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // Live pages keep one request open for ever, so the network is never idle.
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
  await readToTheEnd(page);
  await faceAll(page);
}

/** Parts below the fold are fetched when a reader comes near. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let at = 0; at < document.body.scrollHeight; at += window.innerHeight / 2) {
      window.scrollTo(0, at);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo(0, 0);
  });
}
