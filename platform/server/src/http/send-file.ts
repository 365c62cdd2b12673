import { Readable } from 'node:stream';

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Database } from '../postgres/database.ts';
import type { FileReply } from './file-reply.ts';
import { streamHeaders } from './file-headers.ts';
import { markCopy } from './known-copy.ts';

interface Sending {
  readonly file: FileReply;
  /** Of a call whose file says the same to everybody. */
  readonly cache_s: number | undefined;
  readonly db: Database;
}

/** Streams a file to its caller, a piece at a time, as fast as it is taken; not at all where the caller has it already. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, cache_s, db }: Sending,
): FastifyReply {
  const { fingerprint } = file;
  void reply.headers(streamHeaders(file));
  if (
    fingerprint !== undefined &&
    cache_s !== undefined &&
    markCopy(request, reply, { fingerprint, cache_s })
  )
    return reply.code(304).send();
  return reply.code(200).send(Readable.from(file.content(db)));
}
