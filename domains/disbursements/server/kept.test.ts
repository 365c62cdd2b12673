import { heldRows } from '@egcr/server-kit/testing/held-rows';
import { refusedBy } from '@egcr/server-kit/testing/refused-by';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { lockCommitment } from './commitment-store.ts';
import { paymentsFor } from './payment-store.ts';
import { findEnvelope } from './store.ts';
import { openEnvelopes, usd } from './testing/open-envelopes.ts';

let desk: Awaited<ReturnType<typeof openEnvelopes>>;
beforeAll(async () => {
  desk = await openEnvelopes();
});
afterAll(() => desk.bank.close());

describe('what the database keeps', () => {
  const of = async (table: string, id: string, fields: string) => {
    await desk.query(`alter table disbursements.${table} disable trigger user`);
    try {
      return await refusedBy(
        desk.bank.database,
        `update disbursements.${table} set ${fields} where id = $1`,
        [id],
      );
    } finally {
      await desk.query(`alter table disbursements.${table} enable trigger user`);
    }
  };

  it.each([
    ["purpose = 'fun'", 'envelope_purpose_known'],
    ['control_count = 0', 'envelope_count_positive'],
    ['control_count = 1', undefined],
    ['control_minor = 0', 'envelope_sum_positive'],
    ['control_minor = 1', undefined],
    ["state = 'lost'", 'envelope_state_known'],
  ])('of an envelope never %s', async (fields, rule) => {
    expect(await of('envelope', (await desk.made()).id, fields)).toBe(rule);
  });

  it.each([
    ['position = 0', 'disbursement_position_counted'],
    ['amount_minor = 0', 'disbursement_positive'],
    ['amount_minor = 1', undefined],
    ["state = 'paid'", 'disbursement_paid_once'],
    ['transfer_id = id', 'disbursement_paid_once'],
    ["state = 'paid', transfer_id = id", undefined],
    ["state = 'returned'", 'disbursement_paid_once'],
    ["state = 'lost'", 'disbursement_state_known'],
    ["state = 'failed'", 'disbursement_failed_why'],
    ["state = 'failed', reason = 'frozen'", undefined],
    ['recovered_minor = 1', 'disbursement_recovered_if_paid'],
    ["state = 'paid', transfer_id = id, recovered_minor = amount_minor", undefined],
    ["state = 'paid', transfer_id = id, recovered_minor = amount_minor + 1", 'disbursement_recovered_within'],
    ["state = 'paid', transfer_id = id, recovered_minor = -1", 'disbursement_recovered_within'],
  ])('of a payment never %s', async (fields, rule) => {
    const { subjects } = await desk.made();
    const [payment] = await paymentsFor(desk.bank.database.db, subjects);
    expect(await of('disbursement', payment?.id ?? '', fields)).toBe(rule);
  });

  it.each([
    ['amount_minor = 0, released_minor = 0', 'commitment_positive'],
    ['released_minor = -1', 'commitment_released_within'],
    ['released_minor = amount_minor', undefined],
    ['released_minor = amount_minor + 1', 'commitment_released_within'],
  ])('of a promise never %s', async (fields, rule) => {
    const [id, fund] = [desk.newId(), desk.newId()];
    await desk.bank.services.unit(async (work) => {
      await desk.door.fill(work, { fund, amount: usd('500'), key: fund });
      await desk.door.commit(work, { id, fund, amount: usd('500') });
    });
    expect(await of('commitment', id, fields)).toBe(rule);
  });

  it.each([
    ['amount_minor = 0', 'recovery_positive'],
    ['returned_minor = -1', 'recovery_returned_within'],
    ['held_back_minor = -1', 'recovery_returned_within'],
    ['given_up_minor = -1', 'recovery_returned_within'],
    ['returned_minor = 40, held_back_minor = 30, given_up_minor = 30', undefined],
    ['returned_minor = 40, held_back_minor = 30, given_up_minor = 31', 'recovery_returned_within'],
  ])('of a debt never %s', async (fields, rule) => {
    const id = desk.newId();
    await desk.bank.services.unit((work) =>
      desk.door.owe(work, {
        id,
        fund: desk.newId(),
        person: desk.payees[0]?.userId ?? '',
        amount: usd('100'),
      }),
    );
    expect(await of('recovery', id, fields)).toBe(rule);
  });

  it.each([
    ['amount_minor = 0', 'filling_positive'],
    ['proposed_by = id, approved_by = id', 'filling_by_two'],
    ['proposed_by = id, approved_by = fund_id', undefined],
  ])('of money brought in never %s', async (fields, rule) => {
    const { fund } = await desk.made();
    const { rows } = await desk.query('select id from disbursements.filling where fund_id = $1', [fund]);
    expect(await of('filling', rows[0].id, fields)).toBe(rule);
  });
});

it('an envelope and a promise are held by those who change them, and by nobody who reads', async () => {
  const { db } = desk.bank.database;
  const [{ id }, { fund }] = [await desk.made(), await desk.made()];
  const [promise, other] = [desk.newId(), desk.newId()];
  await desk.bank.services.unit(async (work) => {
    await desk.door.fill(work, { fund, amount: usd('500'), key: promise });
    for (const each of [promise, other]) await desk.door.commit(work, { id: each, fund, amount: usd('100') });
  });
  const held = (table: string) => heldRows(desk.bank.database, `disbursements.${table}`);
  await db.transaction().execute(async (own) => {
    await findEnvelope(own, { id });
    expect(await held('envelope')).toEqual([]);
    await findEnvelope(own, { id, isLocked: true });
    expect(await held('envelope')).toEqual([id]);
    expect((await lockCommitment(own, promise))?.amount_minor).toBe(100n);
    expect(await held('commitment')).toEqual([promise]);
  });
});
