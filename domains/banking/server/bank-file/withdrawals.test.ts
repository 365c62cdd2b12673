import { describe, expect, it } from 'vitest';

import { serveBankDesk } from '../testing/bank-desk.ts';

const { bank, desk } = await serveBankDesk();

describe('a return', () => {
  it('of dollars is never a deposit of rupees: it is in the same currency and of the same amount (attack B1)', async () => {
    const amina = await desk.customer();
    const { references } = await desk.sent(amina, '10000');
    const [endToEnd = ''] = references;
    const rupees = { amount: '100.00', currency: 'INR', isIn: true, endToEnd };
    expect(await desk.take([rupees], { currency: 'INR' })).toEqual(['suspense return_differs']);
    expect(await desk.take([{ ...rupees, reason: 'AC04' }], { currency: 'INR' })).toEqual([
      'suspense return_differs',
    ]);
    expect(await desk.statesOf(amina.person)).toEqual(['sent']);
    expect(await desk.dollars(amina.person)).toEqual(['990000', '10000']);
    expect(await desk.take([{ amount: '100.00', endToEnd }])).toEqual(['paid']);
    expect(await desk.take([rupees], { currency: 'INR' })).toEqual(['suspense return_differs']);
    expect(await desk.statesOf(amina.person)).toEqual(['paid']);
    await desk.provesItself();
  });

  it('is never told by the reference of a withdrawal alone (attack B1)', async () => {
    const amina = await desk.customer();
    const { references } = await desk.sent(amina, '5000', '6000');
    const [first = '', second = ''] = references;
    expect(await desk.take([{ amount: '50.00', isIn: true, endToEnd: first }])).toEqual([
      'suspense return_differs',
    ]);
    expect(await desk.take([{ amount: '49.99', isIn: true, endToEnd: first, reason: 'AC04' }])).toEqual([
      'suspense return_differs',
    ]);
    expect(
      await desk.take([
        { amount: '50.00', endToEnd: first },
        { amount: '60.00', endToEnd: second },
      ]),
    ).toEqual(['paid', 'paid']);
    expect(await desk.take([{ amount: '50.00', isIn: true, endToEnd: first }])).toEqual(['returned']);
    expect(await desk.take([{ amount: '50.00', isIn: true, endToEnd: first, reason: 'AC04' }])).toEqual([
      'suspense return_differs',
    ]);
    expect(await desk.dollars(amina.person)).toEqual(['994000', '0']);
    await desk.provesItself();
  });

  it('that stands before its payment is settled by it, and its person has the money once (attack B1)', async () => {
    const amina = await desk.customer();
    const {
      references: [endToEnd = ''],
    } = await desk.sent(amina, '7000');
    const back = { amount: '70.00', isIn: true, endToEnd, reason: 'AC04' };
    expect(await desk.take([back, { amount: '70.00', endToEnd }])).toEqual(['returned', 'paid']);
    const {
      references: [next = ''],
    } = await desk.sent(amina, '8000');
    expect(await desk.take([{ ...back, amount: '80.00', endToEnd: next }])).toEqual([
      'returned return_before_debit',
    ]);
    expect(await desk.dollars(amina.person)).toEqual(['1000000', '0']);
    expect(await desk.take([{ amount: '80.00', endToEnd: next }])).toEqual(['paid']);
    expect(await desk.take([{ amount: '80.00', endToEnd: next }])).toEqual(['unknown withdrawal_ended']);
    expect(await desk.statesOf(amina.person)).toEqual(['returned', 'returned']);
    expect(await desk.dollars(amina.person)).toEqual(['1000000', '0']);
    await desk.provesItself();
  });

  it('in a currency that we do not keep, or without the account’s, waits by its entry and breaks nothing (attack B6)', async () => {
    const amina = await desk.customer();
    const {
      references: [endToEnd = ''],
    } = await desk.sent(amina, '9000');
    const reference = await desk.depositReference(amina.person);
    expect(
      await desk.take([
        { amount: '90.00', endToEnd },
        { amount: '85.123', currency: 'CHF', isIn: true, endToEnd, reason: 'AC04' },
        { amount: '9000', currency: 'JPY', isIn: true, endToEnd, reason: 'AC04' },
        { amount: '1.00', isIn: true, text: reference },
      ]),
    ).toEqual(['paid', 'unknown currency_differs', 'unknown currency_differs', 'credited']);
    expect(await desk.dollars(amina.person)).toEqual(['991100', '0']);
    await desk.provesItself();
  });
});

describe('one debit for several withdrawals', () => {
  it('pays each of them, by its details or by the name of our batch (attack B2)', async () => {
    const amina = await desk.customer();
    const first = await desk.sent(amina, '1000', '2000');
    const [one = '', two = ''] = first.references;
    expect(
      await desk.take([
        {
          amount: '30.00',
          details: [
            { endToEnd: one, amount: '10.00' },
            { endToEnd: two, amount: '20.00' },
          ],
        },
      ]),
    ).toEqual(['paid', 'paid']);
    const second = await desk.sent(amina, '1000', '2000');
    expect(
      await desk.take([{ amount: '30.00', batch: { name: second.batch, count: 2 }, details: [] }]),
    ).toEqual(['paid', 'paid']);
    const third = await desk.sent(amina, '1000', '2000');
    expect(
      await desk.take([{ amount: '30.00', details: third.references.map((endToEnd) => ({ endToEnd })) }]),
    ).toEqual(['paid', 'paid']);
    expect(await desk.dollars(amina.person)).toEqual(['991000', '0']);
    await desk.provesItself();
  });

  it('of a part of a batch pays those its details name, and nothing is guessed of a sum (attack B2)', async () => {
    const amina = await desk.customer();
    const { references, batch } = await desk.sent(amina, '1000', '2000', '3000');
    const [one = '', two = '', three = ''] = references;
    expect(await desk.take([{ amount: '30.00', batch: { name: batch }, details: [] }])).toEqual([
      'unknown batch_differs',
    ]);
    expect(
      await desk.take([
        {
          amount: '40.00',
          batch: { name: batch, count: 2 },
          details: [
            { endToEnd: one, amount: '10.00' },
            { endToEnd: three, amount: '30.00' },
          ],
        },
      ]),
    ).toEqual(['paid', 'paid']);
    expect(
      await desk.take([
        {
          amount: '21.00',
          details: [
            { endToEnd: two, amount: '20.00' },
            { endToEnd: two, amount: '1.00' },
          ],
        },
      ]),
    ).toEqual(['paid', 'unknown withdrawal_differs']);
    expect(await desk.dollars(amina.person)).toEqual(['994000', '0']);
    await desk.provesItself();
  });
});

describe('a withdrawal that is with the bank', () => {
  it('is never given back by time (attack B2)', async () => {
    const amina = await desk.customer();
    const {
      references: [endToEnd = ''],
    } = await desk.sent(amina, '4000');
    const halfAYear = 200 * 24 * 3600 * 1000;
    await bank.services.unit((work) =>
      bank.ledger.expireHolds({ ...work, now: new Date(work.now.getTime() + halfAYear) }, 1000),
    );
    expect([await desk.statesOf(amina.person), await desk.dollars(amina.person)]).toEqual([
      ['sent'],
      ['996000', '4000'],
    ]);
    expect(await desk.take([{ amount: '40.00', endToEnd }])).toEqual(['paid']);
    await desk.provesItself();
  });

  it('of which the bank says nothing is shown to the staff, after days (attack B2)', async () => {
    const amina = await desk.customer();
    const {
      references: [reference = ''],
      id,
    } = await desk.sent(amina, '4000');
    const overdue = async () => {
      const asked = { as: desk.clerk, role: 'super_admin' };
      const { body } = await bank.call('GET', '/api/v1/admin/wallet/bank-batches', asked);
      return body.overdue.filter((one: { batch_id: string }) => one.batch_id === id);
    };
    expect(await overdue()).toEqual([]);
    bank.clock.advance(6 * 24 * 3600);
    expect(await overdue()).toEqual([expect.objectContaining({ reference, batch_id: id })]);
    expect(await desk.statesOf(amina.person)).toEqual(['sent']);
    expect(await desk.take([{ amount: '40.00', endToEnd: reference }])).toEqual(['paid']);
    expect(await overdue()).toEqual([]);
  });

  it('is given back by two people, neither of them its owner, and never by time (attack B2)', async () => {
    const amina = await desk.customer();
    const {
      references: [reference = ''],
    } = await desk.sent(amina, '4100');
    const { body } = await bank.call('GET', '/api/v1/wallet/withdrawals', { as: amina.person });
    const path = `withdrawals/${body.items[0].id}/give-back`;
    const reason = { reason: 'The bank has lost it' };
    expect((await desk.asStaff(path, reason, amina.person)).body.code).toBe('interested_party');
    expect((await desk.asStaff('withdrawals/nothing/give-back', reason)).status).toBe(404);
    expect((await desk.asStaff(path, reason)).body).toMatchObject({ reference, state: 'returned' });
    expect(await desk.statesOf(amina.person)).toEqual(['returned']);
    expect(await desk.dollars(amina.person)).toEqual(['1000000', '0']);
    expect((await desk.asStaff(path, reason)).body.code).toBe('withdrawal_not_sent');
    // The bank pays it all the same: a person has to look, and nobody's money moves.
    expect(await desk.take([{ amount: '41.00', endToEnd: reference }])).toEqual(['unknown withdrawal_ended']);
    expect(await desk.dollars(amina.person)).toEqual(['1000000', '0']);
    await desk.provesItself();
  });
});
