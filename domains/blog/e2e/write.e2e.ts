import type { Account } from '@egcr/e2e/api';
import { demoPerson } from '@egcr/e2e/demo-person';
import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { inLanguage, textOf } from '@egcr/web-kit/messages';
import type { APIRequestContext, Locator, Page } from '@playwright/test';

import { deskTexts } from '../web/desk/texts.ts';
import { checkTexts } from '../web/editor/check/texts.ts';
import { richTexts } from '../web/editor/rich/texts.ts';
import { stepTexts } from '../web/editor/steps/texts.ts';
import { editorTexts } from '../web/editor/texts.ts';

// Goal: an author writes with the keyboard, an editor sends back and publishes, and a visitor without scripts reads what was meant.

function wordsOf(language: 'en' | 'ar') {
  const reader =
    language === 'en'
      ? ({ language, locale: 'en-GB' } as const)
      : ({ language, locale: 'ar-EG-u-nu-latn' } as const);
  const isEnglish = language === 'en';
  return {
    desk: textOf<typeof deskTexts.english>(
      isEnglish ? deskTexts.english : inLanguage(deskTexts, 'ar'),
      reader,
    ),
    t: textOf<typeof editorTexts.english>(
      isEnglish ? editorTexts.english : inLanguage(editorTexts, 'ar'),
      reader,
    ),
    rich: textOf<typeof richTexts.english>(
      isEnglish ? richTexts.english : inLanguage(richTexts, 'ar'),
      reader,
    ),
    steps: textOf<typeof stepTexts.english>(
      isEnglish ? stepTexts.english : inLanguage(stepTexts, 'ar'),
      reader,
    ),
    check: textOf<typeof checkTexts.english>(
      isEnglish ? checkTexts.english : inLanguage(checkTexts, 'ar'),
      reader,
    ),
  };
}

const written = {
  en: { title: 'Counted in cents', excerpt: 'No cent is lost.', text: 'Amounts are whole numbers.' },
  ar: { title: 'نعدّ بالسنت', excerpt: 'لا يضيع سنت.', text: 'المبالغ أعداد صحيحة.' },
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
      baseURL,
    }) => {
      const words = wordsOf(language);
      const { desk, steps } = words;
      const slug = `counted-${language}`;
      await signIn(context, request, await withFreshPin(request, 'aida'));
      await startPost(page, words, own.title);
      const editorAddress = page.url();
      await writeText(page, words, own.text);
      await mendFindings(page, words, own.excerpt);
      await nameIt(page, words, slug);
      const text = page.getByRole('textbox', { name: words.rich('body') });
      await page.reload();
      await expect(text).toContainText(own.text);
      await expect(page.getByLabel(words.t('slug.label'))).toHaveValue(slug);
      await expect(page.getByText(words.check('check.ok'), { exact: true })).toBeVisible();
      await page.getByRole('button', { name: steps('step.submit') }).click();
      await expect(page.getByText(desk('state.in_review')).first()).toBeVisible();
      await expect(text).toHaveAttribute('contenteditable', 'false');

      const office = await openBrowser(look);
      await signIn(office.context(), request, await withFreshPin(request, 'yuki'));
      await publish(office, words, own.title);
      const readers = await browser.newContext({
        ...settingsOf(look),
        javaScriptEnabled: false,
        ...(baseURL !== undefined && { baseURL }),
      });
      const reader = await readers.newPage();
      expect((await reader.goto(`/blog/${slug}`))?.status()).toBe(200);
      const main = reader.locator('noscript main');
      await expect(main.locator('h1')).toHaveText(own.title);
      await expect(main.locator('article strong')).toHaveText('1250');
      await expect(main.locator('h2', { hasText: 'H3' })).toBeVisible();
      await office.getByRole('button', { name: steps('step.unpublish') }).click();
      await expect(office.getByText(steps('state.unpublished.text'))).toBeVisible();
      expect((await reader.goto(`/blog/${slug}`))?.status()).toBe(410);
      await readers.close();
      await page.goto(editorAddress);
      await expect(page.getByText(steps('event.unpublish')).first()).toBeVisible();
    });
  });
}

type Words = ReturnType<typeof wordsOf>;

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

async function publish(office: Page, { steps }: Words, title: string): Promise<void> {
  await office.goto('/super-admin/blog?state=in_review');
  await office.getByRole('link').filter({ hasText: title }).click();
  await office.getByRole('button', { name: steps('step.schedule') }).click();
  await expect(office.getByLabel(steps('schedule.at'))).toBeVisible();
  await expectAccessible(office);
  await expectNoOverflow(office);
  await office.getByRole('button', { name: steps('step.publish'), exact: true }).click();
  await expect(office.getByText(steps('state.published.text'))).toBeVisible();
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
  const headers = { authorization: `Bearer ${person.access_token}` };
  const verified = await request.post('/api/v1/identity/pin/verify', { headers, data: { pin: person.pin } });
  expect(verified.ok(), await verified.text()).toBe(true);
  return person;
}
