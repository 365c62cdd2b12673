import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { undoContactChange } from './contact/undo-contact-change.ts';
import { inUnit, limit, type Call } from './call.ts';
import { sendPage } from './follow-link.ts';
import { undonePage, undoPage } from './link-page.ts';

const given = z.object({ token: z._default(z.string(), '') });

/** GET /undo-change: asks before anything is undone, so that mail scanners undo nothing. */
export function askUndo(call: Call, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendPage(reply, undoPage(tokenOf(request.query), call.facts.language));
}

/** POST /undo-change from that page. */
export async function pressUndo(
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await limit(call, 'secret');
  const token = tokenOf(request.body);
  const isDone = await inUnit(call, (work) => undoContactChange(work, call.context, token));
  return sendPage(isDone ? reply : reply.code(410), undonePage(isDone, call.facts.language));
}

function tokenOf(from: unknown): string {
  const read = z.safeParse(given, from ?? {});
  return read.success ? read.data.token : '';
}
