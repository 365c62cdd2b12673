import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { pinInBody, pinInBodyRefusals } from '@egcr/identity/contract';
import * as z from 'zod/mini';

import { paymentRefusals as no } from '../refusals.ts';
import { routingRule, ruleDraft, ruleReplay } from './rule-shapes.ts';

const params = z.object({ id: z.string() });
const own = { access: 'profiled', pin: 'none' } as const;

export const rulesCall = endpoint({
  ...own,
  name: 'payments.list_routing_rules',
  actsWith: 'view',
  summary: 'Your routing rules with their newest two versions, in the order in which they are asked.',
  method: 'GET',
  path: '/api/v1/routing/rules',
  reply: z.object({ items: z.array(routingRule) }),
  refusals: [],
  rate: 'read',
});

export const rulesFileCall = endpoint({
  ...own,
  name: 'payments.export_routing_rules',
  actsWith: 'view',
  summary:
    'All versions of your routing rules as a file of values, in the order of the list, each rule from its newest version.',
  method: 'GET',
  path: '/api/v1/routing/rules/export',
  file: ['text/csv'],
  refusals: [],
  rate: 'read',
});

export const ruleCall = endpoint({
  ...own,
  name: 'payments.read_routing_rule',
  actsWith: 'view',
  summary: 'One routing rule with all its versions.',
  method: 'GET',
  path: '/api/v1/routing/rules/:id',
  params,
  reply: routingRule,
  refusals: [platformRefusals.not_found],
  rate: 'read',
});

export const makeRuleCall = endpoint({
  ...own,
  name: 'payments.make_routing_rule',
  actsWith: 'pay',
  summary: 'Writes the draft of a new routing rule. It decides nothing before it is activated.',
  method: 'POST',
  path: '/api/v1/routing/rules',
  body: ruleDraft,
  reply: routingRule,
  status: 201,
  refusals: [no.rule_limit_reached],
  rate: 'write',
  idempotency: 'required',
});

export const draftRuleCall = endpoint({
  ...own,
  name: 'payments.draft_routing_rule',
  actsWith: 'pay',
  summary: 'Writes the draft of a routing rule again, or of its next version. What is active stays active.',
  method: 'PUT',
  path: '/api/v1/routing/rules/:id/draft',
  params,
  body: ruleDraft,
  reply: routingRule,
  refusals: [platformRefusals.not_found, no.rule_closed, no.rule_mode_changed, no.rule_versions_spent],
  rate: 'write',
});

export const activateRuleCall = endpoint({
  ...own,
  name: 'payments.activate_routing_rule',
  actsWith: 'pay',
  summary:
    'Lets the draft of a routing rule decide, in place of the version before it. It names the draft as you read it.',
  pin: 'fresh',
  pinInBody: true,
  method: 'POST',
  path: '/api/v1/routing/rules/:id/activate',
  params,
  /** `seen`: the draft’s `created_at`, so that nobody activates what was changed meanwhile. */
  body: z.strictObject({ version: z.int(), seen: z.string(), pin: pinInBody }),
  reply: routingRule,
  refusals: [
    ...pinInBodyRefusals,
    platformRefusals.not_found,
    platformRefusals.pin_required,
    no.rule_closed,
    no.rule_changed,
    no.rule_limit_reached,
  ],
  rate: 'write',
  idempotency: 'required',
});

export const retireRuleCall = endpoint({
  ...own,
  name: 'payments.retire_routing_rule',
  actsWith: 'pay',
  summary: 'Ends a routing rule: its draft, and with your PIN the version that decides.',
  pin: 'fresh',
  pinInBody: true,
  method: 'POST',
  path: '/api/v1/routing/rules/:id/retire',
  params,
  body: z.strictObject({ pin: pinInBody }),
  reply: routingRule,
  refusals: [...pinInBodyRefusals, platformRefusals.not_found, platformRefusals.pin_required, no.rule_closed],
  rate: 'write',
  idempotency: 'required',
});

export const replayRuleCall = endpoint({
  ...own,
  name: 'payments.replay_routing_rule',
  actsWith: 'view',
  summary:
    'What the last 30 days would have cost with a draft in force: the kept decisions of your payments, decided again. Nothing is changed.',
  method: 'POST',
  path: '/api/v1/routing/replay',
  /** `replaces`: the rule whose active version the draft stands in for. */
  body: z.strictObject({ draft: ruleDraft, replaces: z.optional(z.nullable(uuid)) }),
  reply: ruleReplay,
  refusals: [platformRefusals.not_found],
  rate: 'money',
});
