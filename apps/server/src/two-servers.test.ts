import { afterAll, beforeAll, expect, test } from 'vitest';

import { balanceOf, bearer, historyOf, jvd, makePeople, send } from '../testing/api.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';
import { eventually } from '../testing/started-product.ts';

let one: TestProduct;
let other: TestProduct;

beforeAll(async () => {
  one = await startProduct();
  other = await startProduct({ beside: one });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

test('one key used on two servers at the same time moves the money once', async () => {
  const [from, to] = await makePeople(one.url, 2, jvd(10_000));
  if (from === undefined || to === undefined) throw new Error('two people were asked for');
  const sending = { from, to, minor: 1_000, key: crypto.randomUUID() };
  const urls = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? one.url : other.url));
  const answers = await Promise.all(urls.map((url) => send(url, sending)));
  expect(new Set(answers.map(({ status }) => status)).has(201)).toBe(true);
  expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
  expect(await balanceOf(other.url, to)).toBe(11_000);
});

test('what one server is told, a page that is open at the other sees, and the bell rings once', async () => {
  const [from, to] = await makePeople(one.url, 2, jvd(10_000));
  if (from === undefined || to === undefined) throw new Error('two people were asked for');
  const page = new AbortController();
  const live = await fetch(`${other.url}/api/v1/live`, { headers: bearer(to), signal: page.signal });
  const seen = readUntil(live, 'wallet.transfer_posted');
  expect((await send(one.url, { from, to, minor: 700, key: crypto.randomUUID() })).status).toBe(201);
  expect(await seen).toContain('event: wallet.transfer_posted');
  page.abort();
  const rung = async () => {
    const bell = await fetch(`${one.url}/api/v1/notifications`, { headers: bearer(to) });
    return ((await bell.json()) as { items: { kind: string; params: { value: string } }[] }).items.filter(
      ({ params }) => params.value === '700',
    ).length;
  };
  await eventually(async () => (await rung()) === 1);
  expect(await historyOf(other.url, to)).toHaveLength(1);
});

test('a person signed in at one server is known at the other', async () => {
  const [person] = await makePeople(one.url, 1);
  if (person === undefined) throw new Error('one person was asked for');
  const profile = await fetch(`${other.url}/api/v1/profile`, { headers: bearer(person) });
  expect(await profile.json()).toMatchObject({ username: person.username, has_pin: true });
});

async function readUntil(response: Response, word: string): Promise<string> {
  let text = '';
  for await (const bytes of response.body ?? []) {
    text += Buffer.from(bytes).toString();
    if (text.includes(word)) return text;
  }
  return text;
}
