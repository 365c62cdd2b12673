import { setTimeout as wait } from 'node:timers/promises';

import { onBenchDatabase, type BenchDatabase } from './bench-database.ts';
import { Connections } from './connections.ts';
import { httpCallers, makePeople, type Person } from './http-caller.ts';
import { KeepAliveClient } from './keep-alive-client.ts';
import { measure } from './measure.ts';
import { median, rounded, type BenchOptions, type BenchReport } from './report.ts';
import { familyCpu_s, serverCpu_s } from './server-cpu.ts';
import { prepareYardstick, yardstickClient } from './yardstick.ts';

const YARDSTICK_CLIENTS = 8;
const CALLERS = 64;
const SHOPS = 8;
/** One: transfers of several at once would share a transaction, and payments could not, since PINs are compared one after the other. */
const PAYERS = 1;
const INTENTS_GOAL = 0.4;
const TRANSFERS_GOAL = 5;
const SETTLED_WITHIN_MS = 300_000;

/**
 * Through the API: payments that 64 customers begin, over TPC-B-like transactions of the same run; and what a payment from a wallet costs in CPU of
 * server and database, from its beginning until its money can be paid out, over what a transfer costs. Each payment asks for the PIN, and comparing one
 * is made to cost much: that share is measured by transfers with and without it, and taken off.
 */
export async function benchPaymentsHttp(options: BenchOptions): Promise<BenchReport> {
  return onBenchDatabase({ connections: YARDSTICK_CLIENTS + 2 }, async (database) => {
    // First: what the flood of the other leaves behind, such as statistics of a table that has grown, is no payment's.
    const cost = await measureCost(database, options);
    const intents = await measureIntents(database, options);
    return { ...intents, ...cost, is_within_goal: intents.is_within_goal && cost.is_within_goal };
  });
}

async function measureIntents(database: BenchDatabase, { seconds, rounds, scale, say }: BenchOptions) {
  const { pool, postmaster, url } = database;
  const connections = new Connections(pool);
  await prepareYardstick(pool, scale);
  const yardstick = await Promise.all(
    Array.from({ length: YARDSTICK_CLIENTS }, () => yardstickClient(connections, scale)),
  );
  const yard = async () => (await measure({ seconds, postmaster, callers: yardstick })).perSecond;
  const shops = await openShops(url);
  const people = await makePeople(url, CALLERS);
  const clients = await Promise.all(people.map(() => KeepAliveClient.open(url)));
  const callers = people.map((payer, at) => async () => {
    await begin(clients[at], payer, shops[at % SHOPS] ?? '');
    return 1;
  });
  await measure({ seconds: 1, postmaster, callers });
  await measure({ seconds: 1, postmaster, callers: yardstick });
  const found: { readonly ratio: number; readonly perSecond: number }[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const before = await yard();
    const { perSecond } = await measure({ seconds, postmaster, callers });
    const ratio = perSecond / ((before + (await yard())) / 2);
    found.push({ ratio, perSecond });
    say(`${round}: ${Math.round(perSecond)} payments begun per second, ${rounded(ratio)} of the yardstick`);
  }
  for (const client of clients) client.close();
  connections.releaseAll();
  const ratio = rounded(median(found.map((each) => each.ratio)));
  const perSecond = Math.round(median(found.map((each) => each.perSecond)));
  say(`payments begun: ${perSecond}/s, ${ratio} of the yardstick, goal at least ${INTENTS_GOAL}`);
  return {
    intents: { ratio, per_second: perSecond },
    is_within_goal: ratio >= INTENTS_GOAL,
  };
}

async function measureCost(database: BenchDatabase, { seconds, rounds, say }: BenchOptions) {
  const { postmaster, url } = database;
  const cpu = () => familyCpu_s(database.pid) + (serverCpu_s(postmaster) ?? Number.NaN);
  /** Microseconds of each. */
  const costOf = async (callers: readonly (() => Promise<number>)[], ended?: () => Promise<void>) => {
    const before = cpu();
    let count = 0;
    const counted = callers.map((call) => async () => {
      await call();
      count += 1;
      return 1;
    });
    await measure({ seconds, postmaster, callers: counted });
    await ended?.();
    return ((cpu() - before) * 1e6) / count;
  };
  const senders = await httpCallers(url, PAYERS);
  const payers = await openPayers(url);
  for (const once of [...senders.callers, ...senders.withPin, ...payers.callers]) await once();
  const found: Costs[] = [];
  // By turns: the machine is not as fast in one minute as in the next.
  for (let round = 1; round <= rounds; round += 1) {
    const plain = await costOf(senders.callers);
    const withPin = await costOf(senders.withPin);
    const payment = await costOf(payers.callers, () => becomeAvailable(database));
    found.push({ plain, withPin, payment });
    say(`${round}: ${said({ plain, withPin, payment })}`);
  }
  senders.close();
  payers.close();
  const of = (what: keyof Costs) => median(found.map((each) => each[what]));
  const costs = { plain: of('plain'), withPin: of('withPin'), payment: of('payment') };
  const transfers = rounded(transfersIn(costs));
  say(`${said(costs)}, goal at most ${TRANSFERS_GOAL}`);
  return {
    payment: {
      transfers,
      transfers_with_pin: rounded(costs.payment / costs.withPin),
      payment_micros: Math.round(costs.payment),
      transfer_micros: Math.round(costs.plain),
    },
    is_within_goal: transfers <= TRANSFERS_GOAL,
  };
}

/** Microseconds of CPU: of a transfer, of one that asks for the PIN, and of a payment, which asks for it. */
interface Costs {
  readonly plain: number;
  readonly withPin: number;
  readonly payment: number;
}

/** How many transfers a payment is, without what comparing a PIN costs. */
function transfersIn({ plain, withPin, payment }: Costs): number {
  return (payment - (withPin - plain)) / plain;
}

function said(costs: Costs): string {
  const [payment, plain, withPin] = [costs.payment, costs.plain, costs.withPin].map(Math.round);
  return `a payment: ${payment} µs; a transfer: ${plain} µs, with its PIN ${withPin} µs; without the PIN a payment is ${rounded(transfersIn(costs))} transfers`;
}

/** Customers who begin a payment and confirm it, one after the other. */
async function openPayers(url: string) {
  const shops = await openShops(url);
  const payers = await makePeople(url, PAYERS);
  const clients = await Promise.all(payers.map(() => KeepAliveClient.open(url)));
  const callers = payers.map((payer, at) => async () => {
    const id = await begin(clients[at], payer, shops[at] ?? '');
    await post(clients[at], payer, `/api/v1/payments/${id}/confirm`, { pin: payer.pin });
    return 1;
  });
  const close = () => {
    for (const client of clients) client.close();
  };
  return { callers, close };
}

/** Has the time come for what was paid, and waits until all of it can be paid out. The clock stays: a day has other work, which is not this payment's. */
async function becomeAvailable({ pool }: BenchDatabase): Promise<void> {
  await pool.query(
    `update payments.payment set available_at = created_at where state = 'succeeded' and not is_available`,
  );
  await pool.query(`select graphile_worker.add_job('payments.follow_up')`);
  for (const end = performance.now() + SETTLED_WITHIN_MS; performance.now() < end; await wait(100)) {
    const { rows } = await pool.query<{ waiting: string }>(
      `select count(*)::text as waiting from payments.payment where state = 'succeeded' and not is_available`,
    );
    if (rows[0]?.waiting === '0') return;
  }
  throw new Error('what was paid did not become available');
}

/** One link each, of shops of their own. */
async function openShops(url: string): Promise<readonly string[]> {
  const merchants = await makePeople(url, SHOPS);
  const client = await KeepAliveClient.open(url);
  const links: string[] = [];
  for (const merchant of merchants) {
    const amount = { value: '250', assetCode: 'JVD', assetScale: 2 };
    links.push(await post(client, merchant, '/api/v1/payment-links', { title: 'Coffee beans', amount }));
  }
  client.close();
  return links;
}

function begin(client: KeepAliveClient | undefined, payer: Person, link: string): Promise<string> {
  return post(client, payer, `/api/v1/pay/${link}/payments`, {});
}

/** Answers the id of what was made. */
async function post(
  client: KeepAliveClient | undefined,
  person: Person,
  path: string,
  body: object,
): Promise<string> {
  const headers = `content-type: application/json\r\nauthorization: Bearer ${person.access_token}\r\n`;
  const answer = await client?.post(
    path,
    `${headers}idempotency-key: ${crypto.randomUUID()}\r\n`,
    JSON.stringify(body),
  );
  if (answer === undefined || answer.status >= 300)
    throw new Error(`${path} was answered with ${answer?.status}: ${answer?.text}`);
  return (JSON.parse(answer.text) as { readonly id: string }).id;
}
