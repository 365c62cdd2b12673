import { wireMoney, type WireMoney } from '@egcr/contract/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { balanceOf, bearer, historyOf, jvd, makePeople, post, type DevPerson } from '../testing/api.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ settings: { DEMO: 'on' } });
});
afterAll(() => product.close());

const START = 30_000;

async function twoPeople(): Promise<readonly [DevPerson, DevPerson]> {
  const [ann, ben] = await makePeople(product.url, 2, jvd(START));
  if (!ann || !ben) throw new Error('people are missing');
  return [ann, ben];
}

interface Got {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

async function ask(
  path: string,
  body: object,
  { as, key = crypto.randomUUID() }: { readonly as: DevPerson; readonly key?: string },
): Promise<Got> {
  const answer = await post(`${product.url}/api/v1/wallet/${path}`, body, {
    ...bearer(as),
    'idempotency-key': key,
  });
  return { status: answer.status, body: await answer.json() };
}

const idOf = ({ body }: Got): string => String(body['id']);
const codes = (answers: readonly Got[]) => answers.map(({ status, body }) => body['code'] ?? status);

/** What the person gets for so many JVD cents in dollars. */
async function quoteOf(as: DevPerson, minor: number): Promise<{ id: string; target: WireMoney }> {
  const answer = await ask('quotes', { from: 'JVD', to: 'USD', amount: jvd(minor) }, { as });
  expect(answer.status).toBe(201);
  return { id: idOf(answer), target: wireMoney.parse(answer.body['target']) };
}

async function dollarsAskedBy(as: DevPerson, amount: WireMoney): Promise<string> {
  const asked = await ask('requests', { amount }, { as });
  expect(asked.status).toBe(201);
  return idOf(asked);
}

/** A day of next week. */
const soon = () => new Date(product.clock.now().getTime() + 7 * 86_400_000).toISOString().slice(0, 10);

/** Every call that takes an amount, with this one. */
async function everyCallWith(amount: unknown, ann: DevPerson, ben: DevPerson): Promise<readonly Got[]> {
  const to = { username: ben.username };
  const { id: quote_id } = await quoteOf(ann, 500);
  const open = idOf(await ask('requests', { asset: 'JVD' }, { as: ben }));
  const pot = idOf(await ask('pots', { name: 'Rent', asset: 'JVD' }, { as: ann }));
  const order = { to, amount, first_on: soon(), rule: { every: 'monthly' }, pin: ann.pin };
  return Promise.all([
    ask('transfers', { to, amount, pin: ann.pin }, { as: ann }),
    ask('transfers/across', { to, quote_id, amount, pin: ann.pin }, { as: ann }),
    ask(`requests/${open}/pay`, { amount, pin: ann.pin }, { as: ann }),
    ask('requests', { amount }, { as: ann }),
    ask('quotes', { from: 'JVD', to: 'EUR', amount }, { as: ann }),
    ask('standing-orders', order, { as: ann }),
    ask(`pots/${pot}/move`, { direction: 'in', amount }, { as: ann }),
    ask('withdrawals', { payout_account: crypto.randomUUID(), amount, pin: ann.pin }, { as: ann }),
  ]);
}

describe('a thief', () => {
  it('would be met by these calls: with a right amount each of them does what it says', async () => {
    const [ann, ben] = await twoPeople();
    const answers = await everyCallWith(jvd(500), ann, ben);
    // No bank takes JVD: the last one shows that the sum was read.
    expect(codes(answers)).toEqual([201, 201, 201, 201, 201, 201, 200, 'currency_not_withdrawable']);
  });

  it('spends one quote by three calls at once: the money leaves once (attack Z5)', async () => {
    const [ann, ben] = await twoPeople();
    const { id: quote_id, target } = await quoteOf(ann, 5000);
    const request = await dollarsAskedBy(ben, target);
    const across = { to: { username: ben.username }, quote_id, amount: jvd(5000), pin: ann.pin };
    const answers = await Promise.all([
      ask('conversions', { quote_id }, { as: ann }),
      ask('transfers/across', across, { as: ann }),
      ask(`requests/${request}/pay`, { quote_id, pin: ann.pin }, { as: ann }),
      ask('conversions', { quote_id }, { as: ann }),
    ]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(codes(answers).filter((code) => code !== 201)).toEqual(Array(3).fill('quote_used'));
    expect(await balanceOf(product.url, ann)).toBe(START - 5000);
  });

  it('uses one key for several calls: none is answered with what another did (attack Z5)', async () => {
    const [ann, ben] = await twoPeople();
    const key = crypto.randomUUID();
    const { id: quote_id } = await quoteOf(ann, 1000);
    const request = idOf(await ask('requests', { amount: jvd(700) }, { as: ben }));
    const pay = { to: { username: ben.username }, amount: jvd(300), pin: ann.pin };
    const asked = () =>
      Promise.all([
        ask('transfers', pay, { as: ann, key }),
        ask('conversions', { quote_id }, { as: ann, key }),
        ask(`requests/${request}/pay`, { pin: ann.pin }, { as: ann, key }),
        ask('transfers', { ...pay, amount: jvd(301) }, { as: ann, key }),
      ]);
    const [first, again] = [await asked(), await asked()];
    for (const answers of [first, again]) {
      const done = answers.filter(({ status }) => status === 201);
      expect(done.length).toBeGreaterThan(0);
      expect(new Set(done.map(({ body }) => JSON.stringify(body))).size).toBe(done.length);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    }
    // What has left is what the answers say, and the repeat moved nothing more.
    const sums = [300, 1000, 700, 301].filter((_sum, at) => first[at]?.status === 201);
    const left = START - (await balanceOf(product.url, ann));
    expect(left).toBe(sums.reduce((sum, each) => sum + each, 0));
    expect(again.map(({ status }) => status)).toEqual(first.map(({ status }) => status));
  });

  it('repeats the key of another person, or their own in a session that has ended: nothing is told (attack Z5)', async () => {
    const [ann, ben] = await twoPeople();
    const key = crypto.randomUUID();
    const pay = { to: { username: ben.username }, amount: jvd(400), pin: ann.pin };
    const paid = await ask('transfers', pay, { as: ann, key });
    expect(paid.status).toBe(201);
    const foreign = await ask(
      'transfers',
      { ...pay, to: { username: ann.username }, pin: ben.pin },
      { as: ben, key },
    );
    expect(idOf(foreign)).not.toBe(idOf(paid));
    const out = await fetch(`${product.url}/auth/v1/logout?scope=local`, {
      method: 'POST',
      headers: bearer(ann),
    });
    expect(out.status).toBe(204);
    const late = await ask('transfers', pay, { as: ann, key });
    expect([late.status, late.body['id']]).toEqual([401, undefined]);
  });

  it.each([
    ['the scale of a larger unit', { value: '5', assetCode: 'JVD', assetScale: 0 }],
    ['the scale of a smaller unit', { value: '500000', assetCode: 'JVD', assetScale: 4 }],
    ['a sum below nothing', { value: '-500', assetCode: 'JVD', assetScale: 2 }],
    ['nothing', { value: '0', assetCode: 'JVD', assetScale: 2 }],
    ['an exponent', { value: '5e2', assetCode: 'JVD', assetScale: 2 }],
    ['a sign', { value: '+500', assetCode: 'JVD', assetScale: 2 }],
    ['other digits', { value: '٥٠٠', assetCode: 'JVD', assetScale: 2 }],
    ['a number', { value: 500, assetCode: 'JVD', assetScale: 2 }],
    ['more than a ledger holds', { value: '9223372036854775808', assetCode: 'JVD', assetScale: 2 }],
    ['ten thousand digits', { value: '9'.repeat(10_000), assetCode: 'JVD', assetScale: 2 }],
    ['a currency of a prototype', { value: '500', assetCode: '__proto__', assetScale: 2 }],
  ])('says %s for an amount: no call moves anything (attack Z5)', async (_what, amount) => {
    const [ann, ben] = await twoPeople();
    const answers = await everyCallWith(amount, ann, ben);
    expect(answers.filter(({ status }) => status < 400 || status >= 500)).toEqual([]);
    expect([await balanceOf(product.url, ann), await balanceOf(product.url, ben)]).toEqual([START, START]);
  });

  it('has a request paid by several people while its owner cancels it: it is paid once or not at all (attack Z5)', async () => {
    const [owner, ann, ben] = await makePeople(product.url, 3, jvd(START));
    if (!owner || !ann || !ben) throw new Error('people are missing');
    for (let round = 0; round < 5; round += 1) {
      const before = await balanceOf(product.url, owner);
      const request = idOf(await ask('requests', { amount: jvd(900) }, { as: owner }));
      const answers = await Promise.all([
        ask(`requests/${request}/pay`, { pin: ann.pin }, { as: ann }),
        ask(`requests/${request}/pay`, { pin: ben.pin }, { as: ben }),
        ask(`requests/${request}/cancel`, {}, { as: owner }),
        ask(`requests/${request}/pay`, { pin: ann.pin }, { as: ann }),
      ]);
      const paid = answers.filter(({ status }) => status === 201).length;
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      expect(paid).toBeLessThanOrEqual(1);
      expect(await balanceOf(product.url, owner)).toBe(before + 900 * paid);
    }
    const all = await Promise.all([owner, ann, ben].map((person) => balanceOf(product.url, person)));
    expect(all.reduce((sum, each) => sum + each, 0)).toBe(3 * START);
    expect((await historyOf(product.url, owner)).length).toBeLessThanOrEqual(6);
  });
});
