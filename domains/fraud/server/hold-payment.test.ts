import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openFraudBank, type FraudBank } from './testing/fraud-bank.ts';
import { HOLD_REASON as reason, scenesIn, type HeldScenes } from './testing/held-scene.ts';

let bank: FraudBank;
let scenes: HeldScenes;
beforeAll(async () => {
  bank = await openFraudBank();
  scenes = await scenesIn(bank);
});
afterAll(() => bank.close());

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

const ownHolds = async (as: TestPerson) => (await bank.call('GET', '/api/v1/fraud/holds', { as })).body.items;
const answer = (id: string, as: TestPerson, text: string) =>
  bank.call('POST', `/api/v1/fraud/holds/${id}/answer`, { as, key: crypto.randomUUID(), body: { text } });

describe('a matching payment', () => {
  it('is held with its recipient for 72 hours, at most its amount: the rest can be spent [SYS-23]', async () => {
    const scene = await scenes.reported();
    const { status, body } = await scenes.hold(scene);
    expect(status).toBe(201);
    expect(body.holds).toMatchObject([
      { amount: { value: '5000' }, ended: null, acts: [{ act: 'placed', reason }], can: ['release'] },
    ]);
    const [own] = await ownHolds(scene.thief);
    expect(Date.parse(own.until) - Date.parse(own.placed_at)).toBe(72 * HOUR_S * 1000);
    expect(await scenes.sends(scene.thief, '1001')).toBe('insufficient_funds');
    expect(await scenes.sends(scene.thief, '1000')).toBe('sent');
    expect(await scenes.sends(scene.victim, '100')).toBe('sent');
  });

  it('ends at its time, and its owner is told both times, never who reported it', async () => {
    const scene = await scenes.reported();
    const held = (await scenes.hold(scene)).body.holds[0];
    expect((await scenes.onHold(held.id, 'confirmation', scenes.second)).status).toBe(200);
    bank.clock.advance(71 * HOUR_S);
    await bank.expire();
    expect(await scenes.sends(scene.thief, '6000')).toBe('insufficient_funds');
    bank.clock.advance(HOUR_S + 1);
    await bank.expire();
    expect(await scenes.sends(scene.thief, '6000')).toBe('sent');
    expect((await scenes.read(scene.caseId)).holds).toMatchObject([{ ended: { why: 'expired' }, can: [] }]);
    expect(await ownHolds(scene.thief)).toEqual([]);
    const told = await bank.toldTo(scene.thief);
    expect(told.map(({ kind }) => kind)).toEqual(['fraud.money_held', 'fraud.hold_ended']);
    expect(JSON.stringify(told)).not.toContain(scene.victim.userId);
    expect(JSON.stringify(await ownHolds(scene.thief))).not.toContain('Vera');
  });

  it('is held up to what is left of it, in pots too, and not at all where nothing is', async () => {
    const scene = await scenes.reported();
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
    expect(await scenes.sends(scene.thief, '3500')).toBe('sent');
    expect((await scenes.hold(scene)).body.holds).toMatchObject([{ amount: { value: '2500' } }]);
    const back = await bank.call('POST', `/api/v1/wallet/pots/${pot.body.id}/move`, {
      as: scene.thief,
      key: crypto.randomUUID(),
      body: { direction: 'out', amount: { value: '100', assetCode: 'JVD', assetScale: 2 } },
    });
    expect(back.body.code).toBe('insufficient_funds');

    const gone = await scenes.reported();
    expect(await scenes.sends(gone.thief, '6000')).toBe('sent');
    expect((await scenes.hold(gone)).body.code).toBe('nothing_left');
  });

  it('is held though its recipient has frozen the wallet, and whatever limit they have set', async () => {
    const scene = await scenes.reported();
    await bank.call('PUT', '/api/v1/wallet/limits', {
      as: scene.thief,
      body: { asset: 'JVD', per_transfer: null, per_day: '1', per_month: null },
    });
    await bank.call('PUT', '/api/v1/wallet/freeze', { as: scene.thief, body: { frozen: true } });
    expect((await scenes.hold(scene)).body.holds).toMatchObject([{ amount: { value: '5000' } }]);
  });

  it('is held in the currency in which it arrived, and nothing of another is touched', async () => {
    const [victim, thief] = [await bank.person('Vera'), await bank.person('Thea', '1000')];
    await bank.fund(victim, { value: '7000', assetCode: 'USD', assetScale: 2 });
    const { id } = await bank.pays(victim, thief, '7000', 'USD');
    const caseId = await bank.reports(victim);
    await bank.take(caseId, scenes.officer);
    const { body } = await scenes.hold({ caseId, id });
    expect(body.holds).toMatchObject([{ amount: { value: '7000', assetCode: 'USD' } }]);
    expect(await scenes.sends(thief, '1', 'USD')).toBe('insufficient_funds');
    expect(await scenes.sends(thief, '1000')).toBe('sent');
  });

  it('is one that the reporter paid; those to people whom the report names come first', async () => {
    const { victim, caseId, id } = await scenes.reported((thief) => ({
      has_contact: true,
      contact: `@${thief.username}`,
    }));
    const later = await bank.pays(victim, await bank.person('Shop'), '100');
    const strange = await bank.pays(await bank.person('Other', '100'), await bank.person('Friend'), '100');
    const { payments } = await scenes.read(caseId);
    expect(
      payments.map((each: { transfer_id: string; is_named: boolean }) => [each.transfer_id, each.is_named]),
    ).toEqual([
      [id, true],
      [later.id, false],
    ]);
    expect((await scenes.hold({ caseId, id: strange.id })).body.code).toBe('not_found');
  });

  it('shows no name of a reporter who withheld it', async () => {
    const { victim, caseId } = await scenes.reported(() => ({ is_name_withheld: true }));
    const seen = JSON.stringify(await scenes.read(caseId));
    expect(seen).not.toContain(victim.username);
    expect(seen).toContain('"from":""');
  });
});

/** Finds nothing in a report that may not be there for this officer. */
async function dismisses(caseId: string, as: TestPerson) {
  const { version } = (await bank.ask('GET', `/admin/cases/${caseId}`, scenes.officer)).body;
  const body = { version, decision: 'dismiss', reason: 'We have looked into it.' };
  return bank.ask('POST', `/admin/cases/${caseId}/decision`, as, { body });
}

describe('a hold takes', () => {
  it('a case that was taken, a fresh PIN and a reason', async () => {
    const [victim, thief] = [await bank.person('Vera', '10000'), await bank.person('Thea')];
    const { id } = await bank.pays(victim, thief, '5000');
    const caseId = await bank.reports(victim);
    expect((await scenes.hold({ caseId, id })).body).toMatchObject({
      code: 'case_not_taken',
      state: 'received',
    });
    await bank.take(caseId, scenes.officer);
    expect((await scenes.hold({ caseId, id }, scenes.officer, 'stale')).body.code).toBe('pin_required');
    const path = `/admin/fraud/cases/${caseId}/holds`;
    const empty = await bank.ask('POST', path, scenes.officer, {
      body: { transfer_id: id, reason: ' \u200F ' },
    });
    expect(empty).toMatchObject({ status: 422, body: { errors: [{ field: 'reason', code: 'required' }] } });
    const long = await bank.ask('POST', path, scenes.officer, {
      body: { transfer_id: 'x', reason: 'a'.repeat(1001) },
    });
    expect(long.body.errors.map(({ field }: { field: string }) => field).toSorted()).toEqual([
      'reason',
      'transfer_id',
    ]);
    await bank.decide(caseId, scenes.officer, 'act');
    expect((await scenes.hold({ caseId, id })).body.code).toBe('case_not_taken');
  });

  it('an officer who is neither reporter, nor payer, nor recipient', async () => {
    const { victim, thief, caseId, id } = await scenes.reported();
    expect((await scenes.hold({ caseId, id }, victim)).body.code).toBe('own_case');
    expect((await scenes.hold({ caseId, id }, thief)).body.code).toBe('own_payment');
    const held = (await scenes.hold({ caseId, id })).body.holds[0];
    for (const act of ['confirmation', 'prolongation', 'release'] as const) {
      expect((await scenes.onHold(held.id, act, victim)).body.code).toBe('own_case');
      expect((await scenes.onHold(held.id, act, thief)).body.code).toBe('not_found');
    }
    expect((await scenes.read(caseId, thief)).code).toBe('not_found');
  });

  it('an officer who is in no team with the reporter, the payer or the recipient', async () => {
    const { victim, thief, caseId, id } = await scenes.reported();
    const [friend, partner] = [await bank.person('Fran'), await bank.person('Pat')];
    bank.join(victim, friend);
    bank.join(thief, partner);
    for (const officer of [friend, partner])
      expect((await scenes.hold({ caseId, id }, officer)).body.code).toBe('own_payment');
    const held = (await scenes.hold({ caseId, id })).body.holds[0];
    for (const act of ['confirmation', 'prolongation', 'release'] as const) {
      expect((await scenes.onHold(held.id, act, friend)).body.code).toBe('own_payment');
      expect((await scenes.onHold(held.id, act, partner)).body.code).toBe('not_found');
    }
    expect((await scenes.read(caseId, friend)).holds[0].can).toEqual([]);
    expect((await bank.decide(caseId, friend, 'dismiss')).body.code).toBe('related_to_applicant');
    expect((await dismisses(caseId, partner)).status).toBe(404);
    expect((await scenes.read(caseId)).holds[0].ended).toBeNull();
  });

  it('an officer whose own money is not held: they cannot let it go by finding nothing in the report either', async () => {
    const { thief, caseId, id } = await scenes.reported();
    await scenes.hold({ caseId, id });
    expect((await dismisses(caseId, thief)).status).toBe(404);
    expect(await scenes.sends(thief, '6000')).toBe('insufficient_funds');
  });

  it('no one outside the staff: a person finds neither the call nor a hold of another', async () => {
    const { victim, thief, caseId, id } = await scenes.reported();
    const body = { transfer_id: id, reason };
    const path = `/api/v1/admin/fraud/cases/${caseId}/holds`;
    const asked = await bank.call('POST', path, { as: victim, key: crypto.randomUUID(), body });
    expect(asked.body.code).toBe('role_required');
    const held = (await scenes.hold({ caseId, id })).body.holds[0];
    const answered = await answer(held.id, victim, 'Mine');
    expect(answered.status).toBe(404);
    expect(await ownHolds(victim)).toEqual([]);
    expect(await ownHolds(thief)).toHaveLength(1);
  });
});

describe('a longer hold', () => {
  it('takes a second officer, and another one each time; 30 days are the most', async () => {
    const scene = await scenes.reported();
    const held = (await scenes.hold(scene)).body.holds[0];
    expect((await scenes.onHold(held.id, 'prolongation')).body.code).toBe('other_officer_needed');
    expect((await scenes.read(scene.caseId, scenes.second)).holds[0].can).toEqual([
      'confirm',
      'prolong',
      'release',
    ]);
    const placed = Date.parse(held.placed_at);
    const days: number[] = [];
    for (const who of [scenes.second, scenes.officer, scenes.second, scenes.officer]) {
      const { status, body } = await scenes.onHold(held.id, 'prolongation', who);
      expect(status).toBe(200);
      days.push((Date.parse(body.holds[0].until) - placed) / (DAY_S * 1000));
      expect((await scenes.onHold(held.id, 'prolongation', who)).body.code).toBe('other_officer_needed');
    }
    expect(days).toEqual([10, 17, 24, 30]);
    expect((await scenes.onHold(held.id, 'prolongation', scenes.second)).body.code).toBe('held_longest');
    bank.clock.advance(29 * DAY_S);
    await bank.expire();
    expect(await scenes.sends(scene.thief, '6000')).toBe('insufficient_funds');
    bank.clock.advance(DAY_S + 1);
    await bank.expire();
    expect(await scenes.sends(scene.thief, '6000')).toBe('sent');
    expect((await scenes.onHold(held.id, 'prolongation', scenes.second)).body.code).toBe('hold_over');
  });
});

describe('a hold ends before its time', () => {
  it('when any officer releases it, once', async () => {
    const scene = await scenes.reported();
    const held = (await scenes.hold(scene)).body.holds[0];
    const both = await Promise.all([
      scenes.onHold(held.id, 'release', scenes.officer),
      scenes.onHold(held.id, 'release', scenes.second),
    ]);
    expect(both.map(({ body }) => body.code).filter((code) => code !== undefined)).toEqual(['hold_over']);
    expect(await scenes.sends(scene.thief, '6000')).toBe('sent');
    expect((await scenes.hold(scene)).body.code).toBe('nothing_left');
  });

  it('when officers find the report unfounded', async () => {
    const scene = await scenes.reported();
    await scenes.hold(scene);
    await bank.decide(scene.caseId, scenes.officer, 'dismiss');
    expect((await scenes.read(scene.caseId)).holds).toMatchObject([{ ended: { why: 'decided' } }]);
    expect(await scenes.sends(scene.thief, '6000')).toBe('sent');
  });

  it('and not when they act on it', async () => {
    const scene = await scenes.reported();
    await scenes.hold(scene);
    await bank.decide(scene.caseId, scenes.officer, 'act');
    expect(await scenes.sends(scene.thief, '6000')).toBe('insufficient_funds');
  });
});

describe('at the same moment', () => {
  it('two holds of one payment, for two cases, keep it back once', async () => {
    const { victim, thief, caseId, id } = await scenes.reported();
    const other = await bank.reports(victim);
    await bank.take(other, scenes.second);
    const answers = await Promise.all([
      scenes.hold({ caseId, id }),
      scenes.hold({ caseId, id }),
      scenes.hold({ caseId: other, id }, scenes.second),
    ]);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ body }) => body.code)).toEqual(['payment_held', 'payment_held']);
    expect(await scenes.sends(thief, '1000')).toBe('sent');
  });

  it('a payment of the recipient leaves before the hold or not at all', async () => {
    for (let round = 0; round < 5; round += 1) {
      const scene = await scenes.reported();
      const [held, ...sent] = await Promise.all([
        scenes.hold(scene),
        ...Array.from({ length: 5 }, () => scenes.sends(scene.thief, '1200')),
      ]);
      const left = 1200 * sent.filter((each) => each === 'sent').length;
      const kept = Number(held?.body.holds?.[0]?.amount.value ?? 0);
      expect(kept).toBe(Math.min(5000, 6000 - left));
    }
  });
});

describe('the owner of held money', () => {
  it('answers once, officers read it in the case, and the officer who held it is told', async () => {
    const scene = await scenes.reported();
    const held = (await scenes.hold(scene)).body.holds[0];
    expect((await answer(held.id, scene.thief, 'I sold a phone for it.')).status).toBe(201);
    expect((await answer(held.id, scene.thief, 'Again')).body.code).toBe('answered_already');
    expect((await scenes.read(scene.caseId)).holds[0].answer.text).toBe('I sold a phone for it.');
    expect((await bank.toldTo(scenes.officer)).map(({ kind }) => kind)).toContain('fraud.hold_answered');
    const { rows } = await bank.database.owner.query('select sealed_answer from fraud.hold where id = $1', [
      held.id,
    ]);
    expect(JSON.stringify(rows)).not.toContain('phone');
    await scenes.onHold(held.id, 'release');
    expect((await answer(held.id, scene.thief, 'Late')).body.code).toBe('hold_over');
  });
});
