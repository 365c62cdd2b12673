import { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

import { PIECES_AT_ONCE_MAX, PIECES_OF_ONE_MAX, PIECES_WAITING_MAX } from '@egcr/contract/limits';
import { platformRefusals } from '@egcr/contract/refusals';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { createTurns } from '../aside/turns.ts';
import { release } from '../data/release.ts';
import { Refusal } from '../refusal.ts';

/** In this scope a body is bytes as they are, and no JSON. They stay in the line until who sends them is known: see `createByteBodies`. */
export function takeBytesAlone(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
}

interface Asked {
  /** Who sends it, as their calls are counted. */
  readonly by: string;
  readonly bytesMax: number;
}

/**
 * Reads bodies of bytes, so many at a time in this process and the others after them: those wait in the line, not in our memory. A body's memory is
 * given back when its work is done. Refuses overloaded where too many wait, of one caller or of all; too_large.
 */
export function createByteBodies() {
  const turns = createTurns({
    atOnce: PIECES_AT_ONCE_MAX,
    waitingMax: PIECES_WAITING_MAX,
    ofOneMax: PIECES_OF_ONE_MAX,
  });
  return <Answer>(
    { body, headers }: Pick<FastifyRequest, 'body' | 'headers'>,
    { by, bytesMax }: Asked,
    work: (body: unknown) => Promise<Answer>,
  ): Promise<Answer> =>
    body instanceof Readable
      ? turns(by, async () => {
          const announced = Number(headers['content-length'] ?? bytesMax);
          if (!(announced <= bytesMax)) throw new Refusal(platformRefusals.too_large);
          const whole = Buffer.allocUnsafeSlow(announced);
          try {
            return await work(whole.subarray(0, await fill(whole, body)));
          } finally {
            release(whole);
          }
        })
      : work(body);
}

export type ByteBodies = ReturnType<typeof createByteBodies>;

/** Answers how many bytes came. */
async function fill(whole: Buffer, body: Readable): Promise<number> {
  // What the parser of HTTP hands out is a copy for its reader alone.
  const isOurs = body instanceof IncomingMessage;
  let length = 0;
  try {
    // A body that is not read to its end does not close the line: its sender is told why.
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      if (!(chunk instanceof Uint8Array) || length + chunk.length > whole.length)
        throw new Refusal(platformRefusals.too_large);
      whole.set(chunk, length);
      length += chunk.length;
      if (isOurs) release(chunk);
    }
    return length;
  } catch (error) {
    // The line broke: nobody reads what is answered.
    throw error instanceof Refusal ? error : new Refusal(platformRefusals.malformed_request);
  }
}
