import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { SignatoryRule } from '../../contract/governance/signatory-rules.ts';

export interface StandingRow {
  readonly verified_until: string | null;
  readonly verified_level: number | null;
  readonly people_changed_at: Date | null;
  readonly owners_confirmed_at: Date | null;
  readonly confirmed_at: Date | null;
  readonly documents_until: string | null;
  readonly has_tax_id: boolean;
  readonly signatory_rule: string | null;
}

/** What the score of a business is counted from; undefined where nothing was given yet. */
export async function standingOf(db: Database, businessId: string): Promise<StandingRow | undefined> {
  const { rows } = await sql<StandingRow>`
    select verified_until, verified_level, people_changed_at, owners_confirmed_at, confirmed_at, documents_until, has_tax_id,
      signatory_rule
    from registry.standing
    where business_id = ${businessId}`.execute(db);
  return rows[0];
}

/** The entry and the owners of a business are confirmed as they stand today. */
export async function keepConfirmation(
  { db, now }: Pick<Work, 'db' | 'now'>,
  businessId: string,
): Promise<void> {
  await sql`
    insert into registry.standing (business_id, owners_confirmed_at, confirmed_at)
    values (${businessId}, ${now}, ${now})
    on conflict on constraint standing_key do update
    set owners_confirmed_at = ${now}, confirmed_at = ${now}`.execute(db);
}

export interface TokenFigures {
  readonly jrc20: number;
  readonly jrc721: number;
  readonly jrc998: number;
}

/** Invented figures of a sample; all others have none until the capital market opens. */
export async function tokensOf(db: Database, businessId: string): Promise<TokenFigures> {
  const { rows } = await sql<{ jrc20: bigint; jrc721: bigint; jrc998: bigint }>`
    select jrc20, jrc721, jrc998 from registry.sample_figures where business_id = ${businessId}`.execute(db);
  const [row] = rows;
  return {
    jrc20: Number(row?.jrc20 ?? 0),
    jrc721: Number(row?.jrc721 ?? 0),
    jrc998: Number(row?.jrc998 ?? 0),
  };
}

/** What a sample business is shown with, all of it invented. */
export async function keepSampleStanding(
  { db, now }: Pick<Work, 'db' | 'now'>,
  {
    businessId,
    until,
    tokens,
  }: { readonly businessId: string; readonly until: string; readonly tokens: TokenFigures },
): Promise<void> {
  await sql`
    insert into registry.standing
      (business_id, verified_until, owners_confirmed_at, confirmed_at, documents_until, signatory_rule)
    values (${businessId}, ${until}, ${now}, ${now}, ${until}, 'two_directors')`.execute(db);
  await sql`
    insert into registry.sample_figures (business_id, jrc20, jrc721, jrc998)
    values (${businessId}, ${tokens.jrc20}, ${tokens.jrc721}, ${tokens.jrc998})`.execute(db);
}

/** How far a business is verified, and until when; level 0: not at all. From level 2 on officers have seen its papers, which are in date so long. */
export async function keepVerifiedLevel(
  { db, now }: Pick<Work, 'db' | 'now'>,
  {
    businessId,
    level,
    until,
    isLowered = false,
  }: {
    readonly businessId: string;
    readonly level: number;
    readonly until: string | null;
    /** People came whom its checks do not cover. */
    readonly isLowered?: boolean;
  },
): Promise<void> {
  // New numbers alone do not look at people: only the levels at which officers do end what is said of them.
  const changedAt = isLowered ? now : null;
  await sql`
    insert into registry.standing (business_id, verified_level, verified_until, documents_until, people_changed_at)
    values (
      ${businessId}, nullif(${level}::smallint, 0), ${until}::date,
      case when ${level}::smallint >= 2 then ${until}::date end, ${changedAt})
    on conflict on constraint standing_key do update
    set verified_level = excluded.verified_level, verified_until = excluded.verified_until,
      documents_until = excluded.documents_until,
      people_changed_at = case
        when ${isLowered} or ${level}::smallint >= 2 then excluded.people_changed_at
        else standing.people_changed_at
      end`.execute(db);
}

/** Whether a tax number was given that is right. */
export async function keepTaxIdGiven(
  { db }: Pick<Work, 'db'>,
  { businessId, isGiven }: { readonly businessId: string; readonly isGiven: boolean },
): Promise<void> {
  await sql`
    insert into registry.standing (business_id, has_tax_id)
    values (${businessId}, ${isGiven})
    on conflict on constraint standing_key do update set has_tax_id = excluded.has_tax_id`.execute(db);
}

/** Which directors sign for a business. */
export async function keepSignatoryRule(
  { db }: Pick<Work, 'db'>,
  { businessId, rule }: { readonly businessId: string; readonly rule: SignatoryRule },
): Promise<void> {
  await sql`
    insert into registry.standing (business_id, signatory_rule)
    values (${businessId}, ${rule})
    on conflict on constraint standing_key do update set signatory_rule = excluded.signatory_rule`.execute(
    db,
  );
}

/** Whether a business is the sample with invented figures. */
export async function hasSampleFigures(db: Database, businessId: string): Promise<boolean> {
  const { rows } = await sql`
    select business_id from registry.sample_figures where business_id = ${businessId}`.execute(db);
  return rows.length > 0;
}
