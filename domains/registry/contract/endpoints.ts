import { caseRefusals } from '@egcr/cases/contract';
import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import { formRefusals } from '@egcr/forms/contract';
import { organisationRefusals } from '@egcr/organisations/contract';
import { leavingRefusals, walletRefusals } from '@egcr/wallet/contract';
import * as z from 'zod/mini';

import { registryRefusals as no } from './refusals.ts';
import { country, nameCheck, ownRegistration } from './shapes.ts';

/** As typed, with spaces. */
const NAME_TYPED_MAX = 400;

export const checkNameCall = endpoint({
  name: 'registry.check_name',
  summary:
    'Whether a business could have this name in a country: why not, names near to it, words that want a paper.',
  access: 'profiled',
  pin: 'none',
  method: 'GET',
  path: '/api/v1/registry/names',
  query: z.object({
    name: z.string().check(z.minLength(1, 'required'), z.maxLength(NAME_TYPED_MAX, 'too_long')),
    jurisdiction: country,
  }),
  reply: nameCheck,
  refusals: [],
  rate: 'read',
});

export const submitRegistrationCall = endpoint({
  name: 'registry.submit_registration',
  summary:
    'Sends a draft, once: the fee leaves the wallet and the name is held. Answers that do not fit are refused with 422, each by the name of its question.',
  access: 'profiled',
  pin: 'fresh',
  method: 'POST',
  path: '/api/v1/registry/registrations',
  body: z.strictObject({ draft_id: uuid, version: z.int().check(z.gte(1)) }),
  reply: z.object({ id: uuid, reference: z.string() }),
  status: 201,
  refusals: [
    platformRefusals.not_found,
    organisationRefusals.team_role_required,
    formRefusals.draft_sent,
    formRefusals.draft_changed,
    no.name_taken,
    ...leavingRefusals,
    walletRefusals.account_frozen,
    no.awaiting_payment,
    caseRefusals.case_step_refused,
  ],
  rate: 'write',
  idempotency: 'required',
});

export const listRegistrationsCall = endpoint({
  name: 'registry.list_registrations',
  summary: 'The registrations that the caller has sent, newest first.',
  access: 'profiled',
  pin: 'none',
  method: 'GET',
  path: '/api/v1/registry/registrations',
  query: pageQuery,
  reply: pageOf(ownRegistration),
  refusals: [],
  rate: 'read',
});
