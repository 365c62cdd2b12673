import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { uuidv7 } from '@egcr/contract/ids';
import { withClient } from '@egcr/server-kit/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { bearer, makePeople, post, type DevPerson } from '../testing/api.ts';
import { makeOfficers } from '../testing/cases.ts';
import { eventually } from '../testing/processes.ts';
import { StartedProduct } from '../testing/started-product.ts';
import { runningDatabase } from './running-database.ts';

// Goal: a cycle of support pays each person and week once, whatever is killed while officers prepare, send and approve it and payments are made.
// Method: the product in processes of its own. Each step of the cycle is asked for by people who ask again with their key until they are answered.
// Kill -9 of the server between a commit and its answer at each step, then wherever it is, and of the database.

const CLAIMANTS = 4;
const WEEKS = ['2026-W40', '2026-W41', '2026-W42'];
const WEEK_MINOR = 12_000;
const TOTAL = CLAIMANTS * WEEKS.length * WEEK_MINOR;
const BUDGET = { value: '1000000', assetCode: 'USD', assetScale: 2 };
const KILLS = 3;

let place: string;
let dataDirectory: string;
let product: StartedProduct;
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'egcr-support-crash-'));
  chmodSync(place, 0o755); // PostgreSQL runs as an ordinary user and has to pass through.
  dataDirectory = join(place, 'data');
  // Jobs of the dead are taken up again after seconds, so that the wait for them is short.
  const settings = { AUTH_STAFF_SECOND_FACTOR: 'off', JOB_LEASE_SECONDS: '5' };
  product = await StartedProduct.start({ dataDirectory, settings });
  await product.ready();
});
afterAll(async () => {
  await product.stop();
  rmSync(place, { recursive: true, force: true });
});

const happens = (question: () => Promise<boolean>) => eventually(question, () => product.said);

type Client = Parameters<Parameters<typeof withClient>[1]>[0];
type Row = Readonly<Record<string, unknown>>;

const inDatabase = <Answer>(run: (client: Client) => Promise<Answer>) =>
  withClient(runningDatabase(dataDirectory), run);

async function rowsOf(query: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
  return inDatabase(async (client) => (await client.query<Row>(query, [...values])).rows);
}

/** Someone whose token is taken anew, and the PIN with it, where a slow machine let them end. */
interface Officer {
  person: DevPerson;
}

async function signInAgain(officer: Officer): Promise<void> {
  const { email, password, pin } = officer.person;
  const answer = await post(`${product.url}/auth/v1/token?grant_type=password`, { email, password });
  const session = z.object({ access_token: z.string() }).parse(await answer.json());
  officer.person = { ...officer.person, ...session };
  const verified = await post(`${product.url}/api/v1/identity/pin/verify`, { pin }, bearer(officer.person));
  if (!verified.ok) throw new Error(`the PIN was refused: ${verified.status}`);
}

interface Asked {
  readonly path: string;
  readonly body: object;
  /** The first time the server dies after it has committed. */
  readonly isCrashing?: boolean;
}

const said = z.object({ code: z.optional(z.string()), id: z.optional(z.string()) });

/** Asks with one key until there is an answer. */
async function insist(officer: Officer, { path, body, isCrashing = false }: Asked) {
  const key = { 'idempotency-key': crypto.randomUUID() };
  let [status, isFirst] = [0, true];
  let answered: z.output<typeof said> = {};
  await happens(async () => {
    const crash = isCrashing && isFirst ? { 'x-test-crash': 'after-commit' } : {};
    isFirst = false;
    const headers = { ...bearer(officer.person), ...key, ...crash };
    const answer = await post(`${product.url}/api/v1/admin/${path}`, body, headers);
    ({ status } = answer);
    answered = said.parse(await answer.json());
    const { code } = answered;
    if (status === 401 || code === 'pin_required') await signInAgain(officer);
    return status < 500 && ![401, 429].includes(status) && code !== 'pin_required' && code !== 'in_progress';
  });
  return { status, ...answered };
}

/** The newest open proposal about a thing. */
async function proposalOf(subject: string) {
  const find = () =>
    rowsOf(
      `select id, encode(payload_sha256, 'hex') as sha256 from approvals.proposal where subject = $1 and state = 'open'`,
      [subject],
    );
  await happens(async () => (await find()).length === 1);
  const [found] = await find();
  return { path: `proposals/${String(found?.['id'])}/approve`, body: { sha256: String(found?.['sha256']) } };
}

/** People whose weeks were accepted and wait for a payment. */
async function makeClaimants(): Promise<readonly DevPerson[]> {
  const people = await makePeople(product.url, CLAIMANTS);
  for (const { user_id: userId } of people) {
    const caseId = uuidv7(Date.now());
    await rowsOf(
      `insert into support.claim
         (case_id, reference, user_id, state, zone, policy_version, benefit_minor, first_week, claimed_at)
       values ($1, $2, $3, 'active', 'Europe/Rome', 1, $4, $5, now())`,
      [caseId, `S-${caseId}`, userId, WEEK_MINOR, WEEKS[0]],
    );
    for (const week of WEEKS)
      await rowsOf(
        `insert into support.week (id, case_id, user_id, week, state, benefit_minor, paid_minor, certified_at)
         values ($1, $2, $3, $4, 'accepted', $5, $5, now())`,
        [uuidv7(Date.now()), caseId, userId, week, WEEK_MINOR],
      );
  }
  return people;
}

/** Where weeks, payments and transfers of a cycle do not agree. */
async function differences(client: Client, cycle: string): Promise<readonly string[]> {
  const { rows: weeks } = await client.query<Row>(
    `select w.user_id, w.week, w.paid_minor::int as minor, w.state, d.state as payment, t.amount::int as moved, d.transfer_id
     from support.week w
     left join disbursements.disbursement d on d.envelope_id = w.cycle_id and d.subject = w.payment_id
     left join ledger.transfer t on t.id = d.transfer_id
     where w.cycle_id = $1`,
    [cycle],
  );
  const { rows: paid } = await client.query<Row>(
    `select count(*)::int as payments, coalesce(sum(t.amount), 0)::int as moved
     from disbursements.disbursement d
     left join ledger.transfer t on t.id = d.transfer_id
     where d.envelope_id = $1 and d.state = 'paid'`,
    [cycle],
  );
  const wrong: string[] = [];
  for (const each of weeks) {
    if (each['state'] !== 'paid' || each['payment'] !== 'paid') wrong.push('a week is not paid');
    if (each['moved'] !== each['minor']) wrong.push('a transfer is not what the week pays');
  }
  const distinct = (name: string) => new Set(weeks.map((each) => each[name])).size;
  if (new Set(weeks.map((each) => `${String(each['user_id'])} ${String(each['week'])}`)).size < weeks.length)
    wrong.push('a person has a week twice');
  if (distinct('transfer_id') < weeks.length) wrong.push('two weeks share a transfer');
  if (paid[0]?.['payments'] !== weeks.length) wrong.push('there are more payments than weeks, or fewer');
  const sum = weeks.reduce((all, each) => all + Number(each['minor']), 0);
  if (sum !== TOTAL || paid[0]?.['moved'] !== TOTAL) wrong.push('the total differs');
  return wrong;
}

const isReady = async () => (await fetch(`${product.url}/health/ready`)).ok;

/** Kill -9 of the server, and once of its database, until all is up again. */
async function killAll(): Promise<void> {
  for (let kill = 0; kill < KILLS; kill += 1) {
    for (const pid of product.servers()) process.kill(pid, 'SIGKILL');
    if (kill === 1) process.kill(product.database(), 'SIGKILL');
    await happens(isReady);
  }
}

/** What each person has in dollars. */
async function dollarsOf(person: DevPerson): Promise<string | undefined> {
  const officer = { person };
  await signInAgain(officer);
  const answer = await fetch(`${product.url}/api/v1/wallet`, { headers: bearer(officer.person) });
  const wallet = z.object({
    accounts: z.array(z.object({ asset: z.string(), balance: z.object({ value: z.string() }) })),
  });
  return wallet.parse(await answer.json()).accounts.find(({ asset }) => asset === 'USD')?.balance.value;
}

/** The programme has money: one proposes it, another approves. */
async function fill([proposer, approver]: readonly Officer[]): Promise<void> {
  if (proposer === undefined || approver === undefined) throw new Error('two officers fill it');
  expect((await insist(proposer, { path: 'support/budget', body: { amount: BUDGET } })).status).toBe(202);
  const [{ subject } = { subject: '' }] = await rowsOf(
    "select subject from approvals.proposal where state = 'open'",
  );
  const proposal = await proposalOf(String(subject));
  expect((await insist(approver, proposal)).status).toBeLessThan(300);
}

test('each person and week of a cycle is paid once, whatever is killed while officers act [SYS-07]', async () => {
  const officers = async (count: number, role: string): Promise<readonly Officer[]> =>
    (await makeOfficers(product.url, count, role)).map((person) => ({ person }));
  const reviewers = await officers(2, 'benefits_reviewer');
  const finance = await officers(2, 'finance_officer');
  const claimants = await makeClaimants();
  await fill(finance);

  const both = (people: readonly Officer[], asked: Asked) =>
    Promise.all(people.map((each, at) => insist(each, { ...asked, isCrashing: at === 0 })));
  const made = await both(reviewers, { path: 'support/cycles', body: {} });
  expect(made.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
  const id = made.find(({ status }) => status === 201)?.id ?? '';
  const sent = await both(reviewers, { path: `support/cycles/${id}/steps`, body: { step: 'send' } });
  expect(sent.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const approved = await both(finance, await proposalOf(id));
  expect(approved.filter(({ status }) => status < 300)).toHaveLength(1);
  await killAll();

  const waiting = () => rowsOf("select id from support.week where cycle_id = $1 and state <> 'paid'", [id]);
  await happens(async () => (await waiting()).length === 0);
  expect(await inDatabase((client) => differences(client, id))).toEqual([]);
  const each = String(WEEKS.length * WEEK_MINOR);
  for (const person of claimants) expect(await dollarsOf(person)).toBe(each);

  // Planted mistakes are found: a week that says it was paid, and one that says another sum.
  const planted = (mistake: string) =>
    inDatabase(async (client) => {
      await client.query('begin');
      await client.query(mistake, [id]);
      const found = await differences(client, id);
      await client.query('rollback');
      return found;
    });
  const more = `insert into support.week (id, case_id, user_id, week, state, benefit_minor, paid_minor, cycle_id, payment_id)
    select gen_random_uuid(), case_id, user_id, '2026-W50', 'paid', benefit_minor, paid_minor, cycle_id, gen_random_uuid()
    from support.week where cycle_id = $1 limit 1`;
  expect(await planted(more)).toContain('a week is not paid');
  const less = `update support.week set paid_minor = paid_minor - 1
    where id = (select id from support.week where cycle_id = $1 limit 1)`;
  expect(await planted(less)).toEqual(['a transfer is not what the week pays', 'the total differs']);
});
