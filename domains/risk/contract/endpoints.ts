import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import { emailIssue, pinInBody, pinInBodyRefusals } from '@egcr/identity/contract';
import { amountToMove, walletRefusals } from '@egcr/wallet/contract';
import * as z from 'zod/mini';

import { RISK_AT_LEAST_MAX } from './limits.ts';
import { riskRefusals as no } from './refusals.ts';
import { riskActions, riskListKinds, riskRuleKinds, SCORE_MAX } from './risk-rules.ts';
import { riskListEntry, riskRule } from './shapes.ts';

const own = { access: 'profiled', pin: 'none' } as const;
const withPin = { access: 'profiled', pin: 'fresh', pinInBody: true } as const;
const params = z.object({ id: z.string() });

export const riskRulesCall = endpoint({
  ...own,
  name: 'risk.list_rules',
  actsWith: 'view',
  summary: 'Your rules of risk that decide now, newest first.',
  method: 'GET',
  path: '/api/v1/risk/rules',
  reply: z.object({ items: z.array(riskRule) }),
  refusals: [],
  rate: 'read',
});

export const riskRulesFileCall = endpoint({
  ...own,
  name: 'risk.export_rules',
  actsWith: 'view',
  summary: 'The same as a file of values.',
  method: 'GET',
  path: '/api/v1/risk/rules/export',
  file: ['text/csv'],
  refusals: [],
  rate: 'read',
});

export const makeRiskRuleCall = endpoint({
  ...withPin,
  name: 'risk.make_rule',
  actsWith: 'pay',
  summary:
    'Has payments reviewed or blocked from a score, an amount or a number of tries on. It decides from the next payment on.',
  method: 'POST',
  path: '/api/v1/risk/rules',
  body: z
    .strictObject({
      kind: z.enum(riskRuleKinds, 'not_offered'),
      /** Of every kind but `amount`. */
      at_least: z.optional(
        z.nullable(
          z
            .number('at_least_range')
            .check(z.int('whole'), z.gte(1, 'at_least_range'), z.lte(RISK_AT_LEAST_MAX, 'at_least_range')),
        ),
      ),
      /** Of the kind `amount`. */
      amount: z.optional(z.nullable(amountToMove)),
      action: z.enum(riskActions, 'not_offered'),
      pin: pinInBody,
    })
    .check(
      z.refine(({ kind, amount }) => (kind === 'amount') === ((amount ?? null) !== null), {
        error: 'amount_of_rule',
        path: ['amount'],
      }),
      z.refine(({ kind, at_least: least }) => (kind === 'amount') === ((least ?? null) === null), {
        error: 'at_least_range',
        path: ['at_least'],
      }),
      z.refine(({ kind, at_least: least }) => kind !== 'score' || (least ?? 0) <= SCORE_MAX, {
        error: 'at_least_range',
        path: ['at_least'],
      }),
    ),
  reply: riskRule,
  status: 201,
  refusals: [
    ...pinInBodyRefusals,
    walletRefusals.invalid_amount,
    walletRefusals.unknown_currency,
    platformRefusals.pin_required,
    no.risk_limit_reached,
  ],
  rate: 'write',
  idempotency: 'required',
});

export const endRiskRuleCall = endpoint({
  ...withPin,
  name: 'risk.end_rule',
  actsWith: 'pay',
  summary: 'Ends a rule of risk. Decisions that it led to keep naming it. Safe to repeat.',
  method: 'POST',
  path: '/api/v1/risk/rules/:id/end',
  params,
  body: z.strictObject({ pin: pinInBody }),
  reply: riskRule,
  refusals: [...pinInBodyRefusals, platformRefusals.not_found, platformRefusals.pin_required],
  rate: 'write',
});

const listFilters = {
  kind: z.optional(z.enum(riskListKinds, 'not_offered')),
  /** Part of what is shown of an entry. */
  words: z.optional(z.string().check(z.maxLength(80, 'too_long'))),
};

export const riskListCall = endpoint({
  ...own,
  name: 'risk.read_list',
  actsWith: 'view',
  summary: 'Whom and what you take no money from, newest first.',
  method: 'GET',
  path: '/api/v1/risk/list',
  query: z.extend(pageQuery, listFilters),
  reply: pageOf(riskListEntry),
  refusals: [],
  rate: 'read',
});

export const riskListFileCall = endpoint({
  ...own,
  name: 'risk.export_list',
  actsWith: 'view',
  summary: 'The same as a file of values.',
  method: 'GET',
  path: '/api/v1/risk/list/export',
  query: z.object(listFilters),
  file: ['text/csv'],
  refusals: [],
  rate: 'read',
});

const entry = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('card'),
    /** A payment to you that the card paid or tried to: its number is nowhere. */
    payment_id: uuid,
  }),
  z.strictObject({
    kind: z.literal('email'),
    entry: z.string().check(z.refine((text) => emailIssue(text) === undefined, 'email')),
  }),
  z.strictObject({
    kind: z.literal('country'),
    /** Where a card was issued: two letters (ISO 3166-1). */
    entry: z.string().check(z.regex(/^[A-Za-z]{2}$/, 'country_format')),
  }),
]);

export const addToRiskListCall = endpoint({
  ...own,
  name: 'risk.add_to_list',
  actsWith: 'pay',
  summary:
    'Takes no money from a card, an email address or the cards of a country any more. Only a keyed hash of card and address is kept.',
  method: 'POST',
  path: '/api/v1/risk/list',
  body: entry,
  reply: riskListEntry,
  status: 201,
  refusals: [platformRefusals.not_found, no.risk_limit_reached],
  rate: 'write',
  idempotency: 'required',
});

export const removeFromRiskListCall = endpoint({
  ...withPin,
  name: 'risk.remove_from_list',
  actsWith: 'pay',
  summary: 'Takes an entry out of the list. Safe to repeat.',
  method: 'POST',
  path: '/api/v1/risk/list/:id/remove',
  params,
  body: z.strictObject({ pin: pinInBody }),
  reply: riskListEntry,
  refusals: [...pinInBodyRefusals, platformRefusals.not_found, platformRefusals.pin_required],
  rate: 'write',
});
