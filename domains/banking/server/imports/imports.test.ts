import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jvd, type Bank, type TestPerson } from '@egcr/wallet/testing';

import { openBank } from '../testing/bank.ts';
import { amountOf, dayOf, readFile } from './read-file.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const take = (as: TestPerson, content: string, more: object = {}) =>
  bank.call('POST', '/api/v1/wallet/imports', { as, body: { name: 'Old bank', content, ...more } });

const CSV = `Date;Amount;Currency;Description
20.11.2026;-1.234,50;EUR;"Rent; November"
2026-11-19;12,5;EUR;Gift
2026-11-19;12,5;EUR;Gift
yesterday;1;EUR;x
2026-11-18;lots;EUR;y
`;

describe('what banks write', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20T10:00:00Z', '2026-11-20'],
    ['1.2.2026', '2026-02-01'],
    ['31/12/2026', '2026-12-31'],
    ['2026-02-30', undefined],
    ['0000-01-01', undefined],
    ['soon', undefined],
  ])('%s is the day %s', (text, day) => {
    expect(dayOf(text)).toBe(day);
  });

  it.each([
    ['12', '12'],
    ['-1,234.50', '-1234.50'],
    ['1.234,5', '1234.5'],
    ['12,50-', '-12.50'],
    ['(3.00)', '-3.00'],
    ['1 234', '1234'],
    ['0.001000', '0.001000'],
    ['1,2,3', undefined],
    ['', undefined],
    ['1e9', undefined],
  ])('%s is the amount %s', (text, amount) => {
    expect(amountOf(text)).toBe(amount);
  });

  it('is read without ever failing, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 300 }),
          fc.string({ maxLength: 100 }).map((text) => `Date,Amount\n${text}`),
          fc.string({ maxLength: 100 }).map((text) => `<OFX><STMTTRN>${text}`),
          fc
            .string({ maxLength: 100 })
            .map((text) => `<Document><BkToCstmrStmt><Stmt>${text}</Stmt></BkToCstmrStmt></Document>`),
        ),
        (content) => {
          const read = readFile(content);
          expect(
            read === undefined || read.entries.every((entry) => dayOf(entry.booked_on) !== undefined),
          ).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('statements of other banks', () => {
  it('are shown first, with what cannot be read by line, and then kept', async () => {
    const amina = await bank.person('Amina');
    const preview = await take(amina, CSV, { preview: true });
    expect(preview.body).toMatchObject({
      format: 'csv',
      account: null,
      added: 3,
      duplicates: 0,
      problems: [
        { line: 5, code: 'day_format' },
        { line: 6, code: 'invalid_amount' },
      ],
    });
    expect(preview.body.sample[0]).toEqual({
      booked_on: '2026-11-20',
      amount: '-1234.50',
      currency: 'EUR',
      text: 'Rent; November',
    });
    expect((await bank.call('GET', '/api/v1/wallet/imports', { as: amina })).body.items).toEqual([]);
    expect((await take(amina, CSV)).body).toMatchObject({
      added: 3,
      account: { name: 'Old bank', entries: 3 },
    });
    expect((await take(amina, CSV)).body).toMatchObject({ added: 0, duplicates: 3 });
    expect((await take(amina, `${CSV}2026-11-21;1;EUR;new\n`)).body).toMatchObject({
      added: 1,
      duplicates: 3,
    });
    expect(await bank.balance(amina)).toBe('0');
  });

  it('of our own making are read back in every format', async () => {
    const [amina, bao] = [await bank.person('Amina', '100000'), await bank.person('Bao')];
    await bank.send(amina, { to: { username: bao.username }, amount: jvd('2550'), note: 'the "boat", <b>' });
    const { body } = await bank.call('GET', '/api/v1/wallet', { as: amina });
    const today = bank.clock.now().toISOString().slice(0, 10);
    for (const format of ['csv', 'ofx', 'camt053']) {
      const query = new URLSearchParams({ account: body.accounts[0].id, from: today, to: today, format });
      const file = await fetch(`${bank.url}/api/v1/wallet/statements?${query.toString()}`, {
        headers: { authorization: `Bearer ${amina.userId}:fresh` },
      });
      const read = await take(amina, await file.text(), { name: format });
      expect(read.body).toMatchObject({ format, added: 2 });
      expect(read.body.sample.map((entry: { amount: string }) => entry.amount)).toEqual([
        '1000.00',
        '-25.50',
      ]);
    }
  });

  it('are their owner’s, newest first, and gone when deleted', async () => {
    const [amina, bao] = [await bank.person('Amina'), await bank.person('Bao')];
    const { id } = (await take(amina, CSV)).body.account;
    const path = `/api/v1/wallet/imports/${id}`;
    const page = (await bank.call('GET', `${path}/entries?limit=2`, { as: amina })).body;
    expect(page.items.map((entry: { booked_on: string }) => entry.booked_on)).toEqual([
      '2026-11-20',
      '2026-11-19',
    ]);
    const rest = (await bank.call('GET', `${path}/entries?after=${page.next}`, { as: amina })).body;
    expect([rest.items.length, rest.next]).toEqual([1, null]);
    expect((await bank.call('GET', `${path}/entries`, { as: bao })).status).toBe(404);
    expect((await bank.call('DELETE', path, { as: bao })).status).toBe(404);
    expect((await bank.call('DELETE', path, { as: amina })).status).toBe(204);
    expect((await bank.call('GET', `${path}/entries`, { as: amina })).status).toBe(404);
    expect((await bank.call('GET', '/api/v1/wallet/imports')).status).toBe(401);
  });

  it.each([
    ['hello', 'import_unreadable'],
    ['<!DOCTYPE a [<!ENTITY b "c">]><Document>&b;</Document>', 'import_unreadable'],
    [`Date,Amount,Currency\n${'2026-01-01,1,EUR\n'.repeat(5001)}`, 'import_too_long'],
    ['', 'validation_failed'],
  ])('that are none or too long are refused', async (content, code) => {
    const amina = await bank.person('Amina');
    expect((await take(amina, content)).body).toMatchObject({ status: 422, code });
  });
});
