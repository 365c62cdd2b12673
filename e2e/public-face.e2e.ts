import type { Page } from '@playwright/test';

import { consentWordsOf } from './consent-words.ts';
import { contrasts, englishDesktop, expect, settingsOf, test } from './fixtures.ts';
import { expectAccessible, expectNoOverflow } from './looks-good.ts';
import { publicWordsOf } from './public-words.ts';
import { signIn } from './signed-in.ts';
import { ofTurn } from './turn.ts';
import { wordsOf } from './words.ts';

// Goal: what a stranger tries on the public pages holds, from the first page to a stored message, and so do the settings of the person who stays.

/** The form is drawn when the page has come alive. */
async function openForm(page: Page, address: string, label: string) {
  await page.goto(address);
  const message = page.getByLabel(label, { exact: true });
  await expect(message).toBeVisible();
  return message;
}

for (const look of ofTurn(import.meta.filename, contrasts)) {
  test.describe(`a problem with a page ${look.title}`, () => {
    test.use(settingsOf(look));
    const { frame } = wordsOf(look.language);
    const { contact } = publicWordsOf(look.language);

    for (const path of ['/security', '/jobs', '/nothing/here'])
      test(`is reported from ${path} with its address, and arrives [ROUTE-05]`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page
          .getByRole('link', { name: frame('report'), exact: true })
          .first()
          .click();
        const message = page.getByLabel(contact('message'), { exact: true });
        await expect(message).toHaveValue(new RegExp(`\\S: ?${path}\n\n$`));
        await expectAccessible(page);
        await expectNoOverflow(page);
        await page.getByLabel(contact('name'), { exact: true }).fill('Ann Lee');
        await page.getByLabel(contact('email')).fill('reporter@example.com');
        await page.getByRole('button', { name: contact('send') }).click();
        await expect(message, 'the address alone says nothing').toHaveAttribute('aria-invalid', 'true');
        await message.press('End');
        await message.fill(`${await message.inputValue()}The second table has no heading.`);
        await page.getByRole('button', { name: contact('send') }).click();
        await expect(page.getByRole('heading', { name: contact('sent') })).toBeVisible();
      });
  });
}

test.describe('a message', () => {
  test.use(settingsOf(englishDesktop));
  const { contact } = publicWordsOf('en');

  test('that is too long is refused in words and kept whole; a page of another site is not filled in', async ({
    page,
  }) => {
    const message = await openForm(
      page,
      '/contact?topic=other&about=//elsewhere.example',
      contact('message'),
    );
    await expect(message).toHaveValue('');
    const long = 'é😀 '.repeat(2500);
    await message.fill(long);
    await page.getByRole('button', { name: contact('send') }).click();
    await expect(message).toHaveAttribute('aria-invalid', 'true');
    await expect(message).toHaveAccessibleDescription(/4,?000/);
    await expect(message).toHaveValue(long);
  });

  test('that could not be sent says so where it was sent, and goes out at the next press', async ({
    page,
    context,
    complaints,
  }) => {
    const message = await openForm(page, '/contact?topic=other', contact('message'));
    await page.getByLabel(contact('name'), { exact: true }).fill('<b>Ann</b> 😀 علي');
    await page.getByLabel(contact('email')).fill('unlucky@example.com');
    await message.fill('This is written in a train, in a tunnel.');
    await context.setOffline(true);
    const send = page.getByRole('button', { name: contact('send') });
    await send.click();
    const failed = page.locator('form').getByRole('status');
    await expect(failed).toBeInViewport();
    await expect(message).toHaveValue('This is written in a train, in a tunnel.');
    await context.setOffline(false);
    await send.dblclick();
    await expect(page.getByRole('heading', { name: contact('sent') })).toBeVisible();
    // The browser wrote down what failed, as it should.
    complaints.length = 0;
  });
});

test.describe('what is said about EGCR and its rules', () => {
  test.use(settingsOf(englishDesktop));

  test('is there as pages, as documents to take along, and as a door that a message comes through [SYS-25]', async ({
    page,
    request,
    api,
  }) => {
    for (const path of [
      '/egcr/whitepaper',
      '/egcr/benefits/individuals',
      '/egcr/benefits/businesses',
      '/egcr/benefits/governments',
      '/egcr/benefits/organizations',
      '/legals',
      '/security',
      '/contact',
    ]) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    }
    for (const document of [
      '/api/v1/site/whitepaper.pdf?language=en',
      '/api/v1/legals/documents/terms/pdf?language=en',
    ]) {
      const answer = await request.get(document);
      expect(answer.headers()['content-type'], document).toContain('application/pdf');
      expect((await answer.body()).subarray(0, 5).toString(), document).toBe('%PDF-');
    }
    const email = `reader-${Date.now()}@example.com`;
    const written = await request.post('/api/v1/contact/messages', {
      data: { name: 'Ann', email, topic: 'other', message: 'Where do I find the second chart?' },
    });
    expect(written.status()).toBe(201);
    const { reference }: { reference: string } = await written.json();
    expect((await api.message(email)).text).toContain(reference);
    const securityText = await request.get('/.well-known/security.txt');
    expect(await securityText.text()).toContain('/contact?topic=security');
  });
});

for (const look of ofTurn(import.meta.filename, contrasts)) {
  test.describe(`what is changed in the settings ${look.title}`, () => {
    test.use(settingsOf(look));

    test('is kept on the server, and stands there in another browser [SYS-22]', async ({
      page,
      context,
      request,
      api,
      openBrowser,
    }) => {
      const person = await api.newPerson();
      const headers = { authorization: `Bearer ${person.access_token}` };
      await signIn(context, request, person);
      const { profile } = wordsOf(look.language);
      const { consent } = consentWordsOf(look.language);
      await page.goto('/settings?section=profile');
      const first = page.getByLabel(profile('first_name'), { exact: true });
      await expect(first).not.toHaveValue('');
      await first.fill('Zoë 李');
      await first.press('Enter');
      const kept = async () => {
        const answer: { first_name: string } = await (
          await request.get('/api/v1/profile', { headers })
        ).json();
        return answer.first_name;
      };
      await expect.poll(kept).toBe('Zoë 李');

      await page.goto('/settings?section=activity');
      await page.getByRole('switch', { name: consent('analytics') }).click();
      const allowed = async () => {
        const answer: { receipt: { choices: Record<string, boolean> } | null } = await (
          await request.get('/api/v1/activity/consent', { headers })
        ).json();
        return answer.receipt?.choices['analytics'];
      };
      await expect.poll(allowed).toBe(true);
      await expect(page.getByText(consent('marketing.text'))).toBeVisible();

      const other = await openBrowser(look);
      await signIn(other.context(), request, person);
      await other.goto('/settings?section=profile');
      await expect(other.getByLabel(profile('first_name'), { exact: true })).toHaveValue('Zoë 李');
    });
  });
}
