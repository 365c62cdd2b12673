import type { CaptureWay, TestInstrument } from '../../contract/index.ts';

interface SandboxRail {
  readonly rail: string;
  readonly methods: readonly TestInstrument['method'][];
  readonly captures: readonly CaptureWay[];
  readonly latency_ms: number;
  /** Minor units of the payment's currency. */
  readonly max: string;
  readonly cost: { readonly fixed: string; readonly variable_bps: string; readonly p95_ms: number };
}

/** Rails of nobody: three card acquirers and one mobile money, with made-up figures. Only test payments reach them. */
export const sandboxRails: readonly SandboxRail[] = [
  {
    rail: 'sandbox-card-a',
    methods: ['card'],
    captures: ['automatic', 'manual'],
    latency_ms: 320,
    max: '100000000',
    cost: { fixed: '30', variable_bps: '190', p95_ms: 700 },
  },
  {
    rail: 'sandbox-card-b',
    methods: ['card'],
    captures: ['automatic', 'manual'],
    latency_ms: 540,
    max: '10000000',
    cost: { fixed: '20', variable_bps: '160', p95_ms: 1200 },
  },
  {
    rail: 'sandbox-card-c',
    methods: ['card'],
    captures: ['automatic', 'manual'],
    latency_ms: 900,
    max: '100000000',
    cost: { fixed: '10', variable_bps: '290', p95_ms: 1900 },
  },
  {
    rail: 'sandbox-mobile',
    methods: ['mobile_money'],
    captures: ['automatic'],
    latency_ms: 2500,
    max: '1000000',
    cost: { fixed: '0', variable_bps: '150', p95_ms: 5000 },
  },
];
