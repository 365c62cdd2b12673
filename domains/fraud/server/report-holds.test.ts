import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openFraudBank, type FraudBank } from './testing/fraud-bank.ts';

let bank: FraudBank;
let [officer, second]: TestPerson[] = [];
beforeAll(async () => {
  bank = await openFraudBank();
  await bank.setRates();
  [officer, second] = [await bank.person('Officer'), await bank.person('Second')];
});
afterAll(() => bank.close());

const by = (who: TestPerson | undefined): TestPerson => {
  if (!who) throw new Error('an officer is missing');
  return who;
};

/** A person has paid 50.00 to another, who spent half of it, and reported it; an officer has taken the case. */
async function reported() {
  const [victim, thief] = [await bank.person('Vera', '10000'), await bank.person('Thea')];
  const { id } = await bank.pays(victim, thief, '5000');
  await bank.pays(thief, by(second), '2500');
  const caseId = await bank.reports(victim);
  await bank.take(caseId, by(officer));
  return { victim, thief, id, caseId };
}

async function hold({ caseId, id }: { readonly caseId: string; readonly id: string }) {
  const body = { transfer_id: id, reason: 'The flat does not exist.' };
  return (await bank.ask('POST', `/admin/fraud/cases/${caseId}/holds`, by(officer), { body })).body.holds[0];
}

const onHold = (id: string, act: 'prolongation' | 'release', as: TestPerson) =>
  bank.ask('POST', `/admin/fraud/holds/${id}/${act}`, as, { body: { reason: 'We have asked the bank.' } });
const seenBy = (as: TestPerson, caseId: string) =>
  bank.call('GET', `/api/v1/cases/${caseId}/fraud-holds`, { as });

it('the reporter sees which payment is held, until when and when that ended, never what its recipient had or said [SYS-23]', async () => {
  const { victim, thief, id, caseId } = await reported();
  expect(await seenBy(victim, caseId)).toMatchObject({ status: 200, body: { items: [] } });
  const held = await hold({ caseId, id });
  expect(held.amount.value).toBe('2500');
  await bank.call('POST', `/api/v1/fraud/holds/${held.id}/answer`, {
    as: thief,
    key: crypto.randomUUID(),
    body: { text: 'I sold a phone for it.' },
  });
  expect((await seenBy(victim, caseId)).body.items).toEqual([
    {
      transfer_id: id,
      reference: expect.any(String),
      paid: { value: '5000', assetCode: 'JVD', assetScale: 2 },
      placed_at: held.placed_at,
      until: held.until,
      ended_at: null,
    },
  ]);
  await onHold(held.id, 'prolongation', by(second));
  expect((await seenBy(victim, caseId)).body.items[0].until > held.until).toBe(true);
  await onHold(held.id, 'release', by(officer));
  const { items } = (await seenBy(victim, caseId)).body;
  expect(items).toMatchObject([{ ended_at: expect.any(String) }]);
  const told = await bank.toldTo(victim);
  expect(told.map(({ kind }) => kind)).toEqual([
    'fraud.reported_payment_held',
    'fraud.reported_hold_prolonged',
    'fraud.reported_hold_ended',
  ]);
  const all = JSON.stringify([items, told]);
  for (const other of ['phone', 'released', thief.userId, thief.username]) expect(all).not.toContain(other);
});

it('nobody else sees it as a reporter does: not the recipient, an officer, nor who reported another', async () => {
  const { thief, id, caseId } = await reported();
  await hold({ caseId, id });
  const { victim: stranger } = await reported();
  for (const as of [thief, by(officer), stranger])
    expect(await seenBy(as, caseId)).toMatchObject({ status: 404, body: { code: 'not_found' } });
});
