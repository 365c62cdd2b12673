import { endpoint } from '@egcr/contract/endpoint';
import { fileTypes, scanResults } from '@egcr/contract/files';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import { fileLink, uploadRefusals } from '@egcr/contract/uploads';
import { organisationRefusals } from '@egcr/organisations/contract';
import * as z from 'zod/mini';

import { businessPaperRefusals as no } from './refusals.ts';

/** What a paper of a business is. */
export const businessPaperKinds = ['articles', 'licence', 'tax', 'accounts', 'contract', 'other'] as const;
export type BusinessPaperKind = (typeof businessPaperKinds)[number];

const businessPaper = named(
  'BusinessPaper',
  z.object({
    id: uuid,
    kind: z.enum(businessPaperKinds),
    name: z.string(),
    media_type: z.enum(fileTypes),
    size_bytes: z.int().check(z.gte(1)),
    scan: z.enum(scanResults),
    added_at: instant,
    /** Null once the account has ended. */
    added_by: z.nullable(z.string()),
  }),
);
export type BusinessPaper = z.output<typeof businessPaper>;

const businessPapers = z.object({
  items: z.array(businessPaper),
  used_bytes: z.int(),
  bytes_max: z.int(),
  files_max: z.int(),
  /** The caller adds and removes papers. */
  may_edit: z.boolean(),
});
export type BusinessPapers = z.output<typeof businessPapers>;

const common = { access: 'profiled', pin: 'verified' } as const;
const byId = z.object({ id: uuid });
const byPaper = z.object({ id: uuid, paper: uuid });

export const listBusinessPapersCall = endpoint({
  ...common,
  name: 'business_papers.list',
  summary: 'The papers of an organisation, for its team, the newest first, and how much room they take.',
  method: 'GET',
  path: '/api/v1/organisations/:id/papers',
  params: byId,
  reply: businessPapers,
  refusals: [platformRefusals.not_found],
  rate: 'read',
});

export const addBusinessPaperCall = endpoint({
  ...common,
  name: 'business_papers.add',
  summary: 'Makes a paper of an organisation of a finished upload of the kind `business_papers.paper`.',
  method: 'POST',
  path: '/api/v1/organisations/:id/papers',
  params: byId,
  body: z.strictObject({ upload_id: uuid, kind: z.enum(businessPaperKinds, 'not_offered') }),
  reply: businessPaper,
  status: 201,
  refusals: [
    platformRefusals.not_found,
    organisationRefusals.team_role_required,
    uploadRefusals.upload_not_ready,
    no.papers_full,
    no.paper_twin,
  ],
  rate: 'write',
  idempotency: 'required',
});

export const linkToBusinessPaperCall = endpoint({
  ...common,
  name: 'business_papers.link',
  summary:
    'A link to a paper of an organisation, for its team. It is good for five minutes and for this session.',
  method: 'POST',
  path: '/api/v1/organisations/:id/papers/:paper/link',
  params: byPaper,
  reply: fileLink,
  refusals: [platformRefusals.not_found],
  rate: 'write',
});

export const removeBusinessPaperCall = endpoint({
  ...common,
  name: 'business_papers.remove',
  summary: 'Deletes a paper of an organisation for good, whoever sent it.',
  method: 'DELETE',
  path: '/api/v1/organisations/:id/papers/:paper',
  params: byPaper,
  refusals: [platformRefusals.not_found, organisationRefusals.team_role_required],
  rate: 'write',
});
