import { availableParallelism } from 'node:os';

import {
  OVERLOADED_RETRY_S,
  PARSED_CHARACTERS_PER_S,
  PARSER_CLOCK_SECONDS_MAX,
  PARSER_MEMORY_MIB,
  PARSER_SECONDS_MAX,
  PARSER_START_SECONDS_MAX,
  PARSERS_AT_ONCE_MAX,
  PARSERS_OF_ONE_MAX,
  PARSERS_WAITING_MAX,
} from '@egcr/contract/limits';
import { platformRefusals } from '@egcr/contract/refusals';

import { invariant, Refusal } from '../refusal.ts';
import { parseInProcess, type ParseBudget, type ParseOrder } from './parser-process.ts';
import { createTurns } from './turns.ts';

/** One core is left for everything else. */
const turns = createTurns({
  atOnce: Math.max(1, Math.min(PARSERS_AT_ONCE_MAX, availableParallelism() - 1)),
  waitingMax: PARSERS_WAITING_MAX,
  ofOneMax: PARSERS_OF_ONE_MAX,
});

const DEFAULT_BUDGET: ParseBudget = {
  seconds: PARSER_SECONDS_MAX,
  clockSeconds: PARSER_CLOCK_SECONDS_MAX,
  startSeconds: PARSER_START_SECONDS_MAX,
  memoryMib: PARSER_MEMORY_MIB,
};

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
  budget: Partial<ParseBudget> = {},
): (text: string, by: string) => Promise<ReturnType<Parse>> {
  return async (text, by) => {
    const { pieces, result } = await readAside({ module: module.href, text }, by, budget);
    invariant(pieces.length === 0, `${module.href} answers in pieces: read it with piecesAside`);
    // The type parameter is the type of the `parse` that the process has called.
    return result as ReturnType<Parse>;
  };
}

/** What a parser that is a generator has read: its pieces in order, and what it returned. */
export interface ReadInPieces<Piece, Result> {
  readonly pieces: readonly Piece[];
  readonly result: Result;
}

/**
 * The same for an answer that is long: `parse` is a generator, and each piece that it yields comes in a message of its own. A long answer in
 * one message would keep everybody else waiting while it is copied.
 */
export function piecesAside<Piece, Result>(
  module: URL,
  budget: Partial<ParseBudget> = {},
): (text: string, by: string) => Promise<ReadInPieces<Piece, Result>> {
  return async (text, by) => {
    const read = await readAside({ module: module.href, text }, by, budget);
    // The type parameters are those of the generator that the process has called.
    return read as ReadInPieces<Piece, Result>;
  };
}

async function readAside(
  order: ParseOrder,
  by: string,
  budget: Partial<ParseBudget>,
): Promise<ReadInPieces<unknown, unknown>> {
  const pieces: unknown[] = [];
  const answer = await turns(
    by,
    () => parseInProcess(order, { ...DEFAULT_BUDGET, ...budget }, (piece) => void pieces.push(piece)),
    // What a large file costs before and after it is read would otherwise come to requests again and again.
    (order.text.length / PARSED_CHARACTERS_PER_S) * 1000,
  );
  if (answer === undefined)
    throw new Refusal(platformRefusals.overloaded, { retryAfter_s: OVERLOADED_RETRY_S });
  if ('isTooCostly' in answer) throw new Refusal(platformRefusals.file_too_costly);
  if ('failure' in answer) throw new Error(answer.failure);
  return { pieces, result: answer.result };
}
