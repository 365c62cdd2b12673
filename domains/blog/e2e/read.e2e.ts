import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { ofTurn } from '@egcr/e2e/turn';
import { inLanguage, textOf } from '@egcr/web-kit/messages';

import { listTexts } from '../web/list/texts.ts';
import { partTexts } from '../web/parts/texts.ts';
import { shareTexts } from '../web/post/share/texts.ts';
import { postTexts } from '../web/post/texts.ts';

// Goal: a visitor reads the blog in their language, with and without scripts, and is told the truth where there is nothing.

const samples = {
  en: { words: 'tunnel', title: 'Pressed twice, sent once', slug: 'pressed-twice-sent-once' },
  ar: { words: 'المبلغ', title: 'كيف يُحفظ المبلغ', slug: 'kayfa-yuhfaz-al-mablagh' },
} as const;

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { language } = look;
  const test = testOf(`blog-${language}`, { DEMO: 'on' });
  const reader =
    language === 'en'
      ? ({ language, locale: 'en-GB' } as const)
      : ({ language, locale: 'ar-EG-u-nu-latn' } as const);
  const ofList = language === 'en' ? listTexts.english : inLanguage(listTexts, 'ar');
  const ofParts = language === 'en' ? partTexts.english : inLanguage(partTexts, 'ar');
  const ofPost = language === 'en' ? postTexts.english : inLanguage(postTexts, 'ar');
  const ofShare = language === 'en' ? shareTexts.english : inLanguage(shareTexts, 'ar');
  const l = textOf<typeof listTexts.english>(ofList, reader);
  const p = textOf<typeof partTexts.english>(ofParts, reader);
  const t = textOf<typeof postTexts.english>(ofPost, reader);
  const share = textOf<typeof shareTexts.english>(ofShare, reader);
  const sample = samples[language];

  test.describe(`the blog ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: language === 'ar' ? 'dark' : 'light' });

    test('is read without a script: list, search, post and its headings [SYS-18] [ROUTE-07]', async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({
        ...settingsOf(look),
        javaScriptEnabled: false,
        ...(baseURL !== undefined && { baseURL }),
      });
      const page = await context.newPage();
      const answer = await page.goto('/blog');
      expect(answer?.status()).toBe(200);
      const main = page.locator('noscript main');
      await expect(main.locator('h1')).toHaveText(l('title'));
      await main.locator('input[name=words]').fill(sample.words);
      await main.locator('form button').click();
      await expect(page).toHaveURL(/\/blog\?words=/);
      await main.locator(`a[href="/blog/${sample.slug}"]`).first().click();
      await expect(page).toHaveTitle(`${sample.title} · EGCR`);
      await expect(main.locator('h1')).toHaveText(sample.title);
      await expect(main.locator('article p').nth(3)).toBeVisible();
      await expectNoOverflow(page);
      await main.locator('a[href^="/blog/category/"]').first().click();
      await expect(main.locator('li').first()).toBeVisible();
      expect((await page.goto('/blog/nothing-of-that-name'))?.status()).toBe(404);
      await context.close();
    });

    test('is read with scripts: categories, search, a post, its share links and its other languages [SYS-18] [REF-03]', async ({
      page,
    }) => {
      await page.goto('/blog');
      await expect(page.getByRole('heading', { level: 1, name: l('title') })).toBeVisible();
      await expect(
        page
          .getByRole('list', { name: l('list') })
          .getByRole('listitem')
          .first(),
      ).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page
        .getByRole('navigation', { name: l('categories') })
        .getByRole('link')
        .nth(1)
        .click();
      await expect(page).toHaveURL(/\/blog\/category\/money$/);
      await expect(page.getByText(l('kind.category'), { exact: true })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('searchbox', { name: p('search') }).fill(sample.words);
      await page.getByRole('button', { name: p('find') }).click();
      await page.getByRole('link', { name: sample.title }).click();
      await expect(page.getByRole('heading', { level: 1, name: sample.title })).toBeVisible();
      await expect(page).toHaveTitle(`${sample.title} · EGCR`);
      await expectAccessible(page);
      await expectNoOverflow(page);
      const services = page.getByRole('list', { name: share('share.on') }).getByRole('link');
      await expect(services).toHaveCount(6);
      await expect(services.nth(3)).toHaveAttribute('href', /^https:\/\/wa\.me\//);
      await expect(services.nth(5)).toHaveAttribute('href', /^mailto:\?subject=/);
      await page
        .getByRole('navigation', { name: t('languages') })
        .getByRole('link')
        .first()
        .click();
      await expect(page.locator('article [lang]').first()).not.toHaveAttribute('lang', language);
      await page.goto('/blog/nothing-of-that-name');
      await expect(page.getByRole('heading', { level: 1, name: p('missing.title') })).toBeVisible();
      await expect(page.getByRole('searchbox', { name: p('search') })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
