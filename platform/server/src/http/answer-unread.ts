import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import { platformRefusals } from '@egcr/contract/refusals';

import { Refusal } from '../refusal.ts';
import { problemOf } from './problem-reply.ts';

/** Node's own for headers over its limit; it has no refusal of ours. */
const HEADERS_TOO_LARGE = 431;

/** Answers what never became a request, as it came too slowly or can't be read, and closes its connection. No hook of the app sees it. */
export function answerUnread(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(answerOf(error.code, headers));
  socket.destroy(error);
}

function answerOf(code: string | undefined, headers: Readonly<Record<string, string>>): string {
  const kind =
    code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? platformRefusals.request_too_slow
      : platformRefusals.malformed_request;
  const problem = problemOf(new Refusal(kind));
  const status = code === 'HPE_HEADER_OVERFLOW' ? HEADERS_TOO_LARGE : problem.status;
  const id = randomUUID();
  const body = JSON.stringify({ ...problem.body, status, request_id: id });
  const lines = {
    ...headers,
    ...problem.headers,
    'x-request-id': id,
    'cache-control': 'no-store',
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${head.join('')}\r\n${body}`;
}
