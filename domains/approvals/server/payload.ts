import { createHash } from 'node:crypto';

import { canonicalJson } from '@egcr/server-kit/canonical-json';
import type { SealedColumn } from '@egcr/server-kit/reseal';
import type { Work } from '@egcr/server-kit/work';

import type { ProposalRow } from './store.ts';

const TABLE = 'approvals.proposal';
const COLUMN = 'sealed_payload';

/** What will run may name accounts at banks: it is sealed in the database. */
export const sealedPayload: SealedColumn = { table: TABLE, column: COLUMN, key: ['id'] };

/** SHA-256 of exactly what will run. */
export function hashOf(payload: unknown): Buffer {
  return createHash('sha256').update(canonicalJson(payload)).digest();
}

export function sealPayload({ cipher }: Work, id: string, payload: unknown): string {
  return cipher.seal({ table: TABLE, column: COLUMN, row: id }, canonicalJson(payload));
}

/** What will run; undefined where it is not what was hashed when it was proposed. */
export function openPayload(
  { cipher }: Pick<Work, 'cipher'>,
  row: ProposalRow,
): { readonly payload: unknown } | undefined {
  const text = cipher.open({ table: TABLE, column: COLUMN, row: row.id }, row.sealed_payload);
  const payload: unknown = JSON.parse(text);
  return hashOf(payload).equals(row.payload_sha256) ? { payload } : undefined;
}
