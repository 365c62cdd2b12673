import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { instant, toInstant } from '@egcr/contract/time';
import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { payPeriods } from '@egcr/jobs/contract';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import type { SealedColumn } from '@egcr/server-kit/reseal';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';
import * as z from 'zod/mini';

import { dateIn, dueOn, firstDayOf, nextJob, sundayOf, weekOf, type Hire } from '../contract/index.ts';
import { day, type OwnSupport } from '../contract/shapes.ts';
import type { readClaimJobCall } from '../contract/claim-job-call.ts';
import { weeksAhead } from '../contract/hire-rules.ts';
import { findClaim, type ClaimRow } from './claim-store.ts';
import { lastWeekOf } from './claim-weeks.ts';
import { policyFor } from './policy-for.ts';

const HIRE = { table: 'support.claim', column: 'sealed_hire' } as const;
export const hireColumn: SealedColumn = { ...HIRE, key: ['case_id'] };

const job = z.object({
  job: z.string(),
  employer: z.string(),
  pay: z.nullable(z.object({ min: wireMoney, max: wireMoney, period: z.enum(payPeriods) })),
});
/** A job that the person accepted, as careers told of it. */
const toldHire = z.extend(job, {
  /** Null where it was kept before first days were told. */
  application_id: z.nullable(uuid),
  hired_at: instant,
  starts_on: z.nullable(day),
  called_off: z.nullable(z.object({ at: instant, by: z.enum(['employer', 'applicant']) })),
});
export type ToldHire = z.output<typeof toldHire>;
/** Who accepts and calls off without end is known by the newest. */
const HIRES_MAX = 20;

/** The jobs that a person accepted since they claim, in the order in which they were told of, also those that were called off. */
export function hiresOf(
  { cipher }: Pick<Work, 'cipher'>,
  claim: Pick<ClaimRow, 'case_id' | 'hired_at' | 'sealed_hire'>,
): readonly ToldHire[] {
  const { case_id: row, hired_at: at, sealed_hire: sealed } = claim;
  if (sealed === null) return [];
  const kept: unknown = JSON.parse(cipher.open({ ...HIRE, row }, sealed));
  if (Array.isArray(kept)) return z.array(toldHire).parse(kept);
  const hiredAt = toInstant(at ?? new Date(0));
  return [{ ...job.parse(kept), application_id: null, hired_at: hiredAt, starts_on: null, called_off: null }];
}

/** The same by the clocks of a claim, for the rules. */
export function byClocks(
  { zone }: Pick<ClaimRow, 'zone'>,
  hires: readonly ToldHire[],
): readonly (ToldHire & Hire)[] {
  return hires.map((told) => ({
    ...told,
    hiredOn: dateIn(zone, new Date(told.hired_at)),
    startsOn: told.starts_on,
    calledOff: told.called_off && {
      on: dateIn(zone, new Date(told.called_off.at)),
      by: told.called_off.by,
    },
  }));
}

/** Keeps what was told of; the job that begins first says until when support lasts. Answers the claim as it is then. */
export async function keepHires(
  { db, cipher }: Pick<Work, 'db' | 'cipher'>,
  claim: ClaimRow,
  told: readonly ToldHire[],
): Promise<ClaimRow> {
  const next = nextJob(byClocks(claim, told));
  const kept = {
    hired_at: next === undefined ? null : new Date(next.hired_at),
    works_from: next === undefined ? null : firstDayOf(next),
    sealed_hire: cipher.seal({ ...HIRE, row: claim.case_id }, JSON.stringify(told.slice(-HIRES_MAX))),
  };
  await sql`
    update support.claim
    set hired_at = ${kept.hired_at}, works_from = ${kept.works_from}::date, sealed_hire = ${kept.sealed_hire}
    where case_id = ${claim.case_id}`.execute(db);
  return { ...claim, ...kept };
}

/** The job that ends a claim, with the dates that follow from it; null where none does. */
export function hiredShown(work: Pick<Work, 'cipher'>, claim: ClaimRow): OwnSupport['hired'] {
  const next = nextJob(byClocks(claim, hiresOf(work, claim)));
  if (next === undefined) return null;
  const week = lastWeekOf(claim) ?? weekOf(next.hiredOn);
  return {
    job: next.job,
    employer: next.employer,
    pay: next.pay,
    on: next.hiredOn,
    starts_on: next.startsOn,
    last_week_ends_on: sundayOf(week),
    confirm_until: dueOn(policyFor(claim), week),
  };
}

/** The same job for officers, who see where it begins far ahead. Refuses not_found where there is no such claim. */
export async function readClaimJob(
  work: Pick<Work, 'db' | 'cipher'>,
  { params }: CallInput<typeof readClaimJobCall>,
): Promise<ReplyOf<typeof readClaimJobCall>> {
  const claim = await findClaim(work.db, params.id);
  if (claim === undefined) throw new Refusal(platformRefusals.not_found);
  const shown = hiredShown(work, claim);
  if (shown === null) return { job: null };
  const { job: title, employer, on, starts_on: startsOn, last_week_ends_on: ends } = shown;
  const weeks = weeksAhead({ hiredOn: on, startsOn });
  return {
    job: {
      job: title,
      employer,
      accepted_on: on,
      starts_on: startsOn,
      last_week_ends_on: ends,
      weeks_ahead: weeks ?? null,
    },
  };
}

/** The account is gone: who employs the person is deleted. */
export async function forgetHire(db: Work['db'], userId: string): Promise<void> {
  await sql`
    update support.claim
    set hired_at = null, works_from = null, sealed_hire = null
    where user_id = ${userId} and sealed_hire is not null`.execute(db);
}
