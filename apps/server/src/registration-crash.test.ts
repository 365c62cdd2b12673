import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { withClient } from '@egcr/server-kit/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { balanceOf, bearer, jvd, makePeople, post, type DevPerson } from '../testing/api.ts';
import { makeOfficers } from '../testing/cases.ts';
import { eventually } from '../testing/processes.ts';
import { StartedProduct } from '../testing/started-product.ts';
import { runningDatabase } from './running-database.ts';

// Goal: a registration has its fee, name and case, and its approval number, team, shares and certificate: all of them once, or none, whatever is killed.
// Method: the product in processes of its own. Every step is asked for again with its key until it is answered. Kill -9 of the server between a commit
// and its answer, and at moments while it writes; once of the database too.

const FUND = 10_000;
const FEE = 2_500;
/** How long after the first call is made the server is killed: while it waits, writes and commits. */
const KILLS_MS = [8, 40] as const;
const APPLICANTS = KILLS_MS.length + 1;

let place: string;
let dataDirectory: string;
let product: StartedProduct;
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'egcr-registration-crash-'));
  chmodSync(place, 0o755); // PostgreSQL runs as an ordinary user and has to pass through.
  dataDirectory = join(place, 'data');
  product = await StartedProduct.start({ dataDirectory, settings: { AUTH_STAFF_SECOND_FACTOR: 'off' } });
  await product.ready();
});
afterAll(async () => {
  await product.stop();
  rmSync(place, { recursive: true, force: true });
});

const happens = (question: () => Promise<boolean>) => eventually(question, () => product.said);
const answered = z.object({
  code: z.optional(z.string()),
  id: z.optional(z.string()),
  version: z.optional(z.number()),
});

interface Asked {
  readonly method?: 'POST' | 'PUT';
  readonly path: string;
  readonly body: object;
  /** The first time the server dies after it has committed. */
  readonly isCrashing?: boolean;
}

/** Asks with one key until there is an answer, as a screen does. */
async function insist(person: DevPerson, { method = 'POST', path, body, isCrashing = false }: Asked) {
  const key = { 'idempotency-key': crypto.randomUUID(), 'content-type': 'application/json' };
  let [status, isFirst] = [0, true];
  let read: z.output<typeof answered> = {};
  await happens(async () => {
    const crash = isCrashing && isFirst ? { 'x-test-crash': 'after-commit' } : {};
    isFirst = false;
    const answer = await fetch(`${product.url}/api/v1/${path}`, {
      method,
      headers: { ...bearer(person), ...key, ...crash },
      body: JSON.stringify(body),
    });
    ({ status } = answer);
    read = answered.parse(await answer.json());
    if (read.code === 'pin_required')
      await post(`${product.url}/api/v1/identity/pin/verify`, { pin: person.pin }, bearer(person));
    return status < 500 && status !== 429 && read.code !== 'pin_required' && read.code !== 'in_progress';
  });
  return { status, ...read };
}

/** A draft of a private company that this person leads and owns. */
async function drafted(person: DevPerson, name: string) {
  const draft = await insist(person, { path: 'forms/registry.registration/drafts', body: {} });
  const answers = {
    jurisdiction: 'IT',
    name,
    type: 'private_company',
    street: 'Via del Porto 1',
    town: 'Genova',
    activities: ['C'],
    born: '1990-05-17',
    shares: 1000,
    share_value: '100',
    own_shares: 1000,
    has_holders: false,
    declarations: ['true', 'no_state_register', 'allowed'],
  };
  const body = { version: draft.version, answers };
  const { version } = await insist(person, { method: 'PUT', path: `form-drafts/${draft.id}`, body });
  return { draft_id: draft.id, version };
}

/** What the database keeps of each registration, in numbers. */
async function kept(): Promise<readonly Record<string, unknown>[]> {
  return withClient(runningDatabase(dataDirectory), async (client) => {
    const { rows } = await client.query<Record<string, unknown>>(
      `select r.state,
         (select count(*)::int from cases.case c where c.id = r.case_id) as cases,
         (select count(*)::int from registry.held_name n where n.holder_id = r.case_id) as names,
         (select count(*)::int from ledger.transfer t where t.id = r.fee_transfer_id and t.amount = $1) as fees,
         (select count(*)::int from registry.business b where b.case_id = r.case_id) as numbers,
         (select count(*)::int from organisations.member m where m.organisation_id = b.organisation_id) as owners,
         (select coalesce(sum(h.shares), 0)::int from registry.holding h where h.business_id = b.id) as shares,
         (select count(*)::int from registry.filing f where f.business_id = b.id) as filings,
         (select count(*)::int from registry.certificate c where c.business_id = b.id) as certificates
       from registry.registration r
       left join registry.business b on b.case_id = r.case_id`,
      [FEE],
    );
    return rows;
  });
}

const count = (table: string) =>
  withClient(runningDatabase(dataDirectory), async (client) => {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int from ${table}`);
    return rows[0]?.count;
  });

/** Kills the server at each of these moments, when it is up again from the time before. */
async function killAmid(isOver: () => boolean, { database }: { readonly database: boolean }): Promise<void> {
  for (const [at, moment_ms] of KILLS_MS.entries()) {
    await happens(async () => isOver() || (await fetch(`${product.url}/health/ready`)).ok);
    if (isOver()) return;
    await wait(moment_ms);
    for (const pid of product.servers()) process.kill(pid, 'SIGKILL');
    if (database && at === 1) process.kill(product.database(), 'SIGKILL');
  }
}

/** All at once, the first of them dying before its answer, while the server is killed again and again. */
async function amidKills(
  calls: readonly (readonly [DevPerson, Asked])[],
  kills: { readonly database: boolean },
) {
  let isOver = false;
  const all = Promise.all(
    calls.map(([person, asked], at) => insist(person, { ...asked, isCrashing: at === 0 })),
  ).finally(() => (isOver = true));
  const [answers] = await Promise.all([all, killAmid(() => isOver, kills)]);
  return answers;
}

test('a registration has fee, name and case, then number, team and certificate, all once, whatever is killed [SYS-08]', async () => {
  const people = await makePeople(product.url, APPLICANTS, jvd(FUND));
  const drafts = await Promise.all(
    people.map((person, at) => drafted(person, `${['Amber', 'Birch', 'Cedar'][at]} Works`)),
  );
  const sent = await amidKills(
    people.map((person, at) => [person, { path: 'registry/registrations', body: drafts[at] ?? {} }] as const),
    { database: false },
  );
  expect(sent.map(({ status }) => status)).toEqual(people.map(() => 201));
  const whole = { cases: 1, names: 1, fees: 1 };
  expect(await kept()).toEqual(
    people.map(() => ({
      ...whole,
      state: 'submitted',
      numbers: 0,
      owners: 0,
      shares: 0,
      filings: 0,
      certificates: 0,
    })),
  );
  for (const person of people) expect(await balanceOf(product.url, person)).toBe(FUND - FEE);

  const [officer] = await makeOfficers(product.url, 1, 'registry_reviewer');
  if (officer === undefined) throw new Error('an officer was asked for');
  for (const { id } of sent)
    expect(
      (await insist(officer, { path: `admin/cases/${id}/steps`, body: { version: 1, step: 'take' } })).status,
    ).toBe(200);
  const decided = await amidKills(
    sent.map(({ id }) => {
      const body = { version: 2, decision: 'approve', reason: 'The name is free and the holdings add up.' };
      return [officer, { path: `admin/cases/${id}/decision`, body }] as const;
    }),
    { database: true },
  );
  expect(decided.map(({ status }) => status)).toEqual(people.map(() => 200));
  expect(await kept()).toEqual(
    people.map(() => ({
      ...whole,
      state: 'registered',
      numbers: 1,
      owners: 1,
      shares: 1000,
      filings: 1,
      certificates: 1,
    })),
  );
  // Nothing is left of what was begun and did not end.
  const tables = [
    'registry.business',
    'registry.certificate',
    'registry.held_name',
    'organisations.organisation',
  ];
  for (const table of tables) expect(await count(table)).toBe(APPLICANTS);
});
