import { caseRefusals } from '@egcr/cases/contract';
import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import { organisationRefusals } from '@egcr/organisations/contract';
import * as z from 'zod/mini';

import { registryRefusals as no } from '../refusals.ts';
import {
  addressChange,
  consentAnswer,
  directorsChange,
  registerEntry,
  shareConsent,
  shownChange,
  transferChange,
} from './entry-shapes.ts';

export const readEntryCall = endpoint({
  name: 'registry.read_entry',
  summary:
    'What of the entry of a business can be changed, for members of its team; and the change that is being decided.',
  access: 'profiled',
  pin: 'verified',
  method: 'GET',
  path: '/api/v1/businesses/:id/entry',
  params: z.object({ id: uuid }),
  reply: registerEntry,
  refusals: [platformRefusals.not_found],
  rate: 'read',
});

/** An owner files a change of one version of the entry; an officer of the register decides about it. */
const filing = {
  access: 'profiled',
  pin: 'fresh',
  method: 'POST',
  params: z.object({ id: uuid }),
  reply: named('FiledChange', z.object({ case_id: uuid, reference: z.string() })),
  status: 201,
  refusals: [
    platformRefusals.not_found,
    organisationRefusals.team_role_required,
    no.business_not_active,
    no.entry_changed,
    no.change_open,
    caseRefusals.case_step_refused,
  ],
  rate: 'write',
  idempotency: 'required',
} as const;

export const fileAddressCall = endpoint({
  ...filing,
  name: 'registry.file_address',
  summary: 'Asks to change the address of a business. The entry stays as it is until an officer approves.',
  path: '/api/v1/businesses/:id/changes/address',
  body: addressChange,
});

export const fileDirectorsCall = endpoint({
  ...filing,
  name: 'registry.file_directors',
  summary:
    'Asks to change who leads a business: one leaves, one joins, or both. The entry stays as it is until an officer approves.',
  path: '/api/v1/businesses/:id/changes/directors',
  body: directorsChange,
});

export const fileTransferCall = endpoint({
  ...filing,
  name: 'registry.file_transfer',
  summary:
    'Asks to enter that shares went to someone else. The entry stays as it is until an officer approves.',
  path: '/api/v1/businesses/:id/changes/transfer',
  body: transferChange,
});

export const readChangeCall = endpoint({
  access: 'profiled',
  scopedBy: ['queue'],
  name: 'registry.read_change',
  summary:
    'What was before a change and what comes after, for officers. Those who lead the business or hold shares of it do not find it.',
  method: 'GET',
  path: '/api/v1/admin/registry/changes/:id',
  params: z.object({ id: uuid }),
  reply: shownChange,
  refusals: [platformRefusals.not_found],
  pin: 'none',
  rate: 'read',
  permission: 'registry.read',
});

/** Of a holder whose shares a change takes: the person, or for a business of the register the owners of its team. */
const consent = { access: 'profiled', params: z.object({ id: uuid }) } as const;

export const listConsentsCall = endpoint({
  access: 'profiled',
  pin: 'verified',
  name: 'registry.list_consents',
  summary: 'The changes that wait for the consent of the caller, because shares of theirs would go over.',
  method: 'GET',
  path: '/api/v1/registry/consents',
  reply: z.object({ items: z.array(shareConsent) }),
  refusals: [],
  rate: 'read',
});

export const readConsentCall = endpoint({
  ...consent,
  pin: 'verified',
  name: 'registry.read_consent',
  summary: 'Which shares a change takes of whom, for the holder and for the team that filed it.',
  method: 'GET',
  path: '/api/v1/registry/consents/:id',
  reply: shareConsent,
  refusals: [platformRefusals.not_found],
  rate: 'read',
});

export const answerConsentCall = endpoint({
  ...consent,
  pin: 'fresh',
  name: 'registry.answer_consent',
  summary:
    'Consents to giving shares away, or refuses. With consent the change goes to an officer; a refusal ends it. No one answers for another.',
  method: 'POST',
  path: '/api/v1/registry/consents/:id/answers',
  body: consentAnswer,
  reply: shareConsent,
  refusals: [platformRefusals.not_found, no.consent_over, no.entry_changed],
  rate: 'write',
  idempotency: 'required',
});
