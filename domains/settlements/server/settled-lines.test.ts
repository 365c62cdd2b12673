import { describe, expect, it } from 'vitest';

import { linesByAsset, sandboxFee } from './settled-lines.ts';

/** Takes 30 minor units and 1.9 % of a sale. */
const RAIL = 'sandbox-card-a';

describe('what a simulated rail keeps of a sale', () => {
  it.each([
    ['is a fixed part and a share of the sale', 100_000n, 1_930n],
    ['is rounded up to a whole minor unit', 100_001n, 1_931n],
    ['is never more than the sale', 1n, 1n],
  ] as const)('%s', (_, amount, fee) => {
    expect(sandboxFee(RAIL, amount)).toBe(fee);
  });

  it('is unknown of a rail of another company, which says so itself', () => {
    expect(sandboxFee('stripe', 100_000n)).toBeUndefined();
  });
});

describe('the lines of a simulated rail', () => {
  it('name what came, and below zero what went back, by currency', () => {
    const sale = {
      kind: 'sale',
      reference: 'a:1',
      asset: 'USD',
      amount: 100_000n,
      settles: 'whole',
    } as const;
    const back = { ...sale, kind: 'refund', reference: 'b:1', asset: 'EUR' } as const;
    expect(linesByAsset(RAIL, [sale, back])).toEqual(
      new Map([
        ['USD', [{ kind: 'sale', reference: 'a:1', gross: 100_000n, fee: 1_930n }]],
        ['EUR', [{ kind: 'refund', reference: 'b:1', gross: -100_000n, fee: 0n }]],
      ]),
    );
  });

  it.each([
    ['whole', ['2500']],
    ['short', ['2499']],
    ['twice', ['2500', '2500']],
    ['never', []],
  ] as const)('of a sale whose test number says %s are these', (settles, gross) => {
    const sale = { kind: 'sale', reference: 'a:1', asset: 'JVD', amount: 2500n, settles } as const;
    const lines = linesByAsset(RAIL, [sale]).get('JVD') ?? [];
    expect(lines.map((line) => String(line.gross))).toEqual(gross);
    expect(new Set(lines.map(({ fee }) => fee))).toEqual(new Set(gross.map(() => 78n)));
  });
});
