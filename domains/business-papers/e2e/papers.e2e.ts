import { demoPerson } from '@egcr/e2e/demo-person';
import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { pdfOf } from '@egcr/server-kit/testing/pictures';
import { inLanguage, textOf } from '@egcr/web-kit/messages';
import { uploadTexts } from '@egcr/web-kit/uploads/texts';
import type { APIRequestContext } from '@playwright/test';
import * as z from 'zod/mini';

import { documentsTexts } from '../../documents/web/texts.ts';
import { businessTexts } from '../../registry/web/businesses/texts.ts';
import { paperTexts } from '../web/texts.ts';

// Goal: an owner uploads a paper to a business and sees how far it is; a viewer of the team opens it and adds none; for a stranger nothing is there.

const NAME = 'Meridian Sample Works';
const row = z.object({ name: z.string(), id: z.string(), organisation_id: z.optional(z.string()) });
const listed = z.object({ items: z.array(row) });

function wordsOf(language: 'en' | 'ar') {
  const reader =
    language === 'en'
      ? ({ language, locale: 'en-GB' } as const)
      : ({ language, locale: 'ar-EG-u-nu-latn' } as const);
  const isEnglish = language === 'en';
  return {
    t: textOf<typeof paperTexts.english>(
      isEnglish ? paperTexts.english : inLanguage(paperTexts, 'ar'),
      reader,
    ),
    d: textOf<typeof documentsTexts.english>(
      isEnglish ? documentsTexts.english : inLanguage(documentsTexts, 'ar'),
      reader,
    ),
    b: textOf<typeof businessTexts.english>(
      isEnglish ? businessTexts.english : inLanguage(businessTexts, 'ar'),
      reader,
    ),
    field: textOf<typeof uploadTexts.english>(
      isEnglish ? uploadTexts.english : inLanguage(uploadTexts, 'ar'),
      reader,
    ),
  };
}

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { language } = look;
  const test = testOf(`business-papers-${language}`, { DEMO: 'on' });

  test.describe(`the papers of a business ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: language === 'ar' ? 'dark' : 'light' });

    test('are uploaded by its owner and opened by its team [SYS-12]', async ({
      page,
      context,
      request,
      openBrowser,
    }) => {
      const { t, d, b, field } = wordsOf(language);
      const marco = await withPin(request, 'marco');
      const amina = await withPin(request, 'amina');
      const business = await joinAsViewer(request, { owner: marco, viewer: amina });
      await signIn(context, request, marco);
      await page.goto(`/businesses/${business}?tab=documents`);
      await page.getByRole('button', { name: t('add'), exact: true }).click();
      await page.getByRole('button', { name: d('save'), exact: true }).click();
      await expect(page.getByText(d('file.missing')).first()).toBeVisible();
      await expectAccessible(page);
      // The second piece waits, so that a reader sees how far it is.
      const wait = Promise.withResolvers<void>();
      let pieces = 0;
      await page.route('**/pieces/*', async (route) => {
        pieces += 1;
        if (pieces > 1) await wait.promise;
        return route.continue();
      });
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'Articles.pdf', mimeType: 'application/pdf', buffer: pdfOf(900_000) });
      await expect(page.getByRole('progressbar')).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      wait.resolve();
      await expect(page.getByText(field('done'))).toBeVisible();
      await page.getByRole('button', { name: d('save'), exact: true }).click();
      const item = page.getByRole('listitem').filter({ hasText: 'Articles.pdf' });
      await expect(item.getByText(t('kind.articles'))).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);

      const viewer = await openBrowser(look);
      await signIn(viewer.context(), request, amina);
      await viewer.goto(`/businesses/${business}?tab=documents`);
      const downloading = viewer.waitForEvent('download');
      await viewer.getByRole('button', { name: `${d('download')} – Articles.pdf` }).click();
      expect((await downloading).suggestedFilename()).toBe('Articles.pdf');
      await expect(viewer.getByRole('button', { name: t('add'), exact: true })).toHaveCount(0);
      await expect(viewer.getByRole('button', { name: `${d('remove')} – Articles.pdf` })).toHaveCount(0);

      const stranger = await openBrowser(look);
      await signIn(stranger.context(), request, await withPin(request, 'kofi'));
      await stranger.goto(`/businesses/${business}?tab=documents`);
      await expect(stranger.getByText(b('unknown.text'))).toBeVisible();
      await expectAccessible(stranger);
    });
  });
}

async function withPin(request: APIRequestContext, username: string) {
  const person = await demoPerson(request, username);
  const answer = await request.post('/api/v1/identity/pin/verify', {
    headers: { authorization: `Bearer ${person.access_token}` },
    data: { pin: person.pin },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return person;
}

/** Who owns the sample business asks another person to its team, who accepts. Answers the id of the business. */
async function joinAsViewer(
  request: APIRequestContext,
  {
    owner,
    viewer,
  }: Readonly<Record<'owner' | 'viewer', { readonly access_token: string; readonly username: string }>>,
): Promise<string> {
  const as = ({ access_token: token }: { readonly access_token: string }) => ({
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
  });
  const { items } = listed.parse(await (await request.get('/api/v1/businesses', as(owner))).json());
  const id = items.find(({ name }) => name === NAME)?.id ?? '';
  const found = await (await request.get(`/api/v1/businesses/${id}`, as(owner))).json();
  const organisation = row.parse(found).organisation_id ?? '';
  const data = { username: viewer.username, role: 'viewer' };
  await request.post(`/api/v1/organisations/${organisation}/invitations`, { ...as(owner), data });
  const asked = z
    .object({ items: z.array(z.object({ id: z.string() })) })
    .parse(await (await request.get('/api/v1/organisation-invitations', as(viewer))).json());
  const answer = await request.post(`/api/v1/organisation-invitations/${asked.items[0]?.id ?? ''}/answer`, {
    ...as(viewer),
    data: { answer: 'accept' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return id;
}
