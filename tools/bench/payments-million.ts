import { onBenchDatabase, type BenchPool } from './bench-database.ts';
import { makePeople, type Person } from './http-caller.ts';
import { KeepAliveClient } from './keep-alive-client.ts';
import { measure } from './measure.ts';
import { median, rounded, type BenchOptions, type BenchReport } from './report.ts';

const CALLERS = 4;
const P95_GOAL_MS = 100;
/** One payment in so many is still held, and one in so many was for something that is seldom sold. */
const OPEN_ONE_IN = 50_000;
const RARE_ONE_IN = 100_000;

/** The first page as a merchant opens it, and narrowed in the ways of the screen: to what is seldom, too. */
const pages = {
  first: '',
  live: '?mode=live',
  succeeded: '?state=succeeded',
  canceled: '?state=canceled',
  seldom_state: '?state=requires_capture',
  common_words: '?words=coffee',
  seldom_words: '?words=teapot',
} as const;
type Page = keyof typeof pages;

/** The first page of the payments of a merchant who has a million (`--size` for fewer), by four callers: the 95th percentile, for each filter. */
export async function benchPaymentsPage(options: BenchOptions): Promise<BenchReport> {
  const { seconds, rounds, size, say } = options;
  return onBenchDatabase({ connections: 2 }, async ({ pool, postmaster, url }) => {
    const [merchant, payer] = await makePeople(url, 2);
    if (!merchant || !payer) throw new Error('nobody was made');
    await makePayments(pool, { count: size, merchant, payer });
    say(`${size} payments are there`);
    const clients = await Promise.all(Array.from({ length: CALLERS }, () => KeepAliveClient.open(url)));
    const headers = `authorization: Bearer ${merchant.access_token}\r\n`;
    const p95 = async (page: Page) => {
      const callers = clients.map((client) => async () => {
        const answer = await client.get(`/api/v1/payments${pages[page]}`, headers);
        const { items } = JSON.parse(answer.text) as { readonly items?: readonly unknown[] };
        if (answer.status !== 200 || items?.length === 0)
          throw new Error(`${page} was answered with ${answer.status}: ${answer.text.slice(0, 200)}`);
        return 1;
      });
      return (await measure({ seconds, postmaster, callers })).p95_ms;
    };
    const found: Record<string, number> = {};
    for (const page of Object.keys(pages) as Page[]) {
      const times: number[] = [];
      for (let round = 0; round <= rounds; round += 1) times.push(await p95(page));
      // The first has read the tables for the others.
      found[page] = rounded(median(times.slice(1)));
      say(`${page}: p95 ${found[page]} ms, goal ${P95_GOAL_MS}`);
    }
    for (const client of clients) client.close();
    return { page_p95_ms: found, is_within_goal: Object.values(found).every((ms) => ms <= P95_GOAL_MS) };
  });
}

interface Made {
  readonly count: number;
  readonly merchant: Person;
  readonly payer: Person;
}

/** As they would be stored, over a year: paid from the wallet, but for what was canceled, is held, or still open. Says nothing to anyone. */
async function makePayments(pool: BenchPool, { count, merchant, payer }: Made): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('alter table payments.payment disable trigger user');
    await client.query('alter table payments.attempt disable trigger user');
    const linkOf = async (title: string) => {
      const { rows } = await client.query<{ id: string }>(
        `insert into payments.link (id, merchant_id, title, search_words, asset, amount, created_at)
         values (uuidv7(), $1, $2, to_tsvector('simple', $2), 'JVD', 2500, now())
         returning id`,
        [merchant.user_id, title],
      );
      return rows[0]?.id;
    };
    const [beans, teapot] = [await linkOf('Coffee beans'), await linkOf('Teapot')];
    await client.query(
      `insert into payments.payment (
         id, link_id, merchant_id, payer_id, title, asset, amount, fee, state, created_at, expires_at, ended_at, available_at,
         is_available, capture, authorized, hold_id, capture_until, method)
       select uuidv7(at - now()), case when number % $6 = 7 then $7::uuid else $2::uuid end, $3, $4,
         case when number % $6 = 7 then 'Teapot' else 'Coffee beans' end, 'JVD', 2500, 25, state, at, at + interval '1 day',
         case when state <> 'requires_capture' then at end,
         case when state = 'succeeded' then at + interval '1 day' end, state = 'succeeded',
         case when state = 'requires_capture' then 'manual' else 'automatic' end,
         case when state = 'requires_capture' then 2500 end, case when state = 'requires_capture' then uuidv7() end,
         case when state = 'requires_capture' then now() + interval '7 days' end, 'wallet'
       from generate_series(1, $1) as number
       cross join lateral (select now() - ($1 - number) * (interval '365 days' / $1) as at) as times
       cross join lateral (
         select case when number % $5 = 11 then 'requires_capture' when number % 20 = 3 then 'canceled' else 'succeeded' end as state
       ) as states`,
      [count, beans, merchant.user_id, payer.user_id, OPEN_ONE_IN, RARE_ONE_IN, teapot],
    );
    await client.query(
      `insert into payments.attempt (payment_id, number, rail, state, transfer_id, at, ended_at)
       select id, 1, 'internal', 'succeeded', uuidv7(), created_at, created_at
       from payments.payment where merchant_id = $1 and state = 'succeeded'`,
      [merchant.user_id],
    );
    await client.query('alter table payments.payment enable trigger user');
    await client.query('alter table payments.attempt enable trigger user');
    await client.query('vacuum analyze payments.payment');
    await client.query('vacuum analyze payments.attempt');
  } finally {
    client.release(true);
  }
}
