import type { Upload } from '@egcr/contract/uploads';
import { pdfOf } from '@egcr/server-kit/testing/pictures';
import { serveDomain } from '@egcr/server-kit/testing/served-domain';
import { createUploads } from '@egcr/server-kit/uploads';
import type { Work } from '@egcr/server-kit/work';

import type { Document, DocumentDetails } from '../../contract/index.ts';
import { createDocuments } from '../index.ts';
import { PAPER } from '../parts.ts';

interface Answer {
  readonly status: number;
  readonly body: DocumentDetails &
    Upload & {
      readonly code: string;
      readonly ticket: string;
      readonly document_id: string;
      readonly items: readonly Document[];
      readonly used_bytes: number;
      readonly used_files: number;
    };
}

interface Sent {
  readonly who: string;
  readonly body?: object;
  readonly bytes?: Buffer;
  readonly key?: string;
}

/** Documents and the uploads they are made of, for people whose PIN is open. */
export async function serveDocuments() {
  const uploads = createUploads({ clamdUrl: undefined, kinds: () => domain.uploads ?? [] });
  const { domain, door } = createDocuments({ uploads: uploads.door });
  const server = await serveDomain(
    { ...domain, calls: [...(domain.calls ?? []), ...(uploads.domain.calls ?? [])] },
    { isPinOpen: true },
  );

  async function ask(
    method: 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE',
    path: string,
    { who, body, bytes, key = server.newId() }: Sent,
  ): Promise<Answer> {
    const answer = await server.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: {
        authorization: `Bearer ${who}`,
        'idempotency-key': key,
        ...(bytes && { 'content-type': 'application/octet-stream' }),
      },
      ...((body ?? bytes) && { payload: body ?? bytes }),
    });
    return { status: answer.statusCode, body: JSON.parse(answer.body || '{}') };
  }

  /** A whole upload that no document was made of yet. */
  async function upload(
    who: string,
    bytes = pdfOf(200, server.newId()),
    name = 'paper.pdf',
  ): Promise<string> {
    const body = { kind: PAPER, name, size_bytes: bytes.length };
    const { id } = (await ask('POST', '/uploads', { who, body })).body;
    await ask('PUT', `/uploads/${id}/pieces/0`, { who, bytes });
    await ask('POST', `/uploads/${id}/complete`, { who });
    return id;
  }

  /** A document, as its owner has it after adding it. */
  async function add(
    who: string,
    given: { readonly bytes?: Buffer; readonly name?: string; readonly expires_on?: string } = {},
  ): Promise<Document> {
    const upload_id = await upload(who, given.bytes, given.name);
    const { expires_on: end } = given;
    const body = { upload_id, kind: 'passport', ...(end !== undefined && { expires_on: end }) };
    return (await ask('POST', '/documents', { who, body })).body;
  }

  const linkTo = async (id: string, who: string, number = 1) =>
    (await ask('POST', `/documents/${id}/versions/${number}/link`, { who })).body.ticket;

  const open = (ticket: string, who: string) =>
    server.app.inject({
      method: 'GET',
      url: `/api/v1/files/${ticket}`,
      headers: { authorization: `Bearer ${who}` },
    });

  /** What another domain does for a person who calls. */
  const as = <Result>(who: string, body: (work: Work) => Promise<Result>): Promise<Result> => {
    const pin = { isSet: false, expiresAt: null, verifiedAt: null };
    const [userId = '', sessionId = userId] = who.split('/');
    return server.services.unit(body, {
      actor: { kind: 'person', userId, sessionId, roles: [], isVerified: true, pin },
    });
  };

  return { ...server, domain, door, ask, upload, add, linkTo, open, as };
}

export type ServedDocuments = Awaited<ReturnType<typeof serveDocuments>>;
