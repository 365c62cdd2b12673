import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openVerificationBank, type VerificationBank } from './testing/verification-bank.ts';

let bank: VerificationBank;
let viktor: TestPerson;
let vera: TestPerson;
const HEAD = 'id,schema,name,aliases,birth_date\n';
beforeAll(async () => {
  bank = await openVerificationBank();
  viktor = await bank.officer('verification.read', 'verification.review');
  vera = await bank.officer('verification.read', 'verification.review');
  const admin = await bank.officer('verification.import_lists');
  const csv = `${HEAD}q-1,Person,Vladimir Notreal,"Владимир Нотреал",1960-05-01\n`;
  await bank.asOfficer('POST', 'verification/lists', admin, { source: 'follow_the_money', csv });
});
afterAll(() => bank.close());

const LEI = '5493000IBP32UQZ0KL24';
const CLEAN = { name: 'Anna Notlisted', bornMonth: '1970-01' };
const LISTED = { name: 'Wladimir Notreal', bornMonth: '1960-05' };
const read = async (as: TestPerson, id: string) =>
  (await bank.ask('GET', `/verification/businesses/${id}`, as)).body;
const checkOf = (found: { checks: { kind: string; result: string; note: string }[] }, kind: string) => {
  const check = found.checks.find((each) => each.kind === kind);
  return [check?.result, check?.note];
};
const rowsOf = async (query: string, ...values: readonly unknown[]) =>
  (await bank.database.owner.query(query, [...values])).rows;
const casesOf = (id: string) =>
  rowsOf('select case_id, closed_at from verification.people_review where business_id = $1', id);

/** A business at level 2 with one clean name. */
async function verified() {
  const ann = await bank.person('Owner');
  const id = await bank.business(ann, [CLEAN]);
  await bank.ask('POST', `/verification/businesses/${id}/basics`, ann, {
    lei: LEI,
    tax_country: '',
    tax_id: '',
  });
  const { body } = await bank.apply(ann, id);
  await bank.take(body.id, viktor);
  await bank.decideChecks(body.id, viktor);
  expect((await bank.decide(body.id, viktor, 'approve')).body.state).toBe('verified');
  return { ann, id };
}
const decideHit = async (caseId: string, as: TestPerson, decision: string) => {
  const { body } = await bank.asOfficer('GET', `verification/cases/${caseId}`, as);
  return bank.asOfficer('POST', `verification/cases/${caseId}/hits/${body.hits[0].id}`, as, {
    decision,
    reason: 'Compared with the papers.',
  });
};

describe('people who come to a business after it was checked [SYS-09]', () => {
  it('take its level down to what the checks still cover, and the team is told', async () => {
    const { ann, id } = await verified();
    const { valid_until: until } = await read(ann, id);
    await bank.hearChange(id, 'directors', [CLEAN, { name: 'Bea Newname', bornMonth: '1980-02' }]);
    const found = await read(ann, id);
    expect([found.level, found.state, found.valid_until]).toEqual([1, 'verified', until]);
    expect(checkOf(found, 'officers')).toEqual(['refer', 'changed']);
    expect(checkOf(found, 'owners')[0]).toBe('pass');
    expect(checkOf(found, 'sanctions')).toEqual(['pass', 'no_hits']);
    expect(bank.register.told.get(id)).toEqual({ level: 1, until, isLowered: true });
    expect(await casesOf(id)).toEqual([]);
    const told = await rowsOf(
      `select payload from platform.event where topic = 'notifications.asked' or payload ->> 'kind' = 'verification.lowered'`,
    );
    expect(JSON.stringify(told)).toContain(ann.userId);
    // The team asks again, and officers look at the new people.
    expect((await bank.apply(ann, id)).status).toBe(201);
  });

  it('leave it where no one new came, or another part of the entry changed', async () => {
    const { ann, id } = await verified();
    await bank.hearChange(id, 'address');
    expect((await read(ann, id)).level).toBe(2);
  });

  it('are compared with the lists at once: officers clear a hit in a case of its own', async () => {
    const { ann, id } = await verified();
    await bank.hearChange(id, 'transfer', [CLEAN, LISTED]);
    await bank.hearChange(id, 'transfer');
    const cases = await casesOf(id);
    expect(cases).toHaveLength(1);
    expect(checkOf(await read(ann, id), 'sanctions')).toEqual(['refer', 'open_hits']);
    const [{ case_id: caseId }] = cases;
    await bank.take(caseId, viktor);
    const early = await bank.decide(caseId, viktor, 'close');
    expect([early.status, early.body.code]).toEqual([409, 'decision_not_ready']);
    expect((await decideHit(caseId, viktor, 'clear')).body.hits[0].state).toBe('cleared');
    expect((await bank.decide(caseId, viktor, 'close')).body.state).toBe('cleared');
    expect((await casesOf(id))[0].closed_at).not.toBeNull();
    expect([(await read(ann, id)).level, checkOf(await read(ann, id), 'sanctions')]).toEqual([
      1,
      ['pass', 'no_hits'],
    ]);
  });

  it('suspend it where two officers confirm the hit, none of them of the team', async () => {
    const { ann, id } = await verified();
    await bank.hearChange(id, 'directors', [CLEAN, LISTED]);
    const [{ case_id: caseId }] = await casesOf(id);
    await bank.take(caseId, viktor);
    expect((await decideHit(caseId, viktor, 'confirm')).status).toBe(200);
    expect((await decideHit(caseId, viktor, 'confirm')).body.code).toBe('second_person');
    expect((await decideHit(caseId, vera, 'confirm')).status).toBe(200);
    const found = await read(ann, id);
    expect([found.level, found.state]).toEqual([0, 'suspended']);
    expect((await bank.asOfficer('GET', `cases/${caseId}`, vera)).body.state).toBe('suspended');
    await bank.hearChange(id, 'directors');
    expect((await read(ann, id)).state).toBe('suspended');
  });

  it('are compared too where it was never checked, as it is registered', async () => {
    const ann = await bank.person('Owner');
    const id = await bank.business(ann, [LISTED]);
    await bank.hearChange(id, 'registered');
    const [{ case_id: caseId }] = await casesOf(id);
    await bank.take(caseId, viktor);
    await decideHit(caseId, viktor, 'confirm');
    await decideHit(caseId, vera, 'confirm');
    expect((await read(ann, id)).state).toBe('suspended');
    const clean = await bank.business(ann, [CLEAN]);
    await bank.hearChange(clean, 'registered');
    const found = await read(ann, clean);
    expect([found.state, found.level, checkOf(found, 'sanctions')]).toEqual([
      'not_started',
      0,
      ['pass', 'no_hits'],
    ]);
    expect(checkOf(found, 'officers')[0]).toBe('open');
  });
});

const stateOf = async (id: string) => {
  const [row] = await rowsOf('select level, state from verification.business where id = $1', id);
  return [row?.level, row?.state];
};

describe('a business that has ended', () => {
  it('has no level, and its contacts prove nothing any more', async () => {
    const { id } = await verified();
    const proof = { value: 'shop.example', how: 'dns' };
    for (const kind of ['domain', 'phone']) bank.register.proofs.set(`${id} ${kind}`, proof);
    const { id: otherId } = await verified();
    bank.register.proofs.set(`${otherId} domain`, proof);
    await bank.hearEnd(id);
    expect(await stateOf(id)).toEqual([0, 'expired']);
    expect(bank.register.told.get(id)).toEqual({ level: 0, until: null });
    expect(['domain', 'phone'].map((kind) => bank.register.proofs.get(`${id} ${kind}`))).toEqual([
      null,
      null,
    ]);
    expect(bank.register.proofs.get(`${otherId} domain`)).toBe(proof);
    expect(await stateOf(otherId)).toEqual([2, 'verified']);
  });

  it('that was suspended stays so, one that was never verified stays that, and of one that is unknown nothing is kept', async () => {
    const { id } = await verified();
    await bank.database.owner.query("update verification.business set state = 'suspended' where id = $1", [
      id,
    ]);
    await bank.hearEnd(id);
    expect(await stateOf(id)).toEqual([0, 'suspended']);
    const never = await bank.business(await bank.person('Owner'));
    await bank.hearEnd(never);
    expect(await stateOf(never)).toEqual([0, 'not_started']);
    const unknown = crypto.randomUUID();
    await bank.hearEnd(unknown);
    expect(await stateOf(unknown)).toEqual([undefined, undefined]);
    expect(bank.register.told.has(unknown)).toBe(false);
  });
});

describe('what a change of people takes', () => {
  it('a business at level 1, whose numbers stand, loses nothing', async () => {
    const ann = await bank.person('Owner');
    const id = await bank.business(ann, [CLEAN]);
    await bank.ask('POST', `/verification/businesses/${id}/basics`, ann, {
      lei: LEI,
      tax_country: '',
      tax_id: '',
    });
    const before = bank.register.told.get(id);
    await bank.hearChange(id, 'directors', [CLEAN, { name: 'Bea Newname', bornMonth: '1980-02' }]);
    expect(await stateOf(id)).toEqual([1, 'verified']);
    expect(bank.register.told.get(id)).toBe(before);
  });

  it.each([['suspended'], ['suspended', 'revoked']])(
    'one that went on to be %s is not looked at again',
    async (...way) => {
      const { ann, id } = await verified();
      for (const state of way)
        await bank.database.owner.query('update verification.business set state = $2 where id = $1', [
          id,
          state,
        ]);
      await bank.hearChange(id, 'directors', [CLEAN, LISTED]);
      expect(await casesOf(id)).toEqual([]);
      expect(checkOf(await read(ann, id), 'officers')[0]).toBe('pass');
    },
  );
});
