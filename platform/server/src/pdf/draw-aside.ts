import { Worker } from 'node:worker_threads';

/** What `drawAside` asks of its thread. */
export interface Order {
  readonly module: string;
  readonly what: unknown;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Draws a paper in a thread of its own, so that a second of computing keeps nobody waiting; one after another, so that a crowd takes one
 * core. `module` exports `draw(what)`, which promises the bytes; `what` is plain data. Fails as `draw` fails.
 */
export function drawAside(module: URL, what: unknown): Promise<Uint8Array> {
  const drawn = last.then(() => drawNow({ module: module.href, what }));
  last = drawn.catch(() => undefined);
  return drawn;
}

function drawNow(order: Order): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('draw-aside-worker.ts', import.meta.url), { workerData: order });
    worker.once('message', resolve);
    worker.once('error', reject);
    // Too late for the person who was answered already.
    worker.once('exit', (code) => reject(new Error(`a drawing thread ended with ${code} and no paper`)));
  });
}
