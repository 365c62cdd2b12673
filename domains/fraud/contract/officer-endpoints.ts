import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { caseRefusals } from '@egcr/cases/contract';
import { platformRefusals } from '@egcr/contract/refusals';
import * as z from 'zod/mini';

import { alertRules } from './alert-rules.ts';
import { fraudRefusals as no } from './refusals.ts';
import { fraudCase, holdText, unconfirmedHold } from './shapes.ts';

const officer = { access: 'profiled', pin: 'none', scopedBy: ['queue'], rate: 'read' } as const;

export const readFraudCaseCall = endpoint({
  ...officer,
  name: 'fraud.read_case',
  summary:
    'What fraud knows of a report or an alert: what a rule saw, the payments that match, and what is held.',
  method: 'GET',
  path: '/api/v1/admin/fraud/cases/:id',
  params: z.object({ id: uuid }),
  reply: fraudCase,
  refusals: [platformRefusals.not_found],
  permission: 'fraud.read',
});

export const readRulesCall = endpoint({
  ...officer,
  name: 'fraud.read_rules',
  summary: 'Each rule with its alerts as officers decided them. Invented alerts are not counted.',
  method: 'GET',
  path: '/api/v1/admin/fraud/rules',
  reply: z.object({
    items: z.array(
      z.object({
        rule: z.enum(alertRules),
        open: z.int(),
        confirmed: z.int(),
        dismissed: z.int(),
        /** In per cent of those that were decided; null before the first decision. */
        precision: z.nullable(z.int()),
      }),
    ),
  }),
  refusals: [],
  permission: 'fraud.read',
});

const deciding = {
  access: 'profiled',
  pin: 'fresh',
  scopedBy: ['queue'],
  rate: 'write',
  permission: 'fraud.handle',
  idempotency: 'required',
  method: 'POST',
  reply: fraudCase,
} as const;
const ofCase = [platformRefusals.not_found, caseRefusals.other_officers, caseRefusals.own_case] as const;

export const holdPaymentCall = endpoint({
  ...deciding,
  name: 'fraud.hold_payment',
  summary:
    'Holds what is left of a matching payment with its recipient for 72 hours. Nothing is taken away; the recipient is told and may answer. It ends after 24 hours unless a second officer confirms it.',
  path: '/api/v1/admin/fraud/cases/:id/holds',
  params: z.object({ id: uuid }),
  body: z.strictObject({ transfer_id: uuid, reason: holdText }),
  status: 201,
  refusals: [...ofCase, no.case_not_taken, no.own_payment, no.payment_held, no.nothing_left],
});

const hold = { params: z.object({ id: uuid }), body: z.strictObject({ reason: holdText }) } as const;

export const listUnconfirmedHoldsCall = endpoint({
  ...officer,
  name: 'fraud.list_unconfirmed_holds',
  summary: 'The holds that the caller may confirm as the second officer; those that end first come first.',
  method: 'GET',
  path: '/api/v1/admin/fraud/unconfirmed-holds',
  reply: z.object({ items: z.array(unconfirmedHold) }),
  refusals: [],
  permission: 'fraud.read',
});

export const confirmHoldCall = endpoint({
  ...deciding,
  ...hold,
  name: 'fraud.confirm_hold',
  summary:
    'Confirms a hold as the second officer within 24 hours: the money stays held for 72 hours. To prolong it confirms it too.',
  path: '/api/v1/admin/fraud/holds/:id/confirmation',
  refusals: [...ofCase, no.own_payment, no.hold_over, no.hold_confirmed, no.other_officer_needed],
});

export const prolongHoldCall = endpoint({
  ...deciding,
  ...hold,
  name: 'fraud.prolong_hold',
  summary: 'Holds the money seven days longer. It takes another officer than the one who held it last.',
  path: '/api/v1/admin/fraud/holds/:id/prolongation',
  refusals: [
    ...ofCase,
    no.own_payment,
    no.hold_over,
    no.other_officer_needed,
    no.held_longest,
    no.nothing_left,
  ],
});

export const releaseHoldCall = endpoint({
  ...deciding,
  ...hold,
  name: 'fraud.release_hold',
  summary: 'Lets the money go at once. One officer is enough.',
  path: '/api/v1/admin/fraud/holds/:id/release',
  refusals: [...ofCase, no.own_payment, no.hold_over],
});
