import { describe, expect, it } from 'vitest';

import { entry, judged, known, part, REFERENCE, withdrawal } from '../testing/judging.ts';
import type { BankEntry, EntryPart } from './camt-entry.ts';
import { judgeEntry, Ongoing } from './judge-entry.ts';

const out = (change: Partial<EntryPart> = {}, more: Partial<BankEntry> = {}) =>
  entry({ ...more, parts: [part(change)] });
const into = (change: Partial<EntryPart> = {}, more: Partial<BankEntry> = {}) =>
  entry({ amountMinor: 500n, ...more, parts: [part({ amountMinor: 500n, ...change })] });
const paid = out({ endToEndId: REFERENCE });

describe('money that left', () => {
  it.each([
    ['a withdrawal that is with the bank', [paid], [`-500 capture ${REFERENCE}`]],
    [
      'a withdrawal with its reference in groups',
      [out({ endToEndId: 'aaaa-bbbb cccc' })],
      [`-500 capture ${REFERENCE}`],
    ],
    [
      'a withdrawal paid twice',
      [paid, paid],
      [`-500 capture ${REFERENCE}`, '-500 unexplained withdrawal_ended'],
    ],
    ['nothing of ours', [out()], ['-500 unexplained nothing_of_ours']],
    [
      'a batch that is not ours',
      [out({}, { batchNames: ['b'.repeat(32)] })],
      ['-500 unexplained batch_differs'],
    ],
    [
      'a withdrawal of another amount',
      [out({ endToEndId: REFERENCE, amountMinor: -499n })],
      ['-499 unexplained withdrawal_differs'],
    ],
    [
      'a withdrawal in another currency',
      [out({ endToEndId: REFERENCE }, { currency: 'EUR' })],
      ['-500 unexplained withdrawal_differs'],
    ],
    [
      'an entry that the bank takes back',
      [out({ endToEndId: REFERENCE }, { isReversal: true })],
      ['-500 unexplained reversal'],
    ],
    [
      'a payment with a reason of return',
      [out({ endToEndId: REFERENCE, returnReason: 'AC04' })],
      ['-500 unexplained reversal'],
    ],
    [
      'money that was decided to go back',
      [out({ endToEndId: 'EG-SEND-BACK-01' })],
      ['-500 confirm decision'],
    ],
    [
      'money that goes back twice',
      [out({ endToEndId: 'EGSENDBACK01' }), out({ endToEndId: 'EGSENDBACK01' })],
      ['-500 confirm decision', '-500 unexplained nothing_of_ours'],
    ],
    [
      'money that goes back with another amount',
      [out({ endToEndId: 'EGSENDBACK01', amountMinor: -1n })],
      ['-1 unexplained nothing_of_ours'],
    ],
    [
      'money that goes back in another currency',
      [out({ endToEndId: 'EGSENDBACK01' }, { currency: 'EUR' })],
      ['-500 unexplained nothing_of_ours'],
    ],
    [
      'what no part says how much',
      [out({ amountMinor: undefined })],
      ['-500 unexplained details_without_amounts'],
    ],
    [
      'what cannot be told apart',
      [out({}, { splitProblem: 'details_differ' })],
      ['-500 unexplained details_differ'],
    ],
    ['what is booked today', [out({}, { bookedOn: '2026-11-21' })], ['-500 unexplained nothing_of_ours']],
    [
      'what is booked after tomorrow',
      [out({}, { bookedOn: '2026-11-22' })],
      ['-500 unexplained future_date'],
    ],
    ['what is booked on no day', [out({}, { bookedOn: undefined })], ['-500 unexplained nothing_of_ours']],
    ['what is in a foreign currency', [out({}, { isForeign: true })], ['-500 note currency_differs']],
    ['nothing', [out({ amountMinor: 0n }, { amountMinor: 0n })], ['0 note zero_amount']],
  ])('for %s', async (_, entries, expected) => {
    expect(await judged(entries)).toEqual(expected);
  });

  it.each([
    ['waiting', 'withdrawal_not_sent'],
    ['paid', 'withdrawal_ended'],
    ['returned', 'withdrawal_ended'],
    ['cancelled', 'withdrawal_ended'],
  ] as const)('for a withdrawal that is %s', async (state, reason) => {
    expect(await judged([paid], known({ withdrawals: [withdrawal(REFERENCE, { state })] }))).toEqual([
      `-500 unexplained ${reason}`,
    ]);
  });
});

describe('money that came', () => {
  const reference = (...depositReferences: readonly string[]) => into({ depositReferences });
  it.each([
    ['with the reference of a person', [reference('EGAAAAAAAAAA')], ['500 deposit amina']],
    ['with two references of one person', [reference('EGAAAAAAAAAA', 'EGCCCCCCCCCC')], ['500 deposit amina']],
    [
      'with references of two people',
      [reference('EGAAAAAAAAAA', 'EGBBBBBBBBBB')],
      ['500 suspense two_owners'],
    ],
    ['with a reference of nobody', [reference('EGXXXXXXXXXX')], ['500 suspense no_owner']],
    [
      'with a reference of nobody and one of a person',
      [reference('EGXXXXXXXXXX', 'EGBBBBBBBBBB')],
      ['500 deposit bao'],
    ],
    ['with no reference', [into()], ['500 suspense no_owner']],
    [
      'as the bank takes back an entry',
      [into({ depositReferences: ['EGAAAAAAAAAA'] }, { isReversal: true })],
      ['500 suspense reversal'],
    ],
    [
      'with a reason of return',
      [into({ depositReferences: ['EGAAAAAAAAAA'], returnReason: 'AC04' })],
      ['500 suspense return_differs'],
    ],
    [
      'that cannot be told apart',
      [into({}, { splitProblem: 'detail_currency' })],
      ['500 suspense detail_currency'],
    ],
    ['dated ahead', [into({}, { bookedOn: '2026-11-22' })], ['500 suspense future_date']],
    [
      'back for a paid withdrawal',
      [paid, into({ endToEndId: REFERENCE, remittance: 'closed' })],
      [`-500 capture ${REFERENCE}`, `500 reverse ${REFERENCE} closed`],
    ],
    [
      'back with a code',
      [paid, into({ endToEndId: REFERENCE, remittance: 'closed', returnReason: 'AC04' })],
      [`-500 capture ${REFERENCE}`, `500 reverse ${REFERENCE} AC04`],
    ],
    [
      'back twice',
      [paid, into({ endToEndId: REFERENCE }), into({ endToEndId: REFERENCE })],
      [`-500 capture ${REFERENCE}`, `500 reverse ${REFERENCE} `, '500 suspense return_differs'],
    ],
    [
      'back with another amount',
      [paid, into({ endToEndId: REFERENCE, amountMinor: 499n })],
      [`-500 capture ${REFERENCE}`, '499 suspense return_differs'],
    ],
    [
      'back in another currency',
      [paid, into({ endToEndId: REFERENCE }, { currency: 'EUR' })],
      [`-500 capture ${REFERENCE}`, '500 suspense return_differs'],
    ],
    [
      'for a withdrawal that is with the bank, without a reason',
      [into({ endToEndId: REFERENCE })],
      ['500 suspense return_differs'],
    ],
    [
      'back before its payment',
      [into({ endToEndId: REFERENCE, returnReason: 'AC04' }), paid, paid],
      [`500 return_ahead ${REFERENCE} AC04`, `-500 settle ${REFERENCE}`, '-500 unexplained withdrawal_ended'],
    ],
  ])('%s', async (_, entries, expected) => {
    expect(await judged(entries)).toEqual(expected);
  });

  it('back for a withdrawal that is not with the bank waits, whatever the reason', async () => {
    for (const state of ['waiting', 'returned', 'cancelled'] as const)
      expect(
        await judged(
          [into({ endToEndId: REFERENCE, returnReason: 'AC04' })],
          known({ withdrawals: [withdrawal(REFERENCE, { state })] }),
        ),
      ).toEqual(['500 suspense return_differs']);
  });

  it('back is said in a note of at most 140 letters', async () => {
    const [, said = ''] = await judged([paid, into({ endToEndId: REFERENCE, remittance: 'x'.repeat(200) })]);
    expect(said.split(' ').at(-1)).toHaveLength(140);
  });
});

it('what waits as a whole keeps the texts of its payments, a thousand letters of them', async () => {
  const texts = async (...remittances: readonly string[]) => {
    const parts = remittances.map((remittance) => part({ remittance, amountMinor: undefined }));
    const [one] = await judgeEntry(entry({ parts }), new Ongoing(known()), async () => {});
    return one?.remittance;
  };
  expect(await texts('rent', '', 'heating')).toBe('rent · heating');
  expect(await texts('x'.repeat(1_001))).toHaveLength(1_000);
  expect(await texts('x'.repeat(1_000))).toHaveLength(1_000);
  expect(await texts('x'.repeat(995), 'yyyyyyy')).toBe(`${'x'.repeat(995)} · yy`);
});
