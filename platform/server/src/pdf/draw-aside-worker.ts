/** The thread of `drawAside`: draws one paper and ends. */
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';

import { invariant } from '../refusal.ts';

function isDraw(value: unknown): value is (what: unknown) => unknown {
  return typeof value === 'function';
}

// On Linux the number is the thread's own: people who wait for a page come before a paper. Elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);

const order: unknown = workerData;
invariant(typeof order === 'object' && order !== null, 'a drawing thread was not told what to draw');
const module: unknown = Reflect.get(order, 'module');
invariant(typeof module === 'string', 'a drawing thread was not told who draws');
const made: unknown = await import(module);
const draw: unknown = typeof made === 'object' && made !== null ? Reflect.get(made, 'draw') : undefined;
invariant(isDraw(draw), `${module} has no draw()`);
const bytes: unknown = await draw(Reflect.get(order, 'what'));
invariant(bytes instanceof Uint8Array, `${module} drew no bytes`);
parentPort?.postMessage(bytes, []);
