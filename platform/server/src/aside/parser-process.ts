import { fork, type ChildProcess } from 'node:child_process';

import { endWhenOverdue, type ReadingTime } from './reading-deadline.ts';

/** What a parser's process is asked. */
export interface ParseOrder {
  readonly module: string;
  readonly text: string;
}

/** What it answers. A failure is a mistake of the parser, with its stack. */
export type ParseAnswer =
  | { readonly result: unknown }
  | { readonly isTooCostly: true }
  | { readonly failure: string };

/** What it says: that it begins to read, from when its time counts, each piece of a long answer, and what came of it. */
export type ParseMessage = 'begins' | { readonly piece: unknown } | ParseAnswer;

/** Its time to read counts from when the process begins to read. */
export interface ParseBudget extends ReadingTime {
  /** Until it begins, by the clock. */
  readonly startSeconds: number;
  readonly memoryMib: number;
}

/** How the engine ends a process whose memory is full. */
const OUT_OF_MEMORY = 'SIGABRT';

/** A process that nobody needed for so long is ended. */
const IDLE_MS = 60_000;

interface Spare {
  readonly child: ChildProcess;
  readonly idle: NodeJS.Timeout;
}

/** Processes that wait for their next file, by the memory they may take, MiB. */
const spares = new Map<number, Spare[]>();

/**
 * Has a text read in a process of its own, which starts no other, writes no file, knows none of our settings and gets the least of the
 * processor. It is kept for the next file, unless it overran its time or memory: then it is ended. Undefined where it did not begin in time.
 */
export async function parseInProcess(
  order: ParseOrder,
  budget: ParseBudget,
  takePiece: (piece: unknown) => void,
): Promise<ParseAnswer | undefined> {
  const child = takeSpare(budget.memoryMib) ?? start(budget.memoryMib);
  const answer = await answerOf(child, order, { ...budget, takePiece });
  if (isAlive(child)) keep(child, budget.memoryMib);
  return answer;
}

function start(memoryMib: number): ChildProcess {
  return fork(new URL('parser-main.ts', import.meta.url), {
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [
      '--permission',
      '--allow-fs-read=*',
      // Collecting garbage and compiling take turns with reading: threads for them would compete with requests.
      '--single-threaded',
      `--max-old-space-size=${memoryMib}`,
      '--max-semi-space-size=8',
      '--stack-size=3900',
    ],
  });
}

/** The answer once it is there, or once the process is gone without one. */
function answerOf(
  child: ChildProcess,
  order: ParseOrder,
  { startSeconds, takePiece, ...time }: ParseBudget & { readonly takePiece: (piece: unknown) => void },
): Promise<ParseAnswer | undefined> {
  return new Promise((resolve, reject) => {
    let hasBegun = false;
    let isOverdue = false;
    const end = () => {
      isOverdue = true;
      child.kill('SIGKILL');
    };
    const beginning = setTimeout(end, startSeconds * 1000);
    let stopTime = () => clearTimeout(beginning);
    const finish = () => {
      stopTime();
      child.off('message', hear).off('error', fail).off('exit', leave);
    };
    const hear = (said: ParseMessage) => {
      if (typeof said === 'object' && 'piece' in said) {
        takePiece(said.piece);
        return;
      }
      stopTime();
      if (said === 'begins') {
        hasBegun = true;
        stopTime = endWhenOverdue(child.pid ?? 0, time, end);
        return;
      }
      finish();
      resolve(said);
    };
    const fail = (error: Error) => {
      finish();
      child.kill('SIGKILL');
      reject(error);
    };
    const leave = (code: number | null, signal: NodeJS.Signals | null) => {
      finish();
      if (isOverdue) resolve(hasBegun ? { isTooCostly: true } : undefined);
      else if (signal === OUT_OF_MEMORY) resolve({ isTooCostly: true });
      else reject(new Error(`a parser's process ended with ${code ?? signal} and no answer`));
    };
    child.on('message', hear).on('error', fail).on('exit', leave);
    // Where it cannot be sent the process has just ended, and `exit` follows.
    child.send(order, () => undefined);
  });
}

const isAlive = (child: ChildProcess) =>
  child.connected && !child.killed && child.exitCode === null && child.signalCode === null;

function keep(child: ChildProcess, memoryMib: number): void {
  const idle = setTimeout(() => {
    takeOut(memoryMib, child);
    child.kill('SIGKILL');
  }, IDLE_MS).unref();
  const waiting = spares.get(memoryMib) ?? [];
  spares.set(memoryMib, [...waiting, { child, idle }]);
  // A server that ends does not wait for it: the process ends when its channel closes.
  child.unref();
  child.channel?.unref();
}

/** The one that read last: what it has loaded is warm. */
function takeSpare(memoryMib: number): ChildProcess | undefined {
  const spare = spares.get(memoryMib)?.findLast(({ child }) => isAlive(child));
  if (!spare) return undefined;
  takeOut(memoryMib, spare.child);
  clearTimeout(spare.idle);
  spare.child.ref();
  spare.child.channel?.ref();
  return spare.child;
}

/** Together with any that has ended meanwhile. */
function takeOut(memoryMib: number, taken: ChildProcess): void {
  const left = (spares.get(memoryMib) ?? []).filter(({ child }) => child !== taken && isAlive(child));
  spares.set(memoryMib, left);
}
