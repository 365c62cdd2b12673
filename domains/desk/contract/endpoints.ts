import { caseRefusals } from '@egcr/cases/contract';
import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import { formRefusals } from '@egcr/forms/contract';
import { organisationRefusals } from '@egcr/organisations/contract';
import * as z from 'zod/mini';

import { serviceTypeNames } from './service-types.ts';

const common = { access: 'profiled', pin: 'none' } as const;
const byType = z.object({ type: z.string().check(z.maxLength(60)) });

const service = named(
  'Service',
  z.object({
    type: z.enum(serviceTypeNames),
    title: z.string(),
    summary: z.string(),
    /** `wizard`: on pages of its own, with other calls. `later`: not open yet. */
    opens: z.enum(['case', 'wizard', 'later']),
    /** The form that is filled in; null where it has a wizard or is not open yet. */
    form: z.nullable(z.string()),
    /** The caller will be told when it opens. */
    is_wished: z.boolean(),
  }),
);
export type Service = z.output<typeof service>;

export const listServicesCall = endpoint({
  ...common,
  name: 'desk.list_services',
  summary: 'What people may ask for, open or not open yet.',
  method: 'GET',
  path: '/api/v1/services',
  reply: z.object({ items: z.array(service) }),
  refusals: [],
  rate: 'read',
});

export const readServiceCall = endpoint({
  ...common,
  name: 'desk.read_service',
  summary: 'One of the services by its type.',
  method: 'GET',
  path: '/api/v1/services/:type',
  params: byType,
  reply: service,
  refusals: [platformRefusals.not_found],
  rate: 'read',
});

export const askForServiceCall = endpoint({
  ...common,
  name: 'desk.ask_for_service',
  summary:
    'Sends a draft and opens a case of it, once. Answers that do not fit are refused with 422, each by the name of its question.',
  method: 'POST',
  path: '/api/v1/services/:type/cases',
  params: byType,
  body: z.strictObject({ draft_id: uuid, version: z.int().check(z.gte(1)) }),
  reply: z.object({ id: uuid, reference: z.string() }),
  status: 201,
  refusals: [
    platformRefusals.not_found,
    organisationRefusals.team_role_required,
    formRefusals.draft_sent,
    formRefusals.draft_changed,
    caseRefusals.case_step_refused,
  ],
  rate: 'write',
  idempotency: 'required',
});

export const wishForServiceCall = endpoint({
  ...common,
  name: 'desk.wish_for_service',
  summary: 'Has the caller told when a service opens.',
  method: 'PUT',
  path: '/api/v1/services/:type/wish',
  params: byType,
  refusals: [platformRefusals.not_found],
  rate: 'write',
});
