import { Readable } from 'node:stream';

import type { FastifyReply } from 'fastify';

import type { Database } from '../database.ts';
import type { FileReply } from '../file-reply.ts';
import { streamHeaders } from '../files.ts';

/** Streams a file to its caller, a piece at a time, as fast as it is taken. */
export function sendFile(reply: FastifyReply, file: FileReply, db: Database): FastifyReply {
  return reply
    .code(200)
    .headers(streamHeaders(file))
    .send(Readable.from(file.content(db)));
}
