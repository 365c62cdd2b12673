import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import { LOOKED_THROUGH_MAX, says } from '../looked-through.ts';

export interface RequestRow {
  readonly id: string;
  readonly key_id: string;
  /** The key's. */
  readonly name: string;
  readonly is_live: boolean;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly code: string | null;
  readonly duration_ms: number;
  readonly request_id: string;
  readonly at: Date;
}

type NewRequest = Omit<RequestRow, 'name'> & { readonly owner_id: string };

export async function insertRequest(db: Database, row: NewRequest): Promise<void> {
  await sql`
    insert into developers.request
      (id, owner_id, key_id, is_live, method, route, status, code, duration_ms, request_id, at)
    values (
      ${row.id}::uuid, ${row.owner_id}::uuid, ${row.key_id}::uuid, ${row.is_live}, ${row.method}, ${row.route},
      ${row.status}, ${row.code}, ${row.duration_ms}, ${row.request_id}, ${row.at})`.execute(db);
}

export interface RequestsAsked {
  readonly ownerId: string;
  readonly keyId?: string | undefined;
  /** Those that were refused. */
  readonly isRefused?: boolean | undefined;
  readonly isLive?: boolean | undefined;
  /** Part of the method, the address, the code or the name of the key, or the id of the request. */
  readonly words?: string | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
}

/** What a person's keys asked for, newest first. */
export async function listRequests(db: Database, asked: RequestsAsked): Promise<readonly RequestRow[]> {
  const { ownerId, keyId, isRefused, isLive, words, after, limit } = asked;
  const { rows } = await sql<RequestRow>`
    select request.id, request.key_id, api_key.name, request.is_live, request.method, request.route, request.status,
      request.code, request.duration_ms, request.request_id, request.at
    from (
      select id, key_id, is_live, method, route, status, code, duration_ms, request_id, at
      from developers.request
      where owner_id = ${ownerId}::uuid
        and ${keyId === undefined ? sql`true` : sql`key_id = ${keyId}::uuid`}
        and ${isRefused === true ? sql`status >= 400` : sql`true`}
        and ${isLive === undefined ? sql`true` : sql`is_live = ${isLive}`}
        and ${after === undefined ? sql`true` : sql`id < ${after}::uuid`}
      order by id desc
      limit ${LOOKED_THROUGH_MAX}
    ) as request
    join developers.api_key on api_key.id = request.key_id
    where ${says(words, sql`request.method || ' ' || request.route`, sql`request.code`, sql`api_key.name`, sql`request.request_id`)}
    order by request.id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** Those of a person whose account is gone. */
export async function forgetRequestsOf(db: Database, ownerId: string): Promise<void> {
  await sql`delete from developers.request where owner_id = ${ownerId}::uuid`.execute(db);
}

/** Old ones, so many at most. Answers how many. */
export async function forgetRequests(db: Database, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from developers.request
    where id in (select id from developers.request where at < ${before} order by at limit ${limit})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}
