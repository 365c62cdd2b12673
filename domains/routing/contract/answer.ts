import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

/** Why a rail cannot carry a payment, in the order in which it is checked. */
export const filters = [
  'disabled',
  'outage',
  'method',
  'currency',
  'payer_country',
  'payee_country',
  'amount',
  'capture',
  'three_d_secure',
  'not_allowed',
  'liquidity',
  'fx_path',
] as const;
export type Filter = (typeof filters)[number];

/** Why the first rail is the first. */
export const routeReasons = [
  'no_route',
  'rule',
  'only_one',
  'all_down',
  'exploration',
  'expected_value',
  'success_rate',
] as const;
export type RouteReason = (typeof routeReasons)[number];

export const successKeys = ['country', 'currency', 'method', 'rail', 'given'] as const;
export type SuccessKey = (typeof successKeys)[number];

export const breakerStates = ['closed', 'open', 'half_open'] as const;
export type BreakerState = (typeof breakerStates)[number];

/** Decimals travel as text with at most 12 places, half to even; what decides is exact. */
const decimals = z.string();

const fxPath = z.object({
  edges: z.array(z.string()),
  /** How much of the target currency one unit of the source buys, after all fees. */
  rate: decimals,
  /** What arrives of the whole amount, in whole units. */
  receives: decimals,
  /** Against the middle rate, or the best path where none is given. */
  spread_bps: decimals,
});

/** What the decision knows of a rail. What was not weighed is null. */
const weighedRail = named(
  'WeighedRail',
  z.object({
    rail: z.string(),
    removed_by: z.nullable(z.enum(filters)),
    success_rate: z.nullable(decimals),
    success_key: z.nullable(z.enum(successKeys)),
    real_outcomes: z.number(),
    breaker: z.nullable(z.enum(breakerStates)),
    is_eliminated: z.boolean(),
    cost_bps: z.nullable(decimals),
    expected_value: z.nullable(decimals),
    path: z.nullable(fxPath),
  }),
);
export type WeighedRail = z.infer<typeof weighedRail>;

const nextActions = ['try', 'query_status', 'wait', 'step_up', 'schedule', 'stop'] as const;
const nextReasons = [
  'first_attempt',
  'technical_failure',
  'known_absent',
  'status_unknown',
  'authentication_required',
  'soft_decline',
  'authenticated_decline',
  'second_soft_decline',
  'insufficient_funds',
  'hard_decline',
  'attempts_spent',
  'budget_spent',
  'instrument_spent',
  'rails_spent',
] as const;

/** What follows, after the attempts so far. */
const nextStep = named(
  'NextStep',
  z.object({
    action: z.enum(nextActions),
    rail: z.nullable(z.string()),
    reason: z.enum(nextReasons),
  }),
);
export type NextStep = z.infer<typeof nextStep>;

/** A decision with everything that explains it. */
export const routingDecision = named(
  'RoutingDecision',
  z.object({
    chosen: z.nullable(z.string()),
    reason: z.enum(routeReasons),
    /** The chosen one, then the fallbacks. */
    order: z.array(z.string()),
    candidates: z.array(weighedRail),
    /** The rule that matched. */
    rule: z.nullable(
      z.object({
        name: z.string(),
        /** Only of a rule that has them. */
        version: z.optional(z.number()),
        title: z.optional(z.string()),
        rails: z.array(z.string()),
        is_enforced: z.boolean(),
      }),
    ),
    /** Null where nothing was left to chance. `draw` is from 0 to 1. */
    exploration: z.nullable(z.object({ draw: decimals, is_explored: z.boolean() })),
    next: nextStep,
    seed: z.string(),
    at: instant,
  }),
);
export type RoutingDecision = z.infer<typeof routingDecision>;
