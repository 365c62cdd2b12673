/** How the faulty bank moves money: rightly, or with one mistake. */
import { setTimeout as wait } from 'node:timers/promises';

export const mistakes = [
  'read_then_write',
  'keys_in_memory',
  'early_acknowledgement',
  'two_statements',
  'no_balance_check',
  'asynchronous_commit',
  'deadlock_storm',
  'far_too_slow',
] as const;
export type Mistake = (typeof mistakes)[number] | 'none';

export interface Order {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly minor: bigint;
  readonly note: string;
  readonly key: string;
}

export interface Told {
  readonly status: number;
  readonly body: unknown;
}

export type Query = (
  text: string,
  values: readonly unknown[],
) => Promise<{ readonly rows: readonly unknown[]; readonly rowCount: number | null }>;

/** What was told under a key: the memory of the bank that keeps keys nowhere else. */
export const findAnswer = new Map<string, { hash: string; answer: Told | undefined }>();

const hashOf = ({ to, minor, note }: Order): string => `${to} ${minor} ${note}`;
const mismatch: Told = { status: 422, body: { code: 'idempotency_mismatch' } };
const inProgress: Told = { status: 409, body: { code: 'in_progress' } };

/** Takes the key in the database. A repeat waits for the first, and gets its answer. */
export async function claimInDatabase(query: Query, order: Order): Promise<Told | undefined> {
  const claimed = await query(
    'insert into answer (owner, key, hash) values ($1, $2, $3) on conflict do nothing',
    [order.from, order.key, hashOf(order)],
  );
  if (claimed.rowCount === 1) return undefined;
  const { rows } = await query('select hash, status, body from answer where owner = $1 and key = $2', [
    order.from,
    order.key,
  ]);
  const [stored] = rows as { hash: string; status: number | null; body: unknown }[];
  if (stored === undefined || stored.status === null) return inProgress;
  return stored.hash === hashOf(order) ? { status: stored.status, body: stored.body } : mismatch;
}

export function claimInMemory(order: Order): Told | undefined {
  const place = `${order.from} ${order.key}`;
  const stored = findAnswer.get(place);
  if (stored === undefined) {
    findAnswer.set(place, { hash: hashOf(order), answer: undefined });
    return undefined;
  }
  if (stored.hash !== hashOf(order)) return mismatch;
  return stored.answer ?? inProgress;
}

/** Checks, writes, and stores the answer under the key. */
export async function moveMoney(query: Query, order: Order, mistake: Mistake): Promise<Told> {
  const pair = mistake === 'deadlock_storm' ? [order.from, order.to] : [order.from, order.to].toSorted();
  if (mistake === 'deadlock_storm') await recordTransfer(query, order);
  const balances = new Map<string, bigint>();
  for (const id of pair) balances.set(id, await balanceOf(query, id, mistake));
  if (mistake === 'read_then_write') await wait(2);
  const has = balances.get(order.from) ?? 0n;
  if (has < order.minor && mistake !== 'no_balance_check') {
    if (mistake === 'deadlock_storm') await query('delete from transfer where id = $1', [order.id]);
    return store(query, order, { status: 422, body: { code: 'insufficient_funds' } }, mistake);
  }
  await writeBalances(query, order, balances, mistake);
  if (mistake !== 'deadlock_storm') await recordTransfer(query, order);
  const body = { id: order.id, amount: { value: String(order.minor) }, note: order.note };
  return store(query, order, { status: 201, body }, mistake);
}

async function balanceOf(query: Query, id: string, mistake: Mistake): Promise<bigint> {
  // A foreign key takes the account's key for sharing; `for update` cannot be had beside it, `for no key update` can.
  const locks: Partial<Record<Mistake, string>> = {
    read_then_write: '',
    two_statements: '',
    no_balance_check: 'for no key update',
    deadlock_storm: 'for update',
  };
  const { rows } = await query(
    `select balance from account where id = $1 ${locks[mistake] ?? 'for no key update'}`,
    [id],
  );
  const [row] = rows as { balance: bigint }[];
  return row?.balance ?? 0n;
}

async function writeBalances(
  query: Query,
  { from, to, minor }: Order,
  balances: ReadonlyMap<string, bigint>,
  mistake: Mistake,
): Promise<void> {
  if (mistake === 'read_then_write') {
    await query('update account set balance = $2 where id = $1', [from, (balances.get(from) ?? 0n) - minor]);
    await query('update account set balance = $2 where id = $1', [to, (balances.get(to) ?? 0n) + minor]);
    return;
  }
  const changes = [
    [from, -minor],
    [to, minor],
  ] as const;
  const inOrder = changes.toSorted(([left], [right]) => (left < right ? -1 : 1));
  for (const change of inOrder) {
    await query('update account set balance = balance + $2 where id = $1', [...change]);
  }
}

async function recordTransfer(query: Query, { id, from, to, minor, note }: Order): Promise<void> {
  await query('insert into transfer (id, debit, credit, amount, note) values ($1, $2, $3, $4, $5)', [
    id,
    from,
    to,
    minor,
    note,
  ]);
}

async function store(query: Query, order: Order, answer: Told, mistake: Mistake): Promise<Told> {
  if (mistake === 'keys_in_memory') {
    findAnswer.set(`${order.from} ${order.key}`, { hash: hashOf(order), answer });
    return answer;
  }
  await query('update answer set status = $3, body = $4 where owner = $1 and key = $2', [
    order.from,
    order.key,
    answer.status,
    JSON.stringify(answer.body),
  ]);
  return answer;
}
