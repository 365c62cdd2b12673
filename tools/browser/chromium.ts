import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { promisify } from 'node:util';

import { repositoryRoot } from '../tidy/source-file.ts';

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--disable-sync',
  '--font-render-hinting=none',
  '--hide-scrollbars',
  '--force-color-profile=srgb',
  '--remote-debugging-pipe',
];

interface Answer {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly sessionId?: string;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** One tab. Names and shapes are those of the DevTools protocol: https://chromedevtools.github.io/devtools-protocol/ */
export interface Tab {
  readonly send: (method: string, params?: object) => Promise<unknown>;
  /** Resolves with what the next event of that name says. */
  readonly next: (event: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

export interface Chromium {
  readonly openTab: () => Promise<Tab>;
  readonly close: () => Promise<void>;
}

/** A Chromium of its own, spoken to over a pipe: nothing is installed for it and no port is opened. The journeys' finder says where it is. */
export async function startChromium(): Promise<Chromium> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(repositoryRoot, 'e2e/find-chromium.ts'),
  ]);
  const path = stdout.replace(/ \(.*\)\s*$/s, '');
  const profile = await mkdtemp(join(tmpdir(), 'egcr-chromium-'));
  const child = spawn(path, [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const talk = talkTo(child);
  return {
    openTab: async () => {
      // A context of its own: nothing in its stores, and nothing kept of the tab before.
      const { browserContextId } = objectOf(await talk.send('Target.createBrowserContext'));
      const { targetId } = objectOf(
        await talk.send('Target.createTarget', { url: 'about:blank', browserContextId }),
      );
      const { sessionId } = objectOf(await talk.send('Target.attachToTarget', { targetId, flatten: true }));
      const session = String(sessionId);
      return {
        send: (method, params) => talk.send(method, params, session),
        next: (event) => talk.next(event, session),
        close: async () => void (await talk.send('Target.disposeBrowserContext', { browserContextId })),
      };
    },
    close: async () => {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

/** An answer's members; an empty object where it has none. */
export function objectOf(answer: unknown): Readonly<Record<string, unknown>> {
  return typeof answer === 'object' && answer !== null ? Object.fromEntries(Object.entries(answer)) : {};
}

function talkTo(child: ChildProcess) {
  const [, , , toBrowser, fromBrowser] = child.stdio;
  if (!(toBrowser instanceof Writable) || !(fromBrowser instanceof Readable))
    throw new Error('the browser has no pipes');
  const waiting = new Map<number, (answer: Answer) => void>();
  const listening: { readonly key: string; readonly tell: (params: unknown) => void }[] = [];
  let asked = 0;
  let begun = '';
  fromBrowser.setEncoding('utf8').on('data', (text: string) => {
    const parts = (begun + text).split('\0');
    begun = parts.pop() ?? '';
    for (const part of parts) {
      const answer: Answer = JSON.parse(part);
      if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
      else tell(`${answer.sessionId ?? ''} ${answer.method ?? ''}`, answer.params);
    }
  });
  function tell(key: string, params: unknown): void {
    for (let at = listening.length - 1; at >= 0; at -= 1)
      if (listening[at]?.key === key) listening.splice(at, 1)[0]?.tell(params);
  }
  return {
    send: (method: string, params: object = {}, sessionId?: string) =>
      new Promise<unknown>((resolve, reject) => {
        asked += 1;
        const id = asked;
        waiting.set(id, ({ result, error }) => {
          waiting.delete(id);
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result);
        });
        toBrowser.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      }),
    next: (event: string, sessionId: string) =>
      new Promise<unknown>((resolve) => listening.push({ key: `${sessionId} ${event}`, tell: resolve })),
  };
}
