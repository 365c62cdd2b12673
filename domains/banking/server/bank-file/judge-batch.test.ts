import { describe, expect, it } from 'vitest';

import { BATCH, entry, judged, known, OTHER, part, REFERENCE, withdrawal } from '../testing/judging.ts';
import type { BankEntry } from './camt-entry.ts';

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
