/** The thread of `parserAside`: reads one text and ends. */
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';

import { invariant } from '../refusal.ts';
import type { ParseAnswer, ParseMessage } from './parse-aside.ts';
import { TooCostly } from './too-costly.ts';

const NICE = 10;

// On Linux 0 names the calling thread, not the process: requests of others come before this file.
if (process.platform === 'linux') setPriority(0, NICE);

function isParse(value: unknown): value is (text: string) => unknown {
  return typeof value === 'function';
}

const order: unknown = workerData;
invariant(typeof order === 'object' && order !== null, 'a parser was not told what to read');
const [module, text]: unknown[] = [Reflect.get(order, 'module'), Reflect.get(order, 'text')];
invariant(typeof module === 'string' && typeof text === 'string', 'a parser was not told what to read');
const made: unknown = await import(module);
const parse: unknown = typeof made === 'object' && made !== null ? Reflect.get(made, 'parse') : undefined;
invariant(isParse(parse), `${module} has no parse()`);
tell('begins');
tell(await answerOf(parse, text));

function tell(message: ParseMessage): void {
  parentPort?.postMessage(message, []);
}

async function answerOf(read: (text: string) => unknown, given: string): Promise<ParseAnswer> {
  try {
    return { result: await read(given) };
  } catch (error) {
    if (error instanceof TooCostly) return { isTooCostly: true };
    throw error;
  }
}
