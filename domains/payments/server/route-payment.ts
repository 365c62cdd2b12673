import { toInstant } from '@egcr/contract/time';
import { routingQuestion, type RoutingDecision, type RoutingQuestion } from '@egcr/routing/contract';
import { decide } from '@egcr/routing/server';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { toWire } from '@egcr/wallet/contract';

import { paymentRefusals } from '../contract/index.ts';
import type { PaymentRow } from './payment-store.ts';
import { pausedRails } from './rails/rail-pause-store.ts';
import { activeRulesOf } from './rules/rule-store.ts';
import { askedRule } from './rules/shown-rules.ts';
import { assetOfRow } from './shown.ts';

/** What the router was asked, kept with what it decided: so anybody can ask it again. */
export interface KeptRoute {
  readonly question: RoutingQuestion;
  readonly decision: RoutingDecision;
}

type RoutedRow = Pick<PaymentRow, 'id' | 'merchant_id' | 'asset' | 'amount' | 'capture' | 'metadata'>;

/** From one wallet to another, at once and without a fee for the payer. */
export const INTERNAL_RAIL = 'internal';

/** Over which rail a payment goes: the wallet is the only one that carries money so far. Refuses no_route while it is paused. */
export async function routePayment(
  { db, now }: Pick<Work, 'db' | 'now'>,
  row: RoutedRow,
): Promise<KeptRoute> {
  const paused = await pausedRails(db);
  const rules = await activeRulesOf(db, { merchantId: row.merchant_id, isTest: false });
  const amount = toWire({ amountMinor: row.amount, asset: assetOfRow(row) });
  const asked = routingQuestion.parse({
    payment: { id: row.id, amount, method: 'wallet', capture: row.capture, metadata: row.metadata },
    candidates: [{ rail: INTERNAL_RAIL, methods: ['wallet'], cost: {}, enabled: !paused.has(INTERNAL_RAIL) }],
    rules: rules.map(askedRule),
    seed: row.id,
  });
  const question = { ...asked, at: toInstant(now) };
  const decision = decide(question);
  if (decision.chosen === null) refuseRoute(decision);
  return { question, decision };
}

/** Says of each rail what is against it: what could carry the payment is left out by a rule of the merchant. */
export function refuseRoute({ candidates }: Pick<RoutingDecision, 'candidates'>): never {
  const reasons = candidates.map(({ rail, removed_by: why }) => `${rail}: ${why ?? 'rule'}`);
  throw new Refusal(paymentRefusals.no_route, { members: { reasons: reasons.join(', ') } });
}
