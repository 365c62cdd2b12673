import { uuidv7 } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { patiently } from '@egcr/server-kit/testing/patiently';
import type { Bank, TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openBank, STALL } from '../testing/bank.ts';
import { KEYS, keyIn } from '../testing/keys.ts';
import { FORGET_REQUESTS, requestNotes } from './note-request.ts';
import { forgetRequests, forgetRequestsOf, insertRequest, listRequests } from './request-store.ts';

let bank: Bank;
let makeKey: ReturnType<typeof keyIn>;
beforeAll(async () => {
  bank = await openBank();
  makeKey = keyIn(bank);
});
afterAll(() => bank.close());

const REQUESTS = '/api/v1/developers/requests';
const DAY_S = 24 * 3600;

const listOf = async (as: TestPerson, query = '') =>
  (await bank.call('GET', `${REQUESTS}${query}`, { as })).body.items;

/** The notes are written after the answer has left. */
const untilThere = (as: TestPerson, count: number, query = '') =>
  patiently(async () => {
    const items = await listOf(as, query);
    expect(items).toHaveLength(count);
    return items;
  });

async function merchantWithKey(body: object = {}) {
  const merchant = await bank.person('Mara');
  const made = (await makeKey(merchant, body)).body;
  return { merchant, bearer: String(made.secret), keyId: String(made.key.id) };
}

describe('what an API key asks for', () => {
  it('is listed for its owner with the answer, and nobody else’s list has it [SYS-02]', async () => {
    const { merchant, bearer, keyId } = await merchantWithKey({ scopes: ['payments.read'] });
    const other = await bank.person('Olu');
    await bank.call('GET', STALL, { bearer });
    await untilThere(merchant, 1);
    await bank.call('POST', STALL, { bearer });
    const [refused, fine] = await untilThere(merchant, 2);
    expect(refused).toMatchObject({
      method: 'POST',
      route: STALL,
      status: 403,
      code: 'scope_required',
      key: { id: keyId, name: 'Shop server' },
      mode: 'live',
    });
    expect(fine).toMatchObject({ method: 'GET', status: 200, code: null });
    expect(await listOf(merchant, '?result=refused')).toHaveLength(1);
    expect(await listOf(merchant, `?key=${keyId}`)).toHaveLength(2);
    expect(await listOf(other)).toEqual([]);
    expect(await listOf(other, `?key=${keyId}`)).toEqual([]);
    expect((await bank.call('GET', REQUESTS, { bearer })).body.code).toBe('key_refused');
    expect((await bank.call('GET', `${REQUESTS}?key=1`, { as: merchant })).status).toBe(422);
  });

  it('is kept without the address, the query, the body and the secret', async () => {
    const { merchant, bearer } = await merchantWithKey();
    await bank.call('POST', `${STALL}?card=4111111111111111`, { bearer, body: { pan: '4111111111111111' } });
    await untilThere(merchant, 1);
    const { rows } = await bank.database.pool.query(
      'select row_to_json(request)::text as text from developers.request where owner_id = $1',
      [merchant.userId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].text).not.toContain('4111');
    expect(rows[0].text).not.toContain(bearer.slice(8));
  });

  it('is not noted for people, and is forgotten after 30 days and with the account', async () => {
    const { merchant, bearer } = await merchantWithKey();
    await bank.call('GET', KEYS, { as: merchant });
    await bank.call('GET', STALL, { bearer });
    await untilThere(merchant, 1);
    bank.clock.advance(30 * DAY_S + 1);
    await bank.runJob(FORGET_REQUESTS);
    const renewed = String((await makeKey(merchant)).body.secret);
    expect(await listOf(merchant)).toEqual([]);
    await bank.call('GET', STALL, { bearer: renewed });
    await untilThere(merchant, 1);
    await bank.forget(merchant);
    const { rows } = await bank.database.pool.query('select id from developers.request where owner_id = $1', [
      merchant.userId,
    ]);
    expect(rows).toEqual([]);
  });
});

it('what a program asks for is kept to a length, and not noted where it asks too often', async () => {
  const { merchant, keyId } = await merchantWithKey();
  const key = {
    kind: 'key',
    keyId,
    ownerId: merchant.userId,
    isLive: true,
    scopes: [],
    perDay: null,
  } as const;
  const note = (code: string, length: number) =>
    requestNotes(bank.services).noteKeyRequest({
      key,
      now: bank.clock.now(),
      requestId: 'r'.repeat(length),
      method: 'GET',
      route: STALL.padEnd(length, 'x'),
      status: 429,
      code,
      duration_ms: 1,
    });
  await note(platformRefusals.rate_limited.code, 9);
  await note('scope_required', 300);
  const { rows } = await bank.database.owner.query(
    'select code, length(route) as route, length(request_id) as request from developers.request where owner_id = $1',
    [merchant.userId],
  );
  expect(rows).toEqual([{ code: 'scope_required', route: 200, request: 100 }]);
});

describe('the rows of what a key asked for', () => {
  const db = () => bank.services.db;
  let made = 0;
  it('is refused from 400 on, found by what it says, and forgotten with its time and its owner', async () => {
    const now = bank.clock.now();
    const after = (ms: number) => new Date(now.getTime() + ms);
    // Ids in the order in which they were made.
    const id = () => uuidv7(now.getTime() + (made += 1));
    const { merchant, keyId } = await merchantWithKey();
    const { userId } = merchant;
    const note = async (status: number, at = now) => {
      const row = {
        id: id(),
        key_id: keyId,
        is_live: true,
        method: 'GET',
        route: '/api/v1/stall',
        code: null,
      };
      await insertRequest(db(), {
        ...row,
        owner_id: userId,
        status,
        duration_ms: 1,
        request_id: `r${status}`,
        at,
      });
      return row.id;
    };
    const rows = [await note(399), await note(400), await note(500)];
    const list = async (page: object) =>
      (await listRequests(db(), { ownerId: userId, limit: 9, ...page })).map((row) => row.id);
    expect(await list({})).toEqual(rows.toReversed());
    expect(await list({ isRefused: true })).toEqual([rows[2], rows[1]]);
    expect(await list({ words: 'r399' })).toEqual([rows[0]]);
    expect(await list({ after: rows[1], limit: 1 })).toEqual([rows[0]]);
    expect([await list({ isLive: false }), await list({ keyId: id() })]).toEqual([[], []]);
    const old = await note(200, after(-9000));
    expect(await forgetRequests(db(), after(-9000), 5)).toBe(0);
    expect(await forgetRequests(db(), after(-8999), 5)).toBe(1);
    expect(await list({})).not.toContain(old);
    await forgetRequestsOf(db(), (await bank.person('Olu')).userId);
    expect(await list({})).toHaveLength(3);
    await forgetRequestsOf(db(), userId);
    expect(await list({})).toEqual([]);
  });
});
