import { approvalRefusals, proposal, reasonText } from '@egcr/approvals/contract';
import { endpoint } from '@egcr/contract/endpoint';
import { wireMoney } from '@egcr/contract/money';
import * as z from 'zod/mini';
import { assets } from '@egcr/ledger/contract';
import { walletRefusals, amountToMove } from '@egcr/wallet/contract';

const staff = { access: 'profiled' } as const;

/** What conversions pay out of in one currency, and what they have brought in. */
const liquidity = z.object({
  asset: z.enum(assets.map((asset) => asset.code)),
  available: wireMoney,
  fees: wireMoney,
});

export const liquidityCall = endpoint({
  name: 'exchange.read_liquidity',
  summary: 'What conversions can pay out in each currency, and the fees they have brought.',
  method: 'GET',
  path: '/api/v1/admin/wallet/liquidity',
  reply: z.object({ items: z.array(liquidity) }),
  refusals: [],
  ...staff,
  permission: 'money.read',
  pin: 'verified',
  rate: 'read',
});

export const moveLiquidityCall = endpoint({
  name: 'exchange.move_liquidity',
  summary:
    'Proposes to set money of the operator aside for conversions, or to take it back; a second person decides.',
  method: 'POST',
  path: '/api/v1/admin/wallet/liquidity',
  body: z.strictObject({
    direction: z.enum(['in', 'out']),
    amount: amountToMove,
    reason: z.optional(reasonText),
  }),
  reply: proposal,
  status: 202,
  refusals: [
    walletRefusals.invalid_amount,
    walletRefusals.unknown_currency,
    walletRefusals.insufficient_funds,
    approvalRefusals.day_worth_reached,
    approvalRefusals.too_many_proposals,
  ],
  ...staff,
  permission: 'money.propose',
  pin: 'fresh',
  rate: 'money',
  idempotency: 'required',
});
