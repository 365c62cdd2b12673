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

const lift = (holdId: string) => bank.runJob('fraud.lift_unconfirmed', { hold_id: holdId });
const kindsTold = async (who: TestPerson) => (await bank.toldTo(who)).map(({ kind }) => kind);

describe('a second officer', () => {
  it('confirms a hold within a day, with a reason: it stays as long as it was placed for', async () => {
    const scene = await scenes.reported();
    const held = (await scenes.hold(scene)).body.holds[0];
    expect(Date.parse(held.confirm_by) - Date.parse(held.placed_at)).toBe(DAY_S * 1000);
    const { status, body } = await scenes.onHold(held.id, 'confirmation', scenes.second);
    expect(status).toBe(200);
    expect(body.holds).toMatchObject([
      { confirm_by: null, until: held.until, acts: [{ act: 'placed' }, { act: 'confirmed' }] },
    ]);
    bank.clock.advance(25 * HOUR_S);
    await lift(held.id);
    expect(await scenes.sends(scene.thief, '6000')).toBe('insufficient_funds');
  });

  it('is missing: the hold ends after a day, and its owner and the officer who held the money are told', async () => {
    const alone = await bank.person('Alone');
    const scene = await scenes.reported();
    const held = (await scenes.hold(scene, alone)).body.holds[0];
    bank.clock.advance(DAY_S - 60);
    await lift(held.id);
    expect(await scenes.sends(scene.thief, '6000')).toBe('insufficient_funds');
    bank.clock.advance(61);
    expect((await scenes.onHold(held.id, 'confirmation', scenes.second)).body.code).toBe('hold_over');
    await lift(held.id);
    await lift(held.id);
    expect(await scenes.sends(scene.thief, '6000')).toBe('sent');
    expect((await scenes.read(scene.caseId)).holds).toMatchObject([
      { ended: { why: 'unconfirmed' }, acts: [{ act: 'placed' }, { act: 'unconfirmed', by: '' }], can: [] },
    ]);
    expect(await kindsTold(scene.thief)).toEqual(['fraud.money_held', 'fraud.hold_ended']);
    expect(await kindsTold(alone)).toEqual(['fraud.hold_unconfirmed']);
  });

  it('is not the one who held it, however often they ask, and confirms once', async () => {
    const scene = await scenes.reported();
    const third = await bank.person('Third');
    const held = (await scenes.hold(scene)).body.holds[0];
    const own = await Promise.all([
      scenes.onHold(held.id, 'confirmation'),
      scenes.onHold(held.id, 'confirmation'),
    ]);
    expect(own.map(({ body }) => body.code)).toEqual(['other_officer_needed', 'other_officer_needed']);
    const both = await Promise.all([
      scenes.onHold(held.id, 'confirmation', scenes.second),
      scenes.onHold(held.id, 'confirmation', third),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(both.flatMap(({ body }) => body.code ?? [])).toEqual(['hold_confirmed']);
  });

  it('confirms nothing that was released, and nothing without a reason or a fresh PIN', async () => {
    const scene = await scenes.reported();
    const held = (await scenes.hold(scene)).body.holds[0];
    const path = `/admin/fraud/holds/${held.id}/confirmation`;
    expect((await bank.ask('POST', path, scenes.second, { body: { reason: '  ' } })).status).toBe(422);
    const stale = await bank.ask('POST', path, scenes.second, { body: { reason }, pin: 'stale' });
    expect(stale.body.code).toBe('pin_required');
    const [released, confirmed] = await Promise.all([
      scenes.onHold(held.id, 'release'),
      scenes.onHold(held.id, 'confirmation', scenes.second),
    ]);
    expect(released?.status).toBe(200);
    expect([200, 409]).toContain(confirmed?.status);
    expect((await scenes.onHold(held.id, 'confirmation', scenes.second)).body.code).toBe('hold_over');
    bank.clock.advance(25 * HOUR_S);
    await lift(held.id);
    expect((await scenes.read(scene.caseId)).holds).toMatchObject([{ ended: { why: 'released' } }]);
  });

  it('who prolongs a hold has confirmed it', async () => {
    const scene = await scenes.reported();
    const held = (await scenes.hold(scene)).body.holds[0];
    const { body } = await scenes.onHold(held.id, 'prolongation', scenes.second);
    expect(body.holds).toMatchObject([{ confirm_by: null }]);
    bank.clock.advance(25 * HOUR_S);
    await lift(held.id);
    expect(await scenes.sends(scene.thief, '6000')).toBe('insufficient_funds');
  });

  it('who acts on the case has confirmed its holds; who held the money has not by that', async () => {
    for (const [who, isHeld] of [
      [scenes.second, true],
      [scenes.officer, false],
    ] as const) {
      const scene = await scenes.reported();
      const held = (await scenes.hold(scene)).body.holds[0];
      expect((await bank.decide(scene.caseId, who, 'act')).status).toBe(200);
      bank.clock.advance(25 * HOUR_S);
      await lift(held.id);
      const sent = await scenes.sends(scene.thief, '6000');
      expect(sent).toBe(isHeld ? 'insufficient_funds' : 'sent');
    }
  });

  it('finds it above the queue until it is confirmed; who held it, or is a party to it, does not', async () => {
    const scene = await scenes.reported();
    const held = (await scenes.hold(scene)).body.holds[0];
    const waiting = async (as: TestPerson) => {
      const { items } = (await bank.ask('GET', '/admin/fraud/unconfirmed-holds', as)).body;
      return items.filter(({ id }: { id: string }) => id === held.id);
    };
    expect(await waiting(scenes.second)).toMatchObject([
      { case_id: scene.caseId, amount: { value: '5000' }, confirm_by: held.confirm_by },
    ]);
    for (const who of [scenes.officer, scene.victim, scene.thief]) expect(await waiting(who)).toEqual([]);
    await scenes.onHold(held.id, 'confirmation', scenes.second);
    expect(await waiting(await bank.person('Third'))).toEqual([]);
  });

  it('does not belong to an organisation that the report names, nor does who holds, prolongs or releases', async () => {
    const [member, other] = [await bank.person('Mara'), await bank.person('Sam')];
    bank.organisations.add('Quay Flats', [member.userId]);
    const { caseId, id } = await scenes.reported(() => ({
      story: 'Quay Flats let a flat that is not there.',
    }));
    expect((await scenes.hold({ caseId, id }, member)).body.code).toBe('not_found');
    const held = (await scenes.hold({ caseId, id })).body.holds[0];
    for (const act of ['confirmation', 'prolongation', 'release'] as const)
      expect((await scenes.onHold(held.id, act, member)).body.code).toBe('not_found');
    const waiting = async (as: TestPerson): Promise<readonly string[]> =>
      (await bank.ask('GET', '/admin/fraud/unconfirmed-holds', as)).body.items.map(
        (each: { readonly id: string }) => each.id,
      );
    expect(await waiting(member)).not.toContain(held.id);
    expect(await waiting(other)).toContain(held.id);
    expect((await scenes.read(caseId, member)).code).toBe('not_found');
    expect((await scenes.read(caseId)).holds[0].ended).toBeNull();
  });
});
