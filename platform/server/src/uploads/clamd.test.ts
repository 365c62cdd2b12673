import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { eicar, startFakeClamd, type FakeClamd } from '../../testing/fake-clamd.ts';
import { connectClamd } from './clamd.ts';

let clamd: FakeClamd;

beforeEach(async () => {
  clamd = await startFakeClamd();
});
afterEach(() => clamd.close());

async function* pieces(...texts: readonly string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(text);
}

describe('a scanner', () => {
  test('reads every byte and finds nothing in a clean file', async () => {
    const long = 'x'.repeat(300_000);
    expect(await connectClamd(clamd.url).scan(pieces('a', '', long, 'z'))).toBe('clean');
    expect(clamd.scanned.map(String)).toEqual([`a${long}z`]);
  });

  test('finds malicious content, also where it lies across two pieces', async () => {
    const scanner = connectClamd(clamd.url);
    expect(await scanner.scan(pieces(`before ${eicar.slice(0, 20)}`, eicar.slice(20)))).toBe('found');
  });

  test('is reached by a socket of the machine as well', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'egcr-clamd-'));
    const local = await startFakeClamd(join(folder, 'clamd.ctl'));
    expect(await connectClamd(local.url).scan(pieces(eicar))).toBe('found');
    await local.close();
    await rm(folder, { recursive: true });
  });

  test('that is down has not said that the file is clean (attack U7)', async () => {
    await clamd.close();
    const scanner = connectClamd(clamd.url);
    await expect(scanner.scan(pieces('a'))).rejects.toThrow('the scanner gave no verdict');
    expect(await scanner.isThere()).toBe(false);
    clamd = await startFakeClamd();
  });

  test('that never answers is given up (attack U7)', async () => {
    clamd.mood = 'busy';
    await expect(connectClamd(clamd.url, 0.05).scan(pieces('a'))).rejects.toThrow('it took too long');
  });

  test('that does not take a file so large has not said that it is clean (attack U7)', async () => {
    clamd.mood = 'limit';
    await expect(connectClamd(clamd.url).scan(pieces('x'.repeat(5_000_000)))).rejects.toThrow(
      'the scanner gave no verdict',
    );
  });

  /** What listens here is asked instead of a scanner. */
  async function scannerOf<Answer>(
    answer: (socket: Socket) => void,
    ask: (scanner: ReturnType<typeof connectClamd>) => Promise<Answer>,
    patience_s?: number,
  ): Promise<Answer> {
    const sockets = new Set<Socket>();
    const other = createServer((socket) => {
      sockets.add(socket.on('error', () => undefined));
      answer(socket);
    });
    await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    try {
      return await ask(connectClamd(`tcp://127.0.0.1:${port}`, patience_s));
    } finally {
      for (const socket of sockets) socket.destroy();
      other.close();
    }
  }
  const scan = (scanner: ReturnType<typeof connectClamd>) => scanner.scan(pieces('a'));
  const says = (text: string) => (socket: Socket) => void socket.end(text);

  test('that hangs up has not said that the file is clean', async () => {
    const rude = scannerOf((socket) => void socket.destroy(), scan);
    await expect(rude).rejects.toThrow('the scanner gave no verdict');
    await expect(scannerOf(says(''), scan)).rejects.toThrow(
      'the scanner gave no verdict: it ended the conversation',
    );
  });

  test('that answers slowly, sign by sign, is given up too', async () => {
    let dripping: NodeJS.Timeout | undefined;
    // It would come to an end, later than it may: what waits longer hears it.
    const signs = [...Array.from({ length: 40 }, () => '.'), '\0'];
    const drips = (socket: Socket) => {
      dripping = setInterval(() => socket.write(signs.shift() ?? '\0'), 10);
      socket.on('close', () => clearInterval(dripping));
    };
    await expect(scannerOf(drips, scan, 0.2)).rejects.toThrow('it took too long');
    clearInterval(dripping);
  });

  test.each([
    ['stream: OK\0', 'clean'],
    ['stream: OK', 'clean'],
    ['\0stream: OK \0', 'clean'],
    ['stream: Some.Thing FOUND\0', 'found'],
  ])('says what it says, with its end mark or without: %j', async (text, verdict) => {
    expect(await scannerOf(says(text), scan)).toBe(verdict);
  });

  test.each(['stream: FINE\0', 'FOUND\0', 'stream: NOT FOUND AT ALL\0', 'OK\0'])(
    'that says %j has not said that the file is clean',
    async (text) => {
      await expect(scannerOf(says(text), scan)).rejects.toThrow('the scanner gave no verdict');
    },
  );

  test('that talks much is heard no further than 200 signs', async () => {
    const said = await scannerOf(says(`${'x'.repeat(300)}\0`), scan).catch((error: unknown) => String(error));
    expect(said).toMatch(/verdict: x{200}$/);
  });

  test.each(['PING\0', 'PONG!\0', ''])('is not there where it answers %j', async (text) => {
    expect(await scannerOf(says(text), (scanner) => scanner.isThere())).toBe(false);
  });

  test('says that it is there', async () => {
    expect(await connectClamd(clamd.url).isThere()).toBe(true);
  });
});
