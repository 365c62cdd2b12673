import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openGrantsBank, type GrantsBank } from './testing/grants-bank.ts';

let bank: GrantsBank;
let manager: TestPerson;
beforeAll(async () => {
  bank = await openGrantsBank();
  manager = await bank.officer('Manager', 'grants.read', 'grants.review');
  await bank.fill('personal', '10000000000');
});
afterAll(() => bank.close());

const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
const text = 'I bought one sewing machine and sewed forty uniforms.';
const score = { score: 5, reason: text };
const sha256 = 'ab'.repeat(32);

/** Every call of grants about one application or one review, with a body that it takes. */
const calls: Readonly<Record<string, object | undefined>> = {
  'GET /cases/:id/grant-award': undefined,
  'GET /cases/:id/grant-award/agreement': undefined,
  'POST /cases/:id/grant-award/acceptance': { version: 1, sha256 },
  'POST /cases/:id/grant-award/reports': { version: 1, text, receipts: [crypto.randomUUID()] },
  'POST /cases/:id/grant-award/end': { version: 1, reason: text },
  'GET /cases/:id/grant-judgement': undefined,
  'GET /cases/:id/grant-recoveries': undefined,
  'POST /cases/:id/grant-recoveries/:recovery/answer': { text },
  'POST /cases/:id/grant-recoveries/:recovery/appeal': { text },
  'POST /cases/:id/grant-recoveries/:recovery/payments': { amount: usd('100') },
  'GET /admin/grant-applications/:id/standing': undefined,
  'GET /admin/grant-applications/:id/award': undefined,
  'POST /admin/grant-applications/:id/award/decision': { version: 1, decision: 'accept', reason: text },
  'POST /admin/grant-applications/:id/award/end': { reason: text },
  'GET /admin/grant-applications/:id/recoveries': undefined,
  'POST /admin/grant-applications/:id/recoveries': {
    amount: usd('100'),
    reason: 'misused',
    finding: text,
    papers: [],
  },
  'POST /admin/grant-applications/:id/recoveries/:recovery/decision': { decision: 'take', reason: text },
  'POST /admin/grant-applications/:id/recoveries/:recovery/appeal-decision': {
    decision: 'uphold',
    reason: text,
  },
  'GET /grants/reviews/:id': undefined,
  'POST /grants/reviews/:id/declaration': { version: 1, tie: 'none' },
  'PUT /grants/reviews/:id/scores': {
    version: 1,
    scores: { need: score, impact: score, plan: score, costs: score },
  },
  'POST /grants/reviews/:id/sending': { version: 1 },
};

/** What a person is answered who makes every call with the ids of this application, and of a review of it. */
async function askAll(caseId: string, reviewId: string, as: TestPerson, role?: 'super_admin') {
  const answers: Record<string, unknown> = {};
  for (const [call, body] of Object.entries(calls)) {
    const [method = '', path = ''] = call.split(' ');
    const address = path
      .replace(':id', path.startsWith('/grants') ? reviewId : caseId)
      .replace(':recovery', crypto.randomUUID());
    const answer = await bank.call(method as 'GET' | 'POST' | 'PUT', `/api/v1${address}`, {
      as,
      key: crypto.randomUUID(),
      ...(role && { role }),
      ...(body && { body }),
    });
    answers[call] = answer.body.code;
  }
  return answers;
}

const codes = (of: (call: string) => string) =>
  Object.fromEntries(Object.keys(calls).map((call) => [call, of(call)]));

/** An approved application, and one of its reviews. */
async function approved(applicant: TestPerson) {
  const id = String((await bank.apply(applicant)).body.id);
  await bank.step(id, manager, { step: 'take' });
  const [review] = await bank.openReviews(id);
  await bank.decide(id, manager, 'approve');
  if (!review) throw new Error('two are asked');
  return { id, review };
}

describe('the ids of other people [SYS-03]', () => {
  it('are asked with in every call that there is', () => {
    const all = bank.domains.flatMap((domain) => domain.calls ?? []);
    const ofGrants = all
      .map(({ endpoint: { name, method, path } }) => ({ name, call: `${method} ${path.slice(7)}` }))
      .filter(
        ({ name, call }) => name.startsWith('grants.') && /grant-(award|app|jud|rec)|reviews\//.test(call),
      );
    expect(ofGrants.map(({ call }) => call).toSorted()).toEqual(Object.keys(calls).toSorted());
  });

  it('open nothing to a stranger, and no list of theirs names the application', async () => {
    const { id, review } = await approved(await bank.person('Ann'));
    const stranger = await bank.person('Stranger');
    const found = (call: string) => (call.includes(' /cases/') ? 'not_found' : 'role_required');
    expect(await askAll(id, review.id, stranger)).toEqual(codes(found));
    for (const list of ['/grants/applications', '/cases', '/grants/saved'])
      expect(JSON.stringify((await bank.call('GET', `/api/v1${list}`, { as: stranger })).body)).not.toContain(
        id,
      );
  });

  it('open nothing to a reviewer who is not asked', async () => {
    const { id, review } = await approved(await bank.person('Ann'));
    const other = await bank.reviewer('Other');
    expect(await askAll(id, review.id, other, 'super_admin')).toEqual(codes(() => 'not_found'));
    expect((await bank.asReviewer('GET', '', other)).body.items).toEqual([]);
  });

  it('of their own application open nothing to an officer but what applicants read', async () => {
    const officer = await bank.officer(
      'Rival',
      'grants.read',
      'grants.review',
      'grants.award',
      'grants.judge',
    );
    const { id, review } = await approved(officer);
    const answers = await askAll(id, review.id, officer, 'super_admin');
    const open = Object.keys(answers).filter(
      (call) => !['not_found', 'own_case'].includes(String(answers[call])),
    );
    // It shows what its recipient reads, and no more.
    expect(open.filter((call) => !call.includes(' /cases/'))).toEqual([
      'GET /admin/grant-applications/:id/award',
    ]);
  });
});
