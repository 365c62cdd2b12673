import { inLanguage, textOf } from '@egcr/web-kit/messages';
import type { Locator, Page } from '@playwright/test';

import { referralTexts } from '../domains/referrals/web/texts.ts';
import { languageListTexts } from '../domains/site/web/language-list/texts.ts';
import { arabicPhone, englishDesktop, expect, type Look, looks, settingsOf, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import { expectAccessible, expectNoOverflow } from './looks-good.ts';
import { readWhole, watchTraffic } from './reading.ts';
import { signIn } from './signed-in.ts';
import { ofTurn } from './turn.ts';
import { wordsOf } from './words.ts';

const referralArabic = inLanguage(referralTexts, 'ar');
const referralEnglish = referralTexts.english;
const listArabic = inLanguage(languageListTexts, 'ar');
const listEnglish = languageListTexts.english;

// Goal: what stands around every page can be used by anybody: menus, the sheet of a phone, languages, theme, notices, the way to the top.

const english = { language: 'en', locale: 'en-GB' } as const;
const arabic = { language: 'ar', locale: 'ar-EG-u-nu-latn' } as const;

function textsOf({ language }: Look) {
  const { frame } = wordsOf(language);
  return language === 'en'
    ? {
        frame,
        list: textOf<typeof listEnglish>(listEnglish, english),
        referral: textOf<typeof referralEnglish>(referralEnglish, english),
      }
    : {
        frame,
        list: textOf<typeof listEnglish>(listArabic, arabic),
        referral: textOf<typeof referralEnglish>(referralArabic, arabic),
      };
}

/** A public page that is short, and makes no requests of its own. */
const PAGE = '/security';
const MENUS = ['menu.services', 'menu.systems', 'menu.egcr', 'menu.grants', 'menu.wallet'] as const;

async function openPage(page: Page, path = PAGE): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The page is drawn before it listens.
  await expect(page.locator('html[data-alive]')).toHaveCount(1);
}

function pickerOf(place: Locator, look: Look): Locator {
  return place.getByRole('combobox', { name: textsOf(look).frame('language.label') });
}

/** The page's language and direction, and what this browser keeps of the choice. */
function spokenOn(page: Page) {
  return page.evaluate(() => [
    document.documentElement.lang,
    document.documentElement.dir,
    localStorage.getItem('language'),
    localStorage.getItem('language-chosen'),
  ]);
}

async function showEnd(page: Page): Promise<Locator> {
  const end = page.getByRole('contentinfo');
  await page.mouse.wheel(0, 400);
  await expect(end).toBeAttached();
  return end;
}

for (const look of ofTurn(import.meta.filename, looks)) {
  const t = textsOf(look);
  const isPhone = look.device === 'phone';
  // Each theme is seen in both directions: light on the English desktop and the Arabic desktop's phone, dark on the others.
  const colorScheme = (look.language === 'ar') === isPhone ? 'dark' : 'light';

  test.describe(`around every page ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme });

    if (isPhone) {
      test('the sheet opens by a press, holds all menus, closes by Escape and gives the focus back [SHELL-04]', async ({
        page,
      }) => {
        await openPage(page);
        const opener = page.getByRole('banner').getByRole('button', { name: t.frame('menu.open') });
        await opener.click();
        const sheet = page.getByRole('dialog', { name: t.frame('menu.title') });
        await expect(sheet).toBeVisible();
        for (const key of MENUS) {
          await sheet
            .locator('summary', { hasText: t.frame(key) })
            .first()
            .click();
          await expect(sheet.locator('details[open] a').first()).toBeVisible();
        }
        await expectAccessible(page);
        await expectNoOverflow(page);
        await page.keyboard.press('Escape');
        await expect(sheet).toHaveCount(0);
        await expect(opener).toBeFocused();
        await opener.click();
        await sheet
          .locator('summary', { hasText: t.frame('menu.egcr') })
          .first()
          .click();
        await sheet.locator('details[open] a').first().click();
        await page.waitForURL((url) => url.pathname !== PAGE);
        await expect(sheet).toHaveCount(0);
      });
    } else {
      test('the menus open, are walked and close by keyboard alone [SHELL-01]', async ({ page }) => {
        await openPage(page);
        const navigation = page.getByRole('banner').getByRole('navigation');
        const menuOf = (key: (typeof MENUS)[number]) =>
          navigation.getByRole('button', { name: t.frame(key), exact: true });
        await tabTo(page, menuOf('menu.services'));
        for (const key of MENUS) {
          await expect(menuOf(key)).toBeFocused();
          await page.keyboard.press('Enter');
          await expect(menuOf(key)).toHaveAttribute('aria-expanded', 'true');
          await expect(navigation.locator('[aria-expanded=true]')).toHaveCount(1);
          await page.keyboard.press('Tab');
          await expect(navigation.getByRole('link').first()).toBeFocused();
          await page.keyboard.press('Escape');
          await expect(menuOf(key)).toBeFocused();
          await expect(navigation.getByRole('link')).toHaveCount(0);
          await page.keyboard.press('Tab');
        }
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Enter');
        await expectAccessible(page);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await page.waitForURL((url) => url.pathname !== PAGE);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    }

    test('the theme is the system’s until someone chooses, and the choice survives a reload [SHELL-03]', async ({
      page,
    }) => {
      await openPage(page);
      const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
      expect([await theme(), await page.evaluate(() => localStorage.getItem('theme'))]).toEqual([
        colorScheme,
        null,
      ]);
      const other = colorScheme === 'dark' ? 'light' : 'dark';
      const named = (choice: 'system' | 'light' | 'dark') =>
        page.getByRole('banner').getByRole('button', {
          name: t.frame('theme.label', { theme: t.frame(`theme.${choice}`) }),
        });
      await named('system').click();
      await named('light').click();
      if (other === 'light') {
        await named('dark').click();
        await named('system').click();
      }
      await expect(named(other)).toBeVisible();
      await page.reload();
      await expect(named(other)).toBeVisible();
      expect(await theme()).toBe(other);
    });

    test('all languages can be searched; one without texts is thanked for, and followed by dates and numbers [SHELL-02, PREF-02, PREF-04]', async ({
      page,
    }) => {
      await openPage(page);
      if (isPhone) await page.getByRole('button', { name: t.frame('menu.open') }).click();
      const place = isPhone
        ? page.getByRole('dialog', { name: t.frame('menu.title') })
        : page.getByRole('banner');
      await expect(pickerOf(place, look)).toBeVisible();
      const codes = await pickerOf(place, look)
        .getByRole('option')
        .evaluateAll((options) => options.map((option) => option.textContent?.slice(0, 2)));
      expect(codes.slice(0, 10)).toEqual(['EN', 'ES', 'FR', 'DE', 'IT', 'PT', 'ZH', 'JA', 'KO', 'AR']);
      await pickerOf(place, look).selectOption('more');
      const list = page.getByRole('dialog', { name: t.list('title') });
      await expect(list.getByRole('listitem').nth(80)).toBeAttached();
      if (!isPhone) await expect(list.getByRole('searchbox')).toBeFocused();
      const hebrew = list.getByText('עברית');
      expect([await hebrew.getAttribute('lang'), await hebrew.getAttribute('dir')]).toEqual(['he', 'rtl']);
      await expectAccessible(page);
      await list.getByRole('searchbox').fill('turk');
      await expect(list.getByRole('button', { name: /Türkmençe/ })).toBeVisible();
      await list.getByRole('button', { name: /Türkçe/ }).click();
      // The page speaks English now, whatever it spoke before.
      const note = textOf<typeof listEnglish>(listEnglish, english);
      await expect(page.getByRole('heading', { name: note('thanks.title') })).toBeFocused();
      expect(await spokenOn(page)).toEqual(['en', 'ltr', 'en', 'tr']);
      await page.getByRole('button', { name: note('thanks.done') }).click();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await spokenOn(page)).toEqual(['en', 'ltr', 'en', 'tr']);
    });

    test('the way to the top covers no link of the footer, however far one has scrolled [HOME-11]', async ({
      page,
    }) => {
      await openPage(page);
      const end = await showEnd(page);
      const button = page.getByRole('button', { name: t.frame('top') });
      await expect(button).toBeVisible();
      const { x, width } = (await button.boundingBox()) ?? { x: 0, width: 0 };
      const spans = await end.locator('a, button, select, p').evaluateAll((elements) =>
        elements.map((element) => {
          const { left, right } = element.getBoundingClientRect();
          return { name: element.textContent, left, right };
        }),
      );
      expect(spans.length).toBeGreaterThan(15);
      expect(spans.filter(({ left, right }) => left < x + width && right > x)).toEqual([]);
      await button.click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });
  });
}

test.describe('a notice on an Arabic phone', () => {
  test.use({ ...settingsOf(arabicPhone), colorScheme: 'dark' });

  test('stands above the bar at the bottom, and goes without a press [SHELL-06]', async ({
    page,
    context,
    request,
    api,
  }) => {
    const t = textsOf(arabicPhone);
    await signIn(context, request, await api.newPerson());
    await page.goto('/settings?section=referral');
    await page.getByRole('button', { name: t.referral('copy'), exact: true }).click();
    const notice = page
      .getByRole('status')
      .filter({ has: page.getByRole('button', { name: t.frame('close') }) });
    await expect(notice).toBeVisible();
    const bar = await page.locator('nav[data-bottom-bar]').boundingBox();
    await expect
      .poll(async () => {
        const box = await notice.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      })
      .toBeLessThan(bar?.y ?? 0);
    await page.touchscreen.tap(200, 20);
    await expect(notice).toHaveCount(0);
  });
});

test.describe('the whole shell', () => {
  test.use(settingsOf(englishDesktop));
  const t = textsOf(englishDesktop);

  test('every link of the menus and the footer leads to a page that is there [SHELL-01, ROUTE-11]', async ({
    page,
    request,
  }) => {
    await openPage(page);
    await showEnd(page);
    const hrefs = await page
      .locator('header a, footer a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(40);
    expect(hrefs.filter((href) => !href.startsWith('/'))).toEqual([]);
    for (const href of new Set(hrefs)) expect((await request.get(href)).status(), href).toBe(200);
  });

  test('an address may ask for a language, which is nobody’s choice until someone chooses [PREF-04]', async ({
    page,
  }) => {
    await openPage(page, `${PAGE}?lang=ar`);
    expect(await spokenOn(page)).toEqual(['ar', 'rtl', null, null]);
    await pickerOf(page.getByRole('banner'), arabicPhone).selectOption('fr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect(new URL(page.url()).search).toBe('');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await spokenOn(page)).toEqual(['fr', 'ltr', 'fr', null]);
  });

  test('a page whose parts do not come shows a card, and Retry loads it again [SHELL-10]', async ({
    page,
    complaints,
  }) => {
    const traffic = watchTraffic(page);
    await openPage(page);
    const link = (await showEnd(page)).getByRole('link', { name: 'Legal documents', exact: true });
    // What stands below comes alive late, and belongs to this page.
    await readWhole(page, traffic);
    await expect(link).toBeVisible();
    const here = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    // What this page has is still there; what the next one needs is not.
    await page.route('**/assets/**', (route) =>
      here.includes(route.request().url()) ? route.continue() : route.abort(),
    );
    await link.click();
    const retry = page.getByRole('button', { name: t.frame('error.retry') });
    await expect(retry).toBeVisible();
    await expect(page.getByRole('heading', { name: t.frame('error.title') })).toBeVisible();
    await page.unroute('**/assets/**');
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
    await expect(retry).toHaveCount(0);
    // The router wrote down what failed, as it should.
    complaints.length = 0;
  });
});
