import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openFraudBank, type FraudBank } from './testing/fraud-bank.ts';

let bank: FraudBank;
let [officer, second]: TestPerson[] = [];
beforeAll(async () => {
  bank = await openFraudBank();
  await bank.setRates();
  [officer, second] = [await bank.person('Officer'), await bank.person('Second')];
});
afterAll(() => bank.close());

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
const by = (who: TestPerson | undefined): TestPerson => {
  if (!who) throw new Error('an officer is missing');
  return who;
};

interface Scene {
  readonly victim: TestPerson;
  readonly thief: TestPerson;
  /** The payment. */
  readonly id: string;
  /** The case, which the officer has taken. */
  readonly caseId: string;
}

/** A person has paid 50.00 to another who had 10.00, and reported it; an officer has taken the case. */
async function reported(answers: (thief: TestPerson) => object = () => ({})): Promise<Scene> {
  const [victim, thief] = [await bank.person('Vera', '10000'), await bank.person('Thea', '1000')];
  const { id } = await bank.pays(victim, thief, '5000');
  const caseId = await bank.reports(victim, answers(thief));
  await bank.take(caseId, by(officer));
  return { victim, thief, id, caseId };
}

const reason = 'The flat does not exist.';
const hold = ({ caseId, id }: Pick<Scene, 'caseId' | 'id'>, as = by(officer), pin?: 'stale') =>
  bank.ask('POST', `/admin/fraud/cases/${caseId}/holds`, as, { body: { transfer_id: id, reason }, pin });
const onHold = (id: string, act: 'confirmation' | 'prolongation' | 'release', as = by(officer)) =>
  bank.ask('POST', `/admin/fraud/holds/${id}/${act}`, as, { body: { reason: 'We have asked the bank.' } });
const read = async (caseId: string, as = by(officer)) =>
  (await bank.ask('GET', `/admin/fraud/cases/${caseId}`, as)).body;
const ownHolds = async (as: TestPerson) => (await bank.call('GET', '/api/v1/fraud/holds', { as })).body.items;

async function sends(from: TestPerson, value: string, assetCode = 'JVD') {
  const to = { username: by(second).username };
  const { status, body } = await bank.send(from, { to, amount: { value, assetCode, assetScale: 2 } });
  return status === 201 ? 'sent' : body.code;
}

const answer = (id: string, as: TestPerson, text: string) =>
  bank.call('POST', `/api/v1/fraud/holds/${id}/answer`, { as, key: crypto.randomUUID(), body: { text } });

describe('a matching payment', () => {
  it('is held with its recipient for 72 hours, at most its amount: the rest can be spent [SYS-23]', async () => {
    const scene = await reported();
    const { status, body } = await hold(scene);
    expect(status).toBe(201);
    expect(body.holds).toMatchObject([
      { amount: { value: '5000' }, ended: null, acts: [{ act: 'placed', reason }], can: ['release'] },
    ]);
    const [own] = await ownHolds(scene.thief);
    expect(Date.parse(own.until) - Date.parse(own.placed_at)).toBe(72 * HOUR_S * 1000);
    expect(await sends(scene.thief, '1001')).toBe('insufficient_funds');
    expect(await sends(scene.thief, '1000')).toBe('sent');
    expect(await sends(scene.victim, '100')).toBe('sent');
  });

  it('ends at its time, and its owner is told both times, never who reported it', async () => {
    const scene = await reported();
    const held = (await hold(scene)).body.holds[0];
    expect((await onHold(held.id, 'confirmation', by(second))).status).toBe(200);
    bank.clock.advance(71 * HOUR_S);
    await bank.expire();
    expect(await sends(scene.thief, '6000')).toBe('insufficient_funds');
    bank.clock.advance(HOUR_S + 1);
    await bank.expire();
    expect(await sends(scene.thief, '6000')).toBe('sent');
    expect((await read(scene.caseId)).holds).toMatchObject([{ ended: { why: 'expired' }, can: [] }]);
    expect(await ownHolds(scene.thief)).toEqual([]);
    const told = await bank.toldTo(scene.thief);
    expect(told.map(({ kind }) => kind)).toEqual(['fraud.money_held', 'fraud.hold_ended']);
    expect(JSON.stringify(told)).not.toContain(scene.victim.userId);
    expect(JSON.stringify(await ownHolds(scene.thief))).not.toContain('Vera');
  });

  it('is held up to what is left of it, in pots too, and not at all where nothing is', async () => {
    const scene = await reported();
    const pot = await bank.call('POST', '/api/v1/wallet/pots', {
      as: scene.thief,
      key: crypto.randomUUID(),
      body: { asset: 'JVD', name: 'Hidden' },
    });
    expect(pot.status).toBe(201);
    const moved = await bank.call('POST', `/api/v1/wallet/pots/${pot.body.id}/move`, {
      as: scene.thief,
      key: crypto.randomUUID(),
      body: { direction: 'in', amount: { value: '2000', assetCode: 'JVD', assetScale: 2 } },
    });
    expect(moved.status).toBe(200);
    expect(await sends(scene.thief, '3500')).toBe('sent');
    expect((await hold(scene)).body.holds).toMatchObject([{ amount: { value: '2500' } }]);
    const back = await bank.call('POST', `/api/v1/wallet/pots/${pot.body.id}/move`, {
      as: scene.thief,
      key: crypto.randomUUID(),
      body: { direction: 'out', amount: { value: '100', assetCode: 'JVD', assetScale: 2 } },
    });
    expect(back.body.code).toBe('insufficient_funds');

    const gone = await reported();
    expect(await sends(gone.thief, '6000')).toBe('sent');
    expect((await hold(gone)).body.code).toBe('nothing_left');
  });

  it('is held though its recipient has frozen the wallet, and whatever limit they have set', async () => {
    const scene = await reported();
    await bank.call('PUT', '/api/v1/wallet/limits', {
      as: scene.thief,
      body: { asset: 'JVD', per_transfer: null, per_day: '1', per_month: null },
    });
    await bank.call('PUT', '/api/v1/wallet/freeze', { as: scene.thief, body: { frozen: true } });
    expect((await hold(scene)).body.holds).toMatchObject([{ amount: { value: '5000' } }]);
  });

  it('is held in the currency in which it arrived, and nothing of another is touched', async () => {
    const [victim, thief] = [await bank.person('Vera'), await bank.person('Thea', '1000')];
    await bank.fund(victim, { value: '7000', assetCode: 'USD', assetScale: 2 });
    const { id } = await bank.pays(victim, thief, '7000', 'USD');
    const caseId = await bank.reports(victim);
    await bank.take(caseId, by(officer));
    const { body } = await hold({ caseId, id });
    expect(body.holds).toMatchObject([{ amount: { value: '7000', assetCode: 'USD' } }]);
    expect(await sends(thief, '1', 'USD')).toBe('insufficient_funds');
    expect(await sends(thief, '1000')).toBe('sent');
  });

  it('is one that the reporter paid; those to people whom the report names come first', async () => {
    const { victim, caseId, id } = await reported((thief) => ({
      has_contact: true,
      contact: `@${thief.username}`,
    }));
    const later = await bank.pays(victim, await bank.person('Shop'), '100');
    const strange = await bank.pays(await bank.person('Other', '100'), await bank.person('Friend'), '100');
    const { payments } = await read(caseId);
    expect(
      payments.map((each: { transfer_id: string; is_named: boolean }) => [each.transfer_id, each.is_named]),
    ).toEqual([
      [id, true],
      [later.id, false],
    ]);
    expect((await hold({ caseId, id: strange.id })).body.code).toBe('not_found');
  });

  it('shows no name of a reporter who withheld it', async () => {
    const { victim, caseId } = await reported(() => ({ is_name_withheld: true }));
    const seen = JSON.stringify(await read(caseId));
    expect(seen).not.toContain(victim.username);
    expect(seen).toContain('"from":""');
  });
});

describe('a hold takes', () => {
  it('a case that was taken, a fresh PIN and a reason', async () => {
    const [victim, thief] = [await bank.person('Vera', '10000'), await bank.person('Thea')];
    const { id } = await bank.pays(victim, thief, '5000');
    const caseId = await bank.reports(victim);
    expect((await hold({ caseId, id })).body).toMatchObject({ code: 'case_not_taken', state: 'received' });
    await bank.take(caseId, by(officer));
    expect((await hold({ caseId, id }, by(officer), 'stale')).body.code).toBe('pin_required');
    const path = `/admin/fraud/cases/${caseId}/holds`;
    const empty = await bank.ask('POST', path, by(officer), {
      body: { transfer_id: id, reason: ' \u200F ' },
    });
    expect(empty).toMatchObject({ status: 422, body: { errors: [{ field: 'reason', code: 'required' }] } });
    const long = await bank.ask('POST', path, by(officer), {
      body: { transfer_id: 'x', reason: 'a'.repeat(1001) },
    });
    expect(long.body.errors.map(({ field }: { field: string }) => field).toSorted()).toEqual([
      'reason',
      'transfer_id',
    ]);
    await bank.decide(caseId, by(officer), 'act');
    expect((await hold({ caseId, id })).body.code).toBe('case_not_taken');
  });

  it('an officer who is neither reporter, nor payer, nor recipient', async () => {
    const { victim, thief, caseId, id } = await reported();
    expect((await hold({ caseId, id }, victim)).body.code).toBe('own_case');
    expect((await hold({ caseId, id }, thief)).body.code).toBe('own_payment');
    const held = (await hold({ caseId, id })).body.holds[0];
    for (const act of ['confirmation', 'prolongation', 'release'] as const) {
      expect((await onHold(held.id, act, victim)).body.code).toBe('own_case');
      expect((await onHold(held.id, act, thief)).body.code).toBe('own_payment');
    }
    expect((await read(caseId, thief)).holds[0].can).toEqual([]);
  });

  it('no one outside the staff: a person finds neither the call nor a hold of another', async () => {
    const { victim, thief, caseId, id } = await reported();
    const body = { transfer_id: id, reason };
    const path = `/api/v1/admin/fraud/cases/${caseId}/holds`;
    const asked = await bank.call('POST', path, { as: victim, key: crypto.randomUUID(), body });
    expect(asked.body.code).toBe('role_required');
    const held = (await hold({ caseId, id })).body.holds[0];
    const answered = await answer(held.id, victim, 'Mine');
    expect(answered.status).toBe(404);
    expect(await ownHolds(victim)).toEqual([]);
    expect(await ownHolds(thief)).toHaveLength(1);
  });
});

const lift = (holdId: string) => bank.runJob('fraud.lift_unconfirmed', { hold_id: holdId });
const kindsTold = async (who: TestPerson) => (await bank.toldTo(who)).map(({ kind }) => kind);

describe('a second officer', () => {
  it('confirms a hold within a day, with a reason: it stays as long as it was placed for', async () => {
    const scene = await reported();
    const held = (await hold(scene)).body.holds[0];
    expect(Date.parse(held.confirm_by) - Date.parse(held.placed_at)).toBe(DAY_S * 1000);
    const { status, body } = await onHold(held.id, 'confirmation', by(second));
    expect(status).toBe(200);
    expect(body.holds).toMatchObject([
      { confirm_by: null, until: held.until, acts: [{ act: 'placed' }, { act: 'confirmed' }] },
    ]);
    bank.clock.advance(25 * HOUR_S);
    await lift(held.id);
    expect(await sends(scene.thief, '6000')).toBe('insufficient_funds');
  });

  it('is missing: the hold ends after a day, and its owner and the officer who held the money are told', async () => {
    const alone = await bank.person('Alone');
    const scene = await reported();
    const held = (await hold(scene, alone)).body.holds[0];
    bank.clock.advance(DAY_S - 60);
    await lift(held.id);
    expect(await sends(scene.thief, '6000')).toBe('insufficient_funds');
    bank.clock.advance(61);
    expect((await onHold(held.id, 'confirmation', by(second))).body.code).toBe('hold_over');
    await lift(held.id);
    await lift(held.id);
    expect(await sends(scene.thief, '6000')).toBe('sent');
    expect((await read(scene.caseId)).holds).toMatchObject([
      { ended: { why: 'unconfirmed' }, acts: [{ act: 'placed' }, { act: 'unconfirmed', by: '' }], can: [] },
    ]);
    expect(await kindsTold(scene.thief)).toEqual(['fraud.money_held', 'fraud.hold_ended']);
    expect(await kindsTold(alone)).toEqual(['fraud.hold_unconfirmed']);
  });

  it('is not the one who held it, however often they ask, and confirms once', async () => {
    const scene = await reported();
    const third = await bank.person('Third');
    const held = (await hold(scene)).body.holds[0];
    const own = await Promise.all([onHold(held.id, 'confirmation'), onHold(held.id, 'confirmation')]);
    expect(own.map(({ body }) => body.code)).toEqual(['other_officer_needed', 'other_officer_needed']);
    const both = await Promise.all([
      onHold(held.id, 'confirmation', by(second)),
      onHold(held.id, 'confirmation', third),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.flatMap(({ body }) => body.code ?? [])).toEqual(['hold_confirmed']);
  });

  it('confirms nothing that was released, and nothing without a reason or a fresh PIN', async () => {
    const scene = await reported();
    const held = (await hold(scene)).body.holds[0];
    const path = `/admin/fraud/holds/${held.id}/confirmation`;
    expect((await bank.ask('POST', path, by(second), { body: { reason: '  ' } })).status).toBe(422);
    const stale = await bank.ask('POST', path, by(second), { body: { reason }, pin: 'stale' });
    expect(stale.body.code).toBe('pin_required');
    const [released, confirmed] = await Promise.all([
      onHold(held.id, 'release'),
      onHold(held.id, 'confirmation', by(second)),
    ]);
    expect(released?.status).toBe(200);
    expect([200, 409]).toContain(confirmed?.status);
    expect((await onHold(held.id, 'confirmation', by(second))).body.code).toBe('hold_over');
    bank.clock.advance(25 * HOUR_S);
    await lift(held.id);
    expect((await read(scene.caseId)).holds).toMatchObject([{ ended: { why: 'released' } }]);
  });

  it('who prolongs a hold has confirmed it', async () => {
    const scene = await reported();
    const held = (await hold(scene)).body.holds[0];
    const { body } = await onHold(held.id, 'prolongation', by(second));
    expect(body.holds).toMatchObject([{ confirm_by: null }]);
    bank.clock.advance(25 * HOUR_S);
    await lift(held.id);
    expect(await sends(scene.thief, '6000')).toBe('insufficient_funds');
  });

  it('finds it above the queue until it is confirmed; who held it, or is a party to it, does not', async () => {
    const scene = await reported();
    const held = (await hold(scene)).body.holds[0];
    const waiting = async (as: TestPerson) => {
      const { items } = (await bank.ask('GET', '/admin/fraud/unconfirmed-holds', as)).body;
      return items.filter(({ id }: { id: string }) => id === held.id);
    };
    expect(await waiting(by(second))).toMatchObject([
      { case_id: scene.caseId, amount: { value: '5000' }, confirm_by: held.confirm_by },
    ]);
    for (const who of [by(officer), scene.victim, scene.thief]) expect(await waiting(who)).toEqual([]);
    await onHold(held.id, 'confirmation', by(second));
    expect(await waiting(await bank.person('Third'))).toEqual([]);
  });
});

describe('a longer hold', () => {
  it('takes a second officer, and another one each time; 30 days are the most', async () => {
    const scene = await reported();
    const held = (await hold(scene)).body.holds[0];
    expect((await onHold(held.id, 'prolongation')).body.code).toBe('other_officer_needed');
    expect((await read(scene.caseId, by(second))).holds[0].can).toEqual(['confirm', 'prolong', 'release']);
    const placed = Date.parse(held.placed_at);
    const days: number[] = [];
    for (const who of [second, officer, second, officer]) {
      const { status, body } = await onHold(held.id, 'prolongation', by(who));
      expect(status).toBe(200);
      days.push((Date.parse(body.holds[0].until) - placed) / (DAY_S * 1000));
      expect((await onHold(held.id, 'prolongation', by(who))).body.code).toBe('other_officer_needed');
    }
    expect(days).toEqual([10, 17, 24, 30]);
    expect((await onHold(held.id, 'prolongation', by(second))).body.code).toBe('held_longest');
    bank.clock.advance(29 * DAY_S);
    await bank.expire();
    expect(await sends(scene.thief, '6000')).toBe('insufficient_funds');
    bank.clock.advance(DAY_S + 1);
    await bank.expire();
    expect(await sends(scene.thief, '6000')).toBe('sent');
    expect((await onHold(held.id, 'prolongation', by(second))).body.code).toBe('hold_over');
  });
});

describe('a hold ends before its time', () => {
  it('when any officer releases it, once', async () => {
    const scene = await reported();
    const held = (await hold(scene)).body.holds[0];
    const both = await Promise.all([
      onHold(held.id, 'release', by(officer)),
      onHold(held.id, 'release', by(second)),
    ]);
    expect(both.map(({ body }) => body.code).filter((code) => code !== undefined)).toEqual(['hold_over']);
    expect(await sends(scene.thief, '6000')).toBe('sent');
    expect((await hold(scene)).body.code).toBe('nothing_left');
  });

  it('when officers find the report unfounded', async () => {
    const scene = await reported();
    await hold(scene);
    await bank.decide(scene.caseId, by(officer), 'dismiss');
    expect((await read(scene.caseId)).holds).toMatchObject([{ ended: { why: 'decided' } }]);
    expect(await sends(scene.thief, '6000')).toBe('sent');
  });

  it('and not when they act on it', async () => {
    const scene = await reported();
    await hold(scene);
    await bank.decide(scene.caseId, by(officer), 'act');
    expect(await sends(scene.thief, '6000')).toBe('insufficient_funds');
  });
});

describe('at the same moment', () => {
  it('two holds of one payment, for two cases, keep it back once', async () => {
    const { victim, thief, caseId, id } = await reported();
    const other = await bank.reports(victim);
    await bank.take(other, by(second));
    const answers = await Promise.all([
      hold({ caseId, id }),
      hold({ caseId, id }),
      hold({ caseId: other, id }, by(second)),
    ]);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ body }) => body.code)).toEqual(['payment_held', 'payment_held']);
    expect(await sends(thief, '1000')).toBe('sent');
  });

  it('a payment of the recipient leaves before the hold or not at all', async () => {
    for (let round = 0; round < 5; round += 1) {
      const scene = await reported();
      const [held, ...sent] = await Promise.all([
        hold(scene),
        ...Array.from({ length: 5 }, () => sends(scene.thief, '1200')),
      ]);
      const left = 1200 * sent.filter((each) => each === 'sent').length;
      const kept = Number(held?.body.holds?.[0]?.amount.value ?? 0);
      expect(kept).toBe(Math.min(5000, 6000 - left));
    }
  });
});

describe('the owner of held money', () => {
  it('answers once, officers read it in the case, and the officer who held it is told', async () => {
    const scene = await reported();
    const held = (await hold(scene)).body.holds[0];
    expect((await answer(held.id, scene.thief, 'I sold a phone for it.')).status).toBe(201);
    expect((await answer(held.id, scene.thief, 'Again')).body.code).toBe('answered_already');
    expect((await read(scene.caseId)).holds[0].answer.text).toBe('I sold a phone for it.');
    expect((await bank.toldTo(by(officer))).map(({ kind }) => kind)).toContain('fraud.hold_answered');
    const { rows } = await bank.database.owner.query('select sealed_answer from fraud.hold where id = $1', [
      held.id,
    ]);
    expect(JSON.stringify(rows)).not.toContain('phone');
    await onHold(held.id, 'release');
    expect((await answer(held.id, scene.thief, 'Late')).body.code).toBe('hold_over');
  });
});
