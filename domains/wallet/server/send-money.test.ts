import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addressOf } from '../contract/address.ts';
import { transferPosted } from '../contract/events.ts';
import { jvd, openBank, type Bank } from './testing/bank.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const PATH = '/api/v1/wallet/transfers';

describe('sending money', () => {
  it('moves it at once and answers what a receipt needs', async () => {
    const [amina, bao] = [await bank.person('Amina', '10000'), await bank.person('Bao')];

    const { status, body } = await bank.send(amina, {
      to: { username: bao.username },
      amount: jvd('2550'),
      note: '  For lunch 🍜 ',
    });

    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      reference: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      state: 'posted',
      amount: jvd('2550'),
      note: 'For lunch 🍜',
      from: { user_id: amina.userId, username: amina.username, name: 'Amina Test' },
      to: { user_id: bao.userId, username: bao.username, name: 'Bao Test' },
      created_at: expect.stringMatching(/Z$/),
    });
    expect([await bank.balance(amina), await bank.balance(bao)]).toEqual(['7450', '2550']);
  });

  it('finds the other person by username, e-mail address, phone number or wallet address', async () => {
    const [amina, bao] = [await bank.person('Amina', '10000'), await bank.person('Bao')];
    const wallet = await bank.call('GET', '/api/v1/wallet', { as: bao });
    const address: string = wallet.body.accounts[0].address;

    for (const to of [
      { username: `@${bao.username.toUpperCase()}` },
      { email: bao.email.toUpperCase() },
      { phone: bao.phone.replace('+49', '+49 ') },
      { address },
      { address: address.toUpperCase() },
    ]) {
      expect((await bank.send(amina, { to, amount: jvd('1') })).body).toMatchObject({
        to: { user_id: bao.userId },
      });
    }
    expect(await bank.balance(bao)).toBe('5');
  });

  it('tells both open pages', async () => {
    const [amina, bao] = [await bank.person('Amina', '100'), await bank.person('Bao')];
    const { body } = await bank.send(amina, { to: { username: bao.username }, amount: jvd('7') });

    const { rows } = await bank.database.pool.query(
      "select audience::text[] as audience, payload from platform.event where topic = $1 and payload ->> 'id' = $2",
      [transferPosted.topic, body.id],
    );
    expect(rows).toHaveLength(1);
    expect(new Set(rows[0].audience)).toEqual(new Set([amina.userId, bao.userId]));
    expect(rows[0].payload).toMatchObject({
      kind: 'transfer',
      amount: jvd('7'),
      note: null,
      created_at: body.created_at,
    });
  });

  it('opens the account of a currency that the other person never had', async () => {
    const [amina, bao] = [await bank.person('Amina', '500', 'JPY', 0), await bank.person('Bao')];
    const amount = { value: '500', assetCode: 'JPY', assetScale: 0 };
    expect((await bank.send(amina, { to: { username: bao.username }, amount })).status).toBe(201);
    expect(await bank.balance(bao, 'JPY')).toBe('500');
  });
});

describe('nothing is sent', () => {
  it('for a stranger, without a complete profile, or without a PIN that is two minutes old at most', async () => {
    const [amina, bao] = [await bank.person('Amina', '100'), await bank.person('Bao')];
    const body = { to: { username: bao.username }, amount: jvd('1') };
    const half = { ...amina, userId: '01900000-0000-7000-8000-000000000009' };

    const codes = [
      await bank.call('POST', PATH, { key: 'a', body }),
      await bank.call('POST', PATH, { as: half, key: 'a', body }),
      await bank.call('POST', PATH, { as: amina, pin: 'none', key: 'a', body }),
      await bank.call('POST', PATH, { as: amina, pin: 'stale', key: 'a', body }),
      await bank.call('POST', PATH, { as: amina, body }),
    ].map((answer) => [answer.status, answer.body.code]);

    expect(codes).toEqual([
      [401, 'token_missing'],
      [403, 'profile_incomplete'],
      [401, 'pin_required'],
      [401, 'pin_required'],
      [400, 'idempotency_key_required'],
    ]);
    expect(await bank.balance(bao)).toBe('0');
  });

  it('beyond the balance, and the whole balance can still go', async () => {
    const [amina, bao] = [await bank.person('Amina', '100'), await bank.person('Bao')];
    const to = { username: bao.username };
    const refused = await bank.send(amina, { to, amount: jvd('101') });
    expect([refused.status, refused.body.code]).toEqual([402, 'insufficient_funds']);
    const other = await bank.send(amina, { to, amount: { value: '1', assetCode: 'EUR', assetScale: 2 } });
    expect([other.status, other.body.code]).toEqual([402, 'insufficient_funds']);
    expect((await bank.send(amina, { to, amount: jvd('100') })).status).toBe(201);
  });

  it.each([
    ['zero', jvd('0')],
    ['negative', jvd('-1')],
    ['with a decimal point', jvd('1.5')],
    ['with an exponent', jvd('1e3')],
    ['letters', jvd('ten')],
    ['empty', jvd('')],
    ['with spaces', jvd(' 1')],
    ['with a leading zero', jvd('01')],
    ['hexadecimal', jvd('0x10')],
    ['Arabic digits', jvd('١')],
    ['beyond what can be held', jvd('4000000000000000001')],
    ['very long', jvd('9'.repeat(400))],
    ['a number', { value: 5, assetCode: 'JVD', assetScale: 2 }],
    ['with another scale', { value: '5', assetCode: 'JVD', assetScale: 3 }],
    ['without a scale', { value: '5', assetCode: 'JVD' }],
    ['with the scale of another currency', { value: '500', assetCode: 'JPY', assetScale: 2 }],
    ['a bare number', 5],
    ['null', null],
  ])('for an amount that is %s', async (_title, amount) => {
    const [amina, bao] = [await bank.person('Amina', '100'), await bank.person('Bao')];
    const { status, body } = await bank.send(amina, { to: { username: bao.username }, amount });
    expect([status, body.code]).toEqual([422, 'invalid_amount']);
    expect(await bank.balance(amina)).toBe('100');
  });

  it.each(['BTC', 'jvd', '', 5, null])('in the currency %j', async (assetCode) => {
    const [amina, bao] = [await bank.person('Amina', '100'), await bank.person('Bao')];
    const amount = { value: '1', assetCode, assetScale: 2 };
    const { status, body } = await bank.send(amina, { to: { username: bao.username }, amount });
    expect([status, body.code]).toEqual([422, 'unknown_currency']);
  });

  it('to nobody: unknown names of every kind, and accounts that belong to no person', async () => {
    const amina = await bank.person('Amina', '100');
    const { rows } = await bank.database.pool.query(
      "select id from ledger.account where owner_kind = 'system' limit 1",
    );
    for (const to of [
      { username: 'nobody-of-that-name' },
      { username: "x' or '1'='1" },
      { email: 'nobody@example.org' },
      { phone: '+19999999999' },
      { address: 'egcr1qqqq' },
      { address: addressOf(rows[0].id) },
    ]) {
      const { status, body } = await bank.send(amina, { to, amount: jvd('1') });
      expect([status, body.code, body.errors]).toEqual([
        404,
        'recipient_unknown',
        [{ field: 'to', code: 'recipient_unknown' }],
      ]);
    }
  });

  it('to oneself', async () => {
    const amina = await bank.person('Amina', '100');
    for (const to of [{ username: amina.username }, { email: amina.email }, { phone: amina.phone }]) {
      const { status, body } = await bank.send(amina, { to, amount: jvd('1') });
      expect([status, body.code]).toEqual([422, 'recipient_self']);
    }
  });

  it.each([
    [{}, 'to', 'one_recipient'],
    [{ username: 'a', email: 'b@example.org' }, 'to', 'one_recipient'],
    [{ username: '' }, 'to.username', 'required'],
    [{ username: 'a\u0000b' }, 'to.username', 'characters'],
    [{ username: 'a'.repeat(255) }, 'to.username', 'too_long'],
    [{ nickname: 'a' }, 'to.nickname', 'unknown_field'],
  ])('to %j', async (to, field, code) => {
    const amina = await bank.person('Amina', '100');
    const { status, body } = await bank.send(amina, { to, amount: jvd('1') });
    expect([status, body.code]).toEqual([422, 'validation_failed']);
    expect(body.errors).toContainEqual(expect.objectContaining({ field, code }));
  });

  it.each([
    ['x'.repeat(141), 'note_too_long'],
    ['two\nlines', 'note_characters'],
    ['\u202Egnp.exe', 'note_characters'],
    ['\u0000', 'note_characters'],
    ['half \uD83C', 'note_characters'],
  ])('with the note %j', async (note, code) => {
    const [amina, bao] = [await bank.person('Amina', '100'), await bank.person('Bao')];
    const { status, body } = await bank.send(amina, {
      to: { username: bao.username },
      amount: jvd('1'),
      note,
    });
    expect([status, body.errors?.[0]?.code]).toEqual([422, code]);
    expect(await bank.balance(bao)).toBe('0');
  });

  it('from a frozen account, or into one', async () => {
    const [amina, bao] = [await bank.person('Amina', '100'), await bank.person('Bao', '100')];
    const wallet = await bank.call('GET', '/api/v1/wallet', { as: amina });
    await bank.services.unit((work) => bank.ledger.setStatus(work, wallet.body.accounts[0].id, 'frozen'));

    const out = await bank.send(amina, { to: { username: bao.username }, amount: jvd('1') });
    const into = await bank.send(bao, { to: { username: amina.username }, amount: jvd('1') });

    expect([out.status, out.body.code]).toEqual([423, 'account_frozen']);
    expect([into.status, into.body.code]).toEqual([423, 'recipient_unavailable']);
  });
});
