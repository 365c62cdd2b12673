/** The points of the contract that the desk for bank files needs, as the faulty bank has them: everything it remembers is one row. */
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import type { openPool } from '@egcr/server-kit/database';

import { bookFile, OWN_IBAN, refusalOf } from './book-statement.ts';
import { add, type Answered, type DeskState, emptyDesk } from './desk-state.ts';
import { askFunds, payEnvelope } from './fund-routes.ts';
import { takeSettlement } from './sale-routes.ts';
import { askUnits } from './unit-routes.ts';

type Pool = ReturnType<typeof openPool>;

const STAFF = '/api/v1/admin/wallet/';
const SETTLEMENTS = '/api/v1/admin/settlements';
const PROPOSAL = /^\/api\/v1\/admin\/proposals\/([^/]+)\/(approve|reject)$/;
const HALF_MS = 8;

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly owner: string;
  /** Empty where none was given. */
  readonly key: string;
  readonly body: Record<string, unknown>;
}

interface Turn {
  readonly state: DeskState;
  readonly asked: Asked;
  readonly mistake: string;
  /** Makes everything so far visible to others, though it is not all. */
  readonly keepHalf: () => Promise<void>;
}

/** In one transaction, and the same answer again under the same key. */
export async function askDesk(pool: Pool, asked: Asked, mistake: string): Promise<Answered> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const { rows } = await client.query<{ state: DeskState }>('select state from desk for update');
    const state = rows[0]?.state ?? emptyDesk();
    const keep = () => client.query('update desk set state = $1', [JSON.stringify(state)]);
    const keepHalf = async () => {
      if (mistake !== 'half_a_file') return;
      await keep();
      await client.query('commit; begin');
      await wait(HALF_MS);
    };
    const place = `${asked.owner} ${asked.key}`;
    const answer =
      (asked.key === '' ? undefined : state.answers[place]) ??
      (await route({ state, asked, mistake, keepHalf }));
    if (asked.key !== '') state.answers[place] = answer;
    await keep();
    await client.query('commit');
    return answer;
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(broken);
  }
}

/** People whom the desk knows, with dollars. */
export async function fundAtDesk(pool: Pool, people: readonly string[], minor: number): Promise<void> {
  await pool.query('create table if not exists desk (state jsonb not null)');
  const { rows } = await pool.query<{ state: DeskState }>('delete from desk returning state');
  const state = rows[0]?.state ?? emptyDesk();
  for (const person of people) {
    state.depositors[referenceOf(person)] = person;
    add(state, { asset: 'USD', account: person }, { minor });
  }
  await pool.query('insert into desk values ($1)', [JSON.stringify(state)]);
}

export async function readDesk(pool: Pool): Promise<DeskState> {
  await pool.query('create table if not exists desk (state jsonb not null)');
  const { rows } = await pool.query<{ state: DeskState }>('select state from desk');
  return rows[0]?.state ?? emptyDesk();
}

/** EG and ten letters, as the product's. */
function referenceOf(text: string): string {
  return `EG${createHash('sha256').update(text).digest('hex').slice(0, 10).toUpperCase()}`;
}

async function route(turn: Turn): Promise<Answered> {
  const { state, asked } = turn;
  const { method, path, owner } = asked;
  const [, proposal = '', decision] = PROPOSAL.exec(path) ?? [];
  if (decision !== undefined) return decision === 'approve' ? approve(turn, proposal) : ok({});
  const ofFunds = askUnits(turn) ?? askFunds(turn);
  if (ofFunds !== undefined) return ofFunds;
  if (path === SETTLEMENTS) return propose(turn);
  if (path.startsWith(STAFF)) return method === 'GET' ? batchFile(state, path) : propose(turn);
  if (path === '/api/v1/wallet/deposit-details')
    return ok({ reference: referenceOf(owner), bank: { iban: OWN_IBAN } });
  if (path === '/api/v1/wallet/withdrawals') return method === 'GET' ? listed(state, owner) : withdraw(turn);
  const [, promoted] = /^\/auth\/v1\/admin\/users\/(.+)$/.exec(path) ?? [];
  if (promoted !== undefined) state.staff[promoted] = true;
  // Nothing else needs more than to be answered: an account elsewhere, an authenticator app, the clock.
  return ok({ id: randomUUID(), key: '', now: new Date().toISOString(), totp: { secret: 'A' } });
}

const ok = (body: unknown, status = 200): Answered => ({ status, body });
const no = (code: string): Answered => ({ status: 422, body: { code } });

/** Judged as it is made, so that the person who hands a file in is told at once. */
function propose({ state, asked, mistake }: Turn): Answered {
  const { path, body, owner } = asked;
  const refused = path.endsWith('bank-files')
    ? refusalOf(state, String(body['content']), mistake)
    : undefined;
  if (refused !== undefined) return no(refused);
  const id = randomUUID();
  state.proposals[id] = {
    path: path === SETTLEMENTS ? 'settlement' : path.slice(STAFF.length),
    body,
    by: owner,
  };
  return ok({ id, sha256: id }, 202);
}

async function approve({ state, asked, mistake, keepHalf }: Turn, id: string): Promise<Answered> {
  const proposal = state.proposals[id];
  if (proposal === undefined || proposal.by === asked.owner) return no('own_proposal');
  const { path, body } = proposal;
  if (path === 'envelope') return payEnvelope(state, String(body['envelope']), mistake);
  if (path === 'settlement') {
    takeSettlement(state, String(body['content']));
    return ok({ outcome: {} });
  }
  if (path === 'bank-files') {
    const content = String(body['content']);
    const refused = refusalOf(state, content, mistake);
    if (refused !== undefined) return no(refused);
    await bookFile(state, { content, mistake }, keepHalf);
    return ok({ outcome: {} });
  }
  if (path === 'bank-batches') {
    const batch = id.replaceAll('-', '');
    for (const one of state.withdrawals.filter((each) => each.state === 'waiting'))
      Object.assign(one, { state: 'sent', batch });
    return ok({ outcome: { id: batch } });
  }
  const one = state.withdrawals.find((each) => path.includes(each.id));
  if (one?.state !== 'sent') return no('withdrawal_not_sent');
  one.state = 'returned';
  add(state, { asset: 'USD', account: one.person }, { minor: 0, held: -one.minor });
  return ok({ outcome: {} });
}

function withdraw({ state, asked }: Turn): Answered {
  const { value } = asked.body['amount'] as { value: string };
  const [id, minor, person] = [randomUUID(), Number(value), asked.owner];
  const reference = referenceOf(id);
  state.withdrawals.push({ id, reference, person, minor, state: 'waiting', batch: '' });
  add(state, { asset: 'USD', account: person }, { minor: 0, held: minor });
  return ok({ reference }, 201);
}

function listed({ withdrawals }: DeskState, owner: string): Answered {
  const items = withdrawals
    .filter(({ person }) => person === owner)
    .map(({ id, reference, state }) => ({ id, reference, state: state === 'ahead' ? 'returned' : state }));
  return ok({ items, next: null });
}

/** As much of a pain.001 as the bank of the test reads. */
function batchFile({ withdrawals }: DeskState, path: string): Answered {
  const batch = path.slice(STAFF.length).split('/')[1] ?? '';
  const lines = withdrawals
    .filter((one) => one.batch === batch)
    .map(
      ({ reference, minor }) =>
        `<CdtTrfTxInf><EndToEndId>${reference}</EndToEndId><InstdAmt Ccy="USD">${(minor / 100).toFixed(2)}</InstdAmt></CdtTrfTxInf>`,
    );
  return ok(`<PmtInfId>${batch}</PmtInfId>${lines.join('')}`);
}
