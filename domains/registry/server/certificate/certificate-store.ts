import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { BusinessStatus } from '../../contract/index.ts';

export interface CertificateRow {
  readonly id: string;
  readonly code: string;
  readonly issued_at: Date;
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
  readonly facts: string;
  readonly signature: string;
  readonly business_id: string;
  readonly slug: string;
  readonly status: BusinessStatus;
  readonly is_sample: boolean;
}

export interface NewCertificate {
  readonly id: string;
  readonly code: string;
  readonly businessId: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
  readonly facts: string;
  readonly signature: string;
}

export async function insertCertificate(db: Database, row: NewCertificate): Promise<void> {
  await sql`
    insert into registry.certificate (id, code, business_id, issued_at, expires_at, facts, signature)
    values (${row.id}, ${row.code}, ${row.businessId}, ${row.issuedAt}, ${row.expiresAt}, ${row.facts}, ${row.signature})`.execute(
    db,
  );
}

export async function findCertificate(db: Database, code: string): Promise<CertificateRow | undefined> {
  const { rows } = await sql<CertificateRow>`
    select c.id, c.code, c.business_id, c.issued_at, c.expires_at, c.revoked_at, c.facts, c.signature, b.slug, b.status, b.is_sample
    from registry.certificate c
    join registry.business b on b.id = c.business_id
    where c.code = ${code}`.execute(db);
  return rows[0];
}

/** The code of the newest certificate of a business that is not revoked. */
export async function newestCode(db: Database, businessId: string): Promise<string | null> {
  const { rows } = await sql<{ code: string }>`
    select code from registry.certificate
    where business_id = ${businessId} and revoked_at is null
    order by issued_at desc
    limit 1`.execute(db);
  return rows[0]?.code ?? null;
}

export async function keepFile(db: Database, id: string, sha256: string): Promise<void> {
  await sql`
    insert into registry.certificate_file (certificate_id, sha256)
    values (${id}, ${sha256})
    on conflict on constraint certificate_file_key do nothing`.execute(db);
}

export async function isKnownFile(db: Database, id: string, sha256: string): Promise<boolean> {
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from registry.certificate_file
    where certificate_id = ${id} and sha256 = ${sha256}`.execute(db);
  return rows.length > 0;
}

/** Whatever changes the certificates of a business waits for others who do. */
export async function lockBusiness(db: Database, businessId: string): Promise<void> {
  await sql`select id from registry.business where id = ${businessId} for update`.execute(db);
}

/** From now on none of the certificates of a business is valid. */
export async function revokeCertificates(
  { db, now }: Pick<Work, 'db' | 'now'>,
  businessId: string,
): Promise<void> {
  await sql`
    update registry.certificate set revoked_at = ${now}
    where business_id = ${businessId} and revoked_at is null`.execute(db);
}
