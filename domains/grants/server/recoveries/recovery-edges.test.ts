import { afterAll, describe, expect, it } from 'vitest';

import { admin, FINDING, openRecoveries, own, TEXT, usd } from '../testing/recoveries.ts';

const DAY_S = 86_400;
const {
  bank,
  manager,
  third,
  fourth,
  paid,
  answered,
  appeal,
  decide,
  decideAppeal,
  payBack,
  post,
  propose,
  read,
  spend,
  toldTo,
} = await openRecoveries();
afterAll(() => bank.close());

const later = (instant: string, days: number) =>
  new Date(new Date(instant).getTime() + days * DAY_S * 1000).toISOString();
const envelopes = async () =>
  (
    await bank.database.owner.query(
      'select control_minor, control_count, purpose, requested_by from disbursements.envelope order by id',
    )
  ).rows;
const freeze = async (as: Parameters<typeof read>[1]) => {
  const { status } = await bank.call('PUT', '/api/v1/wallet/freeze', { as, body: { frozen: true } });
  expect(status).toBeLessThan(300);
};

describe('a proposal to take money back [SYS-03]', () => {
  it('says all that its recipient and officers need: what for, until when, and who may act now', async () => {
    const { id, ann } = await paid();
    const { body } = await propose(id, manager, { amount: usd('50000') });
    const [made] = body.items;
    const proposed = {
      id: expect.any(String),
      state: 'proposed',
      amount: usd('50000'),
      owed: usd('0'),
      reason: 'misused',
      finding: FINDING,
      new_facts: null,
      papers: [],
      proposed_at: made.proposed_at,
      answer_by: later(made.proposed_at, 14),
      may_answer: true,
      may_decide: false,
      answer: null,
      answered_at: null,
      decision: null,
      decided_at: null,
      appeal_by: null,
      appeal: null,
      appealed_at: null,
      appeal_decision: null,
      appeal_decided_at: null,
    };
    expect(body).toEqual({ recoverable: usd('100000'), items: [proposed] });
    expect(await read(id, ann)).toEqual(body);
    const at = { id, recovery: String(made.id), ann };
    const early = await decide(at, third);
    expect(early.body).toMatchObject({ code: 'answer_awaited', answer_by: made.answer_by });
    const said = await post(`${own(id)}/${at.recovery}/answer`, ann, { text: TEXT });
    const heard = { ...proposed, state: 'answered', may_answer: false, may_decide: true, answer: TEXT };
    expect(said.body.items).toEqual([{ ...heard, answered_at: expect.any(String) }]);
    const { body: taken } = await decide(at, third);
    expect(taken.items).toEqual([
      {
        ...heard,
        state: 'settled',
        may_decide: false,
        answered_at: expect.any(String),
        decision: 'The seller showed us the books.',
        decided_at: expect.any(String),
        appeal_by: later(taken.items[0].decided_at, 30),
      },
    ]);
    expect(taken.recoverable).toEqual(usd('100000'));
  });

  it('waits for the one before, also once that was answered', async () => {
    const at = await answered('50000');
    const { body } = await propose(at.id, manager, { amount: usd('50000') });
    expect(body.code).toBe('recovery_open');
  });

  it('tells those who may decide of the answer, and not the officer who proposed it', async () => {
    const proposer = await bank.officer('Proposer', 'grants.read', 'grants.review', 'grants.award');
    const { id, ann } = await paid();
    bank.officers.set(ann.userId, ['grants.award']);
    const { body } = await propose(id, proposer);
    await post(`${own(id)}/${body.items[0].id}/answer`, ann, { text: TEXT });
    bank.officers.delete(ann.userId);
    expect(await toldTo(third)).toContain('grants.recovery_answered');
    expect(await toldTo(proposer)).not.toContain('grants.recovery_answered');
    expect(await toldTo(ann)).not.toContain('grants.recovery_answered');
  });

  it('is paid back in the currency of the award alone', async () => {
    const at = await answered();
    await spend(at.ann, '100000');
    await decide(at, third);
    const path = `${own(at.id)}/${at.recovery}/payments`;
    const { status, body } = await post(path, at.ann, {
      amount: { value: '5', assetCode: 'EUR', assetScale: 2 },
    });
    expect([status, body.errors]).toMatchObject([422, [{ field: 'amount.assetCode', code: 'not_offered' }]]);
  });

  it('is nothing that an officer decides who belongs to the organisation that got the money', async () => {
    const editor = await bank.officer('Editor', 'grants.read', 'grants.review', 'grants.award');
    const owner = await bank.person('Owner');
    const { id } = await paid();
    const organisation = crypto.randomUUID();
    bank.teams.set(organisation, { owner: owner.userId, editor: editor.userId, kind: 'ngo' });
    await bank.database.owner.query('update grants.application set organisation_id = $2 where case_id = $1', [
      id,
      organisation,
    ]);
    expect((await propose(id, editor)).body.code).toBe('related_to_applicant');
    expect((await propose(id, manager)).status).toBe(201);
    // The team reads it; to others it is not there.
    for (const member of [owner, editor]) expect((await read(id, member)).items).toHaveLength(1);
    expect((await bank.call('GET', own(id), { as: await bank.person('Other') })).status).toBe(404);
    const unknown = await bank.call('GET', admin(crypto.randomUUID()), { as: third, role: 'super_admin' });
    expect(unknown.status).toBe(404);
  });
});

describe('an appeal against money that was taken back [SYS-03]', () => {
  it('is possible for thirty days, shows what is owed meanwhile, and tells no one who decided before', async () => {
    const at = await answered();
    await spend(at.ann, '100000');
    await decide(at, third);
    bank.clock.advance(30 * DAY_S - 60);
    bank.officers.set(at.ann.userId, ['grants.award']);
    expect((await appeal(at, at.ann)).body.items).toMatchObject([
      {
        state: 'appealed',
        owed: usd('100000'),
        appeal: TEXT,
        appeal_by: null,
        appealed_at: expect.any(String),
      },
    ]);
    bank.officers.delete(at.ann.userId);
    expect(await toldTo(at.ann)).not.toContain('grants.recovery_appealed');
    expect(await toldTo(third)).not.toContain('grants.recovery_appealed');
    expect(await toldTo(fourth)).toContain('grants.recovery_appealed');
  });

  it('that is lost is settled where all was taken already', async () => {
    const at = await answered();
    await decide(at, third);
    await appeal(at, at.ann);
    const before = (await toldTo(at.ann)).length;
    expect((await decideAppeal(at, fourth)).body.items).toMatchObject([
      { state: 'settled', owed: usd('0'), appeal_decided_at: expect.any(String) },
    ]);
    expect((await toldTo(at.ann)).slice(before)).toEqual([
      'grants.recovery_upheld',
      'grants.recovery_settled',
    ]);
    expect((await payBack(at, at.ann, '1')).body.code).toBe('recovery_step_refused');
  });

  it('that is won pays nothing where nothing was taken, and may be asked back anew as a whole', async () => {
    const at = await answered();
    await freeze(at.ann);
    expect((await decide(at, third)).body).toMatchObject({
      recoverable: usd('0'),
      items: [{ state: 'owed', owed: usd('150000') }],
    });
    await appeal(at, at.ann);
    const before = await envelopes();
    expect((await decideAppeal(at, fourth, 'give_back')).body).toMatchObject({
      recoverable: usd('150000'),
      items: [{ state: 'returned', owed: usd('0') }],
    });
    expect(await envelopes()).toEqual(before);
  });

  it('that is won pays all that was taken, in one envelope for a grant', async () => {
    const at = await answered();
    await decide(at, third);
    await appeal(at, at.ann);
    const before = (await envelopes()).length;
    await decideAppeal(at, fourth, 'give_back');
    expect((await envelopes()).slice(before)).toEqual([
      { control_minor: 150_000n, control_count: 1, purpose: 'grant', requested_by: fourth.userId },
    ]);
  });
});
