import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { withClient } from '@egcr/server-kit/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { eventually, StartedProduct } from '../testing/started-product.ts';
import { demoPeople } from './demo-people.ts';
import { runningDatabase } from './running-database.ts';

// Goal: a cycle of support pays each person and week once, whatever is killed while finance approves and the payments are made.
// Method: the product of a demonstration in processes of its own, with a cycle that waits for finance. Kill -9 of its server between the commit of
// the approval and the answer, then again and again while the payments are on their way, and of its database in between.

const KILLS = 3;

let place: string;
let dataDirectory: string;
let product: StartedProduct;

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'egcr-support-crash-'));
  chmodSync(place, 0o755); // PostgreSQL runs as an ordinary user and has to pass through.
  dataDirectory = join(place, 'data');
  product = await StartedProduct.start({
    dataDirectory,
    settings: { DEMO: 'on', AUTH_STAFF_SECOND_FACTOR: 'off' },
  });
  await product.ready();
});
afterAll(async () => {
  await product.stop();
  rmSync(place, { recursive: true, force: true });
});

async function rowsOf(query: string, values: readonly unknown[] = []) {
  return withClient(runningDatabase(dataDirectory), async (client) => {
    const { rows } = await client.query<Record<string, unknown>>(query, [...values]);
    return rows;
  });
}

const session = z.object({ access_token: z.string() });

/** Someone of the demonstration who has just entered the PIN. */
async function signedIn(username: string): Promise<Readonly<Record<string, string>>> {
  const person = demoPeople.find((each) => each.username === username);
  if (person === undefined) throw new Error(`the demonstration has no ${username}`);
  const { email, password, pin } = person;
  const json = { 'content-type': 'application/json' };
  const answer = await fetch(`${product.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password }),
  });
  const { access_token: token } = session.parse(await answer.json());
  const headers = { ...json, authorization: `Bearer ${token}` };
  const verified = await fetch(`${product.url}/api/v1/identity/pin/verify`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ pin }),
  });
  expect(verified.status).toBe(200);
  return headers;
}

/** Asks with one key until it is answered; the first time the server dies after it has committed. */
async function approve(proposal: Readonly<Record<string, unknown>>): Promise<number> {
  const headers = { ...(await signedIn('nadia')), 'idempotency-key': crypto.randomUUID() };
  const ask = (more: Readonly<Record<string, string>> = {}) =>
    fetch(`${product.url}/api/v1/admin/proposals/${String(proposal['id'])}/approve`, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: JSON.stringify({ sha256: proposal['sha256'] }),
    });
  await expect(ask({ 'x-test-crash': 'after-commit' })).rejects.toThrow('fetch failed');
  let status = 0;
  await eventually(
    async () => {
      ({ status } = await ask());
      return status < 500;
    },
    () => product.said,
  );
  return status;
}

const killServers = () => product.servers().forEach((pid) => process.kill(pid, 'SIGKILL'));
const isReady = async () => (await fetch(`${product.url}/health/ready`)).ok;

test('each person and week of a cycle is paid once, whatever is killed [SYS-07]', async () => {
  const [cycle] = await rowsOf(
    "select id, envelope_id, week_count, total_minor::text as total from support.cycle where state = 'to_approve'",
  );
  const [proposal] = await rowsOf(
    `select id, encode(payload_sha256, 'hex') as sha256 from approvals.proposal where subject = $1`,
    [cycle?.['envelope_id']],
  );
  if (cycle === undefined || proposal === undefined) throw new Error('no cycle waits for finance');
  expect(await approve(proposal)).toBe(201);
  for (let kill = 0; kill < KILLS; kill += 1) {
    killServers();
    if (kill === 1) process.kill(product.database(), 'SIGKILL');
    await eventually(isReady, () => product.said);
  }
  const weeks = () =>
    rowsOf('select user_id, week, state, payment_id from support.week where cycle_id = $1', [cycle['id']]);
  await eventually(
    async () => (await weeks()).every(({ state }) => state === 'paid'),
    () => product.said,
  );
  const paid = await weeks();
  expect(paid).toHaveLength(Number(cycle['week_count']));
  expect(new Set(paid.map(({ user_id: user, week }) => `${String(user)} ${String(week)}`)).size).toBe(
    paid.length,
  );
  const [booked] = await rowsOf(
    `select count(*)::int as payments, count(distinct d.transfer_id)::int as transfers, sum(d.amount_minor)::text as total,
       (select count(*)::int from ledger.transfer t where t.id in (
         select transfer_id from disbursements.disbursement where envelope_id = $1)) as posted
     from disbursements.disbursement d
     where d.envelope_id = $1 and d.state = 'paid'`,
    [cycle['envelope_id']],
  );
  expect(booked).toEqual({
    payments: paid.length,
    transfers: paid.length,
    posted: paid.length,
    total: cycle['total'],
  });
  // A sum that was posted twice would be out of balance, or in the wallet a second time under another transfer.
  const [other] = await rowsOf(
    `select count(*)::int as twice from ledger.transfer t
     where t.id not in (select transfer_id from disbursements.disbursement where transfer_id is not null)
       and t.id in (select id from disbursements.disbursement where envelope_id = $1)`,
    [cycle['envelope_id']],
  );
  expect(other).toEqual({ twice: 0 });
});
