import type { Bank } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { uuidv7 } from '@egcr/contract/ids';
import { shopIn } from '../testing/bank.ts';
import { disputesIn } from '../testing/disputes.ts';
import { openScripted, type Scripted } from '../testing/scripted-rail.ts';
import { toldDisputesIn } from '../testing/told-disputes.ts';

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

it('a dispute that a rail has brought is ended by neither its payer nor an officer', async () => {
  const { id, payer, merchant } = await paid();
  await tell(id);
  const dispute = (await disputeOf(id))?.id ?? '';
  expect((await press.withdraw(payer, dispute)).status).toBe(404);
  await press.answer(merchant, dispute);
  const officer = await bank.person('Odile');
  expect((await press.decide(officer, dispute, 'won')).status).toBe(404);
  const read = { as: officer, role: 'super_admin' };
  expect((await bank.call('GET', `/api/v1/admin/payment-disputes/${dispute}`, read)).status).toBe(404);
  expect((await disputeOf(id))?.steps.at(-1)).toBe('under_review by merchant');
});

describe('the answer of a merchant', () => {
  const handOver = (dispute: string, state: string) => at.errands.answerRail({ dispute, state });

  it('goes to the rail under one mark, while the dispute waits for it', async () => {
    const { id, merchant } = await paid();
    await tell(id);
    const dispute = (await disputeOf(id))?.id ?? '';
    await handOver(dispute, 'under_review');
    await press.answer(merchant, dispute);
    await handOver(dispute, 'needs_response');
    expect(at.heard).toEqual([]);
    for (const _ of [1, 2]) await handOver(dispute, 'under_review');
    const answer = { mark: `${dispute} under_review`, ref: `du of ${id}`, evidence: press.EVIDENCE };
    expect(at.heard).toEqual([
      ['answerDispute', answer],
      ['answerDispute', answer],
    ]);
  });

  it('is queued for the rail that asked, and for nobody where the payer has asked', async () => {
    const { id, merchant } = await paid();
    await tell(id);
    const dispute = (await disputeOf(id))?.id ?? '';
    expect((await press.answer(merchant, dispute)).status).toBe(200);
    expect(await at.waitOf(`payments.answer_rail ${dispute}`)).toBe(0);
    const wallet = await shopIn(bank).shop();
    const { body: bought } = await shopIn(bank).buy(wallet.payer, wallet.link);
    const { body } = await press.open(wallet.payer, bought.id);
    expect((await press.answer(wallet.merchant, body.id)).status).toBe(200);
    expect(await at.waitOf(`payments.answer_rail ${body.id}`)).toBeUndefined();
  });

  it('to a question is none to the dispute that comes of it, which they accept', async () => {
    const { id, merchant } = await paid();
    await tell(id, { state: 'question', amountMinor: 1000n });
    const dispute = (await disputeOf(id))?.id ?? '';
    await press.answer(merchant, dispute);
    await tell(id);
    const { body } = await press.read(merchant, dispute);
    expect([body.evidence, body.earlier_answer.evidence]).toEqual([null, press.EVIDENCE]);
    expect((await press.accept(merchant, dispute)).status).toBe(200);
    await handOver(dispute, 'lost');
    expect(at.heard).toEqual([
      ['answerDispute', { mark: `${dispute} lost`, ref: `du of ${id}`, evidence: null }],
    ]);
  });

  it('is not handed over once the dispute has ended', async () => {
    const { id, merchant } = await paid();
    await tell(id);
    const dispute = (await disputeOf(id))?.id ?? '';
    await press.answer(merchant, dispute);
    await tell(id, { state: 'lost' });
    await handOver(dispute, 'under_review');
    await handOver(dispute, 'lost');
    expect(at.heard).toEqual([
      ['answerDispute', { mark: `${dispute} lost`, ref: `du of ${id}`, evidence: null }],
    ]);
  });

  it('goes nowhere for a dispute that the rail has no name for, or that is none', async () => {
    const { id } = await paid();
    await tell(id);
    const dispute = (await disputeOf(id))?.id ?? '';
    await bank.database.owner.query('update payments.dispute set provider_ref = null where id = $1', [
      dispute,
    ]);
    await handOver(dispute, 'needs_response');
    await handOver(uuidv7(Date.now()), 'needs_response');
    expect(at.heard).toEqual([]);
  });
});
