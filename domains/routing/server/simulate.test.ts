import { serveDomain, type ServedDomain } from '@egcr/server-kit/testing/served-domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CANDIDATES_MAX, EDGES_MAX } from '../contract/limits.ts';
import { decide, routingDomain } from './index.ts';
import { card, outcomes, read, type Written } from './testing/questions.ts';

let server: ServedDomain;
beforeAll(async () => {
  server = await serveDomain(routingDomain);
});
afterAll(() => server.close());

async function simulate(body: unknown) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/routing/simulate',
    payload: body as object,
  });
  return { status: answer.statusCode, body: answer.json() };
}

const rail = (name: string, more: Written = {}): Written => ({ rail: name, cost: {}, ...more });

describe('a simulated route [SYS-02]', () => {
  it('is decided for anybody, as the pure decision says, and its own question answers the same again', async () => {
    const question = {
      payment: card('10000', { receive: 'EUR' }),
      candidates: [rail('a', { outcomes: outcomes(8, 'declined') }), rail('b', { methods: ['wallet'] })],
      rates: [{ from: 'USD', to: 'EUR', mid: '0.91' }],
      edges: [{ name: 'pool', from: 'USD', to: 'EUR', rate: '0.9' }],
      seed: '7',
    };
    const first = await simulate(question);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ chosen: 'a', reason: 'only_one', seed: '7' });
    expect(first.body.candidates[1].removed_by).toBe('method');
    const again = await simulate({ ...question, at: first.body.at });
    expect(again.body).toEqual(first.body);
    expect(decide({ ...read(question), at: first.body.at })).toEqual(first.body);
  });

  it('says the same whatever the order of rails, edges and rules', () => {
    const rails = fc.uniqueArray(
      fc.record(
        {
          rail: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
          success_rate: fc.constantFrom('1', '0.9', '0.5', '0.1'),
          cost: fc.record({ fixed: fc.constantFrom('0', '30'), variable_bps: fc.constantFrom('0', '90') }),
          enabled: fc.boolean(),
        },
        { requiredKeys: ['rail'] },
      ),
      { selector: (each) => each.rail },
    );
    fc.assert(
      fc.property(rails, fc.string({ maxLength: 8 }), (candidates, seed) => {
        const asked = { payment: card('900'), seed, settings: { exploration: '0.3' } };
        const one = decide(read({ ...asked, candidates }));
        const other = decide(read({ ...asked, candidates: candidates.toReversed() }));
        expect(other).toEqual({ ...one, candidates: one.candidates.toReversed() });
        expect(new Set(one.order)).toEqual(
          new Set(one.candidates.filter((each) => each.removed_by === null).map((each) => each.rail)),
        );
      }),
    );
  });
});

describe('a question that is none', () => {
  const good = { payment: card('10000'), candidates: [rail('a')] };
  const many = <Item>(count: number, of: (at: number) => Item) =>
    Array.from({ length: count }, (_, at) => of(at));
  const edge = (at: number) => ({ name: `e${at}`, from: 'USD', to: 'EUR', rate: '1' });

  it.each<[string, string, Written]>([
    ['payment.amount.value', 'invalid_amount', { payment: { ...card('0') } }],
    ['payment.amount.value', 'invalid_amount', { payment: { ...card('1.5') } }],
    ['payment.amount.value', 'invalid_amount', { payment: { ...card('-1') } }],
    ['payment.amount.value', 'invalid_amount', { payment: { ...card('9223372036854775808') } }],
    [
      'payment.amount.assetScale',
      'invalid_amount',
      { payment: card('1', { amount: { value: '1', assetCode: 'JPY', assetScale: 2 } }) },
    ],
    [
      'payment.amount.assetCode',
      'unknown_currency',
      { payment: card('1', { amount: { value: '1', assetCode: 'usd', assetScale: 2 } }) },
    ],
    ['payment.method', 'not_offered', { payment: card('1', { method: 'cheque' }) }],
    ['payment.payer_country', 'country_format', { payment: card('1', { payer_country: 'Germany' }) }],
    ['candidates', 'twice', { candidates: [rail('a'), rail('a')] }],
    ['candidates', 'too_many', { candidates: many(CANDIDATES_MAX + 1, (at) => rail(`r${at}`)) }],
    ['candidates.0.success_rate', 'share_format', { candidates: [rail('a', { success_rate: '1.01' })] }],
    [
      'candidates.0.cost.variable_bps',
      'bps_format',
      { candidates: [rail('a', { cost: { variable_bps: '10001' } })] },
    ],
    [
      'candidates.0.cost.variable_bps',
      'decimal_format',
      { candidates: [rail('a', { cost: { variable_bps: 29 } })] },
    ],
    ['candidates.0.price', 'unknown_field', { candidates: [rail('a', { price: 1 })] }],
    ['edges', 'too_many', { edges: many(EDGES_MAX + 1, edge) }],
    ['edges.0.rate', 'above_zero', { edges: [{ ...edge(0), rate: '0.0' }] }],
    ['edges.0.rate', 'decimal_format', { edges: [{ ...edge(0), rate: '1e9' }] }],
    ['rules.0.list', 'list_or_split', { rules: [{ name: 'r', priority: 1 }] }],
    ['settings.exploration', 'share_format', { settings: { exploration: '2' } }],
    ['at', 'instant_format', { at: 'now' }],
  ])('names the wrong field: %s is %s', async (field, code, more) => {
    const answer = await simulate({ ...good, ...more });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toContainEqual(expect.objectContaining({ field, code }));
  });

  it('is refused before it costs anything where it is too large', async () => {
    const large = { ...good, rules: many(70_000, () => 0) };
    expect((await simulate(large)).status).toBe(413);
  });

  it('at its most laborious keeps the server for less than a tenth of a second', () => {
    // Each rail has an edge of its own, and every path of the others fits.
    const own = Math.floor(EDGES_MAX / 3);
    const half = (EDGES_MAX - own) / 2;
    const digits = '1.000000000000000001';
    const question = read({
      payment: card('10000', { receive: 'EUR' }),
      candidates: many(CANDIDATES_MAX, (at) => rail(`r${at}`)),
      edges: [
        ...many(own, (at) => ({
          name: `o${at}`,
          from: 'INR',
          to: 'EUR',
          rate: digits,
          liquidity: '1',
          rail: `r${at}`,
        })),
        ...many(half, (at) => ({
          name: `i${at}`,
          from: 'USD',
          to: 'JPY',
          rate: `1.00000000000000000${at % 10}`,
        })),
        ...many(half, (at) => ({
          name: `m${at}`,
          from: 'JPY',
          to: 'INR',
          rate: `1.00000000000000000${at % 10}`,
        })),
      ],
    });
    decide(question);
    const begin = process.cpuUsage();
    for (let run = 0; run < 5; run += 1) decide(question);
    const { user, system } = process.cpuUsage(begin);
    expect((user + system) / 5000).toBeLessThan(100);
  });
});
