import { officeTypes } from '@egcr/contract/files';
import { UPLOAD_PIECE_BYTES_MAX } from '@egcr/contract/limits';
import type { Upload } from '@egcr/contract/uploads';

import type { Actor } from '../src/actor.ts';
import { createUploads, type UploadKind } from '../src/uploads/door.ts';
import { serveDomain } from './served-domain.ts';

interface Answer {
  readonly status: number;
  readonly body: Upload & { readonly code: string };
}

interface Sent {
  readonly who: string;
  readonly body?: object;
  readonly bytes?: Buffer;
}

interface Given {
  readonly who: string;
  readonly kind?: string;
  readonly name?: string;
  readonly size?: number;
}

/** Uploads served alone, of two kinds: `shop.paper`, with room for six, and `shop.list`, of 1000 bytes at most. */
export async function serveUploads(clamdUrl?: string) {
  const opened: string[] = [];
  const paper: UploadKind = {
    name: 'shop.paper',
    accepts: ['application/pdf', 'image/png', 'image/jpeg', 'image/webp', ...Object.values(officeTypes)],
    room: async () => ({ bytes: 60_000_000, files: 6 }),
    opened: async (_work, { fileId }) => void opened.push(fileId),
  };
  const list: UploadKind = {
    name: 'shop.list',
    accepts: ['text/csv'],
    sizeMax_bytes: 1000,
    room: async () => ({ bytes: 1500, files: 6 }),
  };
  const uploads = createUploads({ clamdUrl, kinds: () => [paper, list] });
  const server = await serveDomain(uploads.domain);

  async function ask(
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    { who, body, bytes }: Sent,
  ): Promise<Answer> {
    const answer = await server.app.inject({
      method,
      url: `/api/v1/uploads${path}`,
      headers: {
        authorization: `Bearer ${who}`,
        ...(body && path === '' && { 'idempotency-key': server.newId() }),
        ...(bytes && { 'content-type': 'application/octet-stream' }),
      },
      ...((body ?? bytes) && { payload: body ?? bytes }),
    });
    return { status: answer.statusCode, body: JSON.parse(answer.body || '{}') };
  }

  const begin = (bytes: Buffer, { who, kind = 'shop.paper', name = 'paper', size }: Given) =>
    ask('POST', '', { who, body: { kind, name, size_bytes: size ?? bytes.length } });

  /** Sends all bytes of a file; it is not finished yet. Answers the upload's id. */
  async function send(bytes: Buffer, given: Given): Promise<string> {
    const { id } = (await begin(bytes, given)).body;
    for (let at = 0; at < bytes.length; at += UPLOAD_PIECE_BYTES_MAX) {
      const piece = bytes.subarray(at, at + UPLOAD_PIECE_BYTES_MAX);
      const { status } = await ask('PUT', `/${id}/pieces/${at}`, { who: given.who, bytes: piece });
      if (status !== 200) throw new Error(`a piece was answered ${status}`);
    }
    return id;
  }

  const complete = (id: string, who: string) => ask('POST', `/${id}/complete`, { who });

  /** Takes the upload as a domain does, and asks for a link. */
  const take = (id: string, who: string) =>
    server.services.unit(
      async (work) => {
        const file = await uploads.door.take(work, { id, kind: paper.name });
        return { file, ticket: uploads.door.linkTo(work, file.id).ticket };
      },
      { actor: actorOf(who) },
    );

  const open = (ticket: string, who: string) =>
    server.app.inject({
      method: 'GET',
      url: `/api/v1/files/${ticket}`,
      headers: { authorization: `Bearer ${who}` },
    });

  return { ...server, uploads, opened, ask, begin, send, complete, take, open };
}

export type ServedUploads = Awaited<ReturnType<typeof serveUploads>>;

function actorOf(userId: string): Actor {
  const pin = { isSet: false, expiresAt: null, verifiedAt: null };
  return { kind: 'person', userId, sessionId: userId, roles: [], isVerified: true, pin };
}
