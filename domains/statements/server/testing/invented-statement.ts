import type { AssetCode } from '@egcr/ledger/contract';
import { assetOf } from '@egcr/ledger/contract';
import { invariant } from '@egcr/server-kit/refusal';

import type { Line, Lines, Statement } from '../statement.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 3, 9, minute));

/** What moved, oldest first: every kind of line that a statement can have. */
const moved: readonly (readonly [amountMinor: bigint, line: Partial<Line>])[] = [
  [100_000n, { kind: 'sandbox_deposit', counterpart: null }],
  [-2_500n, { note: 'Rent & "heating", June <2026>' }],
  [7n, {}],
  [-3_000n, { kind: 'conversion', counterpart: null }],
  [-4_000n, { kind: 'withdrawal', counterpart: null }],
  [-400n, { kind: 'pot_in', counterpart: null, note: 'Holiday' }],
  [-99n, { kind: 'grants.filing_fee', title: 'Fee for Bao Test' }],
  [1_000n, { kind: 'grants.award', title: 'Grant', counterpart: { name: 'Fund for mills', username: '' } }],
  [
    -1n,
    {
      kind: 'trades.price',
      counterpart: { name: 'N'.repeat(71), username: 'long' },
      title: 'A description that is much longer than the column and so goes on in a second line of the row',
      note: 'a note that is too long for one line of small print, so that it ends with an ellipsis on the paper',
    },
  ],
  [250n, { kind: 'withdrawal_return', counterpart: null }],
  [5n, { kind: 'card_fee', counterpart: { name: '', username: 'gone' } }],
];

/** A statement of November 2026 with so many lines, in a currency and a language. */
export function inventedStatement({
  lines,
  language,
  asset = 'JVD',
}: {
  readonly lines: number;
  readonly language: string;
  readonly asset?: AssetCode;
}): { readonly statement: Statement; readonly lines: Lines } {
  const known = assetOf(asset);
  invariant(known !== undefined, 'the asset is known');
  let balance = 10_000n;
  const all = Array.from({ length: lines }, (_, place): Line => {
    const [amountMinor, line] = moved[place % moved.length] ?? [0n, {}];
    balance += amountMinor;
    return {
      number: BigInt(place + 1),
      at: at(place),
      amountMinor,
      balanceMinor: balance,
      kind: 'transfer',
      title: undefined,
      counterpart: { name: 'Bao Test', username: 'bao' },
      note: null,
      reference: `0000-0000-00${String(place).padStart(2, '0')}`,
      transferId: `01900000-0000-7000-8000-0000000000${String(place).padStart(2, '0')}`,
      ...line,
    };
  });
  const sum = (isIn: boolean) =>
    all.reduce((total, one) => (one.amountMinor > 0n === isIn ? total + one.amountMinor : total), 0n);
  return {
    statement: {
      account: {
        id: '01900000-0000-7000-8000-00000000002a',
        owner: { kind: 'person', id: '01900000-0000-7000-8000-000000000001' },
        asset,
        purpose: 'main',
        status: 'open',
        balanceMinor: balance,
        heldMinor: 0n,
        version: BigInt(lines),
        openedAt: at(0),
        limitDayMinor: null,
        limitMonthMinor: null,
        outDayMinor: 0n,
        outDayOn: null,
        outMonthMinor: 0n,
        outMonthOn: null,
      },
      asset: known,
      holder: 'Amina & Söhne',
      period: { from: new Date('2026-11-01T00:00:00Z'), to: new Date('2026-12-01T00:00:00Z') },
      days: { from: '2026-11-01', to: '2026-11-30' },
      madeAt: new Date('2026-12-02T08:09:10.123Z'),
      openingMinor: 10_000n,
      closingMinor: balance,
      inMinor: sum(true),
      outMinor: sum(false),
      count: BigInt(lines),
      language,
    },
    lines: pagesOf(all),
  };
}

async function* pagesOf(lines: readonly Line[]): AsyncGenerator<readonly Line[]> {
  for (let from = 0; from < lines.length; from += 4) yield lines.slice(from, from + 4);
}
