import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { balanceOf, historyOf, jvd, makePeople, send } from '../testing/api.ts';
import { eventually } from '../testing/processes.ts';
import { StartedProduct } from '../testing/started-product.ts';

let place: string;
let product: StartedProduct;

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'egcr-crash-'));
  chmodSync(place, 0o755);
  product = await (await StartedProduct.start({ dataDirectory: join(place, 'data') })).ready();
});
afterAll(async () => {
  await product.stop();
  rmSync(place, { recursive: true, force: true });
});

const isReady = async () => (await fetch(`${product.url}/health/ready`)).ok;

test('a server killed between the commit and the answer leaves one transfer, and the repeat gets its answer', async () => {
  const [from, to] = await makePeople(product.url, 2, jvd(10_000));
  if (from === undefined || to === undefined) throw new Error('two people were asked for');
  const sending = { from, to, minor: 2_500, key: crypto.randomUUID() };
  await expect(
    send(product.url, { ...sending, headers: { 'x-test-crash': 'after-commit' } }),
  ).rejects.toThrow('fetch failed');
  await eventually(isReady, () => product.said);
  const repeats = await Promise.all([1, 2, 3].map(() => send(product.url, sending)));
  const answers: unknown[] = await Promise.all(repeats.map((repeat) => repeat.json()));
  expect(repeats.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect((await historyOf(product.url, from)).filter(({ direction }) => direction === 'out')).toHaveLength(1);
  expect(await balanceOf(product.url, from)).toBe(7_500);
  expect(await balanceOf(product.url, to)).toBe(12_500);
});

test('what was acknowledged before the database was killed is there afterwards', async () => {
  const [from, to] = await makePeople(product.url, 2, jvd(10_000));
  if (from === undefined || to === undefined) throw new Error('two people were asked for');
  const database = product.database();
  let acknowledged = 0;
  const flood = Array.from({ length: 40 }, async () => {
    const answer = await send(product.url, { from, to, minor: 10, key: crypto.randomUUID() }).catch(
      () => undefined,
    );
    if (answer?.status !== 201) return;
    acknowledged += 1;
    if (acknowledged === 10) process.kill(database, 'SIGKILL');
  });
  await Promise.all(flood);
  await eventually(
    async () => product.database() !== database && (await isReady()),
    () => product.said,
  );
  expect(acknowledged).toBeGreaterThanOrEqual(10);
  const sent = (await historyOf(product.url, from)).filter(({ direction }) => direction === 'out').length;
  expect(sent).toBeGreaterThanOrEqual(Math.min(acknowledged, 25));
  const moved = 10_000 - (await balanceOf(product.url, from));
  expect(moved).toBeGreaterThanOrEqual(acknowledged * 10);
  expect(await balanceOf(product.url, to)).toBe(10_000 + moved);
});
