import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openGrantsBank, type GrantsBank } from '../testing/grants-bank.ts';

let bank: GrantsBank;
let manager: TestPerson;
let finance: TestPerson;
beforeAll(async () => {
  bank = await openGrantsBank();
  manager = await bank.officer('Manager', 'grants.read', 'grants.review');
  finance = await bank.officer('Finance', 'grants.read', 'grants.award');
  for (const slug of ['personal', 'business', 'government']) await bank.fill(slug, '10000000000');
});
afterAll(() => bank.close());

async function taken(wished: Parameters<GrantsBank['apply']>[1] = {}, as?: TestPerson) {
  const applicant = as ?? (await bank.person('Applicant'));
  const { body } = await bank.apply(applicant, wished);
  expect((await bank.step(body.id, manager, { step: 'take' })).status).toBe(200);
  return { id: String(body.id), reference: String(body.reference), applicant };
}

const standing = async (id: string, as = manager) =>
  bank.call('GET', `/api/v1/admin/grant-applications/${id}/standing`, { as, role: 'super_admin' });
const judgement = async (id: string, as: TestPerson) =>
  bank.call('GET', `/api/v1/cases/${id}/grant-judgement`, { as });

describe('deciding', () => {
  it('waits for the reviews and the threshold; the decision is not offered before', async () => {
    const { id } = await taken();
    const early = await bank.decideNow(id, manager, 'approve');
    expect([early.status, early.body.code]).toEqual([409, 'decision_not_ready']);
    expect(early.body.missing).toContain('0 of 2');
    expect((await bank.read(id, manager)).can).not.toContain('approve');
    await bank.judge(id, 2.5);
    expect((await bank.decideNow(id, manager, 'approve')).body.code).toBe('decision_not_ready');
    expect((await standing(id)).body).toMatchObject({ standing: 'below', rank: null });
    expect((await bank.read(id, manager)).can).toContain('decline');
  });

  it('has the ranking in sight, and takes a manager and a second person', async () => {
    const [good, better] = [await taken(), await taken()];
    await bank.judge(good.id, 3.5);
    await bank.judge(better.id, 5);
    const { body } = await standing(good.id);
    const order = body.ranking.map((each: { readonly case_id: string }) => each.case_id);
    expect(order.indexOf(better.id)).toBeLessThan(order.indexOf(good.id));
    expect(body.criteria).toContainEqual(
      expect.objectContaining({
        name: 'need',
        weight: 35,
        score: 3.5,
        reasons: [expect.any(String), expect.any(String)],
      }),
    );
    expect((await bank.decideNow(good.id, finance, 'approve')).body.code).toBe('other_officers');
    expect((await bank.decideNow(good.id, manager, 'approve')).body).toMatchObject({ approvals: 1 });
    expect((await bank.decideNow(good.id, finance, 'approve')).body.state).toBe('approved');
    expect((await standing(crypto.randomUUID())).status).toBe(404);
  });

  it('tells the applicant the scores and reasons afterwards, and nobody else; reviewers are not named', async () => {
    const { id, applicant } = await taken();
    await bank.judge(id, 4);
    expect((await judgement(id, applicant)).body).toEqual({ overall: null, minimum: 3, criteria: [] });
    await bank.decideNow(id, manager, 'decline');
    const { body } = await judgement(id, applicant);
    expect(body).toMatchObject({ overall: 4, minimum: 3 });
    expect(body.criteria).toHaveLength(4);
    for (const { userId } of bank.reviewers) expect(JSON.stringify(body)).not.toContain(userId);
    expect((await judgement(id, await bank.person('Stranger'))).status).toBe(404);
  });

  it('after an appeal is judged by other people', async () => {
    const { id, applicant } = await taken();
    const before = (await bank.openReviews(id)).map(({ as }) => as.userId);
    await bank.judge(id, 2);
    await bank.decideNow(id, manager, 'decline');
    const { version } = await bank.read(id, manager);
    const appeal = await bank.call('POST', `/api/v1/cases/${id}/steps`, {
      as: applicant,
      key: crypto.randomUUID(),
      body: { step: 'appeal', version, reason: 'The costs were misread.' },
    });
    expect(appeal.status).toBe(200);
    const other = await bank.officer('Other', 'grants.read', 'grants.review');
    await bank.step(id, other, { step: 'take' });
    const after = (await bank.openReviews(id)).map(({ as }) => as.userId);
    expect(after).toHaveLength(2);
    expect(after.filter((each) => before.includes(each))).toEqual([]);
    expect((await standing(id)).body).toMatchObject({ sent: 0, needed: 2, overall: null });
  });

  it.each([
    ['is appealed on the last of thirty days', 30 * 86_400 - 1, [200, undefined]],
    ['is not appealed a second after thirty days', 30 * 86_400 + 1, [409, 'appeal_over']],
  ])('%s', async (_, seconds, answered) => {
    const { id, applicant } = await taken();
    await bank.decideNow(id, manager, 'decline');
    const { version } = await bank.read(id, manager);
    bank.clock.advance(seconds);
    const appeal = await bank.call('POST', `/api/v1/cases/${id}/steps`, {
      as: applicant,
      key: crypto.randomUUID(),
      body: { step: 'appeal', version, reason: 'The costs were misread.' },
    });
    expect([appeal.status, appeal.body.code]).toEqual(answered);
  });
});
