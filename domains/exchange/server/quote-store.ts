import { fraction, type Fraction } from '@egcr/rates/contract';
import type { Database } from '@egcr/server-kit/database';
import { invariant } from '@egcr/server-kit/refusal';
import { sql } from 'kysely';
import { assetOf, type AssetCode } from '@egcr/ledger/contract';

import type { FixedSide } from '../contract/convert.ts';

/** A quote as it is kept. Rates are between major units. */
export interface KeptQuote {
  readonly id: string;
  readonly userId: string;
  readonly from: AssetCode;
  readonly to: AssetCode;
  readonly side: FixedSide;
  readonly sourceMinor: bigint;
  readonly feeMinor: bigint;
  readonly targetMinor: bigint;
  readonly rate: Fraction;
  readonly mid: Fraction;
  readonly feeBps: number;
  readonly rateSource: string;
  readonly isSample: boolean;
  readonly rateAsOf: Date;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Since when a newer quote of the same two currencies stands in its place. */
  readonly voidedAt: Date | null;
  readonly conversionId: string | null;
  /** The payment to someone that it became. */
  readonly transferId: string | null;
}

interface QuoteRow {
  readonly id: string;
  readonly user_id: string;
  readonly from_asset: string;
  readonly to_asset: string;
  readonly side: FixedSide;
  readonly source: bigint;
  readonly fee: bigint;
  readonly target: bigint;
  readonly rate_numerator: string;
  readonly rate_denominator: string;
  readonly mid_numerator: string;
  readonly mid_denominator: string;
  readonly fee_bps: number;
  readonly rate_source: string;
  readonly is_sample: boolean;
  readonly rate_as_of: Date;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly voided_at: Date | null;
  readonly conversion_id: string | null;
  readonly transfer_id: string | null;
}

const columns = sql.raw(`
  id, user_id, from_asset, to_asset, side, source, fee, target, rate_numerator, rate_denominator, mid_numerator,
  mid_denominator, fee_bps, rate_source, is_sample, rate_as_of, created_at, expires_at, voided_at, conversion_id, transfer_id`);

/** Keeps a quote in the place of an earlier one of the same two currencies, in either direction. Two at the same time follow each other. */
export async function keepQuote(db: Database, quote: KeptQuote): Promise<void> {
  const { userId, from, to } = quote;
  await sql`select pg_advisory_xact_lock(hashtextextended('wallet.quotes ' || ${userId}, 0))`.execute(db);
  await sql`
    update exchange.quote
    set voided_at = ${quote.createdAt}
    where user_id = ${userId}::uuid and used_at is null and voided_at is null
      and least(from_asset, to_asset) = least(${from}::text, ${to}::text)
      and greatest(from_asset, to_asset) = greatest(${from}::text, ${to}::text)`.execute(db);
  await sql`
    insert into exchange.quote (${columns})
    values (
      ${quote.id}, ${quote.userId}, ${quote.from}, ${quote.to}, ${quote.side},
      ${quote.sourceMinor.toString()}, ${quote.feeMinor.toString()}, ${quote.targetMinor.toString()},
      ${quote.rate.numerator.toString()}, ${quote.rate.denominator.toString()},
      ${quote.mid.numerator.toString()}, ${quote.mid.denominator.toString()},
      ${quote.feeBps}, ${quote.rateSource}, ${quote.isSample}, ${quote.rateAsOf},
      ${quote.createdAt}, ${quote.expiresAt}, null, null, null)`.execute(db);
}

interface OwnQuote {
  readonly id: string;
  readonly userId: string;
}

/** One's own quote; undefined where there is none. */
export async function readQuote(db: Database, { id, userId }: OwnQuote): Promise<KeptQuote | undefined> {
  const { rows } = await sql<QuoteRow>`
    select ${columns} from exchange.quote where id = ${id}::uuid and user_id = ${userId}`.execute(db);
  return rows[0] && toQuote(rows[0]);
}

/** What a quote becomes: a conversion, or a payment to someone. */
export type QuoteUse =
  | { readonly conversionId: string; readonly transferId?: undefined }
  | { readonly transferId: string; readonly conversionId?: undefined };

/** Uses a quote up; undefined where it is not one's own, used, replaced or expired. Who else uses it at the same time waits and gets nothing. */
export async function takeQuote(
  db: Database,
  { id, userId, becomes, now }: OwnQuote & { readonly becomes: QuoteUse; readonly now: Date },
): Promise<KeptQuote | undefined> {
  const { rows } = await sql<QuoteRow>`
    update exchange.quote
    set used_at = ${now}, conversion_id = ${becomes.conversionId ?? null}, transfer_id = ${becomes.transferId ?? null}
    where id = ${id}::uuid and user_id = ${userId} and used_at is null and voided_at is null and expires_at > ${now}
    returning ${columns}`.execute(db);
  return rows[0] && toQuote(rows[0]);
}

/** Forgets quotes that expired before an instant. */
export async function dropQuotes(db: Database, before: Date): Promise<void> {
  await sql`delete from exchange.quote where expires_at < ${before}`.execute(db);
}

function toQuote(row: QuoteRow): KeptQuote {
  return {
    id: row.id,
    userId: row.user_id,
    from: assetCodeOf(row.from_asset),
    to: assetCodeOf(row.to_asset),
    side: row.side,
    sourceMinor: row.source,
    feeMinor: row.fee,
    targetMinor: row.target,
    rate: fraction(BigInt(row.rate_numerator), BigInt(row.rate_denominator)),
    mid: fraction(BigInt(row.mid_numerator), BigInt(row.mid_denominator)),
    feeBps: row.fee_bps,
    rateSource: row.rate_source,
    isSample: row.is_sample,
    rateAsOf: row.rate_as_of,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    voidedAt: row.voided_at,
    conversionId: row.conversion_id,
    transferId: row.transfer_id,
  };
}

function assetCodeOf(code: string): AssetCode {
  const asset = assetOf(code);
  invariant(asset !== undefined, `a quote names ${code}, which the contract does not know`);
  return asset.code;
}
