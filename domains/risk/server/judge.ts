import { toInstant } from '@egcr/contract/time';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';

import type { RiskDecision, RiskFacts, RiskOutcome } from '../contract/index.ts';
import { judge, scoreOf } from '../contract/risk-rules.ts';
import { keepEntry, showRiskRule } from './own-risk.ts';
import { cardHint, emailText, riskHash } from './risk-hash.ts';
import {
  insertRiskDecision,
  listedIn,
  openRulesOf,
  riskDecisionsOf,
  riskRulesNamed,
  type RiskDecisionRow,
} from './risk-store.ts';

/** A payment that is about to be sent. */
export interface PaymentToJudge {
  readonly id: string;
  readonly merchantId: string;
  readonly payerId: string;
  readonly asset: string;
  readonly begunAt: Date;
  readonly email: string | null;
  /** The card that is to pay, by its digits, and where it was issued. The digits go no further than a keyed hash. */
  readonly card: { readonly digits: string; readonly country: string } | null;
  readonly facts: RiskFacts;
}

/** Decides whether a merchant takes a payment, of which the caller holds the lock, and keeps why. */
export async function judgePayment(work: Work, payment: PaymentToJudge): Promise<RiskOutcome> {
  const { facts, card, email, merchantId } = payment;
  const { score, signals } = scoreOf(facts);
  const cardHash = card && riskHash(work, 'card', card.digits);
  const hashes = [
    riskHash(work, 'payer', payment.payerId),
    ...(email === null ? [] : [riskHash(work, 'email', emailText(email))]),
    ...(card && cardHash ? [cardHash, riskHash(work, 'country', card.country)] : []),
  ];
  const listed = await listedIn(work.db, { merchantId, begunAt: payment.begunAt, hashes });
  const open = await openRulesOf(work.db, merchantId);
  const { outcome, rules } = judge({
    facts,
    asset: payment.asset,
    score,
    listed,
    rules: open.map(({ at_least: atLeast, ...rule }) => ({ ...rule, atLeast })),
  });
  await insertRiskDecision(work.db, {
    payment_id: payment.id,
    merchant_id: merchantId,
    outcome,
    score,
    signals,
    listed,
    rules,
    card_hash: cardHash,
    card_hint: card && cardHint(card.digits),
    at: work.now,
    is_sample: false,
  });
  return outcome;
}

interface PayerToBlock {
  readonly merchantId: string;
  readonly payerId: string;
  /** What the merchant reads of them. */
  readonly hint: string;
  readonly paymentId: string;
}

/** From now on the merchant takes nothing of a payer, nor of the card that paid. Refuses risk_limit_reached. */
export async function blockPayer(
  work: Work,
  { merchantId, payerId, hint, paymentId }: PayerToBlock,
): Promise<void> {
  const hash = riskHash(work, 'payer', payerId);
  await keepEntry(work, { id: work.newId(), merchantId, kind: 'payer', hash, hint });
  const [used] = (await riskDecisionsOf(work.db, [paymentId])).filter((each) => each.card_hash !== null);
  if (!used?.card_hash || used.card_hint === null) return;
  const card = { kind: 'card', hash: used.card_hash, hint: used.card_hint } as const;
  await keepEntry(work, { id: work.newId(), merchantId, ...card });
}

/** What was decided of payments, of each the newest first, with the payment of each. */
export async function shownDecisions(
  db: Database,
  paymentIds: readonly string[],
): Promise<readonly { readonly paymentId: string; readonly decision: RiskDecision }[]> {
  const rows = await riskDecisionsOf(db, paymentIds);
  const named = await riskRulesNamed(db, [...new Set(rows.flatMap(({ rules }) => rules))]);
  const shown = ({ outcome, score, signals, listed, rules, at }: RiskDecisionRow): RiskDecision => ({
    outcome,
    score,
    signals: [...signals],
    listed: [...listed],
    rules: rules.flatMap((id) => {
      const rule = named.get(id);
      return rule === undefined ? [] : [showRiskRule(rule)];
    }),
    at: toInstant(at),
  });
  return rows.map((row) => ({ paymentId: row.payment_id, decision: shown(row) }));
}
