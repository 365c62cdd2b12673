import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import { assetOf } from '@egcr/ledger/contract';
import { metadata, networkName, paymentMethods } from '@egcr/routing/contract';
import * as z from 'zod/mini';

import { RULE_PRIORITY_MAX, RULE_WEIGHT_MAX } from '../limits.ts';
import { railNames } from '../rails.ts';
import { titleIssue } from '../title-rules.ts';
import { ruleStates } from './rule-machine.ts';
import { needsCurrency, railsIssue } from './rule-rules.ts';

const VALUE_MAX = 9_223_372_036_854_775_807n;
const LIST_MAX = 20;

const title = z.string().check(
  z.refine((text) => titleIssue(text) !== 'characters', 'characters'),
  z.refine((text) => titleIssue(text) !== 'required', 'required'),
  z.refine((text) => titleIssue(text) !== 'too_long', 'too_long'),
);
const whole = (from: number, to: number, code: string) =>
  z.number(code).check(z.int(code), z.gte(from, code), z.lte(to, code));
const minor = z.string('invalid_amount').check(
  z.regex(/^(0|[1-9]\d{0,18})$/, { error: 'invalid_amount', abort: true }),
  z.refine((text) => BigInt(text) <= VALUE_MAX, 'invalid_amount'),
);
const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.optional(z.nullable(z.array(item).check(z.minLength(1, 'required'), z.maxLength(LIST_MAX, 'too_many'))));
const rail = z.enum(railNames, 'not_offered');

/** All that is named must be true of a payment. What is absent or null is true of every one. */
const conditions = z
  .strictObject({
    methods: listOf(z.enum(paymentMethods, 'not_offered')),
    currencies: listOf(
      z.string('unknown_currency').check(z.refine((code) => assetOf(code) !== undefined, 'unknown_currency')),
    ),
    networks: listOf(networkName),
    /** Where the card or account was issued. */
    payer_countries: listOf(z.string().check(z.regex(/^[A-Z]{2}$/, 'country_format'))),
    metadata: z.optional(z.nullable(metadata)),
    /** Minor units of the one currency that is named. */
    min: z.optional(z.nullable(minor)),
    max: z.optional(z.nullable(minor)),
  })
  .check(
    z.refine((when) => !needsCurrency(when), { error: 'one_currency', path: ['currencies'] }),
    z.refine(
      ({ min, max }) =>
        (min ?? null) === null || (max ?? null) === null || BigInt(min ?? 0) <= BigInt(max ?? 0),
      {
        error: 'range_order',
        path: ['max'],
      },
    ),
  );
export type RuleConditions = z.output<typeof conditions>;

/** What a merchant writes. `rails` in the order in which they are tried; with `share` each takes its part of the payments. */
export const ruleDraft = named(
  'RoutingRuleDraft',
  z
    .strictObject({
      title,
      /** The smallest is asked first. */
      priority: whole(0, RULE_PRIORITY_MAX, 'priority_range'),
      when: z._default(conditions, {}),
      rails: z
        .array(
          z.strictObject({
            rail,
            share: z.optional(z.nullable(whole(1, RULE_WEIGHT_MAX, 'share_range'))),
          }),
        )
        .check(z.minLength(1, 'required'), z.maxLength(railNames.length, 'too_many')),
      /** Only these rails, whatever they cost and however they do. */
      is_enforced: z._default(z.boolean(), false),
    })
    .check(
      ...(['twice', 'mixed'] as const).map((issue) =>
        z.refine<{ readonly rails: readonly { readonly rail: (typeof railNames)[number] }[] }>(
          ({ rails }) => railsIssue(rails.map((each) => each.rail)) !== issue,
          { error: `rails_${issue}`, path: ['rails'] },
        ),
      ),
      z.refine(({ rails }) => new Set(rails.map(({ share }) => (share ?? null) === null)).size < 2, {
        error: 'all_or_no_shares',
        path: ['rails'],
      }),
    ),
);
export type RuleDraft = z.output<typeof ruleDraft>;

const ruleVersion = named(
  'RoutingRuleVersion',
  z.object({
    version: z.number(),
    state: z.enum(ruleStates),
    title: z.string(),
    priority: z.number(),
    when: conditions,
    rails: z.array(z.object({ rail, share: z.nullable(z.number()) })),
    is_enforced: z.boolean(),
    created_at: instant,
    activated_at: z.nullable(instant),
    retired_at: z.nullable(instant),
  }),
);
export type RuleVersion = z.infer<typeof ruleVersion>;

export const routingRule = named(
  'MerchantRoutingRule',
  z.object({
    id: uuid,
    /** It decides about test payments, over simulated rails. */
    is_test: z.boolean(),
    is_sample: z.boolean(),
    /** The newest first. At most one is a draft, and one is active. */
    versions: z.array(ruleVersion),
  }),
);
export type RoutingRuleShown = z.infer<typeof routingRule>;

/** What payments would have cost: the kept decisions, decided again. */
export const ruleReplay = named(
  'RoutingReplay',
  z.object({
    from: instant,
    /** Payments that were decided again; at most so many, the newest. */
    payments: z.number(),
    is_whole: z.boolean(),
    has_samples: z.boolean(),
    /** Those that the rule matches. */
    matched: z.number(),
    /** Those that would have gone over another rail. */
    moved: z.number(),
    /** Those that would have had no way. */
    without_way: z.number(),
    rails: z.array(z.object({ rail: z.string(), before: z.number(), after: z.number() })),
    /** What rails take of the payments that have a way both times. */
    costs: z.array(z.object({ asset: z.string(), before: wireMoney, after: wireMoney })),
  }),
);
export type RuleReplay = z.infer<typeof ruleReplay>;
