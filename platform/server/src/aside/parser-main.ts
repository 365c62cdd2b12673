/** The program of a parser's process: reads one text after the other, each with the module that its order names. */
import { constants, setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

import type { ParseAnswer, ParseMessage, ParseOrder } from './parser-process.ts';
import { TooCostly } from './too-costly.ts';

// Requests of others come before any file.
setPriority(constants.priority.PRIORITY_LOW);

process.on('disconnect', () => process.exit());
process.on('message', (order: ParseOrder) => {
  void answerTo(order).then(tell);
});

function tell(message: ParseMessage): void {
  process.send?.(message);
}

async function answerTo({ module, text }: ParseOrder): Promise<ParseAnswer> {
  try {
    const parse = await parserOf(module);
    tell('begins');
    const made: unknown = await parse(text);
    return { result: isInPieces(made) ? await tellPieces(made) : made };
  } catch (error) {
    if (error instanceof TooCostly) return { isTooCostly: true };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/**
 * Each piece is a message of its own. The next one is made when it is sent and after a rest as long as the work on it took: a file leaves half
 * of a core to requests, also where all cores are busy and the scheduler would let a request wait for its turn.
 */
async function tellPieces(pieces: Iterator<unknown>): Promise<unknown> {
  for (;;) {
    const began_ms = performance.now();
    const { done, value } = pieces.next();
    if (done === true) return value;
    await new Promise((resolve) => process.send?.({ piece: value }, undefined, {}, resolve));
    await wait(performance.now() - began_ms);
  }
}

/** Whether a parser is a generator: its answer comes in pieces. */
function isInPieces(made: unknown): made is Iterator<unknown> {
  return Object.prototype.toString.call(made) === '[object Generator]';
}

async function parserOf(module: string): Promise<(text: string) => unknown> {
  const made: unknown = await import(module);
  const parse: unknown = typeof made === 'object' && made !== null ? Reflect.get(made, 'parse') : undefined;
  if (!isParse(parse)) throw new Error(`${module} has no parse()`);
  return parse;
}

function isParse(value: unknown): value is (text: string) => unknown {
  return typeof value === 'function';
}
