import { fork, type ChildProcess } from 'node:child_process';

import { platformRefusals } from '@egcr/contract/refusals';
import { createTurns } from '@egcr/server-kit/aside/turns';
import { Refusal } from '@egcr/server-kit/refusal';

import {
  ENCODE_SECONDS_MAX,
  ENCODE_START_SECONDS_MAX,
  ENCODES_OF_ONE_MAX,
  ENCODES_WAITING_MAX,
} from '../../contract/limits.ts';
import type { Encoded } from './encode-picture.ts';

/** A picture takes a core for a second or more: one after another. */
const turns = createTurns({ atOnce: 1, waitingMax: ENCODES_WAITING_MAX, ofOneMax: ENCODES_OF_ONE_MAX });

/**
 * Encodes a picture in a process of its own: what a hostile picture does to the decoder, it does there. The process can neither write a file nor
 * start another, and knows none of our settings. Refuses overloaded where too many wait, file_too_costly where it takes too long.
 */
export function encodeAside(bytes: Uint8Array, by: string): Promise<Encoded> {
  return turns(by, async () => {
    const encoded = await answerOf(start(), bytes);
    if (encoded === 'overdue') throw new Refusal(platformRefusals.file_too_costly);
    return encoded;
  });
}

function start(): ChildProcess {
  return fork(new URL('encoder-main.ts', import.meta.url), {
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: ['--permission', '--allow-fs-read=*', '--allow-addons', '--max-old-space-size=128'],
  });
}

function answerOf(child: ChildProcess, bytes: Uint8Array): Promise<Encoded | 'overdue'> {
  return new Promise((resolve, reject) => {
    let hasBegun = false;
    const end = (limit_s: number) =>
      setTimeout(() => {
        child.kill('SIGKILL');
        resolve('overdue');
      }, limit_s * 1000);
    let deadline = end(ENCODE_START_SECONDS_MAX);
    child.on('message', (said: 'begins' | Encoded) => {
      clearTimeout(deadline);
      if (said === 'begins') {
        hasBegun = true;
        deadline = end(ENCODE_SECONDS_MAX);
        return;
      }
      child.kill('SIGKILL');
      resolve(said);
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(deadline);
      // The decoder has fallen over this picture; before it begins, something is wrong with the installation.
      if (hasBegun) resolve({ is: 'unreadable' });
      else reject(new Error(`the process that encodes pictures ended with ${code ?? signal}`));
    });
    // Where it cannot be sent the process has just ended, and `exit` follows.
    child.send(bytes, () => undefined);
  });
}
