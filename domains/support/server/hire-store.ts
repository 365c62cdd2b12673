import { wireMoney } from '@egcr/contract/money';
import { payPeriods } from '@egcr/jobs/contract';
import type { SealedColumn } from '@egcr/server-kit/reseal';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';
import * as z from 'zod/mini';

import { dateIn, dueOn, sundayOf, weekOf } from '../contract/index.ts';
import type { OwnSupport } from '../contract/shapes.ts';
import type { ClaimRow } from './claim-store.ts';
import { policyFor } from './policy-for.ts';

const HIRE = { table: 'support.claim', column: 'sealed_hire' } as const;
export const hireColumn: SealedColumn = { ...HIRE, key: ['case_id'] };

/** The job that ended a claim. */
const hire = z.object({
  job: z.string(),
  employer: z.string(),
  pay: z.nullable(z.object({ min: wireMoney, max: wireMoney, period: z.enum(payPeriods) })),
});
export type Hire = z.output<typeof hire>;

/** Keeps what the person works as from now on. */
export async function keepHire(
  { db, cipher }: Pick<Work, 'db' | 'cipher'>,
  { caseId, hiredAt, ...found }: Hire & { readonly caseId: string; readonly hiredAt: Date },
): Promise<void> {
  await sql`
    update support.claim
    set hired_at = ${hiredAt}, sealed_hire = ${cipher.seal({ ...HIRE, row: caseId }, JSON.stringify(found))}
    where case_id = ${caseId}`.execute(db);
}

/** The job that ended a claim, with the dates that follow from it; null where none did. */
export function hiredShown({ cipher }: Pick<Work, 'cipher'>, claim: ClaimRow): OwnSupport['hired'] {
  const { case_id: id, hired_at: at, sealed_hire: sealed, zone } = claim;
  if (at === null || sealed === null) return null;
  const on = dateIn(zone, at);
  const week = weekOf(on);
  return {
    ...hire.parse(JSON.parse(cipher.open({ ...HIRE, row: id }, sealed))),
    on,
    last_week_ends_on: sundayOf(week),
    confirm_until: dueOn(policyFor(claim), week),
  };
}

/** The account is gone: who employs the person is deleted. */
export async function forgetHire(db: Work['db'], userId: string): Promise<void> {
  await sql`
    update support.claim
    set hired_at = null, sealed_hire = null
    where user_id = ${userId} and sealed_hire is not null`.execute(db);
}
