/** A thread of `bench parsers`: hands in one file after the other for so long, and says how many and how they were answered. */
import { constants, setPriority } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

import { rateLimits } from '@egcr/contract/limits';

export interface FileShape {
  readonly name: string;
  readonly path: string;
  /** The whole body of the request. */
  readonly body: string;
  /** Handed in by a finance officer. What becomes a proposal is withdrawn at once: few of one person may wait. */
  readonly isOfStaff?: boolean;
  /**
   * How it must be answered, unless the server is busy: a shape that is refused earlier than it says would cost less. An import may be
   * taken or refused.
   */
  readonly answer?: 202 | 422;
}

export interface HandIn {
  readonly url: string;
  readonly token: string;
  readonly shape: FileShape;
  readonly seconds: number;
}

export interface HandedIn {
  readonly files: number;
  readonly statuses: readonly number[];
}

const OVERLOADED = 503;
/** No faster than one person may: in test mode nothing else limits it. */
const PAUSE_MS = (rateLimits.write.window_s * 1000) / rateLimits.write.requests;

// What a client computes is not what the server costs. On Linux 0 names the calling thread.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);

const { url, token, shape, seconds } = workerData as HandIn;
const ANSWERS: readonly number[] = shape.answer === undefined ? [200, 422] : [shape.answer];
const sent = new TextEncoder().encode(shape.body);

function post(path: string, body: BodyInit): Promise<Response> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    ...(shape.isOfStaff === true && { 'idempotency-key': crypto.randomUUID() }),
  };
  return fetch(url + path, { method: 'POST', headers, body });
}

async function handIn(): Promise<number> {
  const answer = await post(shape.path, sent);
  const text = await answer.text();
  if (answer.status !== OVERLOADED && !ANSWERS.includes(answer.status))
    throw new Error(`${shape.name} was answered ${answer.status}: ${text.slice(0, 500)}`);
  if (answer.status === 202) {
    const { id } = JSON.parse(text) as { readonly id: string };
    const withdrawn = await post(`/api/v1/admin/proposals/${id}/withdraw`, '{}');
    await withdrawn.arrayBuffer();
    if (!withdrawn.ok) throw new Error(`a proposal was not withdrawn: ${withdrawn.status}`);
  }
  return answer.status;
}

const end = performance.now() + seconds * 1000;
const statuses: number[] = [];
for (let begin = performance.now(); begin < end; begin = performance.now()) {
  statuses.push(await handIn());
  await wait(Math.max(0, Math.min(begin + PAUSE_MS, end) - performance.now()));
}
if (statuses.every((status) => status === OVERLOADED)) throw new Error(`${shape.name} was never read`);
const handedIn: HandedIn = { files: statuses.length, statuses: [...new Set(statuses)] };
parentPort?.postMessage(handedIn, []);
