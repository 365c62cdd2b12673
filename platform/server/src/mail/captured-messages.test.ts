import { uuidv7 } from '@egcr/contract/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { testServices, type TestServices } from '../../testing/services.ts';
import { captureEmail, captureSms, forgetCaptured, readCaptured } from './captured-messages.ts';

let database: TestDatabase;
let services: TestServices;
const began = new Date('2026-11-20T12:00:00.000Z').getTime();
let passed_ms = 0;
const clock = { now: () => new Date(began + passed_ms) };
const source = () => ({ ...services, clock });
beforeAll(async () => {
  database = await testDatabase();
  services = testServices(database);
});
afterAll(() => database.close());

const mail = (at: number, to = 'ada@example.com') => ({
  id: uuidv7(began + at),
  to,
  subject: `Mail ${at}`,
  text: '',
  html: '',
});

test('of captured messages the newest hundred are shown, the newest first, also of one instant', async () => {
  for (let at = 0; at < 103; at += 1) {
    passed_ms = Math.floor(at / 2) * 1000;
    await captureEmail(source(), mail(at));
  }
  const shown = (await readCaptured(services)).map(({ subject }) => subject);
  expect(shown).toEqual(Array.from({ length: 100 }, (_, at) => `Mail ${102 - at}`));
});

test('they are found by whom they are to, and all of them are forgotten', async () => {
  await captureEmail(source(), mail(200, 'Bob@Example.com'));
  await captureSms(source(), { id: uuidv7(began + 201), to: '+4915112345678', text: 'Your code is 204816.' });
  const to = async (address: string) => (await readCaptured(services, address)).map(({ kind }) => kind);
  expect(await to(' bob@example.COM ')).toEqual(['email']);
  for (const number of ['+4915112345678', '4915112345678', ' 4915112345678'])
    expect(await to(number)).toEqual(['sms']);
  expect(await to('bob@example.co')).toEqual([]);
  await forgetCaptured(services.db);
  expect(await readCaptured(services)).toEqual([]);
});
