// Takes the README's picture from a running demo installation: npm start, then node e2e/take-pictures.ts [address]
import { join } from 'node:path';

import { demoPeople } from '@egcr/app-server/demo-people';
import { chromium, type Page } from '@playwright/test';

import { findChromium } from './find-chromium.ts';
import { faceAll } from './reading.ts';
import { wordsOf } from './words.ts';

const address = process.argv[2] ?? 'http://localhost:3000';
const FOLDER = join(import.meta.dirname, '../docs/pictures');
const { auth, pin } = wordsOf('en');

async function signIn(page: Page): Promise<void> {
  const [person] = demoPeople;
  if (person === undefined) throw new Error('there are no demo people');
  await page.goto(`${address}/auth`);
  await page.getByLabel(auth('field.email'), { exact: true }).fill(person.email);
  await page.getByLabel(auth('field.password'), { exact: true }).fill(person.password);
  await page.getByRole('button', { name: auth('signin.submit'), exact: true }).click();
  await page.getByLabel(pin('verify.label'), { exact: true }).fill(person.pin);
  await page.waitForURL('**/dashboard');
}

async function take(page: Page, path: string, name: string): Promise<void> {
  await page.goto(`${address}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  await faceAll(page);
  await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled' });
}

const executablePath = findChromium();
if (executablePath === undefined)
  throw new Error('No Chromium found: node e2e/find-chromium.ts says what to install.');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 860 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  await signIn(page);
  await take(page, '/wallet', 'wallet');
} finally {
  await browser.close();
}
