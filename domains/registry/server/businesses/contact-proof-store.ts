import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

export interface ContactProof {
  /** The domain; '' of a phone. */
  readonly value: string;
  readonly how: 'file' | 'dns' | 'sms';
  readonly at: Date;
  /** YYYY-MM-DD. */
  readonly until: string;
}

interface ProofRow {
  readonly kind: 'domain' | 'phone';
  readonly value: string;
  readonly how: ContactProof['how'];
  readonly proven_at: Date;
}

/** What a business has proven and still counts on a day. */
export async function proofsOf(
  db: Database,
  { businessId, today }: { readonly businessId: string; readonly today: string },
): Promise<readonly ProofRow[]> {
  const { rows } = await sql<ProofRow>`
    select kind, value, how, proven_at
    from registry.contact_proof
    where business_id = ${businessId} and valid_until >= ${today}::date
    order by kind`.execute(db);
  return rows;
}

/** How and when a business has proven a web domain or a phone; null takes it away. */
export async function keepContactProof(
  { db }: Pick<Work, 'db'>,
  {
    businessId,
    kind,
    proof,
  }: {
    readonly businessId: string;
    readonly kind: 'domain' | 'phone';
    readonly proof: ContactProof | null;
  },
): Promise<void> {
  await sql`
    delete from registry.contact_proof where business_id = ${businessId} and kind = ${kind}`.execute(db);
  if (proof === null) return;
  const { value, how, at, until } = proof;
  await sql`
    insert into registry.contact_proof (business_id, kind, value, how, proven_at, valid_until)
    values (${businessId}, ${kind}, ${value}, ${how}, ${at}, ${until}::date)`.execute(db);
}
