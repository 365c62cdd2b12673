import { setTimeout as wait } from 'node:timers/promises';

import { expect, it } from 'vitest';
import type { Answer, TestPerson } from '@egcr/wallet/testing';

import { serveBankDesk, type Customer } from '../testing/bank-desk.ts';
import { nextStatement, type Booked } from '../testing/bank-message.ts';

const { bank, desk } = await serveBankDesk();

const ROUNDS = 6;
const KILLS = 3;
const FUNDED = 1_000_000n;

interface Depositor extends Customer {
  readonly reference: string;
}

/** A day at the bank: twins, a batch each way, a return, and what must not count; and what it is to change in each wallet. */
async function dayOf(people: readonly Depositor[], round: number) {
  const [amina, bao] = [people[round % people.length], people[(round + 1) % people.length]];
  if (!amina || !bao) throw new Error('nobody is there');
  const { references } = await desk.sent(amina, '1000', '2000');
  const [first = '', second = ''] = references;
  const day = `2026-11-${String(round + 1).padStart(2, '0')}`;
  const twin: Booked = { amount: '5.00', isIn: true, text: amina.reference, own: null, day };
  const both = [
    { amount: '7.00', text: amina.reference },
    { amount: '8.00', text: bao.reference },
  ];
  const entries: readonly Booked[] = [
    { amount: '20.00', isIn: true, endToEnd: second, reason: 'AC04' },
    twin,
    twin,
    { amount: '10.00', currency: 'INR', isIn: true, endToEnd: first, reason: 'AC04' },
    { amount: '30.00', details: [{ endToEnd: first }, { endToEnd: second }] },
    { amount: '15.00', isIn: true, details: both },
    { amount: '16.00', isIn: true, details: both },
    { amount: '3.00', text: 'a fee' },
  ];
  // The withdrawal of 10.00 left, that of 20.00 came back; twins and the batch came in.
  const changes = new Map([
    [amina, -1000n + 1000n + 700n],
    [bao, 800n],
  ]);
  return { entries, changes };
}

/** Asks until the answer is another than 503, which says "later". Waits longer after each, so that a full queue of parsers empties. */
async function insist(ask: () => Promise<Answer>): Promise<Answer> {
  const said = new Set<string>();
  for (let tries = 1; tries <= 400; tries += 1) {
    const answer = await ask().catch(() => undefined);
    if (answer && answer.status !== 503) return answer;
    said.add(answer ? `${answer.status} ${String(answer.body.code)}` : 'no answer');
    await wait(Math.min(5 * tries, 500));
  }
  throw new Error(`never answered: ${[...said].join(', ')}`);
}

/**
 * A clerk hands the file in, and the second person carries it out. One of those who hand in the same file finds its payments booked: the proposal is
 * outdated and taken back, since 20 open ones are the most that a clerk may have. Either way each payment counts once.
 */
async function handInUntilTaken(content: string, clerk: TestPerson): Promise<void> {
  const proposed = await insist(() => desk.propose(content, clerk));
  // Another file has booked the statement meanwhile, before this one was read.
  if (proposed.body.code === 'proposal_outdated') return;
  expect(proposed).toMatchObject({ status: 202 });
  const approved = await insist(() => bank.approve(proposed.body));
  if (approved.status < 300 || approved.body.code === 'proposal_decided') return;
  expect(approved.body.code).toBe('proposal_outdated');
  const path = `/api/v1/admin/proposals/${proposed.body.id}/withdraw`;
  const withdrawn = await insist(() =>
    bank.call('POST', path, { as: clerk, role: 'super_admin', key: crypto.randomUUID(), body: {} }),
  );
  expect([200, 409]).toContain(withdrawn.status);
}

/**
 * Ends the database's sessions that are at work, a few times, each time further into their transactions: these are short, since files are
 * read before them. Stops when the files are taken. Answers how many it ended.
 */
async function killing(files: { readonly areTaken: boolean }): Promise<number> {
  let killed = 0;
  for (let times = 1; times <= KILLS && !files.areTaken; times += 1) {
    await wait(times * 20);
    let ended = 0;
    while (ended === 0 && !files.areTaken) {
      ended = await endSessions(times * 5);
      await wait(1);
    }
    killed += ended;
  }
  return killed;
}

/** Ends the sessions whose transaction is that old. */
async function endSessions(atWorkMs: number): Promise<number> {
  const ended = await bank.database.pool
    .query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()
         and xact_start < clock_timestamp() - make_interval(secs => $1)`,
      [atWorkMs / 1000],
    )
    .catch(() => ({ rowCount: 0 }));
  return ended.rowCount ?? 0;
}

it('files with twins, batches, wrong currencies and returns count once, whatever is killed meanwhile (attack B5)', async () => {
  const people: Depositor[] = [];
  for (let at = 0; at < 3; at += 1) {
    const customer = await desk.customer();
    people.push({ ...customer, reference: await desk.depositReference(customer.person) });
  }
  const expected = new Map(people.map((person) => [person, FUNDED]));
  let killed = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { entries, changes } = await dayOf(people, round);
    const content = await nextStatement(bank.database, entries);
    const files = { areTaken: false };
    const taken = Promise.all(
      [desk.clerk, desk.other, desk.clerk].map((clerk) => handInUntilTaken(content, clerk)),
    ).finally(() => (files.areTaken = true));
    const [ended] = await Promise.all([killing(files), taken]);
    killed += ended;
    for (const [person, change] of changes) expected.set(person, (expected.get(person) ?? 0n) + change);
  }
  expect(killed).toBeGreaterThan(ROUNDS);
  for (const [{ person }, minor] of expected)
    expect(await desk.dollars(person)).toEqual([minor.toString(), '0']);
  const { rows } = await bank.database.pool.query(
    `select count(*)::int as statements, count(distinct beyond)::int as beyond from banking.bank_statement`,
  );
  expect(rows).toEqual([{ statements: ROUNDS, beyond: 1 }]);
  await desk.provesItself();
});
