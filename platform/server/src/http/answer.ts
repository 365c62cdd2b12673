import type { Endpoint } from '@egcr/contract/endpoint';
import * as z from 'zod/mini';

import { FileReply } from './file-reply.ts';
import { isFixedReply } from './fixed-reply.ts';
import { invariant } from '../refusal.ts';

/** A stored or fresh answer: what goes over the wire, without the request's own id. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The body as JSON, where it was written before. */
  readonly text?: string;
}

/** Fixed replies that passed through the schema of their call. */
const passed = new WeakMap<Endpoint, WeakMap<object, Answer>>();

/** The reply passes through its schema: members that are not in the contract never leave the house. A fixed one (`fixedReply`) passes once. */
export function replyOf(endpoint: Endpoint, reply: unknown): Answer {
  if (!isFixedReply(reply)) return checkedReply(endpoint, reply);
  const known = passed.get(endpoint) ?? new WeakMap<object, Answer>();
  passed.set(endpoint, known);
  const answer = known.get(reply) ?? written(checkedReply(endpoint, reply));
  known.set(reply, answer);
  return answer;
}

function written(answer: Answer): Answer {
  return { ...answer, text: JSON.stringify(answer.body) };
}

function checkedReply(endpoint: Endpoint, reply: unknown): Answer {
  if (endpoint.file) {
    const isRight = reply instanceof FileReply && endpoint.file.includes(reply.mediaType);
    invariant(isRight, `${endpoint.name} answered no file, or one of another kind`);
    return { status: 200, headers: {}, body: reply };
  }
  const status = endpoint.status ?? (endpoint.reply ? 200 : 204);
  if (!endpoint.reply) return { status, headers: {}, body: undefined };
  const checked = z.safeParse(endpoint.reply, reply);
  invariant(
    checked.success,
    `${endpoint.name} answered outside its contract: ${checked.error?.message ?? ''}`,
  );
  return { status, headers: {}, body: checked.data };
}
