import { availableParallelism } from 'node:os';

import {
  OVERLOADED_RETRY_S,
  PARSED_CHARACTERS_PER_S,
  PARSER_MEMORY_MIB,
  PARSER_SECONDS_MAX,
  PARSER_START_SECONDS_MAX,
  PARSERS_AT_ONCE_MAX,
  PARSERS_OF_ONE_MAX,
  PARSERS_WAITING_MAX,
} from '@egcr/contract/limits';
import { platformRefusals } from '@egcr/contract/refusals';

import { Refusal } from '../refusal.ts';
import { parseInProcess, type ParseBudget } from './parser-process.ts';
import { createTurns } from './turns.ts';

/** One core is left for everything else. */
const turns = createTurns({
  atOnce: Math.max(1, Math.min(PARSERS_AT_ONCE_MAX, availableParallelism() - 1)),
  waitingMax: PARSERS_WAITING_MAX,
  ofOneMax: PARSERS_OF_ONE_MAX,
});

/**
 * Makes a parser that runs in a process of its own with a deadline and a limit of memory; one that overruns either is ended. The module
 * exports `parse`, which reads a text and answers plain data that can be cloned. `by` names the caller (a user id, a job): each has few
 * turns at a time, so that no one fills the queue. Refuses overloaded where too many wait or the process cannot begin, file_too_costly
 * where the text takes more than the budget or the parser throws `TooCostly`. Any other error of the parser is thrown on.
 *
 * Call it outside a transaction (`handlePrepared`): while it runs, the caller must hold no connection to the database.
 */
export function parserAside<Parse extends (text: string) => unknown>(
  module: URL,
  {
    seconds = PARSER_SECONDS_MAX,
    startSeconds = PARSER_START_SECONDS_MAX,
    memoryMib = PARSER_MEMORY_MIB,
  }: Partial<ParseBudget> = {},
): (text: string, by: string) => Promise<ReturnType<Parse>> {
  return async (text, by) => {
    const order = { module: module.href, text };
    const answer = await turns(
      by,
      () => parseInProcess(order, { seconds, startSeconds, memoryMib }),
      // What a large file costs before and after it is read would otherwise come to requests again and again.
      (text.length / PARSED_CHARACTERS_PER_S) * 1000,
    );
    if (answer === undefined)
      throw new Refusal(platformRefusals.overloaded, { retryAfter_s: OVERLOADED_RETRY_S });
    if ('isTooCostly' in answer) throw new Refusal(platformRefusals.file_too_costly);
    if ('failure' in answer) throw new Error(answer.failure);
    // The type parameter is the type of the `parse` that the process has called.
    return answer.result as ReturnType<Parse>;
  };
}
