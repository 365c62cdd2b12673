/**
 * A small bank with the HTTP points of the product, and switches that plant the classic mistakes. It is there so
 * that the bank test can be tested: each mistake must be caught, and without one the verdict must be VALID.
 *
 * `node faulty-bank.ts <mistake|none> <port> <database url>`
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

import { openPool } from '@egcr/server-kit/database';

import { askDesk, fundAtDesk, readDesk } from './faulty/desk-routes.ts';
import { accountsOf } from './faulty/desk-state.ts';
import { askSales } from './faulty/sale-routes.ts';
import {
  claimInDatabase,
  claimInMemory,
  findAnswer,
  mistakes,
  moveMoney,
  type Order,
  type Query,
  type Told,
} from './faulty-moves.ts';

/** Long enough that a kill now and then falls between the answer and the commit. */
const LATE_COMMIT_MS = 40;
const SLOW_MS = 400;

const [planted, port, databaseUrl] = process.argv.slice(2) as [string, string, string];
/** A mistake with files of the bank is none with payments. */
const mistake = mistakes.find((name) => name === planted) ?? 'none';
/** Payments have connections of their own, so that the books can be read whatever they do to each other. */
const payments = openPool({ url: databaseUrl, applicationName: 'faulty-bank', connectionsMax: 16 });
const pool = openPool({ url: databaseUrl, applicationName: 'faulty-bank', connectionsMax: 4 });
let line: Promise<unknown> = Promise.resolve();

createServer((request, response) => {
  route(request, response).catch((error: unknown) => {
    if (!response.headersSent)
      tell(response, { status: 503, body: { code: 'overloaded', said: String(error) } });
    else response.destroy();
  });
}).listen(Number(port), '127.0.0.1');

async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://bank');
  const owner = (request.headers.authorization ?? '').replace('Bearer ', '');
  switch (`${request.method ?? ''} ${url.pathname}`) {
    case 'GET /health/ready':
      await pool.query('select 1');
      return tell(response, { status: 200, body: { status: 'ready' } });
    case 'POST /dev/people':
      return tell(response, { status: 200, body: await makePeople((await json(request)) as PeopleBody) });
    case 'GET /dev/ledger/snapshot':
      return tell(response, { status: 200, body: { accounts: await accounts() } });
    case 'GET /dev/ledger/proof':
      return tell(response, { status: 200, body: await proof() });
    case 'GET /api/v1/wallet/transfers':
      return tell(response, { status: 200, body: { items: await history(owner), next: null } });
    case 'POST /api/v1/wallet/transfers':
      return transfer(request, response, owner);
    default:
      return desk(request, response, owner);
  }
}

/** All else is for those who hand in files of a bank. */
async function desk(request: IncomingMessage, response: ServerResponse, owner: string): Promise<void> {
  const { method = '', headers, url = '' } = request;
  const asked = {
    method,
    path: url.split('?')[0] ?? '',
    owner,
    key: String(headers['idempotency-key'] ?? ''),
    body: method === 'GET' ? {} : ((await json(request)) as Record<string, unknown>),
  };
  const answer = (await askSales(pool, { ...asked, url }, planted)) ?? (await askDesk(pool, asked, planted));
  if (headers['x-test-crash'] === 'after-commit') process.kill(process.pid, 'SIGKILL');
  tell(response, answer);
}

async function transfer(request: IncomingMessage, response: ServerResponse, owner: string): Promise<void> {
  const body = (await json(request)) as TransferBody;
  const order: Order = {
    id: randomUUID(),
    from: owner,
    to: body.to.username,
    minor: BigInt(body.amount.value),
    note: body.note,
    key: String(request.headers['idempotency-key']),
  };
  const answer =
    mistake === 'far_too_slow'
      ? await oneAtATime(() => answerTo(order, response))
      : await answerTo(order, response);
  if (request.headers['x-test-crash'] === 'after-commit') process.kill(process.pid, 'SIGKILL');
  if (!response.headersSent) tell(response, answer);
}

async function oneAtATime(body: () => Promise<Told>): Promise<Told> {
  const turn = line.then(async () => {
    await wait(SLOW_MS);
    return body();
  });
  line = turn.catch(() => undefined);
  return turn;
}

async function answerTo(order: Order, response: ServerResponse): Promise<Told> {
  if (mistake === 'two_statements') {
    const query: Query = (text, values) => payments.query(text, [...values]);
    const stored = await claimInDatabase(query, order);
    if (stored !== undefined) return stored;
    return moveMoney(query, order, mistake);
  }
  for (;;) {
    // Nobody waits any more: a storm ends with those who asked for it.
    if (response.destroyed) throw new Error('the client has gone');
    const answer = await inTransaction(order, response).catch((error: unknown) => {
      if (mistake === 'deadlock_storm' && String(error).includes('deadlock')) return undefined;
      throw error;
    });
    if (answer !== undefined) return answer;
  }
}

async function inTransaction(order: Order, response: ServerResponse): Promise<Told> {
  const client = await payments.connect();
  let broken: Error | undefined;
  try {
    await client.query(
      mistake === 'asynchronous_commit' ? 'begin; set local synchronous_commit = off' : 'begin',
    );
    const query: Query = (text, values) => client.query(text, [...values]);
    const stored = mistake === 'keys_in_memory' ? claimInMemory(order) : await claimInDatabase(query, order);
    if (stored !== undefined) {
      await client.query('rollback');
      return stored;
    }
    const answer = await moveMoney(query, order, mistake);
    if (mistake === 'early_acknowledgement') {
      tell(response, answer);
      await wait(LATE_COMMIT_MS);
    }
    await client.query('commit');
    return answer;
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error));
    findAnswer.delete(`${order.from} ${order.key}`);
    throw error;
  } finally {
    client.release(broken);
  }
}

interface PeopleBody {
  readonly count: number;
  readonly fund?: { readonly value: string; readonly assetCode: string };
}

interface TransferBody {
  readonly to: { readonly username: string };
  readonly amount: { readonly value: string };
  readonly note: string;
}

async function makePeople({
  count,
  fund = { value: '0', assetCode: 'USD' },
}: PeopleBody): Promise<unknown[]> {
  await pool.query(`
    create table if not exists account (id uuid primary key, balance bigint not null, opening bigint not null);
    create table if not exists transfer (
      id uuid primary key, debit uuid not null references account, credit uuid not null references account,
      amount bigint not null, note text not null);
    create table if not exists answer (
      owner uuid not null, key text not null, hash text not null, status int, body json, primary key (owner, key))`);
  const { rows } = await pool.query<{ id: string }>(
    'insert into account select gen_random_uuid(), $2, $2 from generate_series(1, $1) returning id',
    [count, fund.assetCode === 'JVD' ? fund.value : 0],
  );
  const ids = rows.map(({ id }) => id);
  if (fund.assetCode !== 'JVD') await fundAtDesk(pool, ids, Number(fund.value));
  return rows.map(({ id }) => ({
    user_id: id,
    username: id,
    email: '',
    password: '',
    pin: '',
    access_token: id,
    refresh_token: '',
  }));
}

async function accounts(): Promise<unknown[]> {
  const { rows } = await pool.query<{ id: string; balance: string }>('select id, balance::text from account');
  const people = rows.map(({ id, balance }) => ({
    id,
    owner_id: id,
    asset: 'JVD',
    purpose: 'main',
    balance,
    held: '0',
  }));
  return [...accountsOf(await readDesk(pool)), ...people];
}

async function proof(): Promise<unknown> {
  const { rows } = await pool.query(`
    select id, balance::text, (opening
      + coalesce((select sum(amount) from transfer where credit = account.id), 0)
      - coalesce((select sum(amount) from transfer where debit = account.id), 0))::text as derived
    from account`);
  return { accounts: rows, broken: [] };
}

async function history(owner: string): Promise<unknown[]> {
  const { rows } = await pool.query<{
    id: string;
    debit: string;
    credit: string;
    amount: string;
    note: string;
  }>('select id, debit, credit, amount::text, note from transfer where $1 in (debit, credit)', [owner]);
  return rows.map(({ id, debit, credit, amount, note }) => ({
    id,
    direction: debit === owner ? 'out' : 'in',
    amount: { value: amount, assetCode: 'JVD', assetScale: 2 },
    from: { user_id: debit },
    to: { user_id: credit },
    note,
  }));
}

function tell(response: ServerResponse, { status, body }: Told): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json' }).end(text);
}
