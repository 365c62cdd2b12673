import type { Page } from '@playwright/test';

import { jvd } from './api.ts';
import { expect, test } from './fixtures.ts';
import { expectNamed } from './looks-good.ts';
import { samplePaths } from './paths.ts';
import { signIn } from './signed-in.ts';

// Goal: every address of the specification exists, asks for what its guard says and nothing else, and says what it is.
// Method: the table of addresses, walked by a visitor and by a person with a verified PIN.

const publicPaths = samplePaths.filter(({ guard }) => guard === 'public');
const guardedPaths = samplePaths.filter(({ guard }) => guard !== 'public');
/** Where a signed-in person with everything in place is sent on from. */
const ON_THE_WAY = new Set(['/auth', '/complete-profile', '/pin-verification']);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('a visitor', () => {
  test('sees every public address [ROUTE-01, ROUTE-02, ROUTE-05, ROUTE-06, ROUTE-07, ROUTE-08]', async ({
    page,
  }) => {
    for (const { sample, stored } of publicPaths) {
      const answer = await page.goto(sample);
      // What is stored under a name of no one is not there, and the page says so. What a secret is worth, the page asks.
      expect(answer?.status(), sample).toBe(stored === true ? 404 : 200);
      await expectNamed(page);
      expect(new URL(page.url()).pathname, sample).toBe(sample);
    }
  });

  test('is sent from every guarded address to sign in, with the way back in the address [ROUTE-04, ROUTE-12, ROUTE-13, ROUTE-14, ROUTE-15, GUARD-08]', async ({
    page,
  }) => {
    for (const { sample } of guardedPaths) {
      const answer = await page.goto(`${sample}?tool=a%26b`);
      expect(answer?.status(), sample).toBe(200);
      await page.waitForURL((url) => url.pathname === '/auth');
      expect(new URL(page.url()).searchParams.get('redirect'), sample).toBe(`${sample}?tool=a%26b`);
      await expect(heading(page)).toBeVisible();
    }
  });

  test('finds a not-found page at an unknown address, and HTTP says so too [ROUTE-09]', async ({
    page,
    request,
  }) => {
    for (const path of ['/nothing/here', '/wallets', '/dashboard/x/y', '/%D9%85']) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expectNamed(page);
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    }
    for (const path of ['/llms.txt', '/.well-known/nothing', '/assets/none.js', '/api/v1/nothing']) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(404);
      expect(answer.headers()['content-type'], path).not.toContain('text/html');
    }
  });

  test('gets the sign-in page for a mode that does not exist [ROUTE-02]', async ({ page }) => {
    await page.goto('/auth');
    const signIn = await heading(page).innerText();
    await page.goto('/auth?mode=signup');
    await expect(heading(page)).not.toHaveText(signIn);
    await page.goto('/auth?mode=nonsense');
    await expect(heading(page)).toHaveText(signIn);
  });

  test('begins every page at its top, also on the way back [ROUTE-16]', async ({ page }) => {
    await page.goto('/');
    await expectNamed(page);
    const scrolled = () => page.evaluate(() => window.scrollY);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(scrolled).toBeGreaterThan(300);
    await page.getByRole('contentinfo').getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname !== '/');
    await expect.poll(scrolled).toBe(0);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/');
    await expect.poll(scrolled).toBe(0);
  });
});

test('a person with a verified PIN opens every address [ROUTE-10, ROUTE-14, ROUTE-15]', async ({
  page,
  context,
  request,
  api,
}) => {
  await signIn(context, request, await api.newPerson(jvd(10)));
  for (const { sample, path } of guardedPaths.filter((address) => !ON_THE_WAY.has(address.path))) {
    await page.goto(sample);
    await expectNamed(page);
    const { pathname } = new URL(page.url());
    // A registration that is begun goes on at the address of its draft.
    if (path === '/business-registration/register') expect(pathname.startsWith(sample), path).toBe(true);
    else expect(pathname, path).toBe(sample);
  }
});
