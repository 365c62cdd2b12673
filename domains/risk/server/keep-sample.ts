import type { Work } from '@egcr/server-kit/work';

import type { RiskFacts } from '../contract/index.ts';
import { judge, scoreOf } from '../contract/risk-rules.ts';
import { insertRiskDecision, insertSampleRule } from './risk-store.ts';

export interface SampleLook {
  readonly merchantId: string;
  readonly asset: string;
  /** From this amount on the merchant of the sample looked at payments. */
  readonly atLeast: bigint;
  readonly payments: readonly { readonly id: string; readonly at: Date; readonly facts: RiskFacts }[];
}

/** Decisions of a demonstration, by a rule that has ended: it is there to be read and decides nothing of what is real. */
export async function keepSampleLook(work: Work, sample: SampleLook): Promise<void> {
  const { merchantId, asset, atLeast, payments } = sample;
  const first = payments[0];
  if (first === undefined) return;
  const rule = { id: work.newId(), kind: 'amount', action: 'review', asset, atLeast } as const;
  await insertSampleRule(work.db, {
    id: rule.id,
    merchant_id: merchantId,
    kind: rule.kind,
    at_least: atLeast,
    asset,
    action: rule.action,
    created_at: first.at,
    ended_at: work.now,
  });
  for (const { id, at, facts } of payments) {
    const scored = scoreOf(facts);
    const { outcome, rules } = judge({ facts, asset, score: scored.score, listed: [], rules: [rule] });
    await insertRiskDecision(work.db, {
      payment_id: id,
      merchant_id: merchantId,
      outcome,
      ...scored,
      listed: [],
      rules,
      card_hash: null,
      card_hint: null,
      at,
      is_sample: true,
    });
  }
}
