import type { Page } from '@playwright/test';

import { jvd } from './api.ts';
import { expect, settingsOf, test as base } from './fixtures.ts';
import { expectNoOverflow } from './looks-good.ts';
import { samplePaths } from './paths.ts';
import { buildPseudo, type PseudoBuild } from './pseudo-build.ts';
import { clippedWords, hearAnswers, textOutside } from './pseudo-checks.ts';
import { CLOSES, OPENS } from './pseudo-locale.ts';
import { signIn } from './signed-in.ts';
import { ofTurn } from './turn.ts';

// Goal: a language with longer words breaks no screen, and every word on a screen is taken from a catalogue, so that it can be translated.
// Method: the app built once more with catalogues 40 % longer and in brackets (pseudo-locale.ts), on a phone, left-to-right and right-to-left.

const screens = samplePaths.filter(({ isOpen, path }) => isOpen && !path.includes('$'));
const visible = screens.filter(({ guard }) => guard === 'public');
const guarded = screens.filter(
  ({ guard, path }) => guard !== 'public' && path !== '/complete-profile' && path !== '/pin-verification',
);

/** Of the people of test mode, and of the bank account of a demonstration. */
const SAMPLE_NAMES = ['Pat Example', 'EGCR (sample)', 'COBADEFFXXX'];

const test = base.extend<object, { readonly pseudo: PseudoBuild }>({
  pseudo: [
    async ({ browserName: _browserName }, use) => {
      const pseudo = await buildPseudo();
      await use(pseudo);
      await pseudo.remove();
    },
    { scope: 'worker', timeout: 900_000 },
  ],
});

test('would notice a word that is cut off and one that no catalogue holds', async ({ page }) => {
  await page.setContent(
    `<html lang="en"><title>${OPENS}Page${CLOSES}</title><button style="width: 40px; overflow: hidden; white-space: nowrap">${OPENS}Far too long${CLOSES}</button>
     <p aria-label="Hidden">${OPENS}Pay <b>now</b>${CLOSES} or later</p><p>Ɉ 5.00, JVD, a@b.example</p></html>`,
  );
  expect(await clippedWords(page)).toEqual([`${OPENS}Far too long${CLOSES}`]);
  expect(await textOutside(page, [])).toEqual(['Hidden', 'or later']);
});

for (const language of ofTurn(import.meta.filename, ['en', 'ar'] as const)) {
  test.describe(`a language with longer words, ${language === 'en' ? 'left to right' : 'right to left'}`, () => {
    test.use({ ...settingsOf({ title: '', language, device: 'phone' }), serviceWorkers: 'block' });

    test('fits every public screen, and finds no word outside the catalogues [SHELL-02]', async ({
      page,
      context,
      pseudo,
    }) => {
      await pseudo.serveTo(context);
      const modes = ['/auth?mode=signup', '/auth?mode=reset-password', '/ai-agents', '/nothing/here'];
      await expectTranslatable(page, [...visible.map(({ sample }) => sample), ...modes]);
    });

    test('fits every screen of a person, and finds no word outside the catalogues [SHELL-02]', async ({
      page,
      context,
      request,
      api,
      pseudo,
    }) => {
      const [account, friend] = await api.newPeople(2, jvd(100));
      if (account === undefined || friend === undefined) throw new Error('two people were asked for');
      await api.send(friend, account, jvd(5));
      const [transfer] = await api.transfersOf(account);
      await pseudo.serveTo(context);
      await signIn(context, request, account);
      const names = [account.username, friend.username, ...SAMPLE_NAMES];
      await expectTranslatable(
        page,
        [
          ...guarded.map(({ sample }) => sample),
          `/wallet/transfers/${transfer?.id ?? ''}`,
          '/debt-management',
        ],
        names,
      );
    });
  });
}

async function expectTranslatable(page: Page, paths: readonly string[], names: readonly string[] = []) {
  const answers = hearAnswers(page);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await seeEverything(page);
    await expectNoOverflow(page);
    expect.soft(await clippedWords(page), `clipped on ${path}`).toEqual([]);
    const known = [...names, ...(await answers())];
    expect.soft(await textOutside(page, known), `not from a catalogue on ${path}`).toEqual([]);
  }
}

/** Scrolls to the end, so that what comes only when it is near has come. */
async function seeEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight / 2) {
      scrollTo(0, at);
      await frame();
      await frame();
    }
    scrollTo(0, 0);
  });
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
