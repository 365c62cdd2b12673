import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { TraitKind } from '../contract/likeness-rules.ts';
import type { ClaimState } from './claim-store.ts';

/** Claims that are looked at for one, and shown with it. */
const ALIKE_MAX = 200;
const SHOWN_MAX = 20;

type Traits = readonly (readonly [TraitKind, string])[];

/** Keeps the traits of a claim as keyed hashes. Two claims of one birth date come after each other, so that the second finds the first. */
export async function insertTraits(
  { db, cipher }: Pick<Work, 'db' | 'cipher'>,
  { caseId, traits }: { readonly caseId: string; readonly traits: Traits },
): Promise<void> {
  for (const [kind, text] of traits) {
    const hash = cipher.lookup(`support.claim.${kind}`, text);
    await sql`
      select pg_advisory_xact_lock(hashtextextended(encode(${hash}::bytea, 'hex'), 0))`.execute(db);
    await sql`
      insert into support.claim_trait (case_id, kind, trait_hash)
      values (${caseId}, ${kind}, ${hash})`.execute(db);
  }
}

export interface AlikeRow {
  readonly case_id: string;
  readonly user_id: string;
  readonly is_same_birth: boolean;
}

/** Claims of other people that share a trait with one, the active ones and the newest first. Samples are like samples alone. */
export async function claimsLike(db: Database, caseId: string): Promise<readonly AlikeRow[]> {
  const { rows } = await sql<AlikeRow>`
    select other.case_id, other.user_id, bool_or(theirs.kind = 'birth') as is_same_birth
    from support.claim own
    join support.claim_trait mine on mine.case_id = own.case_id
    join support.claim_trait theirs on theirs.kind = mine.kind and theirs.trait_hash = mine.trait_hash
    join support.claim other on other.case_id = theirs.case_id
    where own.case_id = ${caseId} and other.user_id <> own.user_id and other.is_sample = own.is_sample
    group by other.case_id, other.user_id
    order by (other.closed_at is null) desc, other.case_id desc
    limit ${ALIKE_MAX}`.execute(db);
  return rows;
}

export interface Likeness {
  readonly caseId: string;
  readonly otherCaseId: string;
  readonly namePercent: number;
  readonly isSameBirth: boolean;
}

export async function insertLikeness(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { caseId, otherCaseId, namePercent, isSameBirth }: Likeness,
): Promise<void> {
  await sql`
    insert into support.claim_likeness (case_id, other_case_id, name_percent, is_same_birth, found_at)
    values (${caseId}, ${otherCaseId}, ${namePercent}, ${isSameBirth}, ${now})`.execute(db);
}

export interface LikenessRow {
  readonly case_id: string;
  readonly reference: string;
  readonly user_id: string;
  readonly state: ClaimState;
  readonly name_percent: number;
  readonly is_same_birth: boolean;
  readonly claimed_at: Date;
}

/** Claims that were found to be like one, or to which it was like; the likest first. */
export async function likenessesOf(db: Database, caseId: string): Promise<readonly LikenessRow[]> {
  const { rows } = await sql<LikenessRow>`
    select other.case_id, other.reference, other.user_id, other.state, found.name_percent, found.is_same_birth, other.claimed_at
    from support.claim_likeness found
    join support.claim other
      on other.case_id = case when found.case_id = ${caseId} then found.other_case_id else found.case_id end
    where found.case_id = ${caseId} or found.other_case_id = ${caseId}
    order by found.is_same_birth desc, found.name_percent desc, other.case_id desc
    limit ${SHOWN_MAX}`.execute(db);
  return rows;
}
