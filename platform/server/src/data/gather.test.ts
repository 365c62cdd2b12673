import { expect, it } from 'vitest';

import { gather } from './gather.ts';

it('asks for what comes together in one question, and for what comes meanwhile in the next', async () => {
  const questions: number[][] = [];
  const square = gather<number, number>(async (keys) => {
    questions.push([...keys]);
    await new Promise((resolve) => setImmediate(resolve));
    return keys.map((key) => key * key);
  });
  const first = [square(1), square(2)];
  while (questions.length === 0) await new Promise((resolve) => setImmediate(resolve));
  const later = [square(3), square(2)];
  expect(await Promise.all([...first, ...later])).toEqual([1, 4, 9, 4]);
  expect(questions).toEqual([
    [1, 2],
    [3, 2],
  ]);
});

it('remembers nothing: the same key is asked for again', async () => {
  let count = 0;
  const next = gather<string, number>(async (keys) => keys.map(() => (count += 1)));
  expect([await next('a'), await next('a')]).toEqual([1, 2]);
});

it('tells everybody who asked when the question fails, and goes on with the next', async () => {
  let isDown = true;
  const read = gather<number, number>(async (keys) => {
    if (isDown) throw new Error('no database');
    return keys;
  });
  const failed = await Promise.allSettled([read(1), read(2)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isDown = false;
  expect(await read(3)).toBe(3);
});

it('asks for at most five hundred in one question, and tells who was not answered', async () => {
  const sizes: number[] = [];
  const read = gather<number, number>(async (keys) => {
    sizes.push(keys.length);
    return keys.slice(0, 500).filter((key) => key !== 1001);
  });
  const asked = await Promise.allSettled(Array.from({ length: 1002 }, (_, at) => read(at)));
  expect(sizes).toEqual([500, 500, 2]);
  expect(asked.slice(0, 1001).every(({ status }) => status === 'fulfilled')).toBe(true);
  expect(asked[1001]).toMatchObject({
    status: 'rejected',
    reason: { message: 'a look-up was not answered' },
  });
});
