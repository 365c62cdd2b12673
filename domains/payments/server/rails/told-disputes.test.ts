import type { Bank } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { uuidv7 } from '@egcr/contract/ids';
import type { RailDispute } from './rail-disputes.ts';
import { disputesIn } from '../testing/disputes.ts';
import { openScripted, usd, type Scripted } from '../testing/scripted-rail.ts';
import { after, NOW, toldDisputesIn } from '../testing/told-disputes.ts';

let at: Scripted;
let bank: Bank;
let told: ReturnType<typeof toldDisputesIn>;
let press: ReturnType<typeof disputesIn>;
beforeAll(async () => {
  at = await openScripted();
  ({ bank } = at);
  press = disputesIn(bank);
  told = toldDisputesIn(at);
});
afterAll(() => bank.close());

const tell = (...said: Parameters<typeof told.tell>) => told.tell(...said);
const paid = () => told.paid();
const disputeOf = (payment: string) => told.disputeOf(payment);

const events = async (merchant: string) => {
  const { rows } = await bank.database.pool.query(
    `select payload ->> 'type' as type from platform.event
     where topic = 'developers.event_asked' and payload ->> 'owner_id' = $1 and payload ->> 'type' like 'dispute.%' order by id`,
    [merchant],
  );
  return rows.map(({ type }) => type);
};

describe('a dispute of a payment', () => {
  it('that has not been paid is told too early while it is on its way, and is none otherwise', async () => {
    const { id } = await at.sent();
    expect((await tell(id)).heard).toBe('early');
    at.script.pay = { state: 'action', url: null, until: after(1800), provider_ref: null, took_ms: 1 };
    await at.errands.run(id);
    expect((await tell(id)).heard).toBe('early');
    at.script.ask = { state: 'failed', failure: 'abandoned' };
    await at.set(id, { ask_at: new Date() });
    await at.errands.run(id);
    for (const payment of [id, uuidv7(Date.now())]) {
      expect(await tell(payment)).toEqual({ heard: 'heard', warned: [] });
      expect(await disputeOf(payment)).toBeUndefined();
    }
  });

  it.each<readonly [string, Partial<RailDispute>]>([
    ['rail', { rail: 'open_payments' }],
    ['name at the rail', { saleRef: 'sale of another' }],
    ['currency', { asset: 'EUR' }],
    ['amount', { amountMinor: 0n }],
    ['sign', { amountMinor: -1n }],
  ])('with another %s is not followed, and the log says so', async (_what, wrong) => {
    const { id } = await paid();
    expect(await tell(id, wrong)).toEqual({
      heard: 'heard',
      warned: ['a rail disputes what it has not taken so'],
    });
    expect(await disputeOf(id)).toBeUndefined();
  });

  it.each([
    [1n, 1, 1],
    [2475n, 2475, 2475],
    [2499n, 2499, 2475],
    [2500n, 2500, 2475],
    [2501n, 2500, 2475],
  ])('for %s cents counts for %s of 2500, and keeps back %s', async (amountMinor, amount, reserved) => {
    const { id, merchant } = await paid();
    await tell(id, { amountMinor });
    expect(await disputeOf(id)).toMatchObject({ state: 'needs_response', amount, ref: `du of ${id}` });
    expect(await at.balanceOf(merchant)).toMatchObject({
      pending: usd(String(2475 - reserved)),
      reserved: usd(String(reserved)),
    });
  });

  it.each<readonly [number | null, number]>([
    [null, 3600],
    [3599.999, 3600],
    [3600.001, 3600.001],
    [777_600, 777_600],
  ])('that can be answered for %s seconds at the rail can be for %s here', async (left, due) => {
    const { id } = await paid();
    await tell(id, { dueAt: left === null ? null : after(left) });
    expect(await disputeOf(id)).toMatchObject({ due: after(due) });
  });

  it('that is told twice counts once, and one under another name not at all', async () => {
    const { id, merchant } = await paid();
    expect((await tell(id)).warned).toEqual([]);
    expect(await tell(id)).toEqual({ heard: 'heard', warned: [] });
    for (const state of ['open', 'question', 'won', 'lost', 'dismissed'] as const)
      expect(await tell(id, { ref: `other of ${id}`, state })).toEqual({
        heard: 'heard',
        warned: ['a rail disputes a payment twice'],
      });
    expect(await disputeOf(id)).toMatchObject({ ref: `du of ${id}`, steps: ['needs_response by rail'] });
    expect(await events(merchant.userId)).toEqual(['dispute.created']);
  });
});

describe('what the rail says one after the other', () => {
  type Said = RailDispute['state'];
  const ASKED = 'warning_needs_response by rail';
  const SEEN = 'warning_under_review by rail';
  const CLOSED = 'warning_closed by rail';
  const RAISED = 'needs_response by rail';
  const REVIEW = 'under_review by rail';
  it.each<readonly [readonly Said[], readonly string[], readonly string[]]>([
    [['question'], [ASKED], ['created']],
    [['question', 'question'], [ASKED], ['created']],
    [['dismissed'], [ASKED, SEEN, CLOSED], ['created', 'closed']],
    [
      ['question', 'dismissed'],
      [ASKED, SEEN, CLOSED],
      ['created', 'closed'],
    ],
    [
      ['question', 'dismissed', 'dismissed', 'question'],
      [ASKED, SEEN, CLOSED],
      ['created', 'closed'],
    ],
    [
      ['question', 'open', 'open', 'question'],
      [ASKED, RAISED],
      ['created', 'updated'],
    ],
    [
      ['question', 'won'],
      [ASKED, RAISED, REVIEW, 'won by rail'],
      ['created', 'closed'],
    ],
    [
      ['question', 'lost'],
      [ASKED, RAISED, REVIEW, 'lost by rail'],
      ['created', 'closed'],
    ],
    [['open', 'dismissed'], [RAISED], ['created']],
    [
      ['open', 'won'],
      [RAISED, REVIEW, 'won by rail'],
      ['created', 'closed'],
    ],
    [
      ['won', 'lost', 'open'],
      [RAISED, REVIEW, 'won by rail'],
      ['created', 'closed'],
    ],
    [
      ['lost', 'won', 'dismissed'],
      [RAISED, REVIEW, 'lost by rail'],
      ['created', 'closed'],
    ],
    [
      ['dismissed', 'open', 'lost'],
      [ASKED, SEEN, CLOSED, RAISED, REVIEW, 'lost by rail'],
      ['created', 'closed', 'updated', 'closed'],
    ],
    [
      ['dismissed', 'won'],
      [ASKED, SEEN, CLOSED, RAISED, REVIEW, 'won by rail'],
      ['created', 'closed', 'updated', 'closed'],
    ],
  ])('%j makes these steps', async (said, steps, told) => {
    const { id, merchant } = await paid();
    for (const state of said) expect((await tell(id, { state })).warned).toEqual([]);
    const dispute = await disputeOf(id);
    expect(dispute?.steps).toEqual(steps);
    expect(dispute?.ended).toEqual(/^(won|lost|warning_closed)/.test(steps.at(-1) ?? '') ? NOW : null);
    expect(await events(merchant.userId)).toEqual(told.map((each) => `dispute.${each}`));
    const isKept = steps.at(-1) === RAISED;
    const isLost = steps.at(-1) === 'lost by rail';
    expect(await at.balanceOf(merchant)).toMatchObject({
      reserved: usd(isKept ? '2475' : '0'),
      owed: usd(isLost ? '25' : '0'),
    });
    expect((await bank.call('GET', '/dev/ledger/proof')).body.broken).toEqual([]);
  });

  it('after a closed question counts under the name, for the sum and until the day that it says then', async () => {
    const { id, merchant } = await paid();
    await tell(id, { state: 'dismissed', amountMinor: 1000n });
    const later = after(3600);
    for (const state of ['question', 'dismissed'] as const)
      expect((await tell(id, { state, ref: `other of ${id}` }, later)).warned).toEqual([
        'a rail disputes a payment twice',
      ]);
    await tell(id, { ref: `other of ${id}`, amountMinor: 9900n, dueAt: null }, later);
    expect(await disputeOf(id)).toMatchObject({
      state: 'needs_response',
      ref: `other of ${id}`,
      amount: 2500,
      due: after(7200),
      ended: null,
    });
    expect(await at.balanceOf(merchant)).toMatchObject({ reserved: usd('2475') });
  });

  it.each([
    ['question', 'open', ['warning_under_review by merchant', 'needs_response by rail']],
    [
      'question',
      'lost',
      ['warning_under_review by merchant', 'needs_response by rail', 'under_review by rail', 'lost by rail'],
    ],
    ['question', 'dismissed', ['warning_under_review by merchant', 'warning_closed by rail']],
    ['open', 'won', ['under_review by merchant', 'won by rail']],
    ['open', 'lost', ['under_review by merchant', 'lost by rail']],
  ] as const)('a merchant who has answered a %s that is %s was heard', async (first, last, steps) => {
    const { id, merchant } = await paid();
    await tell(id, { state: first });
    const dispute = await disputeOf(id);
    expect((await press.answer(merchant, dispute?.id ?? '')).status).toBe(200);
    await tell(id, { state: last });
    expect((await disputeOf(id))?.steps.slice(1)).toEqual(steps);
  });
});
