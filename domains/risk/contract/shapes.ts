import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { riskActions, riskListKinds, riskOutcomes, riskRuleKinds, riskSignals } from './risk-rules.ts';

export const riskRule = named(
  'RiskRule',
  z.object({
    id: uuid,
    kind: z.enum(riskRuleKinds),
    /** From this on it holds; null where it is an amount. */
    at_least: z.nullable(z.number()),
    amount: z.nullable(wireMoney),
    action: z.enum(riskActions),
    created_at: instant,
  }),
);
export type RiskRuleShown = z.infer<typeof riskRule>;

export const riskListEntry = named(
  'RiskListEntry',
  z.object({
    id: uuid,
    kind: z.enum(riskListKinds),
    /** What can be shown of it: the end of a card's number, an address without its middle, a country, a name. */
    hint: z.string(),
    created_at: instant,
  }),
);
export type RiskListEntry = z.infer<typeof riskListEntry>;

/** What was decided of a payment before it was sent, and why. For its merchant alone. */
export const riskDecision = named(
  'RiskDecision',
  z.object({
    outcome: z.enum(riskOutcomes),
    score: z.number(),
    signals: z.array(z.enum(riskSignals)),
    /** The lists in which it stood. */
    listed: z.array(z.enum(riskListKinds)),
    /** The rules that held, as they are now or were when they ended. */
    rules: z.array(riskRule),
    at: instant,
  }),
);
export type RiskDecision = z.infer<typeof riskDecision>;
