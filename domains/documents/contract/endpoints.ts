import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { fileLink, uploadRefusals } from '@egcr/contract/uploads';
import * as z from 'zod/mini';

import { documentRefusals } from './refusals.ts';
import { document, documentDetails, documentKinds } from './shapes.ts';

const common = { access: 'signed_in', pin: 'none' } as const;
const byId = z.object({ id: uuid });
/** Of what is added: an upload of the kind `documents.paper`, finished. */
const added = { upload_id: uuid, expires_on: z.optional(z.nullable(z.iso.date())) };

export const listDocumentsCall = endpoint({
  ...common,
  name: 'documents.list_documents',
  summary: 'Your own papers, newest first, and how much room they take. All at once: there are never many.',
  method: 'GET',
  path: '/api/v1/documents',
  reply: z.object({
    items: z.array(document),
    used_bytes: z.int(),
    used_files: z.int(),
    bytes_max: z.int(),
    files_max: z.int(),
  }),
  refusals: [],
  rate: 'read',
});

export const readDocumentCall = endpoint({
  ...common,
  name: 'documents.read_document',
  summary: 'One paper with its versions, and when it was opened.',
  method: 'GET',
  path: '/api/v1/documents/:id',
  params: byId,
  reply: documentDetails,
  refusals: [platformRefusals.not_found],
  rate: 'read',
});

export const addDocumentCall = endpoint({
  ...common,
  name: 'documents.add_document',
  summary: 'Makes a document of a finished upload.',
  method: 'POST',
  path: '/api/v1/documents',
  body: z.strictObject({ ...added, kind: z.enum(documentKinds) }),
  reply: document,
  status: 201,
  refusals: [uploadRefusals.upload_not_ready, documentRefusals.document_twin],
  rate: 'write',
  idempotency: 'required',
});

export const addVersionCall = endpoint({
  ...common,
  name: 'documents.add_version',
  summary: 'Adds a newer version of a document. The earlier ones stay.',
  method: 'POST',
  path: '/api/v1/documents/:id/versions',
  params: byId,
  body: z.strictObject(added),
  reply: document,
  status: 201,
  refusals: [platformRefusals.not_found, uploadRefusals.upload_not_ready, documentRefusals.document_twin],
  rate: 'write',
  idempotency: 'required',
});

export const changeDocumentCall = endpoint({
  ...common,
  name: 'documents.change_document',
  summary: 'Says anew what a document is and when it ends. Its versions stay as they are.',
  method: 'PATCH',
  path: '/api/v1/documents/:id',
  params: byId,
  body: z.strictObject({ kind: z.enum(documentKinds), expires_on: z.nullable(z.iso.date()) }),
  reply: document,
  refusals: [platformRefusals.not_found],
  rate: 'write',
});

export const linkToVersionCall = endpoint({
  ...common,
  name: 'documents.link_to_version',
  summary: 'A link to a version, good for five minutes and for this session. Opening it is kept.',
  method: 'POST',
  path: '/api/v1/documents/:id/versions/:number/link',
  params: z.object({ id: uuid, number: z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)) }),
  reply: fileLink,
  refusals: [platformRefusals.not_found],
  pin: 'verified',
  rate: 'write',
});

export const removeDocumentCall = endpoint({
  ...common,
  name: 'documents.remove_document',
  summary:
    'Deletes a document with its versions, for good. Versions that were given to a case stay with the case.',
  method: 'DELETE',
  path: '/api/v1/documents/:id',
  params: byId,
  refusals: [platformRefusals.not_found],
  pin: 'verified',
  rate: 'write',
});
