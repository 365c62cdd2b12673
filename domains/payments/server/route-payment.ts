import { toInstant } from '@egcr/contract/time';
import { routingQuestion, type RoutingDecision, type RoutingQuestion } from '@egcr/routing/contract';
import { decide } from '@egcr/routing/server';
import { invariant } from '@egcr/server-kit/refusal';
import { toWire } from '@egcr/wallet/contract';

import type { PaymentRow } from './payment-store.ts';
import { assetOfRow } from './shown.ts';

/** What the router was asked, kept with what it decided: so anybody can ask it again. */
export interface KeptRoute {
  readonly question: RoutingQuestion;
  readonly decision: RoutingDecision;
}

/** From one wallet to another, at once and without a fee for the payer. */
const INTERNAL_RAIL = 'internal';
const rails = [{ rail: INTERNAL_RAIL, methods: ['wallet'], cost: {} }];

/** Over which rail a payment goes. The wallet is the only one so far, so a payment that has come here has a way. */
export function routePayment(
  row: Pick<PaymentRow, 'id' | 'asset' | 'amount' | 'capture'>,
  now: Date,
): KeptRoute {
  const amount = toWire({ amountMinor: row.amount, asset: assetOfRow(row) });
  const asked = routingQuestion.parse({
    payment: { id: row.id, amount, method: 'wallet', capture: row.capture },
    candidates: rails,
    seed: row.id,
  });
  const question = { ...asked, at: toInstant(now) };
  const decision = decide(question);
  invariant(decision.chosen === INTERNAL_RAIL, 'a payment has no way, though wallets are open');
  return { question, decision };
}
