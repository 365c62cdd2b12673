import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { FxEdge } from '../../contract/index.ts';
import { card, decided, type Written } from '../testing/questions.ts';
import { bestPath, readEdge } from './fx-paths.ts';
import { compare, decimalText, rational, readDecimal, times, type Rational } from './rational.ts';

/** `USD/EUR` is from dollars to euros. */
const edge = (name: string, pair: string, rate: string, more: Written = {}) => {
  const [from, to] = pair.split('/');
  return { name, from, to, rate, ...more };
};
const toEur = (edges: Written[], more: Written = {}, candidates: Written[] = [{ rail: 'a', cost: {} }]) =>
  decided({ payment: card('10000', { receive: 'EUR' }), candidates, edges, ...more });

describe('the path of an exchange', () => {
  it('is the one that brings most over at most three exchanges, also where rates are above 1', () => {
    const edges = [
      edge('direct', 'USD/EUR', '0.9'),
      edge('to-jpy', 'USD/JPY', '150'),
      edge('to-inr', 'JPY/INR', '0.6'),
      edge('to-eur', 'INR/EUR', '0.0101', { fee_bps: '10' }),
    ];
    const { candidates } = toEur(edges, { rates: [{ from: 'USD', to: 'EUR', mid: '0.91' }] });
    // 150 × 0.6 × 0.0101 × 0.999
    expect(candidates[0]?.path).toEqual({
      edges: ['to-jpy', 'to-inr', 'to-eur'],
      rate: '0.908091',
      receives: '90.8091',
      spread_bps: '20.978021978022',
    });
    const four = [...edges.slice(0, 3), edge('to-gbp', 'INR/GBP', '1'), edge('end', 'GBP/EUR', '9')];
    expect(toEur(four).candidates[0]?.path?.edges).toEqual(['direct']);
  });

  it('leads only through edges that can take what arrives at them', () => {
    const edges = [
      edge('small', 'USD/EUR', '0.95', { liquidity: '99.99' }),
      edge('enough', 'USD/EUR', '0.9', { liquidity: '100' }),
    ];
    expect(toEur(edges).candidates[0]?.path?.edges).toEqual(['enough']);
    expect(toEur(edges.slice(0, 1)).candidates[0]).toMatchObject({ removed_by: 'fx_path', path: null });
    // A worse beginning can be the better way: less arrives, and fits.
    const worse = [
      edge('more', 'USD/JPY', '150'),
      edge('less', 'USD/JPY', '149'),
      edge('narrow', 'JPY/EUR', '0.0062', { liquidity: '14900' }),
      edge('wide', 'JPY/EUR', '0.005'),
    ];
    expect(toEur(worse).candidates[0]?.path?.edges).toEqual(['less', 'narrow']);
  });

  it('is the shorter one of two that bring the same', () => {
    const direct = [
      edge('direct', 'USD/EUR', '0.9'),
      edge('over', 'USD/JPY', '1'),
      edge('on', 'JPY/EUR', '0.9'),
    ];
    expect(toEur(direct).candidates[0]?.path?.edges).toEqual(['direct']);
    const longer = [
      edge('one', 'USD/JPY', '1'),
      edge('two', 'JPY/INR', '1'),
      edge('three', 'INR/EUR', '0.9'),
      edge('first', 'USD/GBP', '1'),
      edge('second', 'GBP/EUR', '0.9'),
    ];
    expect(toEur(longer).candidates[0]?.path?.edges).toEqual(['first', 'second']);
  });

  it('takes fees in parts of a basis point, and is measured by the rate between just these two', () => {
    const edges = [edge('direct', 'USD/EUR', '2', { fee_bps: '0.5' })];
    const spread = (...rates: Written[]) => toEur(edges, { rates }).candidates[0]?.path;
    const mid = (pair: string, rate: string) => {
      const [from, to] = pair.split('/');
      return { from, to, mid: rate };
    };
    expect(spread(mid('USD/JPY', '9'), mid('JPY/EUR', '9'), mid('USD/EUR', '2'))).toMatchObject({
      rate: '1.9999',
      spread_bps: '0.5',
    });
    expect(spread(mid('EUR/JPY', '9'), mid('JPY/USD', '9'), mid('EUR/USD', '0.25'))).toMatchObject({
      spread_bps: '5000.25',
    });
  });

  it('and the rail are chosen as one: an edge may belong to one rail, and its spread is part of the cost', () => {
    const rails = [
      { rail: 'a', success_rate: '0.95', cost: {} },
      { rail: 'b', success_rate: '0.95', cost: {} },
      { rail: 'c', success_rate: '0.95', cost: { fx_spread_bps: '300' } },
    ];
    const edges = [edge('open', 'USD/EUR', '0.9'), edge('of-b', 'USD/EUR', '0.91', { rail: 'b' })];
    const found = toEur(edges, { rates: [{ from: 'EUR', to: 'USD', mid: '1.0989010989010989' }] }, rails);
    expect(found).toMatchObject({ chosen: 'b', reason: 'expected_value', order: ['b', 'a', 'c'] });
    expect(found.candidates[2]).toMatchObject({ path: null, cost_bps: '300' });
    // Without a middle rate the best path is the measure.
    expect(toEur(edges, {}, rails).candidates[1]).toMatchObject({ cost_bps: '0', path: { spread_bps: '0' } });
    expect(toEur(edges, {}, rails).candidates[0]?.path?.spread_bps).toBe('109.89010989011');
  });
});

const currencies = ['USD', 'EUR', 'JPY', 'GBP', 'INR'];
const edgesGiven = fc
  .array(
    fc.record({
      from: fc.constantFrom(...currencies),
      to: fc.constantFrom(...currencies),
      rate: fc.integer({ min: 1, max: 4000 }).map((milli) => decimalText(rational(BigInt(milli), 1000n))),
      fee_bps: fc.constantFrom('0', '1', '50', '9999', '10000'),
      liquidity: fc.option(fc.integer({ min: 0, max: 400 }).map(String)),
    }),
    { maxLength: 14 },
  )
  .map((list) => list.map((each, at): FxEdge => ({ ...each, name: `e${at}` })));

/** Every walk of up to three edges, without any of the search’s shortcuts. */
function bestByForce(edges: readonly FxEdge[], amount: Rational): Rational | undefined {
  let best: Rational | undefined;
  for (const first of [undefined, ...edges])
    for (const second of [undefined, ...edges])
      for (const third of edges) {
        const walk = [first, second, third].flatMap((each) => (each ? [each] : []));
        const stops = ['USD', ...walk.map(({ to }) => to)];
        const isPath =
          (first === undefined || second !== undefined) &&
          stops.at(-1) === 'EUR' &&
          new Set(stops).size === stops.length &&
          walk.every(({ from }, at) => from === stops[at]);
        if (!isPath) continue;
        let [rate, isFine] = [rational(1n), true];
        for (const { liquidity, rate: gross, fee_bps: fee } of walk) {
          if (liquidity && compare(times(amount, rate), readDecimal(liquidity)) > 0) isFine = false;
          const kept = rational(10_000n - BigInt(fee), 10_000n);
          rate = times(rate, times(readDecimal(gross), kept));
        }
        if (isFine && (best === undefined || compare(rate, best) > 0)) best = rate;
      }
  return best;
}

it('finds what trying every path finds', () => {
  fc.assert(
    fc.property(edgesGiven, fc.integer({ min: 1, max: 300 }), (edges, whole) => {
      const amount = rational(BigInt(whole));
      const found = bestPath({ from: 'USD', to: 'EUR', amount }, edges.map(readEdge));
      const wanted = bestByForce(edges, amount);
      expect(found && decimalText(found.rate)).toBe(wanted && decimalText(wanted));
    }),
    { numRuns: 400 },
  );
});

it('says the same whatever the order of the edges', () => {
  fc.assert(
    fc.property(edgesGiven, (edges) => {
      const asked = { from: 'USD', to: 'EUR', amount: rational(20n) };
      expect(bestPath(asked, edges.toReversed().map(readEdge))?.edges).toEqual(
        bestPath(asked, edges.map(readEdge))?.edges,
      );
    }),
  );
});
