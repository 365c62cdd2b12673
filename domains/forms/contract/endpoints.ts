import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { organisationRefusals } from '@egcr/organisations/contract';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { formRefusals as no } from './refusals.ts';
import { answers, draft, draftRow, form } from './shapes.ts';

const { team_role_required } = organisationRefusals;
const common = { access: 'profiled', pin: 'none' } as const;
const byName = z.object({
  form: z.string().check(z.regex(/^[a-z_]+\.[a-z0-9-]+$/, 'format'), z.maxLength(60)),
});
const byId = z.object({ id: uuid });
/** The organisation for which the caller acts; nothing: for themselves. */
const actingFor = z.object({ acting_for: z.optional(uuid) });
/** What the answers change, of a form that may change something: one draft for each. */
const begins = z.extend(actingFor, { subject: z.optional(uuid) });

export const readFormCall = endpoint({
  ...common,
  name: 'forms.read_form',
  summary: 'A form: its questions in the reader’s language, its schema and its rules.',
  method: 'GET',
  path: '/api/v1/forms/:form',
  params: byName,
  reply: form,
  refusals: [platformRefusals.not_found],
  rate: 'read',
});

export const beginDraftCall = endpoint({
  ...common,
  name: 'forms.begin_draft',
  summary:
    'Begins a draft of a form, or continues the one not sent yet: the caller’s, or that of the organisation they act for.',
  method: 'POST',
  path: '/api/v1/forms/:form/drafts',
  params: byName,
  query: begins,
  reply: draft,
  refusals: [platformRefusals.not_found, team_role_required],
  rate: 'write',
});

export const listDraftsCall = endpoint({
  ...common,
  name: 'forms.list_drafts',
  summary: 'The drafts of the caller, or of the organisation for which they act; the one saved last first.',
  method: 'GET',
  path: '/api/v1/form-drafts',
  query: actingFor,
  reply: z.object({ items: z.array(draftRow) }),
  refusals: [platformRefusals.not_found],
  rate: 'read',
});

export const readDraftCall = endpoint({
  ...common,
  name: 'forms.read_draft',
  summary: 'One draft with its answers: the caller’s, or of an organisation whose member they are.',
  method: 'GET',
  path: '/api/v1/form-drafts/:id',
  params: byId,
  reply: draft,
  refusals: [platformRefusals.not_found, no.draft_sent],
  rate: 'read',
});

export const saveDraftCall = endpoint({
  ...common,
  name: 'forms.save_draft',
  summary:
    'Saves all answers of a draft, finished or not. `version` is that of the draft as it was read. If it was saved elsewhere meanwhile, nothing changes.',
  method: 'PUT',
  path: '/api/v1/form-drafts/:id',
  params: byId,
  body: z.strictObject({ version: z.int().check(z.gte(1)), answers }),
  reply: z.object({ version: z.int(), saved_at: instant, expires_at: instant }),
  refusals: [platformRefusals.not_found, team_role_required, no.draft_sent, no.draft_changed],
  rate: 'write',
});

export const discardDraftCall = endpoint({
  ...common,
  name: 'forms.discard_draft',
  summary: 'Deletes a draft that was not sent, for good.',
  method: 'DELETE',
  path: '/api/v1/form-drafts/:id',
  params: byId,
  refusals: [platformRefusals.not_found, team_role_required],
  rate: 'write',
});
