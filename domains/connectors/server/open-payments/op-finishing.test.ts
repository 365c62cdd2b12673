import { describe, expect, it } from 'vitest';

import { at, failed, NOW, serveRequests, unknown, type Said } from '../testing/op-requests.ts';
import { isAgreement } from './op-finishing.ts';

const requests = await serveRequests();
const { instead } = requests;

/** What the request says, and says again, and whether it has ended. */
async function outcome(reference: string) {
  const { ask, rowOf } = requests;
  const said = await ask(reference);
  const { ended_at: endedAt, sealed_pay_token: token } = await rowOf(reference);
  expect(endedAt === null || token === null).toBe(true);
  const again = endedAt === null ? said : await ask(reference);
  expect(again).toEqual(said);
  return [said, endedAt !== null];
}

it('a page without its two nonces or its address can be agreed to by nobody', async () => {
  const { onPage, rowOf } = requests;
  const row = await rowOf(await onPage());
  for (const lost of ['nonce', 'server_nonce', 'grant_url'] as const)
    expect(isAgreement({ ...row, [lost]: null }, { hash: 'AAAA', interact_ref: 'word' })).toBe(false);
});

describe('a payer who has agreed', () => {
  it('is paid for once, although many processes go on with it at the same time', async () => {
    const { agreed, process, told, set, fake, rowOf } = requests;
    const fresh = await agreed();
    const ready = await told();
    fake.books.paysFor.delete(ready);
    await set(ready, { sent_at: null, outgoing_url: null });
    fake.books.paid.length = 0;
    for (const reference of [fresh, ready]) {
      const asked = { reference, now: NOW, amount: { value: '2500', assetCode: 'USD', assetScale: 2 } };
      const said = await Promise.all(Array.from({ length: 8 }, () => process().ask(asked)));
      expect(said.every(({ state }) => ['unknown', 'succeeded'].includes(state))).toBe(true);
      expect((await rowOf(reference)).sent_at).toEqual(NOW);
    }
    expect(fake.books.paid).toEqual([fresh, ready]);
  });

  it('is left to the process that goes on with them, for a minute', async () => {
    const { agreed, set, ask, fake } = requests;
    const reference = await agreed();
    await set(reference, { continued_at: at(-60) });
    expect([await ask(reference), fake.books.grantOf(reference).state]).toEqual([unknown, 'agreed']);
    await set(reference, { continued_at: at(-60.001) });
    expect(await outcome(reference)).toEqual([
      { state: 'succeeded', provider_ref: requests.incomingOf(reference).id },
      true,
    ]);
  });

  it.each<readonly [string, Said, object, boolean]>([
    ['does not answer', null, unknown, false],
    ['fails itself', [500], unknown, false],
    ['sends us elsewhere', [300, { access_token: { value: 'x' } }], failed('processing_error'), true],
    ['gives no token', [200, {}], failed('processing_error'), true],
    [
      'knows of no such agreement',
      [400, { error: { code: 'invalid_continuation' } }],
      failed('processing_error'),
      true,
    ],
    ['says that they have said no', [403, { error: { code: 'user_denied' } }], failed('abandoned'), true],
    ['says no for them', [400, { error: 'request_denied' }], failed('abandoned'), true],
  ])('and whose wallet %s is told to pay nothing', async (_what, said, state, isEnded) => {
    const { agreed, fake, rowOf } = requests;
    const reference = await agreed();
    instead('POST /continue', said);
    expect(await outcome(reference)).toEqual([state, isEnded]);
    expect([fake.books.paid.includes(reference), (await rowOf(reference)).sent_at]).toEqual([false, null]);
  });
});

describe('a wallet that is told to pay', () => {
  it.each<readonly [string, Said, object, boolean]>([
    ['sends us elsewhere', [300, { id: 'x' }], failed('generic_decline'), true],
    ['refuses', [403, {}], failed('generic_decline'), true],
    ['does not say what it has made', [201, {}], unknown, false],
    ['fails itself', [500], unknown, false],
  ])('and %s has paid nothing, as far as the operator’s wallet says', async (_what, said, state, isEnded) => {
    const { agreed, rowOf, incomingOf } = requests;
    const reference = await agreed();
    instead('POST /outgoing-payments', said);
    expect(await outcome(reference)).toEqual([state, isEnded]);
    expect([(await rowOf(reference)).outgoing_url, incomingOf(reference).completed]).toEqual([null, isEnded]);
  });

  it('and is at no address that may be asked is out of reach', async () => {
    const { told, set } = requests;
    const reference = await told();
    await set(reference, { sent_at: null, outgoing_url: null, resource_url: 'https://10.0.0.1' });
    expect(await outcome(reference)).toEqual([failed('issuer_unavailable'), true]);
    expect(requests.incomingOf(reference).completed).toBe(true);
  });

  it('is asked by the name of what it has made from then on', async () => {
    const { told, rowOf, ask } = requests;
    const reference = await told();
    const { outgoing_url: url } = await rowOf(reference);
    expect(url).toMatch(/\/outgoing-payments\/[0-9a-f-]{36}$/);
    const path = `GET ${new URL(url ?? '').pathname}`;
    for (const said of [null, [200, { id: url }], [200, { id: url, failed: false }]] as const) {
      instead(path, said);
      expect(await ask(reference)).toEqual(unknown);
    }
    instead(path, [200, { id: url, failed: true }]);
    expect(await outcome(reference)).toEqual([failed('processing_error'), true]);
  });

  it('is believed that it pays nothing once the operator’s wallet takes nothing any more', async () => {
    const { agreed, fake } = requests;
    const reference = await agreed();
    fake.books.paysFor.set(reference, 'refuses');
    instead('POST /incoming-payments/', [403, {}]);
    expect(await outcome(reference)).toEqual([unknown, false]);
  });

  it('is neither paid nor unpaid while the operator’s wallet refuses to say, and paid once it says so', async () => {
    const { agreed, ask, rowOf, incomingOf } = requests;
    const reference = await agreed();
    instead('GET /incoming-payments', [404, {}]);
    // Told now, and asked about afterwards.
    for (const _ of [1, 2]) expect(await ask(reference)).toEqual(unknown);
    expect((await rowOf(reference)).ended_at).toBeNull();
    requests.fake.books.instead.clear();
    expect(await outcome(reference)).toEqual([
      { state: 'succeeded', provider_ref: incomingOf(reference).id },
      true,
    ]);
  });
});

it.each([
  [0n, failed('processing_error'), true],
  [1n, unknown, false],
  [2499n, unknown, false],
  [2500n, { state: 'succeeded' }, true],
  [2501n, { state: 'succeeded' }, true],
])('of %s cents that came in time of 2500 the payment is this', async (received, state, isEnded) => {
  const { told, incomingOf } = requests;
  const reference = await told({ expires_at: at(-300) });
  incomingOf(reference).received = received;
  expect(await outcome(reference)).toMatchObject([state, isEnded]);
});

it('what is under way when the payment expires may come for five more minutes', async () => {
  const { told } = requests;
  expect(await outcome(await told({ expires_at: at(-299.999) }))).toEqual([unknown, false]);
  expect(await outcome(await told({ expires_at: at(-300) }))).toEqual([failed('processing_error'), true]);
});

describe('a wallet that has not answered the word to pay', () => {
  const LIST = 'GET /outgoing-payments?';
  const listed = (result: readonly object[], hasNextPage = false) => ({
    pagination: { hasNextPage },
    result,
  });
  const silent = (sentAgo: number, more: object = {}) =>
    requests.told({ outgoing_url: null, sent_at: at(-sentAgo), ...more });

  it('is asked what it has made of it after a minute, and has made nothing if it knows of none', async () => {
    instead(LIST, [200, listed([])]);
    expect(await outcome(await silent(59.999))).toEqual([unknown, false]);
    expect(await outcome(await silent(60))).toEqual([failed('processing_error'), true]);
  });

  it.each<readonly [string, Said]>([
    ['does not answer', null],
    ['refuses', [403, listed([])]],
    ['sends us elsewhere', [300, listed([])]],
    ['has more than it lists', [200, listed([], true)]],
    ['lists what is no list', [200, {}]],
  ])('and %s is waited for five minutes', async (_what, said) => {
    instead(LIST, said);
    expect(await outcome(await silent(299.999))).toEqual([unknown, false]);
    expect(await outcome(await silent(300))).toEqual([failed('processing_error'), true]);
  });

  it('and cannot be asked any more is waited for as long', async () => {
    const { set, rowOf } = requests;
    const lost = { sealed_pay_token: null };
    expect(await outcome(await silent(60, lost))).toEqual([unknown, false]);
    expect(await outcome(await silent(300, lost))).toEqual([failed('processing_error'), true]);
    const known = await requests.told();
    await set(known, { ...lost, sent_at: at(-300) });
    expect([await outcome(known), (await rowOf(known)).outgoing_url === null]).toEqual([
      [unknown, false],
      false,
    ]);
  });

  it('and has made a payment is asked about that one, among the fifty that it lists', async () => {
    const { rowOf, incomingOf } = requests;
    const find = async (place: number, hasFailed?: boolean) => {
      const reference = await silent(60);
      const all = Array.from({ length: 60 }, (_, each) => ({
        id: `https://wallet.example/outgoing-payments/${each}`,
        receiver: each === place ? incomingOf(reference).id : 'https://wallet.example/incoming-payments/1',
        failed: each === place ? hasFailed : true,
      }));
      requests.fake.books.instead.set(LIST, (call) => {
        const first = Number(new URLSearchParams(call.split('?')[1]).get('first'));
        return [200, listed(all.slice(0, first), true)];
      });
      const [said] = await outcome(reference);
      return [said, (await rowOf(reference)).outgoing_url];
    };
    const found = 'https://wallet.example/outgoing-payments/49';
    expect(await find(49)).toEqual([unknown, found]);
    expect(await find(49, true)).toEqual([failed('processing_error'), found]);
    expect(await find(50)).toEqual([unknown, null]);
  });
});
