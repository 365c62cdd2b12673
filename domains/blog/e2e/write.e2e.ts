import { fileURLToPath } from 'node:url';

import type { Account, Api } from '@egcr/e2e/api';
import { demoPerson } from '@egcr/e2e/demo-person';
import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import type { APIRequestContext, Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';

import { wordsOf, type Words } from './writing-words.ts';

// Goal: an author writes with the keyboard and a picture, translates and restores, an editor schedules, and a visitor without scripts reads what was meant.

const COVER = fileURLToPath(new URL('../../../apps/web/public/social/blog.png', import.meta.url));

const written = {
  en: {
    title: 'Counted in cents',
    excerpt: 'No cent is lost.',
    text: 'Amounts are whole numbers.',
    alt: 'A ledger',
  },
  ar: { title: 'نعدّ بالسنت', excerpt: 'لا يضيع سنت.', text: 'المبالغ أعداد صحيحة.', alt: 'دفتر' },
} as const;

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { language } = look;
  const test = testOf(`blog-writing-${language}`, { DEMO: 'on' });
  const own = written[language];

  test.describe(`writing a post ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: language === 'ar' ? 'dark' : 'light' });

    test('an author writes, an editor decides, and everybody reads it [SYS-18] [ROUTE-07]', async ({
      page,
      context,
      request,
      openBrowser,
      browser,
      api,
      baseURL,
    }) => {
      const words = wordsOf(language);
      const { desk, steps } = words;
      const slug = `counted-${language}`;
      await signIn(context, request, await withFreshPin(request, 'aida'));
      await startPost(page, words, own.title);
      const editorAddress = page.url();
      await writeText(page, words, own.text);
      await addCover(page, words, own.alt);
      await mendFindings(page, words, own.excerpt);
      await nameIt(page, words, slug);
      const text = page.getByRole('textbox', { name: words.rich('body') });
      await page.reload();
      await expect(text).toContainText(own.text);
      await expect(page.getByLabel(words.t('slug.label'))).toHaveValue(slug);
      await expect(page.getByText(words.check('check.ok'), { exact: true })).toBeVisible();
      await restore(page, words, own.text);
      await translate(page, words, language === 'en' ? 'ar' : 'en');
      await page.getByRole('button', { name: steps('step.submit') }).click();
      await expect(page.getByText(desk('state.in_review')).first()).toBeVisible();
      await expect(text).toHaveAttribute('contenteditable', 'false');

      const office = await openBrowser(look);
      const editor = await withFreshPin(request, 'yuki');
      await signIn(office.context(), request, editor);
      await schedule(office, words, own.title, api);
      const readers = await readersOf(browser, { ...settingsOf(look), ...(baseURL && { baseURL }) });
      await passUntilRead(readers, api, slug);
      await readWithoutScript(readers, own);
      await freshen(request, editor);
      await office.reload();
      await expect(office.getByText(steps('state.published.text'))).toBeVisible();
      await office.getByRole('button', { name: steps('step.unpublish') }).click();
      await expect(office.getByText(steps('state.unpublished.text'))).toBeVisible();
      expect((await readers.goto(`/blog/${slug}`))?.status()).toBe(410);
      await readers.context().close();
      await page.goto(editorAddress);
      await expect(page.getByText(steps('event.unpublish')).first()).toBeVisible();
    });
  });
}

async function startPost(page: Page, { desk }: Words, title: string): Promise<void> {
  await page.goto('/super-admin/blog');
  await expect(page.getByRole('heading', { level: 1, name: desk('title') })).toBeVisible();
  await expect(page.getByText(desk('none'))).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByLabel(desk('start.title')).fill(title);
  await page.getByRole('button', { name: desk('start.send') }).click();
  await expect(page).toHaveURL(/\/super-admin\/blog\/[0-9a-f-]{36}$/);
}

/** With the keyboard, a table, what was copied elsewhere, and a figure without its source. */
async function writeText(page: Page, { t, rich, check }: Words, said: string): Promise<void> {
  const text = page.getByRole('textbox', { name: rich('body') });
  await text.click();
  await page.keyboard.type(`${said} `);
  await page.keyboard.press('Control+b');
  await page.keyboard.type('1250');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: rich('tool.heading3'), exact: true }).click();
  await page.keyboard.type('H3');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: rich('tool.table'), exact: true }).click();
  await page.getByLabel(rich('table.caption')).fill('2026');
  const html = '<p onclick="alert(1)">a<script>alert(1)</script><img src=x onerror=alert(1)></p>';
  await pasteInto(page, text, html);
  await page.getByRole('button', { name: rich('tool.figure'), exact: true }).click();
  await expect(page.getByRole('group', { name: rich('figure') })).toBeVisible();
  await expect(page.getByText(t('saved', { time: '' }).trim(), { exact: false }).first()).toBeVisible();
  await expect(page.getByText(check('finding.figure_without_source'), { exact: false })).toBeVisible();
  await expectNoOverflow(page);
  // A figure behind words, opened anew, is drawn while its own words still come.
  await page.reload();
  await expect(page.getByRole('group', { name: rich('figure') })).toBeVisible();
}

/** A picture from the file system; what it shows is asked for by the check, which leads to the field. */
async function addCover(page: Page, { check, picture }: Words, alt: string): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(COVER);
  await page.getByRole('button', { name: check('finding.alt_missing') }).click();
  await expect(page.getByLabel(picture('alt'), { exact: true })).toBeFocused();
  await page.keyboard.type(alt);
  await expect(page.getByText(check('finding.alt_missing'))).toHaveCount(0);
}

/** Each finding leads to its place. */
async function mendFindings(page: Page, { t, rich, check }: Words, excerpt: string): Promise<void> {
  await page.getByRole('button', { name: check('finding.excerpt_missing') }).click();
  await expect(page.getByRole('textbox', { name: t('excerpt'), exact: true })).toBeFocused();
  await page.keyboard.type(excerpt);
  await page.getByRole('button', { name: check('finding.figure_without_source') }).click();
  const figure = page.getByRole('group', { name: rich('figure') });
  await figure.getByRole('button', { name: rich('part.remove') }).click();
  await page.getByRole('button', { name: check('finding.heading_order') }).click();
  await page.getByRole('button', { name: rich('tool.heading2'), exact: true }).click();
  await expect(page.getByText(check('check.ok'), { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: t('preview'), exact: true }).click();
  const preview = page.getByRole('dialog');
  await expect(preview.locator('h2', { hasText: 'H3' })).toBeVisible();
  await expectAccessible(page);
  await preview.getByRole('button', { name: t('close') }).click();
}

async function nameIt(page: Page, { t }: Words, slug: string): Promise<void> {
  await page.getByLabel(t('slug.label')).fill('category');
  await page.getByRole('button', { name: t('slug.send') }).click();
  await expect(page.getByText(t('slug.reserved')).first()).toBeVisible();
  await page.getByLabel(t('slug.label')).fill(slug);
  await page.getByRole('button', { name: t('slug.send') }).click();
  await expect(page.getByText(t('slug.reserved'))).toHaveCount(0);
}

/** The text as it was begun comes back, and then what stood in its place: that became a version itself. */
async function restore(page: Page, { rich, revisions }: Words, said: string): Promise<void> {
  const former = page.getByRole('region', { name: revisions('title') });
  const text = page.getByRole('textbox', { name: rich('body') });
  const versions = former.getByRole('listitem').getByRole('button', { expanded: false });
  await versions.last().click();
  await expect(former.getByText(revisions('now'), { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await former.getByRole('button', { name: revisions('restore') }).click();
  await expect(text).not.toContainText(said);
  await versions.first().click();
  await former.getByRole('button', { name: revisions('restore') }).click();
  await expect(text).toContainText(said);
}

/** The same post in another language, with the cover that says there what it shows. */
async function translate(page: Page, { t, rich, check }: Words, other: 'en' | 'ar'): Promise<void> {
  const { title, excerpt, text } = written[other];
  await page.getByLabel(t('language'), { exact: true }).selectOption(other);
  const name = page.getByRole('textbox', { name: t('title'), exact: true });
  await expect(name).toHaveAttribute('lang', other);
  await name.fill(title);
  await page.getByRole('textbox', { name: t('excerpt'), exact: true }).fill(excerpt);
  await page.getByRole('textbox', { name: rich('body') }).click();
  await page.keyboard.type(text);
  await expect(page.getByText(check('check.ok'), { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
}

/** Less than the ten minutes after which who does nothing is signed out. */
const AHEAD_S = 240;

async function schedule(office: Page, { steps }: Words, title: string, api: Api): Promise<void> {
  await office.goto('/super-admin/blog?state=in_review');
  await office.getByRole('link').filter({ hasText: title }).click();
  await office.getByRole('button', { name: steps('step.schedule') }).click();
  const at = office.getByLabel(steps('schedule.at'));
  await expect(at).toBeVisible();
  // From its top: further down the bar of tools lies over the text, and what it half covers counts as too small.
  await office.evaluate(() => scrollTo(0, 0));
  await expectAccessible(office);
  await expectNoOverflow(office);
  const timeZone = await office.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const then = new Date((await api.now()).getTime() + AHEAD_S * 1000);
  const said = then.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  await at.fill(said.replace(' ', 'T'));
  await office.getByRole('button', { name: steps('schedule.send') }).click();
  await expect(office.getByText(steps('state.scheduled.text'), { exact: false })).toBeVisible();
  await expect(at).toHaveCount(0);
}

async function readersOf(browser: Browser, settings: BrowserContextOptions): Promise<Page> {
  return (await browser.newContext({ ...settings, javaScriptEnabled: false })).newPage();
}

/** Before its time nobody reads it; then it is there, without anybody pressing a button. */
async function passUntilRead(reader: Page, api: Api, slug: string): Promise<void> {
  expect((await reader.goto(`/blog/${slug}`))?.status()).toBe(404);
  await api.advanceClock(AHEAD_S);
  await expect.poll(async () => (await reader.goto(`/blog/${slug}`))?.status()).toBe(200);
}

async function readWithoutScript(
  reader: Page,
  own: { readonly title: string; readonly alt: string },
): Promise<void> {
  const main = reader.locator('noscript main');
  await expect(main.locator('h1')).toHaveText(own.title);
  await expect(main.locator('article strong')).toHaveText('1250');
  const cover = main.getByRole('img', { name: own.alt });
  await expect(cover).toBeVisible();
  expect(await cover.evaluate((element: HTMLImageElement) => element.naturalWidth > 0)).toBe(true);
  await expect(main.locator('h2', { hasText: 'H3' })).toBeVisible();
}

/** As if it had been copied from a page. */
async function pasteInto(page: Page, text: Locator, html: string): Promise<void> {
  const cell = text.locator('td').first();
  await cell.click();
  await text.evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', given);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
  await expect(cell).toHaveText('a');
  for (const head of await text.locator('th').all()) {
    await head.click();
    await page.keyboard.type('b');
  }
  await cell.click();
  // Behind the table.
  await text.locator('p').last().click();
}

async function withFreshPin(request: APIRequestContext, username: string): Promise<Account> {
  const person = await demoPerson(request, username);
  await freshen(request, person);
  return person;
}

async function freshen(request: APIRequestContext, person: Account): Promise<void> {
  const headers = { authorization: `Bearer ${person.access_token}` };
  const verified = await request.post('/api/v1/identity/pin/verify', { headers, data: { pin: person.pin } });
  expect(verified.ok(), await verified.text()).toBe(true);
}
