import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type * as dns from 'node:dns/promises';
import { createServer, type IncomingMessage, type RequestOptions, type Server } from 'node:http';
import type * as https from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { jvd, makePeople, type DevPerson } from '../testing/api.ts';
import { callApi, type Asked } from '../testing/call-api.ts';
import type { TestProduct } from '../testing/product.ts';
import { eventually } from '../testing/processes.ts';

// Goal: a name that leads outside when it is looked at, and inside a moment later, reaches nothing of ours: the connection goes to the address that was
// looked at. Method: the whole product, with a resolver of ours. A server of ours stands in for the address outside, and everything asked of it is noted.

const OUTSIDE = '8.8.8.8';
const seen = vi.hoisted(() => ({
  names: [] as string[],
  /** The name that was meant, and the address that the connection goes to. */
  reached: [] as (readonly [string, string])[],
  standInPort: 0,
}));

vi.mock('node:dns/promises', async (original) => {
  const real = await original<typeof dns>();
  class Resolver {
    readonly #other = new real.Resolver();
    async resolve4(name: string): Promise<string[]> {
      if (!name.startsWith('rebind-')) return this.#other.resolve4(name);
      seen.names.push(name);
      const isFirst = seen.names.filter((each) => each === name).length === 1;
      return [isFirst ? '8.8.8.8' : '127.0.0.1'];
    }
    async resolve6(name: string): Promise<string[]> {
      return name.startsWith('rebind-') ? [] : this.#other.resolve6(name);
    }
  }
  return { ...real, Resolver };
});

vi.mock('node:https', async (original) => {
  const real = await original<typeof https>();
  const { request: plainRequest } = await import('node:http');
  return {
    ...real,
    request: (url: URL, options: RequestOptions, answered: (response: IncomingMessage) => void) => {
      if (!url.hostname.startsWith('rebind-')) return real.request(url, options, answered);
      options.lookup?.(url.hostname, { all: false }, (_error, address) =>
        seen.reached.push([url.hostname, typeof address === 'string' ? address : 'several']),
      );
      const { lookup: _own, ...asked } = options;
      return plainRequest(`http://127.0.0.1:${seen.standInPort}${url.pathname}`, asked, answered);
    },
  };
});

const reachedBy = (name: string) =>
  seen.reached.flatMap(([host, address]) => (host === name ? [address] : []));
const lookedUp = (name: string) => seen.names.filter((each) => each === name).length;

let standIn: Server;
let product: TestProduct;
let place: string;
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'egcr-receivers-'));
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(join(place, 'key.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  // What test files before this one have loaded knows no resolver of ours.
  vi.resetModules();
  const { startProduct } = await import('../testing/product.ts');
  product = await startProduct({
    settings: {
      OPEN_PAYMENTS_WALLET: 'https://rebind-own.example.org/shop',
      OPEN_PAYMENTS_KEY_ID: 'key-of-the-shop',
      OPEN_PAYMENTS_KEY_FILE: join(place, 'key.pem'),
      OPEN_PAYMENTS_CURRENCY: 'USD',
    },
  });
  standIn = createServer((_request, response) => response.writeHead(200).end('{}'));
  await new Promise<void>((ready) => {
    standIn.listen(0, '127.0.0.1', ready);
  });
  seen.standInPort = (standIn.address() as AddressInfo).port;
});
afterAll(async () => {
  await product.close();
  standIn.closeAllConnections();
  standIn.close();
  rmSync(place, { recursive: true, force: true });
});

const call = (method: string, path: string, asked: Asked) =>
  callApi(`${product.url}/api/v1/${path}`, { method, ...asked });
const fresh = () => crypto.randomUUID();

/** A merchant, someone with money, and a payment that they have begun. */
async function begun(amount: object) {
  const [merchant, payer] = await makePeople(product.url, 2, jvd(100_000));
  if (!merchant || !payer) throw new Error('two people were asked for');
  const link = await call('POST', 'payment-links', {
    as: merchant,
    key: fresh(),
    body: { title: 'Coffee beans', amount },
  });
  const started = await call('POST', `pay/${String(link.body.id)}/payments`, {
    as: payer,
    key: fresh(),
    body: {},
  });
  return { merchant, payer, payment: String(started.body.id) };
}

const confirm = (payer: DevPerson, payment: string, more: object = {}) =>
  call('POST', `payments/${payment}/confirm`, { as: payer, key: fresh(), body: { pin: payer.pin, ...more } });

it('a webhook whose name leads inside once it was looked at is sent to the address that was looked at', async () => {
  const { merchant, payer, payment } = await begun(jvd(250));
  const host = 'rebind-hook.example.org';
  const url = `https://${host}/hook`;
  const body = { url, mode: 'live', pin: merchant.pin };
  const made = await call('POST', 'developers/webhooks', { as: merchant, body });
  expect(made.status).toBe(201);
  const { id } = made.body['webhook'] as { readonly id: string };
  await confirm(payer, payment);
  const lastResult = async () => {
    const { body: listed } = await call('GET', `developers/webhooks/${id}/deliveries`, { as: merchant });
    return listed.items?.[0]?.['last_result'];
  };
  await eventually(async () => (await lastResult()) === '200');
  expect([reachedBy(host), lookedUp(host)]).toEqual([[OUTSIDE], 1]);
  // The next try looks anew, and goes nowhere.
  const path = `developers/webhooks/${id}/deliveries`;
  const [delivery] = (await call('GET', path, { as: merchant })).body.items ?? [];
  await call('POST', `${path}/${String(delivery?.['id'])}/redeliver`, { as: merchant });
  await eventually(async () => (await lastResult()) === 'url_not_allowed');
  expect(reachedBy(host)).toEqual([OUTSIDE]);
});

it('neither does a wallet at another provider lead inside', async () => {
  const { payer, payment } = await begun({ value: '2500', assetCode: 'USD', assetScale: 2 });
  const host = 'rebind-wallet.example.org';
  const wallet_address = `https://${host}/amina`;
  const sent = await confirm(payer, payment, { method: 'open_payments', wallet_address });
  expect([sent.status, sent.body.state]).toEqual([200, 'processing']);
  const state = async () => (await call('GET', `payments/${payment}`, { as: payer })).body.state;
  await eventually(async () => (await state()) === 'requires_payment_method');
  expect([reachedBy(host), lookedUp(host)]).toEqual([[OUTSIDE], 1]);
  // Asked again, the name leads inside: nothing is reached, and the payer reads that there is no such wallet.
  await confirm(payer, payment, { method: 'open_payments', wallet_address });
  await eventually(async () => lookedUp(host) === 2 && (await state()) === 'requires_payment_method');
  const { body } = await call('GET', `payments/${payment}`, { as: payer });
  const failures = (body['attempts'] as readonly { readonly failure: string }[]).map(
    ({ failure }) => failure,
  );
  expect([reachedBy(host), failures]).toEqual([[OUTSIDE], ['invalid_account', 'invalid_account']]);
});
