import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
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

  test('that hangs up has not said that the file is clean', async () => {
    const rude = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => {
      rude.listen(0, '127.0.0.1', resolve);
    });
    const { port } = rude.address() as AddressInfo;
    const scanner = connectClamd(`tcp://127.0.0.1:${port}`);
    await expect(scanner.scan(pieces('a'))).rejects.toThrow('the scanner gave no verdict');
    rude.close();
  });

  test('says that it is there', async () => {
    expect(await connectClamd(clamd.url).isThere()).toBe(true);
  });
});
