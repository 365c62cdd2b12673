import { patiently } from '@egcr/server-kit/testing/patiently';
import { TEST_PIN, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { apiEventAsked, type ApiEventType } from '../contract/index.ts';
import { openBank, STALL } from './testing/bank.ts';
import { KEYS, keyIn } from './testing/keys.ts';

let bank: Bank;
let makeKey: ReturnType<typeof keyIn>;
beforeAll(async () => {
  bank = await openBank();
  makeKey = keyIn(bank);
});
afterAll(() => bank.close());

const WEBHOOKS = '/api/v1/developers/webhooks';
const EVENTS = '/api/v1/developers/events';
const REQUESTS = '/api/v1/developers/requests';

async function list(path: string, as: TestPerson) {
  const { status, body } = await bank.call('GET', path, { as });
  expect(status).toBe(200);
  return body.items;
}

/** The rows of a file, without its head. */
async function file(path: string, as: TestPerson): Promise<readonly string[]> {
  const reply = await fetch(`${bank.url}${path}`, {
    headers: { authorization: `Bearer ${as.userId}:fresh` },
  });
  expect(reply.status).toBe(200);
  return (await reply.text()).trimEnd().split('\r\n').slice(1);
}

const makeHook = async (as: TestPerson, path: string, mode = 'live') =>
  (
    await bank.call('POST', WEBHOOKS, {
      as,
      body: { url: `http://127.0.0.1:9/${path}`, mode, pin: TEST_PIN },
    })
  ).body.webhook;

/** As the listener of the product hears it. */
async function happen(owner: TestPerson, type: ApiEventType, title: string, isLive = true): Promise<string> {
  const id = crypto.randomUUID();
  const payload = { owner_id: owner.userId, is_live: isLive, type, object: { id, title } };
  const [listener] = bank.domains.flatMap(({ listeners }) => listeners?.[apiEventAsked.topic] ?? []);
  await bank.services.unit(async (work) =>
    listener?.(work, { id: work.newId(), topic: apiEventAsked.topic, payload }),
  );
  return id;
}

describe('the API keys of a merchant', () => {
  it('are narrowed by state, mode and name, and never show the key in a file', async () => {
    const merchant = await bank.person('Mara');
    const made = await makeKey(merchant, { name: '=Shop till' });
    await makeKey(merchant, { name: 'Warehouse', mode: 'test' });
    await bank.call('POST', `${KEYS}/${made.body.key.id}/revoke`, { as: merchant });
    const names = async (query: string) =>
      (await list(`${KEYS}?${query}`, merchant)).map(({ name }: { readonly name: string }) => name);
    expect(await names('state=revoked')).toEqual(['=Shop till']);
    expect(await names('state=active')).toEqual(['Warehouse']);
    expect(await names('mode=test&words=ware')).toEqual(['Warehouse']);
    expect(await names('mode=live&words=ware')).toEqual([]);
    const rows = await file(`${KEYS}/export`, merchant);
    expect(rows.map((row) => row.split(',')[1])).toEqual(['Warehouse', "'=Shop till"]);
    expect(rows.join()).not.toContain(made.body.secret);
    expect(await file(`${KEYS}/export`, await bank.person('Olu'))).toEqual([]);
  });
});

describe('webhooks, what was sent to them, and events', () => {
  it('are found by what they say, and nobody else’s are', async () => {
    const [merchant, other] = [await bank.person('Mara'), await bank.person('Olu')];
    const [till, stock] = [await makeHook(merchant, 'till'), await makeHook(merchant, 'stock', 'test')];
    await bank.call('PUT', `${WEBHOOKS}/${stock.id}/state`, { as: merchant, body: { state: 'disabled' } });
    const urls = async (query: string) =>
      (await list(`${WEBHOOKS}?${query}`, merchant)).map(({ url }: { readonly url: string }) => url);
    expect(await urls('words=TILL')).toEqual([till.url]);
    expect(await urls('state=disabled')).toEqual([stock.url]);
    expect(await urls('mode=live')).toEqual([till.url]);
    expect(await file(`${WEBHOOKS}/export?state=enabled`, merchant)).toHaveLength(1);

    const tea = await happen(merchant, 'payment.succeeded', 'Tea');
    await happen(merchant, 'payment.refunded', 'Coffee');
    await happen(merchant, 'payment.failed', 'Test tea', false);
    const titles = async (query: string) =>
      (await list(`${EVENTS}?${query}`, merchant)).map(
        ({ object }: { readonly object: { readonly title: string } }) => object.title,
      );
    expect(await titles('words=tea')).toEqual(['Test tea', 'Tea']);
    expect(await titles('words=tea&mode=live')).toEqual(['Tea']);
    expect(await titles('type=payment.refunded')).toEqual(['Coffee']);
    expect(await titles(`words=${tea}`)).toEqual(['Tea']);
    const rows = await file(`${EVENTS}/export?mode=live`, merchant);
    expect(rows.map((row) => row.split(',').slice(2, 6))).toEqual([
      ['payment.refunded', 'live', expect.any(String), 'Coffee'],
      ['payment.succeeded', 'live', tea, 'Tea'],
    ]);

    const sent = `${WEBHOOKS}/${till.id}/deliveries`;
    expect(await list(`${sent}?state=waiting&words=coffee`, merchant)).toHaveLength(1);
    expect(await list(`${sent}?state=delivered`, merchant)).toEqual([]);
    expect(await list(`${sent}?state=failed`, merchant)).toEqual([]);
    expect(await file(`${sent}/export`, merchant)).toHaveLength(2);
    expect((await bank.call('GET', `${sent}/export`, { as: other })).status).toBe(404);
    expect(await list(`${EVENTS}?words=tea`, other)).toEqual([]);
  });

  it('a key reads events of its own mode, whatever it asks for', async () => {
    const merchant = await bank.person('Mara');
    await happen(merchant, 'payment.succeeded', 'Live tea');
    const { secret } = (await makeKey(merchant, { mode: 'test' })).body;
    const asked = await bank.call('GET', `${EVENTS}?mode=live`, { bearer: secret });
    expect([asked.status, asked.body.items]).toEqual([200, []]);
    expect((await bank.call('GET', `${EVENTS}/export`, { bearer: secret })).body.code).toBe('key_refused');
  });
});

describe('what keys asked for', () => {
  it('is found by address, code, key and mode, and downloads', async () => {
    const merchant = await bank.person('Mara');
    const { secret } = (await makeKey(merchant, { name: 'Till', scopes: ['payments.read'] })).body;
    await bank.call('GET', STALL, { bearer: secret });
    await bank.call('POST', STALL, { bearer: secret });
    await patiently(async () => expect(await list(REQUESTS, merchant)).toHaveLength(2));
    expect(await list(`${REQUESTS}?words=scope_req`, merchant)).toHaveLength(1);
    expect(await list(`${REQUESTS}?words=till`, merchant)).toHaveLength(2);
    expect(await list(`${REQUESTS}?words=post%20/`, merchant)).toHaveLength(1);
    expect(await list(`${REQUESTS}?result=refused&words=get`, merchant)).toEqual([]);
    expect(await list(`${REQUESTS}?mode=test`, merchant)).toEqual([]);
    expect((await file(`${REQUESTS}/export?result=refused`, merchant)).join()).toContain('scope_required');
  });
});
