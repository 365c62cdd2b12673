import { routingQuestion, type Outcome, type RoutingQuestion } from '@egcr/routing/contract';

export const RAILS = 50;
const OUTCOMES = 20;
const results = ['success', 'success', 'success', 'declined', 'technical', 'user_error'] as const;

function windowOf(from: number): Outcome[] {
  return Array.from({ length: OUTCOMES }, (_, each) => ({
    result: results[(each * 5 + from) % results.length] ?? 'success',
    latency_ms: 100 + each,
    age_s: (OUTCOMES - each) * 3,
  }));
}

/** The same question, with other windows. */
export function withWindows(question: RoutingQuestion, seed: number): RoutingQuestion {
  return {
    ...question,
    candidates: question.candidates.map((rail, at) => ({ ...rail, outcomes: windowOf(at + seed) })),
  };
}

/** Fifty rails with full windows, and money that changes its currency. */
export function questionOf(seed: number): RoutingQuestion {
  const rail = (at: number) => ({
    rail: `rail-${at}`,
    methods: ['card', 'wallet'],
    currencies: ['USD', 'EUR'],
    payer_countries: ['US', 'DE', 'FR'],
    max: String(100_000 + at),
    cost: { fixed: String(at), scheme: '3', variable_bps: `${(at * 7) % 90}.25`, p95_ms: 500 + at * 40 },
    outcomes: windowOf(at + seed),
  });
  const edge = (name: string, [from, to]: readonly [string, string], rate: string) => ({
    name,
    from,
    to,
    rate,
    fee_bps: '5',
  });
  const written = {
    payment: {
      id: `payment-${seed}`,
      amount: { value: String(1000 + seed * 13), assetCode: 'USD', assetScale: 2 },
      receive: 'EUR',
      method: 'card',
      payer_country: 'US',
    },
    candidates: Array.from({ length: RAILS }, (_, at) => rail(at)),
    rates: [{ from: 'USD', to: 'EUR', mid: '0.92' }],
    edges: [
      edge('direct', ['USD', 'EUR'], '0.915'),
      edge('to-gbp', ['USD', 'GBP'], '0.79'),
      edge('from-gbp', ['GBP', 'EUR'], '1.165'),
      edge('to-jpy', ['USD', 'JPY'], '151.2'),
      edge('from-jpy', ['JPY', 'EUR'], '0.00609'),
      edge('across', ['JPY', 'GBP'], '0.0052'),
      { ...edge('own', ['USD', 'EUR'], '0.918'), rail: 'rail-7' },
      { ...edge('thin', ['USD', 'EUR'], '0.9199'), liquidity: '20' },
    ],
    settings: { lambda: '2', latency_threshold_ms: 1000 },
    seed: String(seed),
    at: '2026-11-27T12:00:00Z',
  };
  return { ...routingQuestion.parse(written), at: written.at };
}
