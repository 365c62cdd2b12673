import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openGrantsBank, type GrantsBank } from './testing/grants-bank.ts';

let bank: GrantsBank;
let reviewer: TestPerson;
let manager: TestPerson;
let finance: TestPerson;
beforeAll(async () => {
  bank = await openGrantsBank();
  reviewer = await bank.officer('Reviewer', 'grants.read', 'grants.review', 'grants.award');
  manager = await bank.officer('Manager', 'grants.read', 'grants.review', 'grants.award');
  finance = await bank.person('Finance');
  for (const slug of ['business', 'government']) await bank.fill(slug, '10000000000');
});
afterAll(() => bank.close());

interface Organisation {
  readonly owner: TestPerson;
  readonly id: string;
}

async function organisation(kind: 'business' | 'government' = 'business'): Promise<Organisation> {
  const owner = await bank.person('Owner');
  const id = crypto.randomUUID();
  bank.teams.set(id, { owner: owner.userId, kind });
  return { owner, id };
}

async function registered(): Promise<Organisation> {
  const made = await organisation();
  bank.registered.add(made.id);
  return made;
}

const ask = ({ owner, id }: Organisation, amount: string, type = 'business') =>
  bank.apply(owner, { type, amount, actingFor: id });

/** What is in the wallet of a business, in cents. */
async function inWallet(id: string): Promise<string> {
  const accounts = await bank.ledger.balancesOf(bank.database.db, [{ kind: 'business', id }]);
  return String(accounts.find(({ asset }) => asset === 'USD')?.balanceMinor ?? 0n);
}

/** Approved by two, accepted by the owner; its first part waits for finance. */
async function awarded(of: Organisation, amount = '2000000', type = 'business'): Promise<string> {
  const { body } = await ask(of, amount, type);
  await bank.step(body.id, reviewer, { step: 'take' });
  await bank.decide(body.id, reviewer, 'approve');
  await bank.decide(body.id, manager, 'approve');
  expect((await bank.accept(body.id, of.owner)).status).toBe(200);
  return body.id;
}

describe('a business', () => {
  it('that the register has stopped asks for nothing until it goes on [SYS-08]', async () => {
    const asks = await registered();
    bank.suspended.add(asks.id);
    expect(await ask(asks, '5000000')).toMatchObject({
      status: 409,
      body: { code: 'business_status_forbids', state: 'suspended' },
    });
    expect(await bank.mine(asks.owner)).toEqual([]);
    bank.suspended.delete(asks.id);
    expect((await ask(asks, '5000000')).status).toBe(201);
  });

  it('asks for up to 50,000 dollars unverified, and for more only verified at level 2 [SYS-03]', async () => {
    expect((await ask(await organisation(), '5000000')).status).toBe(201);
    const asks = await organisation();
    const refused = await ask(asks, '5000001');
    expect([refused.status, refused.body.code, refused.body.criteria]).toEqual([
      409,
      'not_eligible',
      'verified',
    ]);
    bank.levels.set(asks.id, 1);
    expect((await ask(asks, '5000001')).body.criteria).toBe('verified');
    bank.levels.set(asks.id, 2);
    expect((await ask(asks, '5000001')).status).toBe(201);
  });

  it('that sends its draft once more reads the way to the first', async () => {
    const { owner, id } = await organisation();
    const draft = await bank.draft(owner, { type: 'business', amount: '2000000', actingFor: id });
    const first = await bank.send(owner, draft, 'business');
    const again = await bank.send(owner, draft, 'business');
    expect([again.status, again.body]).toMatchObject([
      409,
      { code: 'already_applied', case_id: first.body.id },
    ]);
    // Nobody else learns of it.
    const other = await bank.send(await bank.person('Other'), draft, 'business');
    expect([other.status, other.body.case_id]).toEqual([404, undefined]);
  });

  it('reads on the page before what decides afterwards', async () => {
    const { owner, id } = await organisation();
    const chance = async () =>
      (await bank.call('GET', `/api/v1/grants/programmes/business/chance?acting_for=${id}`, { as: owner }))
        .body;
    expect(await chance()).toMatchObject({ kind: 'business', is_organisation_verified: false });
    bank.levels.set(id, 3);
    expect(await chance()).toMatchObject({ is_organisation_verified: true });
  });

  it('of the register is paid into its own wallet, not into that of its owner [SYS-04]', async () => {
    const business = await registered();
    const id = await awarded(business);
    await bank.pay(id, finance);
    expect(await inWallet(business.id)).toBe('600000');
    expect(await bank.balance(business.owner, 'USD')).toBeUndefined();
    expect(await bank.money.prove(bank.database.db)).toEqual([]);
    const { rows } = await bank.database.owner.query(
      `select payload -> 'params' ->> 'wallet' as wallet from platform.event
       where payload ->> 'kind' = 'grants.paid' and payload ->> 'user_id' = $1`,
      [business.owner.userId],
    );
    expect(rows).toEqual([{ wallet: 'business' }]);
  });

  it('that declares itself has no wallet: its owner is paid, and so is that of a public body', async () => {
    for (const kind of ['business', 'government'] as const) {
      const made = await organisation(kind);
      await bank.pay(await awarded(made, '2000000', kind), finance);
      expect(await inWallet(made.id)).toBe('0');
      expect(await bank.balance(made.owner, 'USD')).toBe('600000');
    }
  });

  it('is not paid by anyone of its team, who act for it but did not send the application', async () => {
    const business = await registered();
    const colleague = await bank.person('Colleague');
    bank.teams.set(business.id, { owner: business.owner.userId, editor: colleague.userId, kind: 'business' });
    const id = await awarded(business);
    const path = `/api/v1/admin/disbursements/${await bank.envelopeOf(id)}/proposal`;
    const propose = (as: TestPerson) =>
      bank.call('POST', path, { as, role: 'super_admin', key: crypto.randomUUID() });
    for (const member of [business.owner, colleague]) expect((await propose(member)).status).toBe(403);
    const { body } = await propose(finance);
    for (const member of [business.owner, colleague])
      expect((await bank.approve(body, member)).status).toBe(403);
    expect((await bank.approve(body)).status).toBe(201);
  });

  it('is not committed by a former owner: who left it neither accepts nor ends its award', async () => {
    const business = await registered();
    const { body } = await ask(business, '2000000');
    await bank.step(body.id, reviewer, { step: 'take' });
    await bank.decide(body.id, reviewer, 'approve');
    await bank.decide(body.id, manager, 'approve');
    const path = `/api/v1/cases/${body.id}/grant-award`;
    const { award } = (await bank.call('GET', path, { as: business.owner })).body;
    const { version, agreement } = award;
    bank.teams.set(business.id, { owner: (await bank.person('New')).userId, kind: 'business' });
    const act = (what: string, given: object) =>
      bank.call('POST', `${path}/${what}`, {
        as: business.owner,
        key: crypto.randomUUID(),
        body: { version, ...given },
      });
    expect((await act('acceptance', { sha256: agreement.sha256 })).status).toBe(404);
    expect((await act('end', { reason: 'I leave with a bang.' })).status).toBe(404);
  });

  it('that closed meanwhile is not paid: nobody could take the money out again', async () => {
    const business = await registered();
    const id = await awarded(business);
    bank.closed.add(business.id);
    await bank.pay(id, finance);
    expect(await inWallet(business.id)).toBe('0');
    const { rows } = await bank.database.owner.query(
      'select state, reason from disbursements.disbursement where organisation_id = $1',
      [business.id],
    );
    expect(rows).toEqual([{ state: 'failed', reason: 'recipient_unavailable' }]);
    expect(await bank.money.prove(bank.database.db)).toEqual([]);
  });
});
