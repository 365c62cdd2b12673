/** A thread of `bench parsers`: hands in one file after the other for so long, and says how many and how the last was answered. */
import { constants, setPriority } from 'node:os';
import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';

export interface HandIn {
  readonly url: string;
  readonly token: string;
  readonly content: string;
  readonly seconds: number;
}

export interface HandedIn {
  readonly files: number;
  readonly status: number;
}

// What a client computes is not what the server costs. On Linux 0 names the calling thread.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);

const { url, token, content, seconds } = workerData as HandIn;
const body = Buffer.from(JSON.stringify({ name: 'Bench', content, preview: true }));
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
const end = performance.now() + seconds * 1000;
let [files, status] = [0, 0];
while (performance.now() < end) {
  const answer = await fetch(`${url}/api/v1/wallet/imports`, { method: 'POST', headers, body });
  await answer.arrayBuffer();
  if (answer.status >= 500 && answer.status !== 503) throw new Error(`a file was answered ${answer.status}`);
  [files, status] = [files + 1, answer.status];
}
const handedIn: HandedIn = { files, status };
parentPort?.postMessage(handedIn, []);
