import { AMOUNT_MINOR_MAX, type WireMoney } from '@egcr/contract/money';
import { amountIssue, assetCodeOr, scaleOf, toMinor, type DecimalMark } from '@egcr/wallet/web';

import { RISK_AT_LEAST_MAX } from '../contract/limits.ts';
import { SCORE_MAX, type RiskAction, type RiskRuleKind } from '../contract/risk-rules.ts';

/** A rule as it stands in the form. */
export interface TypedRule {
  readonly kind: RiskRuleKind;
  readonly action: RiskAction;
  readonly least: string;
  readonly asset: string;
  readonly amount: string;
}

/** The largest figure of a rule. */
export function mostOf(kind: RiskRuleKind): number {
  return kind === 'score' ? SCORE_MAX : RISK_AT_LEAST_MAX;
}

interface Rule {
  readonly kind: RiskRuleKind;
  readonly action: RiskAction;
  readonly at_least?: number;
  readonly amount?: WireMoney;
}

/** The rule as it travels; undefined where its figure is none. */
export function readRule(typed: TypedRule, decimal: DecimalMark): Rule | undefined {
  const { kind, action, least, amount } = typed;
  if (kind === 'amount') {
    const assetCode = assetCodeOr(typed.asset);
    const availableIn = () => AMOUNT_MINOR_MAX;
    if (amountIssue({ amount, assetCode }, { decimal, availableIn }) !== undefined) return undefined;
    const value = toMinor({ amount, assetCode }, decimal).toString();
    return { kind, action, amount: { value, assetCode, assetScale: scaleOf(assetCode) } };
  }
  const number = /^\d{1,4}$/.test(least.trim()) ? Number(least) : 0;
  return number >= 1 && number <= mostOf(kind) ? { kind, action, at_least: number } : undefined;
}
