import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

import { nameKey } from '@egcr/contract/name-key';
import { indexedGrams } from '@egcr/registry/contract';
import { nearNames } from '@egcr/registry/server';
import { openDatabase, openPool, type Database } from '@egcr/server-kit/database';
import { startEmbeddedPostgres } from '@egcr/server-kit/embedded-postgres';
import { keepList, screenBusiness } from '@egcr/verification/server';

import { startServer } from './http-caller.ts';
import { median, rounded, type BenchOptions, type BenchReport } from './report.ts';
import { makePeople, openPin, sent } from './staff.ts';

const NAMES = 200_000;
const WATCHED = 20_000;
const NEAR_GOAL = 6;
const SCREEN_GOAL = 20;
const READ_GOAL = 3;
const CERTIFICATES = 20;
const WARM = 20;
const BATCH = 5_000;
const CODE = '2345-6789-ABCD';

type Pool = ReturnType<typeof openPool>;
type Take = () => Promise<unknown>;

/**
 * Near names among 200,000 (`--size` for fewer), and one name against a list of 20,000, over a search for the beginning of a name by an index in the same table, by turns; and a
 * wallet read while twenty certificates are drawn, over one when nothing is. Medians.
 */
export async function benchNames(options: BenchOptions): Promise<BenchReport> {
  const place = await mkdtemp(join(tmpdir(), 'egcr-bench-'));
  await chmod(place, 0o755);
  const directory = join(place, 'postgres');
  const postgres = await startEmbeddedPostgres({ directory, password: randomBytes(12).toString('hex') });
  const pool = openPool({ url: postgres.url, applicationName: 'bench', connectionsMax: 4 });
  try {
    const server = await startServer(postgres.url);
    try {
      const names = await searchRounds(pool, options);
      const read = await certificateRounds(pool, server.url, options);
      const { near, screening } = names;
      options.say(
        `near ${near} (goal ${NEAR_GOAL}), screening ${screening} (goal ${SCREEN_GOAL}), wallet ${read} (goal ${READ_GOAL})`,
      );
      return {
        near,
        screening,
        wallet_during_certificates: read,
        is_within_goal: near <= NEAR_GOAL && screening <= SCREEN_GOAL && read <= READ_GOAL,
      };
    } finally {
      await server.stop();
    }
  } finally {
    await pool.end();
    await postgres.stop();
    await rm(place, { recursive: true, force: true });
  }
}

async function searchRounds(pool: Pool, { seconds, rounds, size, seed, say }: BenchOptions) {
  const db = openDatabase(pool);
  const make = namesFrom(seed);
  const kept = await fillNames(pool, make, Math.min(size, NAMES));
  await fillList(db, make);
  await pool.query(
    'create index bench_prefix on registry.held_name (jurisdiction, name_key text_pattern_ops)',
  );
  await pool.query('vacuum analyze registry.held_name, registry.name_part');
  await pool.query('vacuum analyze verification.watched');
  say(`${kept.length} names are held, ${WATCHED} are on the list`);
  let at = 0;
  const next = () => kept[(at += 7919) % kept.length] ?? '';
  const prefix = async () => {
    const beginning = `${nameKey(next()).slice(0, 8)}%`;
    await pool.query(
      `select name from registry.held_name where jurisdiction = 'IT' and name_key like $1 order by name_key limit 5`,
      [beginning],
    );
  };
  // One letter of a name that is held is another.
  const near = () => nearNames(db, { name: next().replace(/[aeiou]/u, 'y'), jurisdiction: 'IT' });
  const work = { db, now: new Date(), newId: () => crypto.randomUUID() };
  const nobody = crypto.randomUUID();
  await pool.query(
    `insert into verification.business (id, organisation_id, state, changed_at)
     values ($1, gen_random_uuid(), 'not_started', now())`,
    [nobody],
  );
  const screen = () => screenBusiness(work, nobody, [{ name: make.person(), bornMonth: '1970-01' }]);
  for (let times = 0; times < WARM; times += 1) for (const each of [prefix, near, screen]) await each();
  const ratios = { near: [] as number[], screening: [] as number[] };
  for (let round = 1; round <= rounds; round += 1) {
    const took = await byTurns({ prefix, near, screen }, seconds);
    const yardstick = took('prefix');
    ratios.near.push(took('near') / yardstick);
    ratios.screening.push(took('screen') / yardstick);
    say(
      `${round}: prefix ${rounded(yardstick)} ms, near ${rounded(took('near'))} ms, screening ${rounded(took('screen'))} ms`,
    );
  }
  return { near: rounded(median(ratios.near)), screening: rounded(median(ratios.screening)) };
}

/** How long each took in ms, one after the other for so long: medians. */
async function byTurns(
  takes: Readonly<Record<string, Take>>,
  seconds: number,
): Promise<(name: string) => number> {
  const times = Object.fromEntries(Object.keys(takes).map((name) => [name, [] as number[]]));
  for (const end = performance.now() + seconds * 1000; performance.now() < end;)
    for (const [name, take] of Object.entries(takes)) times[name]?.push(await timed(take));
  return (name) => median(times[name] ?? []);
}

async function timed(take: Take): Promise<number> {
  const begin = performance.now();
  await take();
  return performance.now() - begin;
}

/** Invented names, the same for a seed: two words and the kind of trade for a business, two for a person. */
function namesFrom(seed: number) {
  let state = seed >>> 0;
  const below = (count: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  const parts = [
    'ba',
    'den',
    'kor',
    'li',
    'mar',
    'no',
    'pes',
    'qui',
    'ran',
    'sol',
    'tev',
    'un',
    'vor',
    'wik',
    'yla',
    'zen',
  ];
  const word = () => Array.from({ length: 2 + below(2) }, () => parts[below(parts.length)] ?? '').join('');
  const trades = ['Bakery', 'Works', 'Trading', 'Foods', 'Design', 'Shipping', 'Metals', 'Energy'];
  const cased = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
  return {
    business: () => `${cased(word())} ${cased(word())} ${trades[below(trades.length)] ?? ''}`,
    person: () => `${cased(word())} ${cased(word())}`,
  };
}
type Names = ReturnType<typeof namesFrom>;

async function fillNames(pool: Pool, make: Names, count: number): Promise<readonly string[]> {
  const kept = new Map<string, string>();
  while (kept.size < count) {
    const name = make.business();
    kept.set(nameKey(name), name);
  }
  const all = [...kept].map(([key, name]) => ({ name_key: key, name, near_grams: indexedGrams(key) }));
  for (let at = 0; at < all.length; at += BATCH)
    await pool.query(
      `insert into registry.held_name (jurisdiction, name_key, name, near_grams, holder_id, held_at)
       select 'IT', name_key, name, near_grams, gen_random_uuid(), now()
       from jsonb_to_recordset($1::jsonb) as given (name_key text, name text, near_grams text[])`,
      [JSON.stringify(all.slice(at, at + BATCH))],
    );
  return [...kept.values()];
}

async function fillList(db: Database, make: Names): Promise<void> {
  const entries = Array.from({ length: WATCHED }, (_, at) => ({
    key: `bench-${at}`,
    names: [make.person(), make.person()],
    bornYear: String(1940 + (at % 60)),
  }));
  const work = { db, now: new Date(), newId: () => crypto.randomUUID() };
  await keepList(work, { source: 'follow_the_money', entries, importedBy: null, isMore: false });
}

/** A wallet that is read over and over while twenty certificates are drawn, over one that is read when nothing is. */
async function certificateRounds(pool: Pool, url: string, { rounds, say }: BenchOptions): Promise<number> {
  await oneCertificate(pool);
  const [person] = await makePeople(url, 1);
  if (person === undefined) throw new Error('nobody was made');
  const read = () =>
    sent(`${url}/api/v1/wallet`, { token: person.access_token }).then((it) => it.arrayBuffer());
  const paper = `${url}/api/v1/registry/certificates/${CODE}/file?language=ja`;
  const ratios: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    await openPin(url, person);
    const alone: number[] = [];
    for (let times = 0; times < 60; times += 1) alone.push(await timed(read));
    const during: number[] = [];
    const drawing = { isDone: false };
    const papers = Promise.all(
      Array.from({ length: CERTIFICATES }, async () => (await sent(paper)).arrayBuffer()),
    ).finally(() => {
      drawing.isDone = true;
    });
    // A read that takes long is no fault of the one after it.
    while (!drawing.isDone) during.push(await timed(read));
    await papers;
    ratios.push(median(during) / median(alone));
    say(
      `${round}: a wallet is read in ${rounded(median(alone))} ms, in ${rounded(median(during))} ms during ${CERTIFICATES} certificates (${during.length} reads)`,
    );
  }
  return rounded(median(ratios));
}

/** A business with a certificate, as the register would have entered it. */
async function oneCertificate(pool: Pool): Promise<void> {
  const id = crypto.randomUUID();
  const facts = {
    certificate: CODE,
    number: 'JVRIT0000042X',
    name: 'Bench Bakery',
    type: 'private_company',
    jurisdiction: 'IT',
    address: 'Via del Porto 1, Genova',
    registered_on: '2026-01-01',
    issued_on: '2026-01-01',
    expires_on: '2099-01-01',
    note: 'Invented.',
  };
  await pool.query(
    `insert into registry.business
       (id, number, slug, name, type, jurisdiction, status, street, town, postcode, activities, registered_at, search_words)
     values ($1, $2, 'bench-bakery', $3, 'private_company', 'IT', 'active', 'Via del Porto 1', 'Genova', '', '{C}', now(), '')`,
    [id, facts.number, facts.name],
  );
  await pool.query(
    `insert into registry.certificate (id, code, business_id, issued_at, expires_at, facts, signature)
     values (gen_random_uuid(), $1, $2, now(), now() + interval '1 year', $3, 'none')`,
    [CODE, id, JSON.stringify(facts)],
  );
}
