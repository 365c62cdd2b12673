import { addSeconds } from '@egcr/contract/time';
import { step } from '@egcr/server-kit/data/step';
import type { Database } from '@egcr/server-kit/database';
import type { EventOf } from '@egcr/contract/machine';
import type { SealedColumn } from '@egcr/server-kit/reseal';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import {
  contactMachine,
  type BusinessContact,
  type ContactKind,
  type ContactState,
} from '../../contract/index.ts';
import { READING_S } from '../../contract/limits.ts';

type At = Pick<Work, 'db' | 'now'>;
type How = NonNullable<BusinessContact['how']>;

export const contactColumn = {
  table: 'verification.contact',
  column: 'sealed_value',
  key: ['business_id', 'kind'],
} as const satisfies SealedColumn;

const placeOf = (businessId: string, kind: ContactKind) => ({
  table: contactColumn.table,
  column: contactColumn.column,
  row: `${businessId}|${kind}`,
});

interface StoredContact {
  readonly business_id: string;
  readonly kind: ContactKind;
  readonly state: ContactState;
  /** Of a domain. */
  readonly token: string | null;
  readonly reading_since: Date | null;
  readonly code_hash: Buffer | null;
  readonly code_until: Date | null;
  readonly tries_left: number;
  readonly how: How | null;
  readonly proven_at: Date | null;
  readonly valid_until: string | null;
}

export interface ContactRow extends StoredContact {
  readonly value: string;
}

const STORED =
  'business_id, kind, state, token, reading_since, code_hash, code_until, tries_left, how, proven_at, valid_until';
const stored = sql.raw(STORED);
const shown = sql.raw(`sealed_value, ${STORED}`);

/** The contacts of a business; its verification is locked by who changes them. */
export async function contactsOf(
  { db, cipher }: Pick<Work, 'db' | 'cipher'>,
  businessId: string,
): Promise<readonly ContactRow[]> {
  const { rows } = await sql<StoredContact & { sealed_value: string }>`
    select ${shown} from verification.contact where business_id = ${businessId} order by kind`.execute(db);
  return rows.map(({ sealed_value: sealed, ...row }) => ({
    ...row,
    value: cipher.open(placeOf(businessId, row.kind), sealed),
  }));
}

/** The web domains and phone numbers that the businesses of some organisations give as their own, proven or not. */
export async function contactsOfOrganisations(
  { db, cipher }: Pick<Work, 'db' | 'cipher'>,
  organisationIds: readonly string[],
): Promise<readonly string[]> {
  if (organisationIds.length === 0) return [];
  const { rows } = await sql<{ business_id: string; kind: ContactKind; sealed_value: string }>`
    select c.business_id, c.kind, c.sealed_value
    from verification.contact as c
    join verification.business as b on b.id = c.business_id
    where b.organisation_id = any (${[...organisationIds]}::uuid[])`.execute(db);
  return rows.map((row) => cipher.open(placeOf(row.business_id, row.kind), row.sealed_value));
}

export async function contactOf(
  work: Pick<Work, 'db' | 'cipher'>,
  businessId: string,
  kind: ContactKind,
): Promise<ContactRow | undefined> {
  return (await contactsOf(work, businessId)).find((each) => each.kind === kind);
}

/** A contact that is not proven yet, in the place of the one before. */
export async function putContact(
  { db, cipher }: Pick<Work, 'db' | 'cipher'>,
  row: {
    readonly businessId: string;
    readonly kind: ContactKind;
    readonly value: string;
    readonly token: string | null;
  },
): Promise<void> {
  const { businessId, kind, value, token } = row;
  await dropContact(db, businessId, kind);
  await sql`
    insert into verification.contact (business_id, kind, sealed_value, state, token)
    values (${businessId}, ${kind}, ${cipher.seal(placeOf(businessId, kind), value)}, 'waiting', ${token})`.execute(
    db,
  );
}

export async function dropContact(db: Database, businessId: string, kind: ContactKind): Promise<void> {
  await sql`
    delete from verification.contact where business_id = ${businessId} and kind = ${kind}`.execute(db);
}

/** A step of a contact. Refuses contact_refused. */
export async function takeContactStep(
  { db }: Pick<Work, 'db'>,
  row: Pick<ContactRow, 'business_id' | 'kind' | 'state'>,
  event: EventOf<typeof contactMachine>,
): Promise<void> {
  const state = step(contactMachine, row.state, event);
  const isOver = state === 'failed' || state === 'expired';
  await sql`
    update verification.contact
    set state = ${state}, reading_since = null,
      valid_until = case when ${isOver} then null else valid_until end
    where business_id = ${row.business_id} and kind = ${row.kind}`.execute(db);
}

/** How and until when a contact is proven; taken with the step, in one statement, as the table wants it. */
export async function keepProof(
  { db, now }: At,
  row: Pick<ContactRow, 'business_id' | 'kind' | 'state'>,
  { how, until }: { readonly how: How; readonly until: string },
): Promise<void> {
  const state = step(contactMachine, row.state, 'prove');
  await sql`
    update verification.contact
    set state = ${state}, how = ${how}, proven_at = ${now}, valid_until = ${until}::date, reading_since = null,
      code_hash = null, code_until = null
    where business_id = ${row.business_id} and kind = ${row.kind}`.execute(db);
}

/** Since when a domain is being looked at; null: it no longer is. */
export async function keepReading(db: Database, businessId: string, since: Date | null): Promise<void> {
  await sql`
    update verification.contact set reading_since = ${since}
    where business_id = ${businessId} and kind = 'domain'`.execute(db);
}

/** The code that proves a phone; null: none waits. */
export async function keepCode(
  db: Database,
  businessId: string,
  code: { readonly hash: Buffer; readonly until: Date; readonly tries: number } | null,
): Promise<void> {
  await sql`
    update verification.contact
    set code_hash = ${code?.hash ?? null}, code_until = ${code?.until ?? null}, tries_left = ${code?.tries ?? 0}
    where business_id = ${businessId} and kind = 'phone'`.execute(db);
}

/** Counts a code and answers how many were sent since. The verification of the business is locked meanwhile. */
export async function countCode(
  { db, now }: At,
  { businessId, since }: { readonly businessId: string; readonly since: Date },
): Promise<number> {
  await sql`
    insert into verification.contact_code (business_id, sent_at) values (${businessId}, ${now})`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from verification.contact_code
    where business_id = ${businessId} and sent_at > ${since}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function forgetCodes(db: Database, before: Date): Promise<void> {
  await sql`delete from verification.contact_code where sent_at < ${before}`.execute(db);
}

/** Proven contacts whose last day comes by a day, of these states. */
export async function contactsEndingBy(
  db: Database,
  { day, states }: { readonly day: string; readonly states: readonly ContactState[] },
): Promise<readonly StoredContact[]> {
  const { rows } = await sql<StoredContact>`
    select ${stored} from verification.contact
    where valid_until <= ${day}::date and state = any(${[...states]}::text[])
    order by business_id, kind
    limit 500`.execute(db);
  return rows;
}

/** Whether a look at a domain is on its way. One that was lost is not waited for. */
export function isBeingRead({ reading_since: since }: Pick<ContactRow, 'reading_since'>, now: Date): boolean {
  return since !== null && addSeconds(since, READING_S) > now;
}
