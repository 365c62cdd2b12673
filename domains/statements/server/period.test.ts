import { jvd, openBank, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { playMoney, playMoneySource } from '@egcr/wallet/server';
import { afterAll, beforeAll, expect, it } from 'vitest';

const DAY_MS = 24 * 3600_000;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
const isoOf = (at: number) => new Date(at).toISOString();

let bank: Bank;
let amina: TestPerson;
let midnight: number;
beforeAll(async () => {
  bank = await openBank();
  midnight = (Math.floor(bank.clock.now().getTime() / DAY_MS) + 1) * DAY_MS;
  bank.clock.advance((midnight - bank.clock.now().getTime()) / 1000 - 60);
  amina = await bank.person('Amina');
  for (const [value, at] of [
    ['100', midnight - 1],
    ['20', midnight],
    ['3', midnight + 1000],
  ] as const)
    await bank.services.unit((work) =>
      bank.door.pay(
        { ...work, now: new Date(at) },
        { kind: playMoney, key: value, from: playMoneySource, to: amina.userId, amount: jvd(value) },
      ),
    );
  bank.clock.advance(3600);
});
afterAll(() => bank.close());

async function read(from: number, to: number, format = 'csv') {
  const { body } = await bank.call('GET', '/api/v1/wallet', { as: amina });
  const account: string = body.accounts[0].id;
  const query = new URLSearchParams({ account, from: dayOf(from), to: dayOf(to), format });
  const asked = { headers: { authorization: `Bearer ${amina.userId}:fresh`, 'accept-language': 'en' } };
  const response = await fetch(`${bank.url}/api/v1/wallet/statements?${query.toString()}`, asked);
  return { account, name: response.headers.get('content-disposition') ?? '', text: await response.text() };
}
/** Time, amount and balance of each row. */
async function rowsOf(from: number, to: number) {
  const [, ...rows] = (await read(from, to)).text.trim().split('\r\n');
  return rows.map((row) => row.split(',')).map((row) => [row[0], row[2], row[4]]);
}

it('a statement of a day has what was posted until its very end, and nothing of the first instant after it', async () => {
  const begin = midnight - DAY_MS;
  expect(await rowsOf(begin, begin)).toEqual([
    [isoOf(begin), '', '0.00'],
    [isoOf(midnight - 1), '1.00', '1.00'],
    [isoOf(midnight), '', '1.00'],
  ]);
  const { text } = await read(begin, begin, 'camt053');
  expect(text).toContain(
    `<FrToDt><FrDtTm>${isoOf(begin)}</FrDtTm><ToDtTm>${isoOf(midnight)}</ToDtTm></FrToDt>`,
  );
});

it('a statement of a day that is not over ends now', async () => {
  const before = bank.clock.now().getTime();
  const [opening, ...rest] = await rowsOf(midnight, midnight + 5 * DAY_MS);
  const [closing, ...moves] = rest.toReversed();
  expect([opening, moves]).toEqual([
    [isoOf(midnight), '', '1.00'],
    [
      [isoOf(midnight + 1000), '0.03', '1.23'],
      [isoOf(midnight), '0.20', '1.20'],
    ],
  ]);
  const end = Date.parse(closing?.[0] ?? '');
  expect(end).toBeGreaterThanOrEqual(before);
  expect(end).toBeLessThanOrEqual(bank.clock.now().getTime());
});

it('its file is named by currency, the last four of the account, and its days', async () => {
  const { account, name } = await read(midnight - DAY_MS, midnight);
  const { text } = await read(midnight - DAY_MS, midnight, 'ofx');
  const [, number = ''] = /<ACCTID>(\w{12})<\/ACCTID>/.exec(text) ?? [];
  expect(account).not.toBe('');
  const days = `${dayOf(midnight - DAY_MS)}-${dayOf(midnight)}`;
  expect(name).toContain(`"egcr-jvd-${number.slice(8)}-${days}.csv"`);
});
