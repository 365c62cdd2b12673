import type { Account } from '@egcr/e2e/api';
import { demoPerson } from '@egcr/e2e/demo-person';
import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { tabTo } from '@egcr/e2e/keyboard';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import type { APIRequestContext } from '@playwright/test';

import { commonWords } from '../../cases/server/words/texts.ts';
import { wordsOf } from './grant-words.ts';

// Goal: a person reads why a grant was declined and appeals by keyboard, once; who declined it is offered no decision, and who judged it is
// not asked again: others are, and a second programme manager decides.

const REASON = 'The offer for the machines was attached, on the second page.';
const DECLINED = 'The costs are not explained.';
const UPHELD = 'The second page names a price, and no seller.';

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { language } = look;
  const test = testOf(`appeal-${language}`, { DEMO: 'on' });

  test.describe(`a grant that was declined ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: language === 'ar' ? 'dark' : 'light' });

    test('is appealed once, and neither decided nor judged by the same people again [SYS-03]', async ({
      page,
      context,
      request,
      api,
      openBrowser,
    }) => {
      const { cases, review } = wordsOf(language);
      const { label, done } = commonWords(language);
      const applicant = await api.newPerson();
      const { id, reference, judges } = await declined(request, applicant);
      expect(judges).toHaveLength(2);

      await signIn(context, request, applicant);
      await page.goto(`/cases/${id}`);
      await expect(page.getByText(DECLINED)).toBeVisible();
      const send = page.getByRole('button', { name: label.appeal });
      const mark = page.getByText(cases('appeal.mark'), { exact: true }).first();
      await tabTo(page, send);
      await page.keyboard.press('Enter');
      await expect(page.locator('[aria-invalid=true]')).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.getByLabel(cases('appeal.reason')).fill(REASON);
      await send.press('Enter');
      // The form goes before: its heading says the same.
      await expect(send).toHaveCount(0);
      await expect(mark).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);

      // Who declined it may prepare it, and is offered no decision.
      const officer = await openBrowser(look);
      await signIn(officer.context(), request, await withFreshPin(request, 'pia'));
      await officer.goto('/super-admin/cases?sample=hidden');
      await officer.getByRole('link').filter({ hasText: reference }).click();
      const panel = officer.getByRole('region', { name: reference });
      await expect(panel.getByText(REASON)).toBeVisible();
      await panel.getByRole('button', { name: label.take }).click();
      await expect(panel.getByRole('button', { name: label.release })).toBeVisible();
      await expect(panel.getByRole('radio', { name: label.decline })).toHaveCount(0);
      await expectAccessible(officer);
      await expectNoOverflow(officer);
      await officer.context().close();

      // Who judged it before is not asked again: two others are.
      const others = (await judgesOf(request, reference)).filter((username) => !judges.includes(username));
      expect(others).toHaveLength(2);
      const other = await openBrowser(look);
      await signIn(other.context(), request, await withFreshPin(request, others[0] ?? ''));
      await other.goto('/dashboard?tool=grant-reviews');
      await expect(other.getByText(review('lead'))).toBeVisible();
      await expect(other.getByRole('link').filter({ hasText: reference })).toBeVisible();
      await expectAccessible(other);
      await expectNoOverflow(other);
      await page.reload();
      await expect(mark).toBeVisible();
      await expect(send).toHaveCount(0);

      // Another manager decides it: that ends it, and the applicant reads why.
      const second = await openBrowser(look);
      await signIn(second.context(), request, await withFreshPin(request, 'maha'));
      await second.goto('/super-admin/cases?sample=hidden');
      await second.getByRole('link').filter({ hasText: reference }).click();
      const decided = second.getByRole('region', { name: reference });
      await decided.getByRole('radio', { name: label.decline }).check();
      await decided.getByLabel(cases('decide.reason')).fill(UPHELD);
      await decided.getByRole('button', { name: cases('decide.send') }).click();
      await expect(decided.getByText(done.decline).first()).toBeVisible();
      await page.reload();
      await expect(page.getByText(UPHELD)).toBeVisible();
      await expect(send).toHaveCount(0);
    });
  });
}

const reviewers = ['greta', 'gustav', 'grace', 'ghada'] as const;

/** Those of the demonstration who are asked to judge an application now. */
async function judgesOf(request: APIRequestContext, reference: string): Promise<readonly string[]> {
  const asked: string[] = [];
  for (const username of reviewers) {
    const { access_token: token } = await withFreshPin(request, username);
    const answer = await request.get('/api/v1/grants/reviews', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    const { items }: { items: readonly { reference: string; is_open: boolean }[] } = await answer.json();
    if (items.some((item) => item.reference === reference && item.is_open)) asked.push(username);
  }
  return asked;
}

interface Answered {
  readonly id: string;
  readonly reference: string;
  readonly version: number;
}

/** A personal grant that its first officer has declined. */
async function declined(
  request: APIRequestContext,
  applicant: Account,
): Promise<{ readonly id: string; readonly reference: string; readonly judges: readonly string[] }> {
  const call = async (method: 'PUT' | 'POST', path: string, as: Account, data: object = {}) => {
    const headers = {
      authorization: `Bearer ${as.access_token}`,
      'idempotency-key': crypto.randomUUID(),
    };
    const answer = await request.fetch(`/api/v1${path}`, { method, headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    const body: Answered = await answer.json();
    return body;
  };
  const begun = await call('POST', '/forms/grants.personal/drafts', applicant);
  const answers = {
    amount: '400000',
    country: 'NG',
    purpose: 'Two sewing machines, so that I can take school uniforms as orders from June on.',
    equipment: '400000',
    people: '0',
    other_costs: '0',
  };
  const { version } = begun;
  const saved = await call('PUT', `/form-drafts/${begun.id}`, applicant, { version, answers });
  const draft = { draft_id: begun.id, version: saved.version };
  const sent = await call('POST', '/grants/programmes/personal/applications', applicant, draft);
  const officer = await withFreshPin(request, 'pia');
  const path = `/admin/cases/${sent.id}`;
  const taken = await call('POST', `${path}/steps`, officer, { step: 'take', version: 1 });
  const judges = await judgesOf(request, sent.reference);
  await call('POST', `${path}/decision`, officer, {
    decision: 'decline',
    reason: DECLINED,
    version: taken.version,
  });
  return { id: sent.id, reference: sent.reference, judges };
}

/** A person who has just entered the PIN. */
async function withFreshPin(request: APIRequestContext, username: string): Promise<Account> {
  const person = await demoPerson(request, username);
  const headers = { authorization: `Bearer ${person.access_token}` };
  const verified = await request.post('/api/v1/identity/pin/verify', { headers, data: { pin: person.pin } });
  expect(verified.ok(), await verified.text()).toBe(true);
  return person;
}
