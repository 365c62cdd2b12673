/** The connector to a virus scanner: ClamAV's daemon, which reads a file as a stream (clamd(8), INSTREAM). */
import { connect, type Socket } from 'node:net';

import { SCAN_SECONDS_MAX } from '@egcr/contract/limits';

const PING_SECONDS = 3;

/** `found`: malicious content. */
export type Verdict = 'clean' | 'found';

export interface Scanner {
  /** Throws ScannerUnavailable where it gives no verdict. */
  scan(pieces: AsyncIterable<Uint8Array>): Promise<Verdict>;
  /** Whether it answers. */
  isThere(): Promise<boolean>;
}

/** No verdict: it is down, too slow, or does not take the file. Never the same as clean. */
export class ScannerUnavailable extends Error {
  constructor(reason: string) {
    super(`the scanner gave no verdict: ${reason}`);
    this.name = 'ScannerUnavailable';
  }
}

/** A scanner at `tcp://host:port`, or at a socket of this machine, `unix:///run/clamav/clamd.ctl`. */
export function connectClamd(url: string, patience_s = SCAN_SECONDS_MAX): Scanner {
  const open = (wait_s = patience_s) => {
    const { protocol, hostname, port, pathname } = new URL(url);
    const socket =
      protocol === 'unix:' ? connect(pathname) : connect(Number(port), hostname.replace(/^\[|\]$/g, ''));
    socket.setTimeout(wait_s * 1000, () => socket.destroy(new Error('it took too long')));
    return socket;
  };
  return {
    async scan(pieces) {
      const said = await ask(open(), patience_s, async (write) => {
        await write(Buffer.from('zINSTREAM\0'));
        for await (const piece of pieces) {
          if (piece.length === 0) continue;
          await write(lengthOf(piece.length));
          await write(piece);
        }
        await write(lengthOf(0));
      });
      if (said === 'stream: OK') return 'clean';
      if (said.endsWith(' FOUND')) return 'found';
      throw new ScannerUnavailable(said === '' ? 'it ended the conversation' : said.slice(0, 200));
    },
    async isThere() {
      const said = await ask(open(PING_SECONDS), PING_SECONDS, (write) =>
        write(Buffer.from('zPING\0')),
      ).catch(() => '');
      return said === 'PONG';
    },
  };
}

type Write = (bytes: Uint8Array) => Promise<void>;

/** Says something and reads the answer to its end. The daemon may answer before it was told everything: a file too large for it. */
async function ask(
  socket: Socket,
  patience_s: number,
  say: (write: Write) => Promise<void>,
): Promise<string> {
  const answer = answerOf(socket);
  // A stream that drips keeps the socket awake for ever.
  const deadline = setTimeout(() => socket.destroy(new Error('it took too long')), patience_s * 1000);
  const write: Write = (bytes) =>
    new Promise((resolve, reject) => {
      socket.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
  try {
    // The answer to a conversation that was cut short says more than the broken line.
    const [said] = await Promise.all([answer, say(write).catch((error: unknown) => settled(answer, error))]);
    return said;
  } catch (error) {
    if (error instanceof ScannerUnavailable) throw error;
    throw new ScannerUnavailable(error instanceof Error ? error.message : 'unknown');
  } finally {
    clearTimeout(deadline);
    socket.destroy();
  }
}

async function settled(answer: Promise<string>, error: unknown): Promise<void> {
  if ((await answer) === '') throw error;
}

function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const end = () => resolve(said.replaceAll('\0', '').trim());
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      said = (said + text).slice(0, 1000);
      if (said.includes('\0')) end();
    });
    socket.on('end', end);
    socket.on('error', (error) => (said.includes('\0') ? end() : reject(error)));
    socket.on('close', end);
  });
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}
