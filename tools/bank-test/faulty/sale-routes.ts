/** The points of the contract that the desk for sales needs, as the faulty bank has them: rightly, or with one mistake. */
import { randomUUID } from 'node:crypto';

import type { openPool } from '@egcr/server-kit/database';

import { CLEARING } from '../sales/judge-sales.ts';
import { add, type Answered, type DeskState } from './desk-state.ts';
import { isAgreement, isDenied, openPage, received, type Request, tellToPay } from './sale-elsewhere.ts';

export const saleMistakes = ['told_to_pay_again', 'silence_is_failure', 'refund_paid_twice'] as const;
export type SaleMistake = (typeof saleMistakes)[number];

type Pool = ReturnType<typeof openPool>;

interface Asked {
  readonly method: string;
  /** With its query. */
  readonly url: string;
  readonly owner: string;
  readonly key: string;
  readonly body: Record<string, unknown>;
}

interface FaultySale {
  readonly id: string;
  readonly shop: string;
  readonly payer: string;
  readonly minor: number;
  state: string;
  refunds: number[];
  readonly attempts: { state: string; failure: string | null; request?: Request }[];
  readonly answers: Record<string, Answered>;
}

const ASSET = 'USD';
const PAYMENT = /^\/api\/v1\/payments\/([\da-f-]{36})(?:\/(confirm|refunds))?$/;
const BACK = /^\/api\/v1\/rails\/open-payments\/back\/([^?]+)\?(.*)$/;
const DECLINED = '4000000000000028';

const ok = (body: unknown, status = 200): Answered => ({ status, body });
const no = (code: string): Answered => ({ status: 409, body: { code } });

/** Undefined where it is none of its points. */
export async function askSales(pool: Pool, asked: Asked, mistake: string): Promise<Answered | undefined> {
  const { method, url, owner, body } = asked;
  const [path = ''] = url.split('?');
  if (path === '/api/v1/payment-links') {
    await pool.query('create table if not exists sale (id uuid primary key, sale jsonb not null)');
    return ok({ id: owner }, 201);
  }
  const [, shop] = /^\/api\/v1\/pay\/([^/]+)\/payments$/.exec(path) ?? [];
  if (shop !== undefined) {
    const minor = Number((body['amount'] as { readonly value: string }).value);
    const sale = { id: randomUUID(), shop, payer: owner, minor, state: 'requires_payment_method' };
    const whole: FaultySale = { ...sale, refunds: [], attempts: [], answers: {} };
    await pool.query('insert into sale values ($1, $2)', [sale.id, JSON.stringify(whole)]);
    return ok({ id: sale.id }, 201);
  }
  const [, reference, query] = BACK.exec(url) ?? [];
  if (reference !== undefined) return comeBack(pool, decodeURIComponent(reference), query ?? '');
  if (path === '/api/v1/admin/settlement-differences') return ok({ items: [] });
  const [, id, act] = PAYMENT.exec(path) ?? [];
  if (id === undefined) return undefined;
  if (method === 'GET') return ok(shown(await goOn(pool, id, mistake)));
  return inTurn(pool, id, async (sale, state) => {
    const place = `${owner} ${asked.key}`;
    const isForgotten = mistake === 'refund_paid_twice' && act === 'refunds';
    const known = isForgotten ? undefined : sale.answers[place];
    const answer = known ?? (act === 'confirm' ? confirm(sale, state, body) : giveBack(sale, state, body));
    sale.answers[place] = answer;
    return answer;
  });
}

/** One sale and the books, in one transaction. */
async function inTurn<Value>(
  pool: Pool,
  id: string,
  body: (sale: FaultySale, state: DeskState) => Promise<Value> | Value,
): Promise<Value> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const { rows } = await client.query<{ sale: FaultySale }>(
      'select sale from sale where id = $1 for update',
      [id],
    );
    const { rows: desks } = await client.query<{ state: DeskState }>('select state from desk for update');
    const [sale, state] = [rows[0]?.sale, desks[0]?.state];
    if (sale === undefined || state === undefined) throw new Error('nothing was begun');
    const value = await body(sale, state);
    await client.query('update sale set sale = $2 where id = $1', [id, JSON.stringify(sale)]);
    await client.query('update desk set state = $1', [JSON.stringify(state)]);
    await client.query('commit');
    return value;
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(broken);
  }
}

function confirm(sale: FaultySale, state: DeskState, body: Record<string, unknown>): Answered {
  if (sale.state !== 'requires_payment_method') return no('payment_closed');
  const { test_number: number, method } = body;
  if (number !== undefined) {
    const isPaid = number !== DECLINED;
    sale.state = isPaid ? 'succeeded' : 'requires_payment_method';
    sale.attempts.push({ state: isPaid ? 'succeeded' : 'failed', failure: isPaid ? null : 'do_not_honor' });
    return ok({ ...shown(sale), state: 'processing' });
  }
  if (method === 'open_payments') {
    const reference = `${sale.id}:${sale.attempts.length + 1}`;
    sale.state = 'processing';
    sale.attempts.push({ state: 'pending', failure: null, request: { reference, minor: sale.minor } });
    return ok(shown(sale));
  }
  sale.attempts.push({ state: 'pending', failure: null });
  settle(sale, state, sale.payer);
  return ok(shown(sale));
}

/** From the payer's account here, or from what the rail owes. */
function settle(sale: FaultySale, state: DeskState, from: string): void {
  const fee = Math.ceil(sale.minor / 100);
  add(state, { asset: ASSET, account: from }, { minor: -sale.minor });
  add(state, { asset: ASSET, account: sale.shop }, { minor: sale.minor - fee });
  add(state, { asset: ASSET, account: 'fees' }, { minor: fee });
  sale.state = 'succeeded';
  Object.assign(sale.attempts.at(-1) ?? {}, { state: 'succeeded' });
}

function giveBack(sale: FaultySale, state: DeskState, body: Record<string, unknown>): Answered {
  const minor = Number((body['amount'] as { readonly value: string }).value);
  const before = sale.refunds.reduce((sum, each) => sum + each, 0);
  if (before + minor > sale.minor) return no('over_payment');
  sale.refunds.push(minor);
  add(state, { asset: ASSET, account: sale.shop }, { minor: -minor });
  add(state, { asset: ASSET, account: sale.payer }, { minor });
  return ok(shown(sale), 201);
}

async function comeBack(pool: Pool, reference: string, query: string): Promise<Answered> {
  const said = new URLSearchParams(query);
  const ref = said.get('interact_ref') ?? '';
  await inTurn(pool, reference.split(':')[0] ?? '', (sale) => {
    const request = requestOf(sale);
    if (request?.reference === reference && isAgreement(request, said.get('hash') ?? '', ref))
      request.agreed ??= ref;
  });
  return ok({}, 303);
}

/** One step with the other wallet. No transaction is open while it is asked, and that it is told to pay is written down before. */
async function goOn(pool: Pool, id: string, mistake: string): Promise<FaultySale> {
  const sale = await inTurn(pool, id, (each) => each);
  const request = requestOf(sale);
  if (request === undefined || sale.state === 'succeeded' || sale.state === 'requires_payment_method')
    return sale;
  if (request.page === undefined) {
    const opened = await openPage(request);
    return inTurn(pool, id, (each) => {
      Object.assign(requestOf(each) ?? {}, opened);
      each.state = 'requires_action';
      return each;
    });
  }
  if (request.agreed === undefined) return (await isDenied(request)) ? end(pool, id, async () => 0) : sale;
  const isFirst = await inTurn(pool, id, (each) => {
    const own = requestOf(each);
    const before = own?.isSent === true;
    if (own) own.isSent = true;
    return !before;
  });
  const isSaid = isFirst && (await tellToPay(request, mistake === 'told_to_pay_again' ? 2 : 1));
  if (mistake === 'silence_is_failure' && !isSaid) return end(pool, id, async () => 0);
  return end(pool, id, () => received(request));
}

async function end(pool: Pool, id: string, come: () => Promise<number>): Promise<FaultySale> {
  const minor = await come();
  return inTurn(pool, id, (sale, state) => {
    if (sale.state !== 'processing' && sale.state !== 'requires_action') return sale;
    if (minor >= sale.minor) settle(sale, state, CLEARING);
    else {
      sale.state = 'requires_payment_method';
      Object.assign(sale.attempts.at(-1) ?? {}, { state: 'failed', failure: 'generic_decline' });
    }
    return sale;
  });
}

function requestOf({ attempts }: FaultySale): Request | undefined {
  return attempts.at(-1)?.request;
}

function shown({ id, state, attempts, refunds }: FaultySale): object {
  return { id, state, refunds, attempts: attempts.map(({ request: _kept, ...attempt }) => attempt) };
}

/** What the other company pays us by its file: as much as its last line says. */
export function takeSettlement(state: DeskState, content: string): void {
  const major = content.trim().split('\n').at(-1)?.split(',')[5] ?? '0';
  const minor = Math.round(Number(major) * 100);
  add(state, { asset: ASSET, account: CLEARING }, { minor });
  add(state, { asset: ASSET, account: 'rail_paid' }, { minor: -minor });
}
