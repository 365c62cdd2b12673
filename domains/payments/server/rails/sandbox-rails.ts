import type { CaptureWay, TestInstrument } from '../../contract/index.ts';
import { ANSWER_WITHIN_S } from '../../contract/limits.ts';

interface SandboxRail {
  readonly rail: string;
  readonly methods: readonly TestInstrument['method'][];
  readonly captures: readonly CaptureWay[];
  readonly latency_ms: number;
  /** Minor units of the payment's currency. */
  readonly max: string;
  /** How long a merchant has to answer a dispute. */
  readonly answer_days: number;
  readonly cost: { readonly fixed: string; readonly variable_bps: string; readonly p95_ms: number };
}

const byCard = { methods: ['card'], captures: ['automatic', 'manual'] } as const;

/** Rails of nobody: three card acquirers and one mobile money, with made-up figures. Only test payments reach them. */
export const sandboxRails: readonly SandboxRail[] = [
  {
    rail: 'sandbox-card-a',
    ...byCard,
    latency_ms: 320,
    answer_days: 7,
    max: '100000000',
    cost: { fixed: '30', variable_bps: '190', p95_ms: 700 },
  },
  {
    rail: 'sandbox-card-b',
    ...byCard,
    latency_ms: 540,
    answer_days: 14,
    max: '10000000',
    cost: { fixed: '20', variable_bps: '160', p95_ms: 1200 },
  },
  {
    rail: 'sandbox-card-c',
    ...byCard,
    latency_ms: 900,
    answer_days: 21,
    max: '100000000',
    cost: { fixed: '10', variable_bps: '290', p95_ms: 1900 },
  },
  {
    rail: 'sandbox-mobile',
    methods: ['mobile_money'],
    captures: ['automatic'],
    latency_ms: 2500,
    answer_days: 7,
    max: '1000000',
    cost: { fixed: '0', variable_bps: '150', p95_ms: 5000 },
  },
];

const DAY_S = 24 * 3600;

/** How long a merchant has to answer a dispute that a rail has brought. */
export function answerWithinOf(rail: string): number {
  const known = sandboxRails.find((each) => each.rail === rail);
  return known === undefined ? ANSWER_WITHIN_S : known.answer_days * DAY_S;
}
