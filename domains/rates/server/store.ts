import type { Database } from '@egcr/server-kit/database';
import { invariant } from '@egcr/server-kit/refusal';
import { sql } from 'kysely';

import {
  decimalText,
  isRateCurrency,
  parseRate,
  type Fraction,
  type RateCurrency,
  type RatePoint,
} from '../contract/index.ts';
import type { SourceKind } from '../contract/shapes.ts';

export interface Source {
  readonly code: string;
  readonly name: string;
  readonly kind: SourceKind;
}

export interface NewPoint {
  readonly id: string;
  readonly base: RateCurrency;
  readonly quote: RateCurrency;
  readonly mid: string;
  readonly bid: string;
  readonly ask: string;
  readonly asOf: Date;
}

interface PointRow {
  readonly base: string;
  readonly quote: string;
  readonly mid: string;
  readonly bid: string;
  readonly ask: string;
  readonly source: string;
  readonly is_sample: boolean;
  readonly as_of: Date;
}

/** Keeps a source under its code; its kind never changes, its name may. Answers what is kept. */
export async function keepSource(
  db: Database,
  { code, name, kind, now }: Source & { readonly now: Date },
): Promise<Source> {
  const { rows } = await sql<Source>`
    insert into rates.source (code, name, kind, created_at)
    values (${code}, ${name}, ${kind}, ${now})
    on conflict on constraint source_pkey do update set name = excluded.name
    returning code, name, kind`.execute(db);
  const [kept] = rows;
  invariant(kept !== undefined, 'a source was neither found nor kept');
  return kept;
}

export async function findSource(db: Database, code: string): Promise<Source | undefined> {
  const { rows } = await sql<Source>`
    select code, name, kind from rates.source where code = ${code}`.execute(db);
  return rows[0];
}

export async function listSources(db: Database): Promise<readonly Source[]> {
  const { rows } = await sql<Source>`select code, name, kind from rates.source order by code`.execute(db);
  return rows;
}

interface NewPoints {
  readonly source: Source;
  readonly points: readonly NewPoint[];
  readonly now: Date;
}

/** Adds points that are not there yet and answers how many were new. What is not an observation comes into force where it is newest. */
export async function addPoints(db: Database, { source, points, now }: NewPoints): Promise<number> {
  const isSample = source.kind === 'sample';
  const items = JSON.stringify(points.map((point) => ({ ...point, as_of: point.asOf.toISOString() })));
  const { rows } = await sql<PointRow>`
    insert into rates.point (id, base, quote, mid, bid, ask, source, is_sample, as_of, recorded_at)
    select id, base, quote, mid, bid, ask, ${source.code}, ${isSample}, as_of, ${now}
    from jsonb_to_recordset(${items}::jsonb) as item (
      id uuid, base text, quote text, mid numeric, bid numeric, ask numeric, as_of timestamptz)
    on conflict on constraint point_once do nothing
    returning base, quote, mid, bid, ask, source, is_sample, as_of`.execute(db);
  if (source.kind !== 'observation' && rows.length > 0) await bringIntoForce(db, newestOfEach(rows));
  return rows.length;
}

function newestOfEach(rows: readonly PointRow[]): readonly PointRow[] {
  const newest = new Map<string, PointRow>();
  for (const row of rows) {
    const key = `${row.base}/${row.quote}`;
    const known = newest.get(key);
    if (known === undefined || known.as_of < row.as_of) newest.set(key, row);
  }
  // In one order for everybody, so that two imports wait for each other and do not meet head-on.
  return [...newest.values()].toSorted((left, right) =>
    `${left.base}/${left.quote}`.localeCompare(`${right.base}/${right.quote}`, 'en'),
  );
}

async function bringIntoForce(db: Database, rows: readonly PointRow[]): Promise<void> {
  await sql`
    insert into rates.current (base, quote, mid, bid, ask, source, is_sample, as_of)
    select base, quote, mid, bid, ask, source, is_sample, as_of
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as item (
      base text, quote text, mid numeric, bid numeric, ask numeric, source text, is_sample boolean, as_of timestamptz)
    on conflict on constraint current_pkey do update
    set mid = excluded.mid, bid = excluded.bid, ask = excluded.ask,
      source = excluded.source, is_sample = excluded.is_sample, as_of = excluded.as_of
    where (current.is_sample and not excluded.is_sample)
      or (current.is_sample = excluded.is_sample and current.as_of < excluded.as_of)`.execute(db);
}

/** What is in force for each pair. */
export async function readCurrent(db: Database): Promise<readonly RatePoint[]> {
  const { rows } = await sql<PointRow>`
    select base, quote, mid, bid, ask, source, is_sample, as_of
    from rates.current
    order by base, quote`.execute(db);
  return rows.flatMap(toPoint);
}

function toPoint(row: PointRow): RatePoint[] {
  const { base, quote } = row;
  // A currency that is kept no longer leaves its points behind.
  if (!isRateCurrency(base) || !isRateCurrency(quote)) return [];
  return [
    {
      base,
      quote,
      mid: rateOf(row.mid),
      bid: rateOf(row.bid),
      ask: rateOf(row.ask),
      source: row.source,
      isSample: row.is_sample,
      asOf: row.as_of,
    },
  ];
}

/** A rate as the database holds it. */
export function rateOf(text: string): Fraction {
  const rate = parseRate(text);
  invariant(rate !== undefined, `the database holds a rate that is none: ${text}`);
  return rate;
}

/** Digits that the database keeps of a calculated rate. */
const KEPT_DIGITS = 16;

/** A calculated rate as the database keeps it. */
export function rateText(rate: Fraction): string {
  return decimalText(rate, KEPT_DIGITS);
}

/** One pair's course, oldest first: the last point of each stretch of so many seconds, real ones before samples, and the one before the first. */
export async function readCourse(
  db: Database,
  { base, quote, from, step_s }: { base: string; quote: string; from: Date; step_s: number },
): Promise<readonly CoursePoint[]> {
  const { rows } = await sql<CoursePoint>`
    (
      select mid, is_sample, as_of
      from rates.point
      join rates.source on source.code = point.source and source.kind <> 'observation'
      where base = ${base} and quote = ${quote} and as_of < ${from}
      order by as_of desc
      limit 1
    )
    union all
    (
      select distinct on (stretch) mid, is_sample, as_of
      from (
        select mid, is_sample, as_of,
          floor((extract(epoch from as_of) - extract(epoch from ${from}::timestamptz)) / ${step_s}::numeric) as stretch
        from rates.point
        join rates.source on source.code = point.source and source.kind <> 'observation'
        where base = ${base} and quote = ${quote} and as_of >= ${from}
      ) as within
      order by stretch, is_sample, as_of desc
    )
    order by as_of`.execute(db);
  return rows;
}

export interface CoursePoint {
  readonly mid: string;
  readonly is_sample: boolean;
  readonly as_of: Date;
}

/** The last real rate of a pair at or before an instant; samples are no past. */
export async function readPointAt(
  db: Database,
  { base, quote, at }: { base: string; quote: string; at: Date },
): Promise<Fraction | undefined> {
  const { rows } = await sql<{ mid: string }>`
    select mid
    from rates.point
    join rates.source on source.code = point.source and source.kind <> 'observation'
    where base = ${base} and quote = ${quote} and as_of <= ${at} and not is_sample
    order by as_of desc
    limit 1`.execute(db);
  return rows[0] && rateOf(rows[0].mid);
}
