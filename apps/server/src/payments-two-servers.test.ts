import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { balanceOf, jvd, makePeople, post, type DevPerson } from '../testing/api.ts';
import { callApi, good, noneBroke, type Asked, type Said } from '../testing/call-api.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';
import { eventually } from '../testing/processes.ts';

let one: TestProduct;
let other: TestProduct;
let merchant: DevPerson;
let payer: DevPerson;
let stranger: DevPerson;
beforeAll(async () => {
  one = await startProduct();
  other = await startProduct({ beside: one });
  const [first, second, third] = await makePeople(one.url, 3, jvd(1_000_000));
  if (!first || !second || !third) throw new Error('three people were asked for');
  [merchant, payer, stranger] = [first, second, third];
});
afterAll(async () => {
  await other.close();
  await one.close();
});

const call = (method: string, path: string, { url = one.url, ...asked }: Asked & { readonly url?: string }) =>
  callApi(`${url}/api/v1/${path}`, { method, ...asked });

const fresh = () => crypto.randomUUID();
const atOnce = (count: number, ask: (url: string) => Promise<Said>): Promise<Said[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => ask(at % 2 === 0 ? one.url : other.url)));

async function linkOf(as: DevPerson, more: object = {}): Promise<string> {
  const body = { title: 'Coffee beans', amount: jvd(2500), ...more };
  return String((await call('POST', 'payment-links', { as, key: fresh(), body })).body.id);
}

async function begun(link: string, as = payer): Promise<string> {
  return String((await call('POST', `pay/${link}/payments`, { as, key: fresh(), body: {} })).body.id);
}

const confirm = (id: string, url = one.url, key: string = fresh()) =>
  call('POST', `payments/${id}/confirm`, { url, as: payer, key, body: { pin: payer.pin } });

async function paid(more: object = {}): Promise<string> {
  const id = await begun(await linkOf(merchant, more));
  expect((await confirm(id)).status).toBe(200);
  return id;
}

const pendingOf = async (as: DevPerson, figure = 'pending') => {
  const { body } = await call('GET', 'payment-balance', { url: other.url, as });
  const [first] = body.items ?? [];
  const money = first?.[figure] as { value: string } | undefined;
  return Number(money?.value ?? 0);
};

/** Both servers' clocks. */
async function later(seconds: number): Promise<void> {
  for (const { url } of [one, other]) await post(`${url}/dev/clock`, { advance_seconds: seconds });
}

describe('two servers at the same time', () => {
  it('take the money of one payment once, with many keys and with one', async () => {
    const before = [await balanceOf(one.url, payer), await pendingOf(merchant)];
    const id = await begun(await linkOf(merchant));
    const many = await atOnce(30, (url) => confirm(id, url));
    noneBroke(many);
    expect(good(many)).toHaveLength(1);
    const again = await begun(await linkOf(merchant));
    const key = fresh();
    const same = await atOnce(10, (url) => confirm(again, url, key));
    noneBroke(same);
    expect(good(same).length).toBeGreaterThan(0);
    expect(new Set(good(same).map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect([await balanceOf(other.url, payer), await pendingOf(merchant)]).toEqual([
      (before[0] ?? 0) - 5_000,
      (before[1] ?? 0) + 4_950,
    ]);
  });

  it('capture what is held once, and give back never more than was captured', async () => {
    const before = await balanceOf(one.url, payer);
    const id = await paid({ capture: 'manual' });
    const captures = await atOnce(20, (url) =>
      call('POST', `payments/${id}/capture`, {
        url,
        as: merchant,
        key: fresh(),
        body: { amount: jvd(2000) },
      }),
    );
    noneBroke(captures);
    expect(good(captures)).toHaveLength(1);
    expect(await balanceOf(other.url, payer)).toBe(before - 2_000);
    const refund = (minor: number) => (url: string) =>
      call('POST', `payments/${id}/refunds`, {
        url,
        as: merchant,
        key: fresh(),
        body: { amount: jvd(minor), pin: merchant.pin },
      });
    expect((await refund(2_001)(other.url)).body.code).toBe('over_payment');
    const refunds = await atOnce(20, refund(600));
    noneBroke(refunds);
    expect(good(refunds)).toHaveLength(3);
    expect(await balanceOf(one.url, payer)).toBe(before - 200);
  });

  it('end a payment or take it, never both', async () => {
    const id = await begun(await linkOf(merchant));
    const before = await balanceOf(one.url, payer);
    const cancel = (url: string) => call('POST', `payments/${id}/cancel`, { url, as: payer });
    const answers = await Promise.all([
      confirm(id),
      cancel(other.url),
      confirm(id, other.url),
      cancel(one.url),
    ]);
    noneBroke(answers);
    const { body } = await call('GET', `payments/${id}`, { as: payer });
    expect(await balanceOf(other.url, payer)).toBe(body.state === 'succeeded' ? before - 2_500 : before);
  });

  it('pay out what is available once', async () => {
    await paid();
    await one.owner.query("update payments.payment set available_at = created_at where state = 'succeeded'");
    await one.services.unit((work) => work.enqueue('payments.follow_up', {}));
    await eventually(async () => (await pendingOf(merchant, 'available')) > 0);
    await eventually(async () => (await pendingOf(merchant)) === 0);
    const [available, wallet] = [await pendingOf(merchant, 'available'), await balanceOf(one.url, merchant)];
    const payouts = await atOnce(20, (url) =>
      call('POST', 'payment-balance/payouts', {
        url,
        as: merchant,
        key: fresh(),
        body: { amount: jvd(available), pin: merchant.pin },
      }),
    );
    noneBroke(payouts);
    expect(good(payouts)).toHaveLength(1);
    expect([await pendingOf(merchant, 'available'), await balanceOf(other.url, merchant)]).toEqual([
      0,
      wallet + available,
    ]);
  });
});

describe('a key of idempotency', () => {
  it('answers the same on another server, refuses another body, and is each person’s own', async () => {
    const [key, body] = [fresh(), { title: 'Tea', amount: jvd(100) }];
    const first = await call('POST', 'payment-links', { as: merchant, key, body });
    const again = await call('POST', 'payment-links', { url: other.url, as: merchant, key, body });
    expect([again.status, again.body.id]).toEqual([first.status, first.body.id]);
    const changed = await call('POST', 'payment-links', {
      url: other.url,
      as: merchant,
      key,
      body: { ...body, amount: jvd(1) },
    });
    expect([changed.status, changed.body.code]).toEqual([422, 'idempotency_mismatch']);
    const theirs = await call('POST', 'payment-links', { url: other.url, as: stranger, key, body });
    expect(theirs.status).toBe(201);
    expect(theirs.body.id).not.toBe(first.body.id);
  });
});

describe('an API key', () => {
  const makeKey = async (as: DevPerson, more: object = {}) => {
    const body = { name: 'Shop', mode: 'live', scopes: ['payments.read'], pin: as.pin, ...more };
    const { body: made } = await call('POST', 'developers/keys', { as, body });
    const key = made['key'] as { id: string };
    return { secret: String(made['secret']), key };
  };

  it('does what its scopes name on both servers, and nothing on either once it is revoked', async () => {
    const { secret, key } = await makeKey(merchant);
    const id = await paid();
    for (const url of [one.url, other.url]) {
      expect((await call('GET', `payments/${id}`, { url, secret })).status).toBe(200);
      const refund = { url, secret, key: fresh(), body: { amount: jvd(1) } };
      expect((await call('POST', `payments/${id}/refunds`, refund)).body.code).toBe('scope_required');
      const payout = { url, secret, key: fresh(), body: { amount: jvd(1), pin: merchant.pin } };
      expect((await call('POST', 'payment-balance/payouts', payout)).body.code).toBe('key_refused');
    }
    await call('POST', `developers/keys/${key.id}/revoke`, { url: other.url, as: merchant });
    for (const url of [one.url, other.url])
      expect((await call('GET', `payments/${id}`, { url, secret })).status).toBe(401);
  });

  it('is refused from another network, whatever a header says of where it comes from', async () => {
    const { secret } = await makeKey(merchant, { networks: ['203.0.113.0/24'] });
    for (const forwarded of [undefined, '203.0.113.7', '203.0.113.7, 127.0.0.1'])
      for (const url of [one.url, other.url]) {
        const response = await fetch(`${url}/api/v1/payments`, {
          headers: {
            authorization: `Bearer ${secret}`,
            ...(forwarded !== undefined && { 'x-forwarded-for': forwarded, 'x-real-ip': forwarded }),
          },
        });
        expect([response.status, ((await response.json()) as Said['body']).code]).toEqual([
          403,
          'network_refused',
        ]);
      }
  });
});

it('what is another merchant’s is not there, for a person and for their key', async () => {
  const link = await linkOf(merchant);
  const id = await paid();
  const dispute = await call('POST', `payments/${id}/disputes`, {
    as: payer,
    key: fresh(),
    body: { reason: 'not_received', statement: 'It never came to me.' },
  });
  const checkout = await call('POST', 'checkout-sessions', {
    as: merchant,
    key: fresh(),
    body: { title: 'Order 7', amount: jvd(500), success_url: 'https://shop.example/done' },
  });
  const made = await call('POST', 'developers/keys', {
    as: stranger,
    body: {
      name: 'Thief',
      mode: 'live',
      scopes: ['payments.read', 'payments.write', 'payments.refund'],
      refunds_per_day: jvd(100_000),
      pin: stranger.pin,
    },
  });
  const secret = String(made.body['secret']);
  const pin = stranger.pin;
  for (const who of [{ as: stranger }, { secret }])
    for (const [method, path, body] of [
      ['GET', `payment-links/${link}`, undefined],
      ['PUT', `payment-links/${link}/state`, { state: 'inactive' }],
      ['GET', `payments/${id}`, undefined],
      ['GET', `payments/${id}/proof`, undefined],
      ['POST', `payments/${id}/cancel`, undefined],
      ['POST', `payments/${id}/capture`, { amount: jvd(1) }],
      ['POST', `payments/${id}/refunds`, { amount: jvd(1), ...('as' in who && { pin }) }],
      ['GET', `disputes/${dispute.body.id}`, undefined],
      ['GET', `checkout-sessions/${checkout.body.id}`, undefined],
      ['POST', `checkout-sessions/${checkout.body.id}/expire`, undefined],
    ] as const) {
      const { status } = await call(method, path, { ...who, url: other.url, key: fresh(), body });
      // What no program may do at all is refused before anything is looked for.
      expect([path, 'secret' in who && status === 403 ? 404 : status]).toEqual([path, 404]);
    }
});

/** Plain, with secrets, octal, hexadecimal, as one number, mapped, translated, local, and of other protocols. */
const LEAD_INSIDE = `
  http://example.org/ https://example.org:8443/ https://user:secret@example.org/ https://012.0.0.1/
  https://0xa.1/ https://167772161/ https://10.1/ https://192.168.0.1/
  https://169.254.169.254/latest/meta-data/ https://100.64.0.1/ https://[::ffff:10.0.0.1]/
  https://[::ffff:a00:1]/ https://[64:ff9b::a00:1]/ https://[fd00::1]/ https://[fe80::1]/
  https://metadata.internal/ https://database/ https://①⓪.0.0.1/ file:///etc/passwd gopher://example.org/
`
  .trim()
  .split(/\s+/);

describe('the address of a webhook', () => {
  const makeHook = (url: string) =>
    call('POST', 'developers/webhooks', { as: merchant, body: { url, mode: 'live', pin: merchant.pin } });

  it.each(LEAD_INSIDE)('that leads inside or nowhere is refused: %s', async (url) => {
    const { status, body } = await makeHook(url);
    expect([status, body.code]).toEqual([422, 'url_not_allowed']);
  });

  it('that redirects is not followed', async () => {
    const heard: string[] = [];
    const server = createServer((request, response) => {
      heard.push(String(request.url));
      response.writeHead(302, { location: '/inside' }).end();
    });
    await new Promise<void>((ready) => {
      server.listen(0, '127.0.0.1', ready);
    });
    const { port } = server.address() as AddressInfo;
    const made = await makeHook(`http://127.0.0.1:${port}/hook`);
    expect(made.status).toBe(201);
    await paid();
    await eventually(async () => heard.length > 0);
    expect(new Set(heard)).toEqual(new Set(['/hook']));
    server.closeAllConnections();
    server.close();
  });
});

it('a link that is closed, and an order whose time is over, take nothing and say so', async () => {
  const link = await linkOf(merchant);
  const late = await begun(link);
  await call('PUT', `payment-links/${link}/state`, { as: merchant, body: { state: 'inactive' } });
  const started = await call('POST', `pay/${link}/payments`, {
    url: other.url,
    as: payer,
    key: fresh(),
    body: {},
  });
  expect([started.body.code, started.body['state']]).toEqual(['link_closed', 'inactive']);
  expect((await confirm(late, other.url)).body.code).toBe('link_closed');
  const order = await call('POST', 'checkout-sessions', {
    as: merchant,
    key: fresh(),
    body: {
      title: 'Order 8',
      amount: jvd(500),
      success_url: 'https://shop.example/done',
      expires_in_minutes: 30,
    },
  });
  const page = () => call('GET', `checkout/${order.body.id}`, { url: other.url });
  const first = await page();
  await later(31 * 60);
  expect((await page()).body.state).toBe('expired');
  const [guest] = await makePeople(other.url, 1);
  const tried = await call('POST', `pay/${first.body.id}/payments`, { as: guest, key: fresh(), body: {} });
  expect([tried.body.code, tried.body['state']]).toEqual(['link_closed', 'expired']);
});
