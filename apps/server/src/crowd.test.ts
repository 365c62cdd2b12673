import { afterAll, beforeAll, expect, test } from 'vitest';

import { balanceOf, bearer, jvd, makePeople, send } from '../testing/api.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';
import { eventually } from '../testing/processes.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const SENDERS = 6;
const EACH = 15;

test('a crowd that pays one person at once: each payment once in the balance, on the open page and on the bell', async () => {
  const [to, ...senders] = await makePeople(product.url, SENDERS + 1, jvd(10_000));
  if (to === undefined) throw new Error('people were asked for');
  const page = new AbortController();
  const seen: string[] = [];
  const live = await fetch(`${product.url}/api/v1/live`, { headers: bearer(to), signal: page.signal });
  void readPosted(live, seen).catch(() => undefined);

  const sendings = senders.flatMap((from) =>
    Array.from({ length: EACH }, () => ({ from, to, minor: 7, key: crypto.randomUUID(), withoutPin: true })),
  );
  const firsts = sendings.filter((_, at) => at % EACH === 0);
  await Promise.all(firsts.map((sending) => send(product.url, { ...sending, withoutPin: false })));
  // Each twice, as impatient fingers do; the repeats of the first ones come without the PIN.
  const answers = await Promise.all([...sendings, ...sendings].map((sending) => send(product.url, sending)));

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const bodies = await Promise.all(answers.map(async (answer) => (await answer.json()) as { id: string }));
  const ids = new Set(bodies.map(({ id }) => id));
  expect(ids.size).toBe(SENDERS * EACH);
  expect(await balanceOf(product.url, to)).toBe(10_000 + SENDERS * EACH * 7);
  await eventually(async () => new Set(seen).size >= ids.size);
  expect(new Set(seen)).toEqual(ids);
  await eventually(async () => (await bellOf(to)).length >= ids.size);
  expect((await bellOf(to)).toSorted()).toEqual([...ids].map((id) => `/wallet/transfers/${id}`).toSorted());
  page.abort();
});

/** The links of all notifications of a person, page by page. */
async function bellOf(person: Parameters<typeof bearer>[0]): Promise<string[]> {
  const links: string[] = [];
  let after: string | null = '';
  while (after !== null) {
    const query: string = after === '' ? '' : `&after=${encodeURIComponent(after)}`;
    const answer = await fetch(`${product.url}/api/v1/notifications?limit=100${query}`, {
      headers: bearer(person),
    });
    const page = (await answer.json()) as {
      items: { kind: string; link: string }[];
      next: string | null;
    };
    links.push(...page.items.filter(({ kind }) => kind === 'wallet.money_received').map(({ link }) => link));
    after = page.next;
  }
  return links;
}

/** Keeps the ids of the transfers that a stream tells of. */
async function readPosted(response: Response, into: string[]): Promise<void> {
  let rest = '';
  for await (const bytes of response.body ?? []) {
    const blocks = (rest + Buffer.from(bytes).toString()).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks.filter((each) => each.includes('event: wallet.transfer_posted'))) {
      const data = JSON.parse(block.slice(block.indexOf('data: ') + 6)) as { id: string };
      into.push(data.id);
    }
  }
}
