import { setTimeout as wait } from 'node:timers/promises';

import type { Answer, TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openSupportBank, type SupportBank } from './testing/support-bank.ts';
import { WEEK_S, weeksIn } from './testing/weeks.ts';

const ROUNDS = 3;
const CLAIMANTS = 4;
const WEEK_MINOR = 12_000n;

let bank: SupportBank;
let officers: readonly TestPerson[];
let finance: readonly TestPerson[];
let claimants: readonly TestPerson[];
let weeks: ReturnType<typeof weeksIn>;
beforeAll(async () => {
  bank = await openSupportBank();
  const reviewer = await bank.officer('Reviewer');
  officers = [await bank.officer('Preparer'), await bank.officer('Other')];
  finance = [bank.checker, await bank.person('Finance')];
  weeks = weeksIn(bank, () => reviewer);
  await bank.fill('100000000');
  claimants = await Promise.all(Array.from({ length: CLAIMANTS }, () => bank.person('Claimant')));
  for (const each of claimants) await weeks.enrolled(each);
});
afterAll(() => bank.end());

/** Asks with one key until the answer is another than 503, which says "later". Any other answer of the 500s fails. */
async function insist(as: TestPerson, path: string, body: object): Promise<Answer> {
  const key = crypto.randomUUID();
  for (let tries = 1; tries <= 300; tries += 1) {
    const answer = await bank.request('POST', `/api/v1/admin/${path}`, {
      as,
      role: 'super_admin',
      key,
      body,
    });
    expect(answer.status === 503 || answer.status < 500, `${path}: ${answer.status}`).toBe(true);
    if (answer.status !== 503) return answer;
    await wait(Math.min(5 * tries, 100));
  }
  throw new Error(`${path} was never answered`);
}

/** Two people ask for the same at once: one of them did it. */
async function once(people: readonly TestPerson[], path: string, body: object): Promise<Answer> {
  const answers = await Promise.all(people.map((as) => insist(as, path, body)));
  const done = answers.filter(({ status }) => status < 300);
  const said = answers.map(({ status, body }) => `${path}: ${status} ${body.code}`);
  expect({ said, done: done.length }).toMatchObject({ done: 1 });
  return done[0] ?? Promise.reject(new Error('nobody did it'));
}

/** Work without a caller is done again until it is whole, as the queue of jobs does. */
async function again(work: () => Promise<void>): Promise<void> {
  let last: unknown;
  for (let tries = 1; tries <= 100; tries += 1) {
    try {
      await work();
      return;
    } catch (error) {
      last = error;
      await wait(Math.min(5 * tries, 100));
    }
  }
  throw last;
}

/** From accepted weeks to closed: each step by two at once. */
async function payCycle(): Promise<string> {
  const { id } = (await once(officers, 'support/cycles', {})).body;
  await once(officers, `support/cycles/${id}/steps`, { step: 'send' });
  const { rows } = await bank.database.owner.query(
    `select id, encode(payload_sha256, 'hex') as sha256 from approvals.proposal where subject = $1`,
    [id],
  );
  expect(rows).toHaveLength(1);
  await once(finance, `proposals/${rows[0].id}/approve`, { sha256: rows[0].sha256 });
  await Promise.all([1, 2].map(() => again(() => bank.runJob('disbursements.ship', { envelope: id }))));
  await again(() => bank.close(id));
  return id;
}

/** Ends the sessions of the server that are amid a transaction, over and over, but each time later, so that even a slow machine comes to an end. */
async function killing(work: { readonly isDone: boolean }): Promise<number> {
  let killed = 0;
  for (let pause_ms = 5; !work.isDone; pause_ms *= 1.2) {
    const { rowCount } = await bank.database.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and usename <> current_user and xact_start is not null`,
    );
    killed += rowCount ?? 0;
    await wait(pause_ms);
  }
  return killed;
}

it('each person and week is paid once and all totals are equal, whatever is killed while officers approve [SYS-07]', async () => {
  let killed = 0;
  const cycles: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const each of claimants) await weeks.acceptedWeek(each);
    const work = { isDone: false };
    const paying = payCycle().finally(() => (work.isDone = true));
    const [cycle, ended] = await Promise.all([paying, killing(work)]);
    cycles.push(cycle);
    killed += ended;
    bank.clock.advance(WEEK_S);
  }
  expect(killed).toBeGreaterThan(0);
  // What was heard is heard again, in peace, and pays nothing more.
  await bank.hearPayments();
  for (const each of claimants)
    expect(await bank.balance(each, 'USD')).toBe((BigInt(ROUNDS) * WEEK_MINOR).toString());
  const { body } = await bank.asOfficer('GET', 'support/cycles', officers[0] ?? bank.checker);
  expect(body.items.map(({ id }: { id: string }) => id)).toEqual(cycles.toReversed());
  for (const cycle of body.items)
    expect(cycle).toMatchObject({
      state: 'closed',
      count: CLAIMANTS,
      paid_count: CLAIMANTS,
      unpaid_count: 0,
      total: { value: (BigInt(CLAIMANTS) * WEEK_MINOR).toString() },
    });
  expect(body.left.value).toBe((100_000_000n - BigInt(ROUNDS * CLAIMANTS) * WEEK_MINOR).toString());
  expect(await bank.money.prove(bank.database.db)).toEqual([]);
  const told = await Promise.all(claimants.map((each) => weeks.toldTo(each)));
  for (const kinds of told) expect(kinds.filter((kind) => kind === 'support.week_paid')).toHaveLength(ROUNDS);
});
