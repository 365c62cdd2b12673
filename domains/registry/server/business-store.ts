import { randomInt } from 'node:crypto';

import { searchWords } from '@egcr/server-kit/search/words';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import {
  registerNumber,
  type Activity,
  type BusinessType,
  type ChangeKind,
  type FilingKind,
} from '../contract/index.ts';
import { slugOf } from '../contract/slug.ts';

type At = Pick<Work, 'db' | 'now'>;

const SERIALS = 10_000_000;
const TRIES = 5;

export interface NewBusiness {
  readonly id: string;
  readonly caseId: string | null;
  readonly organisationId: string | null;
  readonly name: string;
  readonly type: BusinessType;
  readonly jurisdiction: string;
  readonly street: string;
  readonly town: string;
  readonly postcode: string;
  readonly activities: readonly Activity[];
  readonly isSample: boolean;
}

/** Enters a business under a free number and returns it. The number is random: it does not show how many businesses there are. */
export async function insertBusiness({ db, now }: At, row: NewBusiness): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const number = registerNumber(row.jurisdiction, randomInt(SERIALS));
    const words = searchWords([
      { text: row.name, language: 'en', weight: 'A' },
      { text: number, language: 'en', weight: 'A' },
      { text: row.town, language: 'en', weight: 'B' },
    ]);
    const { rows } = await sql<{ number: string }>`
      insert into registry.business
        (id, number, case_id, organisation_id, slug, name, type, jurisdiction, status, street, town, postcode, activities,
         registered_at, is_sample, search_words)
      values (
        ${row.id}, ${number}, ${row.caseId}, ${row.organisationId}, ${slugOf(row.name, number)}, ${row.name}, ${row.type},
        ${row.jurisdiction}, 'active', ${row.street}, ${row.town}, ${row.postcode}, ${[...row.activities]}::text[], ${now},
        ${row.isSample}, ${words}::tsvector)
      on conflict on constraint business_number_once do nothing
      returning number`.execute(db);
    if (rows.length > 0) return number;
  }
  throw new Error('invariant broken: no number was free');
}

export async function insertDirector(
  { db, now }: At,
  row: {
    readonly id: string;
    readonly businessId: string;
    readonly userId: string | null;
    readonly name: string;
    /** YYYY-MM-DD: the register keeps the month alone. */
    readonly born: string;
    /** The person said so by their own account. */
    readonly isConfirmed?: boolean;
  },
): Promise<void> {
  await sql`
    insert into registry.officer (id, business_id, role, user_id, name, born_month, appointed_at, confirmed_at)
    values (
      ${row.id}, ${row.businessId}, 'director', ${row.userId}, ${row.name}, ${row.born.slice(0, 7)}, ${now},
      ${row.isConfirmed === true ? now : null})`.execute(db);
}

export interface NewShares {
  readonly businessId: string;
  readonly className: string;
  readonly issued: number;
  readonly nominalMinor: string;
  readonly votesPerShare: number;
  readonly asset: string;
}

export async function insertShareClass({ db }: At, row: NewShares): Promise<void> {
  await sql`
    insert into registry.share_class (business_id, name, issued, nominal_minor, votes_per_share, asset)
    values (
      ${row.businessId}, ${row.className}, ${row.issued}, ${row.nominalMinor}::bigint, ${row.votesPerShare}, ${row.asset})`.execute(
    db,
  );
}

export interface NewHolding {
  readonly id: string;
  readonly businessId: string;
  readonly className: string;
  readonly name: string;
  readonly shares: number;
  readonly kind: 'person' | 'business';
  /** Of a person with an account. */
  readonly userId?: string | undefined;
  /** YYYY-MM, of a person. */
  readonly bornMonth?: string | undefined;
  /** Of a business of the register. */
  readonly holderBusinessId?: string | undefined;
}

export async function insertHolding({ db }: At, row: NewHolding): Promise<void> {
  await sql`
    insert into registry.holding
      (id, business_id, class_name, user_id, holder_business_id, name, shares, holder_kind, born_month)
    values (
      ${row.id}, ${row.businessId}, ${row.className}, ${row.userId ?? null}, ${row.holderBusinessId ?? null}, ${row.name},
      ${row.shares}, ${row.kind}, ${row.bornMonth ?? null})`.execute(db);
}

export async function insertFiling(
  { db, now }: At,
  row: {
    readonly id: string;
    readonly businessId: string;
    readonly kind: FilingKind;
    readonly madeBy: string | null;
    /** What was changed. */
    readonly changeKind?: ChangeKind;
  },
): Promise<void> {
  await sql`
    insert into registry.filing (id, business_id, kind, change_kind, made_by, made_at)
    values (${row.id}, ${row.businessId}, ${row.kind}, ${row.changeKind ?? null}, ${row.madeBy}, ${now})`.execute(
    db,
  );
}
