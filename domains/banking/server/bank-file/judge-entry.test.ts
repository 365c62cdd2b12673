import { describe, expect, it } from 'vitest';

import type { WithdrawalRow } from '../rails/store.ts';
import type { BankEntry, EntryPart } from './camt-entry.ts';
import { judgeEntry, Ongoing } from './judge-entry.ts';
import type { KnownState, KnownWithdrawal } from './known.ts';

const REFERENCE = 'AAAABBBBCCCC';
const OTHER = 'DDDDEEEEFFFF';
const BATCH = 'a'.repeat(32);

const withdrawal = (
  reference: string,
  {
    state = 'sent',
    amount = 500n,
    asset = 'USD',
    batchName = BATCH,
  }: Partial<KnownWithdrawal & WithdrawalRow> = {},
): KnownWithdrawal => ({
  row: { id: `id of ${reference}`, user_id: 'amina', asset, amount, reference } as WithdrawalRow,
  batchName,
  state,
});

const known = (change: Partial<KnownState> = {}): KnownState => ({
  ownAccount: 'DE89370400440532013000',
  tomorrow: '2026-11-21',
  taken: new Map(),
  statements: new Map(),
  points: [],
  withdrawals: [withdrawal(REFERENCE)],
  depositors: new Map([
    ['EGAAAAAAAAAA', 'amina'],
    ['EGBBBBBBBBBB', 'bao'],
    ['EGCCCCCCCCCC', 'amina'],
  ]),
  sendBacks: new Map([['EGSENDBACK01', { id: 'decision', asset: 'USD', amountMinor: 500n }]]),
  ...change,
});

const part = (change: Partial<EntryPart> = {}): EntryPart => ({
  amountMinor: -500n,
  endToEndId: undefined,
  remittance: '',
  depositReferences: [],
  returnReason: undefined,
  ...change,
});

const entry = (change: Partial<BankEntry> = {}): BankEntry => ({
  place: 1,
  content: 'content',
  isNamed: true,
  currency: 'USD',
  scale: 2,
  isForeign: false,
  amountMinor: -500n,
  bookedOn: '2026-11-20',
  isReversal: false,
  batchNames: [],
  parts: [part()],
  splitProblem: undefined,
  ...change,
});

/** What becomes of some entries, one after the other, in short. */
async function judged(
  entries: readonly BankEntry[],
  state: KnownState = known(),
): Promise<readonly string[]> {
  const ongoing = new Ongoing(state);
  const said: string[] = [];
  for (const one of entries)
    for (const { amountMinor, effect } of await judgeEntry(one, ongoing, async () => {}))
      said.push(
        [
          amountMinor,
          effect.does,
          ...('withdrawal' in effect ? [effect.withdrawal.reference] : []),
          ...('said' in effect ? [effect.said] : []),
          ...('userId' in effect ? [effect.userId] : []),
          ...('decisionId' in effect ? [effect.decisionId] : []),
          ...('reason' in effect ? [effect.reason] : []),
        ].join(' '),
      );
  return said;
}

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

describe('one debit for several withdrawals', () => {
  const two = (one: object = {}, other: object = {}) =>
    known({
      withdrawals: [withdrawal(REFERENCE, one), withdrawal(OTHER, { amount: 300n, ...other })],
    });
  const both = (change: Partial<BankEntry> = {}) =>
    entry({
      amountMinor: -800n,
      parts: [
        part({ amountMinor: undefined, endToEndId: REFERENCE }),
        part({ amountMinor: undefined, endToEndId: OTHER }),
      ],
      ...change,
    });
  const whole = (change: Partial<BankEntry> = {}) =>
    entry({ amountMinor: -800n, batchNames: [BATCH], parts: [part({ amountMinor: undefined })], ...change });
  const captured = [`-500 capture ${REFERENCE}`, `-300 capture ${OTHER}`];

  it.each([
    ['by the names in its details', both(), two(), captured],
    ['by the name of our batch', whole(), two(), captured],
    [
      'by its details, each with its amount',
      both({ parts: [part({ endToEndId: REFERENCE }), part({ amountMinor: -300n, endToEndId: OTHER })] }),
      two(),
      captured,
    ],
    [
      'by the batch, where its details are told apart and name nothing',
      whole({ parts: [part({ amountMinor: -800n })] }),
      two(),
      captured,
    ],
    [
      'not where the sum differs',
      both({ amountMinor: -801n }),
      two(),
      ['-801 unexplained details_without_amounts'],
    ],
    [
      'not where one is not with the bank',
      both(),
      two({}, { state: 'paid' }),
      ['-800 unexplained details_without_amounts'],
    ],
    [
      'not where one is in another currency',
      both(),
      two({}, { asset: 'EUR' }),
      ['-800 unexplained details_without_amounts'],
    ],
    [
      'not where one is named twice',
      both({
        amountMinor: -1000n,
        parts: [
          part({ amountMinor: undefined, endToEndId: REFERENCE }),
          part({ amountMinor: undefined, endToEndId: REFERENCE }),
        ],
      }),
      two(),
      ['-1000 unexplained details_without_amounts'],
    ],
    [
      'not where a detail names nothing',
      both({ parts: [...both().parts, part({ amountMinor: undefined })] }),
      two(),
      ['-800 unexplained details_without_amounts'],
    ],
    [
      'not where two batches are named',
      whole({ batchNames: [BATCH, 'b'.repeat(32)] }),
      two(),
      ['-800 unexplained details_without_amounts'],
    ],
    [
      'of the batch what is still open',
      whole({ amountMinor: -300n }),
      two({ state: 'paid' }),
      [`-300 capture ${OTHER}`],
    ],
    [
      'not where all of the batch is over',
      whole({ amountMinor: -800n }),
      two({ state: 'paid' }, { state: 'paid' }),
      ['-800 unexplained details_without_amounts'],
    ],
    [
      'not where the bank takes it back',
      both({ isReversal: true }),
      two(),
      ['-800 unexplained details_without_amounts'],
    ],
    ['not where money comes', both({ amountMinor: 800n }), two(), ['800 suspense details_without_amounts']],
    [
      'by the batch, also where the details cannot be told apart',
      whole({ splitProblem: 'details_differ' }),
      two(),
      captured,
    ],
  ])('pays them %s', async (...[, one, state, expected]) => {
    expect(await judged([one], state)).toEqual(expected);
  });

  it('leaves them paid: the same debit again explains nothing', async () => {
    expect(await judged([whole(), whole()], two())).toEqual([
      ...captured,
      '-800 unexplained details_without_amounts',
    ]);
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
