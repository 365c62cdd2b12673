import type { CallArguments } from '@egcr/web-kit/call';

import type { simulateCall } from '../../contract/index.ts';

/** What the sample is asked with. */
export interface Wish {
  /** Minor units of dollars. */
  readonly value: string;
  readonly method: 'card' | 'wallet' | 'bank_transfer';
  readonly receive: string;
  readonly hasOutage: boolean;
}

export const methods = ['card', 'wallet', 'bank_transfer'] as const;
export const currencies = ['USD', 'EUR', 'JPY'] as const;
export const sampleRails = ['inside', 'card-a', 'card-b', 'bank'] as const;

/** Made-up rails with made-up figures: a question to the router, in the shape of its call. */
export function sampleQuestion({
  value,
  method,
  receive,
  hasOutage,
}: Wish): CallArguments<typeof simulateCall>['body'] {
  const failed = Array.from({ length: 5 }, () => ({ result: 'technical' }) as const);
  return {
    payment: { amount: { value, assetCode: 'USD', assetScale: 2 }, receive, method },
    candidates: [
      { rail: 'inside', methods: ['wallet'], success_rate: '0.999', cost: {} },
      {
        rail: 'card-a',
        methods: ['card'],
        cost: { fixed: '25', variable_bps: '140' },
        ...(hasOutage ? { outcomes: failed } : { success_rate: '0.96' }),
      },
      {
        rail: 'card-b',
        methods: ['card'],
        success_rate: '0.95',
        max: '500000',
        cost: { fixed: '10', variable_bps: '90' },
      },
      { rail: 'bank', methods: ['bank_transfer', 'wallet'], success_rate: '0.99', cost: { fixed: '60' } },
    ],
    rates: [
      { from: 'USD', to: 'EUR', mid: '0.92' },
      { from: 'USD', to: 'JPY', mid: '150' },
    ],
    edges: [
      { name: 'usd-eur', from: 'USD', to: 'EUR', rate: '0.915', liquidity: '20000' },
      { name: 'usd-gbp', from: 'USD', to: 'GBP', rate: '0.79' },
      { name: 'gbp-eur', from: 'GBP', to: 'EUR', rate: '1.155' },
      { name: 'usd-jpy', from: 'USD', to: 'JPY', rate: '149.5' },
    ],
    settings: { exploration: '0' },
  };
}
