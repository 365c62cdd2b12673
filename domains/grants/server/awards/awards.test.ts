import { notificationAsked } from '@egcr/notifications/contract';
import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openGrantsBank, type GrantsBank } from '../testing/grants-bank.ts';

let bank: GrantsBank;
let manager: TestPerson;
let second: TestPerson;
let finance: TestPerson;
beforeAll(async () => {
  bank = await openGrantsBank();
  manager = await bank.officer('Manager', 'grants.read', 'grants.review');
  second = await bank.officer('Second', 'grants.read', 'grants.award');
  finance = await bank.person('Finance');
  await bank.fill('personal', '10000000000');
});
afterAll(() => bank.close());

const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
const REPORT = 'I bought one sewing machine and sewed forty uniforms.';

async function offered(amount = '500000') {
  const ann = await bank.person('Ann');
  const { body } = await bank.apply(ann, { amount });
  await bank.step(body.id, manager, { step: 'take' });
  await bank.decide(body.id, manager, 'approve');
  expect((await bank.decide(body.id, second, 'approve')).body.state).toBe('approved');
  return { id: String(body.id), ann };
}

const own = (id: string) => `/api/v1/cases/${id}/grant-award`;
const read = async (id: string, as: TestPerson) => (await bank.call('GET', own(id), { as })).body.award;
const post = (path: string, as: TestPerson, body: object, key: string = crypto.randomUUID()) =>
  bank.call('POST', path, { as, key, body });

/** A receipt of a person, as documents keep it. */
async function receipt({ userId }: TestPerson): Promise<string> {
  const id = crypto.randomUUID();
  const place = { table: 'documents.version', column: 'sealed_name', row: `${id}|1` };
  const { owner } = bank.database;
  await owner.query(
    `insert into documents.document (id, owner_id, kind, created_at) values ($1, $2, 'other', now())`,
    [id, userId],
  );
  await owner.query(
    `insert into documents.version
       (document_id, number, owner_id, file_id, media_type, size_bytes, scan, sealed_name, added_at)
     values ($1, 1, $2, gen_random_uuid(), 'application/pdf', 10, 'clean', $3, now())`,
    [id, userId, bank.services.cipher.seal(place, 'receipt.pdf')],
  );
  return id;
}

async function report(id: string, as: TestPerson, given: object = {}) {
  const { version } = await read(id, as);
  return post(`${own(id)}/reports`, as, { version, text: REPORT, receipts: [await receipt(as)], ...given });
}

const decide = async (id: string, as: TestPerson, decision: string, given: object = {}) => {
  const path = `/api/v1/admin/grant-applications/${id}/award`;
  const { award } = (await bank.call('GET', path, { as, role: 'super_admin' })).body;
  return bank.call('POST', `${path}/decision`, {
    as,
    role: 'super_admin',
    key: crypto.randomUUID(),
    body: { version: award?.version ?? 1, decision, reason: 'The receipts are complete.', ...given },
  });
};

const envelopes = async (id: string) =>
  (
    await bank.database.owner.query(
      `select e.id from disbursements.envelope e join grants.award w on w.id = e.commitment_id where w.case_id = $1`,
      [id],
    )
  ).rows.length;

async function toldTo({ userId }: TestPerson): Promise<readonly string[]> {
  const { rows } = await bank.database.owner.query(
    `select payload ->> 'kind' as kind from platform.event where topic = $1 and payload ->> 'user_id' = $2 order by id`,
    [notificationAsked.topic, userId],
  );
  return rows.map(({ kind }) => kind);
}

describe('an award [SYS-03]', () => {
  it('pays nothing before its recipient accepts the agreement that was read', async () => {
    const { id, ann } = await offered();
    expect(await envelopes(id)).toBe(0);
    expect(await toldTo(ann)).toContain('grants.agreement_ready');
    const award = await read(id, ann);
    expect(award).toMatchObject({ state: 'offered', amount: usd('500000'), paid: usd('0') });
    expect(award.milestones.map((each: { amount: object }) => each.amount)).toEqual([
      usd('150000'),
      usd('200000'),
      usd('150000'),
    ]);
    const { sha256, paragraphs } = award.agreement;
    expect(paragraphs[0]).toContain('$5,000.00');
    const accept = (body: object, pin: 'fresh' | 'stale' = 'fresh') =>
      bank.call('POST', `${own(id)}/acceptance`, { as: ann, key: crypto.randomUUID(), body, pin });
    expect((await accept({ version: 1, sha256 }, 'stale')).body.code).toBe('pin_required');
    expect((await accept({ version: 1, sha256: 'a'.repeat(64) })).body.code).toBe('terms_changed');
    expect((await accept({ version: 2, sha256 })).body).toMatchObject({ code: 'award_changed', version: 1 });
    expect((await accept({ version: 1, sha256: 'x' })).status).toBe(422);
    expect(await envelopes(id)).toBe(0);
    const { body } = await accept({ version: 1, sha256 });
    expect(body.award).toMatchObject({ state: 'active', agreement: { sha256, terms_version: 1 } });
    const kept = await bank.database.owner.query(
      `select encode(sha256(terms_text::bytea), 'hex') as hash, terms_sha256 from grants.award where case_id = $1`,
      [id],
    );
    expect(kept.rows).toEqual([{ hash: sha256, terms_sha256: sha256 }]);
    expect(await envelopes(id)).toBe(1);
  });

  it('goes over reports that an officer sends back and accepts to all of its money; the books agree', async () => {
    const { id, ann } = await offered('500001');
    const before = await bank.booksOf('personal');
    await bank.accept(id, ann);
    expect((await report(id, ann)).body.code).toBe('award_step_refused');
    await bank.pay(id, finance);
    expect(await bank.balance(ann, 'USD')).toBe('150000');
    expect((await report(id, ann)).body.award.milestones[1]).toMatchObject({
      state: 'reported',
      report: REPORT,
    });
    expect(await toldTo(manager)).toContain('grants.report_sent');
    const back = await decide(id, manager, 'send_back', { reason: 'One receipt is missing.' });
    expect(back.body.award.milestones[1]).toMatchObject({ state: 'due', reason: 'One receipt is missing.' });
    expect(await toldTo(ann)).toContain('grants.report_sent_back');
    await report(id, ann);
    expect((await decide(id, manager, 'accept')).status).toBe(200);
    await bank.pay(id, finance);
    await report(id, ann);
    await decide(id, manager, 'accept');
    await bank.pay(id, finance);
    expect(await bank.balance(ann, 'USD')).toBe('500001');
    expect(await read(id, ann)).toMatchObject({ state: 'completed', paid: usd('500001') });
    expect((await bank.mine(ann))[0]).toMatchObject({
      state: 'paid',
      award: { state: 'completed', now: null },
    });
    const after = await bank.booksOf('personal');
    expect((after?.paidMinor ?? 0n) - (before?.paidMinor ?? 0n)).toBe(500_001n);
    expect(await bank.money.prove(bank.database.db)).toEqual([]);
  });

  it('that is accepted twenty times at once is accepted once, and so is its report', async () => {
    const { id, ann } = await offered();
    const { sha256 } = (await read(id, ann)).agreement;
    const twenty = Array.from({ length: 20 }, () =>
      post(`${own(id)}/acceptance`, ann, { version: 1, sha256 }),
    );
    const accepted = await Promise.all(twenty);
    expect(accepted.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await envelopes(id)).toBe(1);
    await bank.pay(id, finance);
    await report(id, ann);
    const decided = await Promise.all(Array.from({ length: 10 }, () => decide(id, manager, 'accept')));
    expect(decided.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await envelopes(id)).toBe(2);
  });

  it('is not paid by the officer who accepted its report', async () => {
    const { id, ann } = await offered();
    await bank.accept(id, ann);
    await bank.pay(id, finance);
    await report(id, ann);
    const other = await bank.officer('Other', 'grants.read', 'grants.review');
    await decide(id, other, 'accept');
    const envelope = await bank.envelopeOf(id);
    const asked = { as: finance, role: 'super_admin', key: crypto.randomUUID() } as const;
    const proposed = await bank.call('POST', `/api/v1/admin/disbursements/${envelope}/proposal`, asked);
    for (const decider of [other, second])
      expect((await bank.approve(proposed.body, decider)).body.code).toBe('payer_decided');
  });

  it('that its recipient ends gives what is not paid back to the budget, and keeps what is', async () => {
    const { id, ann } = await offered();
    await bank.accept(id, ann);
    const reason = 'I found the rest of the money elsewhere.';
    const end = async (as: TestPerson) => post(`${own(id)}/end`, as, { version: 2, reason });
    expect((await post(`${own(id)}/end`, ann, { version: 1, reason })).body.code).toBe('award_changed');
    expect((await end(ann)).body.code).toBe('payment_under_way');
    await bank.pay(id, finance);
    const before = await bank.booksOf('personal');
    const { version } = await read(id, ann);
    const ends = await Promise.all(
      Array.from({ length: 5 }, () => post(`${own(id)}/end`, ann, { version, reason })),
    );
    expect(ends.filter(({ status }) => status === 200)).toHaveLength(1);
    const after = await bank.booksOf('personal');
    expect((after?.budgetMinor ?? 0n) - (before?.budgetMinor ?? 0n)).toBe(350_000n);
    expect(await read(id, ann)).toMatchObject({
      state: 'ended',
      paid: usd('150000'),
      given_back: usd('350000'),
      end_reason: reason,
    });
    expect((await bank.mine(ann))[0].state_label).toBe('Ended early');
    expect((await report(id, ann)).body.code).toBe('award_step_refused');
    expect(await bank.money.prove(bank.database.db)).toEqual([]);
    expect((await bank.apply(ann)).status).toBe(201);
  });

  it('is ended by two officers with a reason, once: neither by one alone nor by its recipient', async () => {
    const { id, ann } = await offered();
    await bank.accept(id, ann);
    const path = `/api/v1/admin/grant-applications/${id}/award/end`;
    const reason = 'No report came for a year.';
    const propose = (as: TestPerson, body: object = { reason }) =>
      bank.call('POST', path, { as, role: 'super_admin', key: crypto.randomUUID(), body });
    expect((await propose(manager)).body.code).toBe('payment_under_way');
    await bank.pay(id, finance);
    expect((await propose(ann)).status).toBe(404);
    expect((await propose(manager, { reason: 'x' })).body.errors).toMatchObject([{ field: 'reason' }]);
    const { body: proposed } = await propose(manager);
    expect(proposed.facts).toContainEqual({ name: 'amount', text: null, amount: usd('350000') });
    expect((await bank.approve(proposed, manager)).body.code).toBe('own_proposal');
    expect((await bank.approve(proposed, ann)).body.code).toBe('interested_party');
    const before = await bank.booksOf('personal');
    const answers = await Promise.all(Array.from({ length: 5 }, () => bank.approve(proposed)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const after = await bank.booksOf('personal');
    expect((after?.budgetMinor ?? 0n) - (before?.budgetMinor ?? 0n)).toBe(350_000n);
    expect(await read(id, ann)).toMatchObject({ state: 'ended', end_reason: reason });
    expect(await toldTo(ann)).toContain('grants.award_ended');
    expect((await propose(manager)).body.code).toBe('award_step_refused');
    expect(await bank.money.prove(bank.database.db)).toEqual([]);
  });

  it('whose payment was cancelled is stopped, and paid once an officer says so', async () => {
    const { id, ann } = await offered();
    await bank.accept(id, ann);
    await bank.call('POST', `/api/v1/admin/disbursements/${await bank.envelopeOf(id)}/cancellation`, {
      as: finance,
      role: 'super_admin',
      key: crypto.randomUUID(),
    });
    await bank.hearPayments();
    expect((await read(id, ann)).milestones[0].state).toBe('stopped');
    expect((await bank.mine(ann))[0].state_label).toBe('Payment stopped');
    await bank.step(id, second, { step: 'pay_again', reason: 'It was cancelled by mistake.' });
    await bank.pay(id, finance);
    expect(await bank.balance(ann, 'USD')).toBe('150000');
    expect((await read(id, ann)).milestones[1].state).toBe('due');
    expect(await bank.money.prove(bank.database.db)).toEqual([]);
  });

  it('ends with the account before it is accepted', async () => {
    const { id, ann } = await offered();
    const before = await bank.booksOf('personal');
    await bank.forget(ann);
    const after = await bank.booksOf('personal');
    expect((after?.budgetMinor ?? 0n) - (before?.budgetMinor ?? 0n)).toBe(500_000n);
    const { rows } = await bank.database.owner.query('select state from grants.award where case_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ state: 'ended' }]);
  });
});

describe('who may', () => {
  it('an award is there for its recipient and for officers alone', async () => {
    const { id, ann } = await offered();
    const bob = await bank.person('Bob');
    expect((await bank.call('GET', own(id))).status).toBe(401);
    expect((await bank.call('GET', own(id), { as: bob })).status).toBe(404);
    expect((await bank.call('GET', `${own(id)}/agreement`, { as: bob })).status).toBe(404);
    const { sha256 } = (await read(id, ann)).agreement;
    for (const as of [bob, manager])
      expect((await post(`${own(id)}/acceptance`, as, { version: 1, sha256 })).status).toBe(404);
    const admin = `/api/v1/admin/grant-applications/${id}/award`;
    expect((await bank.call('GET', admin, { as: bob })).body.code).toBe('role_required');
    expect((await bank.call('GET', admin, { as: bob, role: 'super_admin' })).status).toBe(404);
    expect((await decide(id, ann, 'accept')).status).toBe(404);
  });

  it('a report is refused without receipts, with those of others, and with hostile text', async () => {
    const { id, ann } = await offered();
    await bank.accept(id, ann);
    await bank.pay(id, finance);
    const fields = async (given: object) =>
      (await report(id, ann, given)).body.errors?.map(({ field, code }: { field: string; code: string }) => [
        field,
        code,
      ]);
    expect(await fields({ receipts: [] })).toEqual([['receipts', 'too_few']]);
    expect(await fields({ receipts: [await receipt(await bank.person('Bob'))] })).toEqual([
      ['receipts', 'not_found'],
    ]);
    expect(await fields({ receipts: ['moon'] })).toEqual([['receipts.0', expect.any(String)]]);
    expect(await fields({ text: 'short' })).toEqual([['text', 'too_short']]);
    expect(await fields({ text: 'x'.repeat(2001) })).toEqual([['text', 'too_long']]);
    expect((await report(id, ann, { text: `${REPORT}\u0000` })).status).toBeLessThan(500);
    expect((await report(id, ann, { version: 1e15 })).body.code).toBe('award_changed');
  });
});
