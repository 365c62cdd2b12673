import type { Page } from '@playwright/test';

import { consentWordsOf } from '@egcr/e2e/consent-words';
import { contrasts, englishDesktop, expect, settingsOf, test } from '@egcr/e2e/fixtures';
import { tabTo } from '@egcr/e2e/keyboard';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { ofTurn } from '@egcr/e2e/turn';

// Goal: nobody is decided for. The question comes when it should, a no is as easy as a yes, nothing is kept before an answer, and every
// answer can be taken back.

const WORD = 'cookie-consent';
const CHOICES = 'cookie-choices';

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

async function storedChoices(page: Page): Promise<Record<string, unknown>> {
  const choices: unknown = JSON.parse((await stored(page, CHOICES)) ?? 'null');
  return typeof choices === 'object' && choices !== null ? { ...choices } : {};
}

/** Waits until the page has stood for so long that the question would have come. */
async function passQuestionTime(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete' && performance.now() > 3000);
}

for (const look of ofTurn(import.meta.filename, contrasts)) {
  test.describe(`the question about cookies ${look.title}`, () => {
    test.use({ ...settingsOf(look), isAskedAboutCookies: true });
    const { consent: words, frame } = consentWordsOf(look.language);
    const question = (page: Page) => page.getByRole('dialog', { name: words('title') });
    const settings = (page: Page) => page.getByRole('dialog', { name: words('settings.title') });

    test('comes a second after loading, moves nothing, and Accept is kept as a bare word [SHELL-05]', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const seen = { asked_ms: 0, shift: 0 };
        Object.assign(window, { seen });
        new MutationObserver(() => {
          if (seen.asked_ms === 0 && document.querySelector('dialog[open]'))
            seen.asked_ms = performance.now();
        }).observe(document, { subtree: true, childList: true, attributes: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const value: unknown = Reflect.get(entry, 'value');
            if (seen.asked_ms > 0 && typeof value === 'number') seen.shift += value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      // Nothing of this page comes later: what moves there was moved by the question.
      await page.goto('/security');
      await expect(question(page)).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      const { waited_ms, shift } = await page.evaluate(() => {
        const [loading] = performance.getEntriesByType('navigation');
        const loadedAt = loading instanceof PerformanceNavigationTiming ? loading.loadEventStart : 0;
        const seen: { asked_ms: number; shift: number } = Reflect.get(window, 'seen');
        return { waited_ms: seen.asked_ms - loadedAt, shift: seen.shift };
      });
      expect(waited_ms, 'not before the second has passed').toBeGreaterThanOrEqual(995);
      expect(shift, 'nothing moves').toBe(0);
      await question(page)
        .getByRole('button', { name: words('accept'), exact: true })
        .click();
      await expect(question(page)).toBeHidden();
      expect(await stored(page, WORD)).toBe('accepted');
      await page.reload();
      await passQuestionTime(page);
      await expect(question(page)).toHaveCount(0);
    });

    test('is never asked on the legal documents, which can be read before answering [SHELL-05] [ROUTE-05]', async ({
      page,
    }) => {
      await page.goto('/');
      await question(page).getByRole('link').first().click();
      await expect(page).toHaveURL(/\/legals\?document=cookies/);
      await expect(question(page)).toHaveCount(0);
      await page.reload();
      await passQuestionTime(page);
      await expect(question(page)).toHaveCount(0);
      expect(await stored(page, WORD)).toBeNull();
      await page
        .getByRole('banner')
        .getByRole('link', { name: frame('brand.home') })
        .click();
      await expect(question(page)).toBeVisible();
    });

    test('says no as easily as yes: the same size, the same looks, one press [SHELL-05]', async ({
      page,
    }) => {
      await page.goto('/contact');
      const [no, yes] = [words('reject'), words('accept')].map((name) =>
        question(page).getByRole('button', { name, exact: true }),
      );
      if (!no || !yes) throw new Error('both were asked for');
      const looksOf = (button: typeof no) =>
        button.evaluate((element) => {
          const { width, height, y } = element.getBoundingClientRect();
          const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element);
          return { width: Math.round(width), height, y, color, backgroundColor, fontSize, fontWeight };
        });
      await expect(yes).toBeVisible();
      expect(await looksOf(no)).toEqual(await looksOf(yes));
      await no.click();
      await expect(question(page)).toBeHidden();
      expect(await stored(page, WORD)).toBe('rejected');
      expect(await storedChoices(page)).toMatchObject({
        preferences: false,
        analytics: false,
        security_location: false,
        marketing: false,
      });
    });

    test('keeps the keyboard inside; Escape decides later and keeps nothing [SHELL-05]', async ({ page }) => {
      await page.goto('/');
      await expect(question(page).getByRole('heading')).toBeFocused();
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('Tab');
        const isOutside = await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement !== document.body && activeElement?.closest('dialog') === null;
        });
        expect(isOutside, 'the page behind is out of reach').toBe(false);
      }
      await page.keyboard.press('Escape');
      await expect(question(page)).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      await page.reload();
      await expect(question(page)).toBeVisible();
    });

    test('is answered kind by kind, and taken back from the foot of any page, by keyboard alone [SHELL-05]', async ({
      page,
    }) => {
      await page.goto('/contact');
      await tabTo(page, question(page).getByRole('button', { name: words('manage'), exact: true }));
      await page.keyboard.press('Enter');
      const switches = settings(page).getByRole('switch');
      await expect(switches).toHaveCount(4);
      for (const each of await switches.all()) await expect(each).not.toBeChecked();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await tabTo(page, settings(page).getByRole('switch', { name: words('analytics') }));
      await page.keyboard.press('Space');
      await tabTo(page, settings(page).getByRole('button', { name: words('save'), exact: true }));
      await page.keyboard.press('Enter');
      await expect(settings(page)).toHaveCount(0);
      expect(await stored(page, WORD)).toBe('chosen');
      expect(await storedChoices(page)).toMatchObject({ analytics: true, marketing: false });

      const footer = page.getByRole('contentinfo').getByRole('button', { name: frame('footer.cookies') });
      await footer.scrollIntoViewIfNeeded();
      await footer.press('Enter');
      await expect(settings(page).getByRole('switch', { name: words('analytics') })).toBeChecked();
      await tabTo(page, settings(page).getByRole('button', { name: words('reject'), exact: true }));
      await page.keyboard.press('Enter');
      await expect(settings(page)).toHaveCount(0);
      await expect(footer, 'the focus comes back').toBeFocused();
      expect(await stored(page, WORD)).toBe('rejected');
    });
  });
}

test.describe('the question about cookies, while someone is busy', () => {
  test.use({ ...settingsOf(englishDesktop), isAskedAboutCookies: true });
  const { consent: words, frame } = consentWordsOf('en');
  const question = (page: Page) => page.getByRole('dialog', { name: words('title') });

  /** Opens a page and does something there before the question comes, which a slow machine does not manage at the first try. */
  const beforeTheQuestion = (page: Page, path: string, act: () => Promise<void>) =>
    expect(async () => {
      await page.goto(path);
      await act();
      expect(await question(page).count()).toBe(0);
    }).toPass();

  test('takes no letter from a field: it waits until the field is left [SHELL-05]', async ({ page }) => {
    const message = page.getByLabel('Message', { exact: true });
    await beforeTheQuestion(page, '/contact', async () => {
      expect(
        await message.evaluate((field) => {
          field.focus();
          return document.activeElement === field;
        }),
      ).toBe(true);
    });
    await message.pressSequentially('Where ');
    await passQuestionTime(page);
    await message.pressSequentially('is my payment?');
    await expect(message).toBeFocused();
    await expect(message).toHaveValue('Where is my payment?');
    await expect(question(page)).toHaveCount(0);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(question(page)).toBeVisible();
    await question(page)
      .getByRole('button', { name: words('reject'), exact: true })
      .click();
    await expect(message).toHaveValue('Where is my payment?');
  });

  test('leaves a menu open that was opened, and comes when it is closed [SHELL-05] [SHELL-01]', async ({
    page,
  }) => {
    const menu = page
      .getByRole('banner')
      .getByRole('navigation')
      .getByRole('button', { name: frame('menu.egcr'), exact: true });
    await beforeTheQuestion(page, '/security', async () => {
      await expect(page.locator('html[data-alive]')).toHaveCount(1);
      await menu.evaluate((button: HTMLElement) => {
        button.focus();
        button.click();
      });
      expect(await menu.getAttribute('aria-expanded')).toBe('true');
    });
    await passQuestionTime(page);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(question(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu, 'the focus comes back').toBeFocused();
  });
});

test.describe('what a browser says itself', () => {
  test.use({ ...settingsOf(englishDesktop), isAskedAboutCookies: true });
  const { consent: words } = consentWordsOf('en');

  for (const [name, signal] of [
    ['Global Privacy Control', { globalPrivacyControl: true }],
    ['Do Not Track', { doNotTrack: '1' }],
  ] as const)
    test(`counts as a no until someone says otherwise: ${name} [SHELL-05]`, async ({ page }) => {
      await page.addInitScript((given: Readonly<Record<string, unknown>>) => {
        for (const [key, value] of Object.entries(given))
          Object.defineProperty(Navigator.prototype, key, { configurable: true, get: () => value });
      }, signal);
      await page.goto('/');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(words('objects'))).toBeVisible();
      await dialog.getByRole('button', { name: words('manage') }).click();
      for (const each of await dialog.getByRole('switch').all()) await expect(each).not.toBeChecked();
    });

  test('a new version of the text is asked about again; the bare word of old is enough [SHELL-05]', async ({
    page,
  }) => {
    await page.goto('/legals');
    await page.evaluate(
      ([word, choices]) => {
        localStorage.setItem(word, 'accepted');
        localStorage.setItem(choices, JSON.stringify({ version: '0.9', analytics: true }));
      },
      [WORD, CHOICES] as const,
    );
    await page.goto('/');
    await expect(page.getByRole('dialog', { name: words('title') })).toBeVisible();
    await page.evaluate((choices) => localStorage.removeItem(choices), CHOICES);
    await page.reload();
    await passQuestionTime(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
