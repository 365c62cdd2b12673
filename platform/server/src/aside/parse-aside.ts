import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

import {
  OVERLOADED_RETRY_S,
  PARSER_MEMORY_MIB,
  PARSER_SECONDS_MAX,
  PARSER_START_SECONDS_MAX,
  PARSERS_AT_ONCE_MAX,
  PARSERS_OF_ONE_MAX,
  PARSERS_WAITING_MAX,
} from '@egcr/contract/limits';
import { platformRefusals } from '@egcr/contract/refusals';

import { Refusal } from '../refusal.ts';
import { createTurns } from './turns.ts';

export interface ParseBudget {
  /** From when the thread begins to read. */
  readonly seconds?: number;
  /** Until it begins. */
  readonly startSeconds?: number;
  readonly memoryMib?: number;
}

/** What `parserAside` asks of its thread. */
export interface ParseOrder {
  readonly module: string;
  readonly text: string;
}

/** What the thread answers. */
export type ParseAnswer = { readonly result: unknown } | { readonly isTooCostly: true };

/** What the thread says: that it begins to read, from when its time counts, and what came of it. */
export type ParseMessage = 'begins' | ParseAnswer;

/** One core is left for everything else. */
const turns = createTurns({
  atOnce: Math.max(1, Math.min(PARSERS_AT_ONCE_MAX, availableParallelism() - 1)),
  waitingMax: PARSERS_WAITING_MAX,
  ofOneMax: PARSERS_OF_ONE_MAX,
});

/**
 * Makes a parser that runs in a thread of its own with a deadline and a limit of memory; a thread that overruns either is ended. The
 * module exports `parse`, which reads a text and answers plain data that can be cloned. `by` names the caller (a user id, a job): each has few turns at a time, so that no one fills the queue. Refuses overloaded where too many
 * wait or the thread cannot begin, file_too_costly where the text takes more than the budget or the parser throws `TooCostly`. Any other error of the parser is
 * thrown on.
 *
 * Call it outside a transaction (`handlePrepared`): while it runs, the caller must hold no connection to the database.
 */
export function parserAside<Parse extends (text: string) => unknown>(
  module: URL,
  {
    seconds = PARSER_SECONDS_MAX,
    startSeconds = PARSER_START_SECONDS_MAX,
    memoryMib = PARSER_MEMORY_MIB,
  }: ParseBudget = {},
): (text: string, by: string) => Promise<ReturnType<Parse>> {
  return async (text, by) => {
    const order = { module: module.href, text };
    const answer = await turns(by, () => parseNow(order, { seconds, startSeconds, memoryMib }));
    if (answer === undefined)
      throw new Refusal(platformRefusals.overloaded, { retryAfter_s: OVERLOADED_RETRY_S });
    if ('isTooCostly' in answer) throw new Refusal(platformRefusals.file_too_costly);
    // The type parameter is the type of the `parse` that the thread has called.
    return answer.result as ReturnType<Parse>;
  };
}

/** The thread's answer; undefined where it did not begin in time. */
function parseNow(
  order: ParseOrder,
  { seconds, startSeconds, memoryMib }: Required<ParseBudget>,
): Promise<ParseAnswer | undefined> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('parse-aside-worker.ts', import.meta.url), {
      workerData: order,
      resourceLimits: { maxOldGenerationSizeMb: memoryMib, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    });
    let hasBegun = false;
    let isOverdue = false;
    const endAfter = (limit_s: number) =>
      setTimeout(() => {
        isOverdue = true;
        void worker.terminate();
      }, limit_s * 1000);
    let deadline = endAfter(startSeconds);
    worker.on('message', (said: ParseMessage) => {
      if (said !== 'begins') return resolve(said);
      hasBegun = true;
      clearTimeout(deadline);
      deadline = endAfter(seconds);
    });
    worker.once('error', (error: unknown) => {
      if (isOutOfMemory(error)) resolve({ isTooCostly: true });
      else reject(error);
    });
    // The turn is over only when the thread is gone. Where it has answered already, this changes nothing.
    worker.once('exit', (code) => {
      clearTimeout(deadline);
      if (isOverdue) resolve(hasBegun ? { isTooCostly: true } : undefined);
      else reject(new Error(`a parser's thread ended with ${code} and no answer`));
    });
  });
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
