import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import { organisationRefusals } from '@egcr/organisations/contract';
import * as z from 'zod/mini';

import { registryRefusals as no } from '../refusals.ts';
import { dissolutionMachine } from './dissolution-machine.ts';

/** What must be settled before a business can be dissolved. */
export const dissolutionObstacles = ['open_cases', 'money', 'payments', 'shares', 'grants'] as const;
export type DissolutionObstacle = (typeof dissolutionObstacles)[number];

export const dissolution = named(
  'Dissolution',
  z.object({
    /** Null if no owner has asked for it. */
    state: z.nullable(z.enum(dissolutionMachine.states)),
    /** The owner who asked; '' where nobody did, or the account is gone. */
    asked_by: z.string(),
    asked_at: z.nullable(instant),
    /** Until when another owner may agree. */
    agree_until: z.nullable(instant),
    /** YYYY-MM-DD: until this day the owners may take it back. */
    notice_until: z.nullable(z.string()),
    obstacles: z.array(z.enum(dissolutionObstacles)),
    /** True if the business has several owners: then two of them must agree. */
    takes_two: z.boolean(),
    /** The caller may ask for it, agree to it, or take it back. */
    may: z.object({ ask: z.boolean(), agree: z.boolean(), withdraw: z.boolean() }),
  }),
);
export type Dissolution = z.output<typeof dissolution>;

/** The register number of the business, which the owner types to confirm. */
export const dissolutionConsent = z.strictObject({
  number: z.string().check(z.trim(), z.toUpperCase(), z.maxLength(20, 'number_wrong')),
});

const byId = z.object({ id: uuid });
const common = { access: 'profiled', reply: dissolution, params: byId } as const;
const stopped = [
  platformRefusals.not_found,
  organisationRefusals.team_role_required,
  no.business_not_active,
  no.dissolution_open,
  no.dissolution_stopped,
] as const;

export const readDissolutionCall = endpoint({
  ...common,
  name: 'registry.read_dissolution',
  summary: 'Whether the owners of a business end it, what stands in the way, and what the caller may do.',
  pin: 'verified',
  method: 'GET',
  path: '/api/v1/businesses/:id/dissolution',
  refusals: [platformRefusals.not_found],
  rate: 'read',
});

export const askDissolutionCall = endpoint({
  ...common,
  name: 'registry.ask_dissolution',
  summary:
    'Asks to dissolve a business. Where it has several owners, another one has to agree; with one, notice begins at once. For owners.',
  pin: 'fresh',
  method: 'POST',
  path: '/api/v1/businesses/:id/dissolution',
  body: dissolutionConsent,
  refusals: stopped,
  rate: 'write',
  idempotency: 'required',
});

export const agreeDissolutionCall = endpoint({
  ...common,
  name: 'registry.agree_dissolution',
  summary: 'Agrees to what another owner asked: notice begins, and everyone sees it. For owners.',
  pin: 'fresh',
  method: 'POST',
  path: '/api/v1/businesses/:id/dissolution/agreement',
  body: dissolutionConsent,
  refusals: [...stopped, no.dissolution_over, no.second_owner],
  rate: 'write',
  idempotency: 'required',
});

export const withdrawDissolutionCall = endpoint({
  ...common,
  name: 'registry.withdraw_dissolution',
  summary: 'Takes a dissolution back before the business has ended; it is active again. For owners.',
  pin: 'fresh',
  method: 'POST',
  path: '/api/v1/businesses/:id/dissolution/withdrawal',
  refusals: [platformRefusals.not_found, organisationRefusals.team_role_required, no.dissolution_over],
  rate: 'write',
  idempotency: 'required',
});
