import type { PageAsked } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';
import type { SealedColumn } from '@egcr/server-kit/reseal';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';
import * as z from 'zod/mini';

import { activities, businessTypes, directorNumbers, type RegistrationState } from '../contract/index.ts';

const TABLE = 'registry.registration';

export const detailsColumn: SealedColumn = { table: TABLE, column: 'sealed_details', key: ['case_id'] };

/** Of a person or a business that holds shares besides the applicant; null: not said. */
const holder = z.object({
  name: z.string(),
  shares: z.int(),
  second: z._default(z.int(), 0),
  kind: z._default(z.enum(['person', 'business']), 'person'),
  born: z._default(z.nullable(z.string()), null),
  number: z._default(z.nullable(z.string()), null),
});

/** What the entry is made of. Whole numbers beyond 2^53 are text. What came later has a default: those before it are read too. */
const details = z.object({
  type: z.enum(businessTypes),
  street: z.string(),
  town: z.string(),
  postcode: z.string(),
  activities: z.array(z.enum(activities)),
  born: z.string(),
  shares: z.int(),
  nominalMinor: z.string(),
  ownShares: z.int(),
  holders: z.array(holder),
  directors: z._default(
    z.array(
      z.object({
        name: z.string(),
        born: z.string(),
        at: z.optional(z.enum(directorNumbers)),
        /** The applicant took them off after the registration was sent. */
        isOff: z.optional(z.boolean()),
      }),
    ),
    [],
  ),
  /** A second class of shares. */
  second: z._default(
    z.nullable(z.object({ shares: z.int(), nominalMinor: z.string(), votes: z.int(), ownShares: z.int() })),
    null,
  ),
});
export type EntryDetails = z.output<typeof details>;

export interface RegistrationRow {
  readonly case_id: string;
  readonly reference: string;
  readonly user_id: string;
  readonly name: string;
  readonly jurisdiction: string;
  readonly state: RegistrationState;
  readonly is_sample: boolean;
  readonly sent_at: Date;
}

const shown = sql.raw(
  'r.case_id, r.reference, r.user_id, r.name, r.jurisdiction, r.state, r.is_sample, r.sent_at',
);
const placeOf = (caseId: string) => ({ table: TABLE, column: 'sealed_details', row: caseId });

export interface NewRegistration extends Omit<RegistrationRow, 'state' | 'sent_at'> {
  readonly details: EntryDetails;
  readonly feeTransferId: string | null;
}

export async function insertRegistration(
  { db, now, cipher }: Pick<Work, 'db' | 'now' | 'cipher'>,
  row: NewRegistration,
): Promise<void> {
  const sealed = cipher.seal(placeOf(row.case_id), JSON.stringify(row.details));
  await sql`
    insert into registry.registration
      (case_id, reference, user_id, name, jurisdiction, state, sealed_details, fee_transfer_id, is_sample, sent_at)
    values (
      ${row.case_id}, ${row.reference}, ${row.user_id}, ${row.name}, ${row.jurisdiction}, 'submitted', ${sealed},
      ${row.feeTransferId}, ${row.is_sample}, ${now})`.execute(db);
}

/** A registration with what its entry is made of. */
export async function findRegistration(
  { db, cipher }: Pick<Work, 'db' | 'cipher'>,
  caseId: string,
  lock: 'locked' | 'open' = 'open',
): Promise<(RegistrationRow & { readonly details: EntryDetails }) | undefined> {
  const { rows } = await sql<RegistrationRow & { sealed_details: string }>`
    select ${shown}, r.sealed_details
    from registry.registration r
    where r.case_id = ${caseId} ${lock === 'locked' ? sql`for update` : sql``}`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { sealed_details: sealed, ...rest } = row;
  return { ...rest, details: details.parse(JSON.parse(cipher.open(placeOf(caseId), sealed))) };
}

/** Keeps what the entry will be made of, where the applicant changed it after the registration was sent. */
export async function setDetails(
  { db, cipher }: Pick<Work, 'db' | 'cipher'>,
  { caseId, details: given }: { readonly caseId: string; readonly details: EntryDetails },
): Promise<void> {
  const sealed = cipher.seal(placeOf(caseId), JSON.stringify(given));
  await sql`update registry.registration set sealed_details = ${sealed} where case_id = ${caseId}`.execute(
    db,
  );
}

export async function setRegistrationState(db: Database, caseId: string, state: string): Promise<void> {
  await sql`update registry.registration set state = ${state} where case_id = ${caseId}`.execute(db);
}

export interface ListedRegistration extends RegistrationRow {
  readonly id: string;
  readonly number: string | null;
}

/** A person's registrations, newest first. */
export async function listRegistrationRows(
  db: Database,
  { after, limit, userId }: PageAsked<string> & { readonly userId: string },
): Promise<readonly ListedRegistration[]> {
  const { rows } = await sql<ListedRegistration>`
    select r.case_id as id, ${shown}, b.number
    from registry.registration r
    left join registry.business b on b.case_id = r.case_id
    where r.user_id = ${userId} and ${after === undefined ? sql`true` : sql`r.case_id < ${after}`}
    order by r.case_id desc
    limit ${limit}`.execute(db);
  return rows;
}
