import type { ReplyOf } from '@egcr/contract/endpoint';
import type { CallInput } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import { flowsOf, type PaidGroup } from '../contract/flow-rules.ts';
import type { readFlowsCall } from '../contract/open-calls.ts';
import { centsOf } from './cents-of.ts';
import { amountIn, dollars, knownProgramme } from './show-programmes.ts';

/** Where the money of a programme, or of all, went: without samples, and without groups so small that someone could be recognised. Refuses not_found. */
export async function readFlows(
  work: Work,
  { query }: CallInput<typeof readFlowsCall>,
): Promise<ReplyOf<typeof readFlowsCall>> {
  // Those of all are added up in dollars.
  const programme = query.type === undefined ? undefined : await knownProgramme(work, query.type);
  const programmeId = programme?.id ?? null;
  const { rows } = await sql<{
    who: PaidGroup['who'];
    country: string | null;
    recipients: number;
    paid_minor: bigint;
  }>`
    select a.applicant_kind as who, a.country, count(distinct coalesce(a.organisation_id, a.user_id))::integer as recipients,
      sum(${programme === undefined ? centsOf(sql`m.amount_minor`) : sql`m.amount_minor`})::bigint as paid_minor
    from grants.application a
    join grants.programme p on p.id = a.programme_id
    join grants.award w on w.case_id = a.case_id
    join grants.milestone m on m.award_id = w.id and m.state = 'paid'
    where not a.is_sample and (${programmeId}::uuid is null or a.programme_id = ${programmeId}::uuid)
    group by a.applicant_kind, a.country`.execute(work.db);
  const flows = flowsOf(rows.map(({ paid_minor: paidMinor, ...row }) => ({ ...row, paidMinor })));
  return {
    items: flows.map(({ who, country, recipients, paidMinor }) => ({
      who,
      country,
      recipients,
      paid: programme === undefined ? dollars(paidMinor) : amountIn(programme, paidMinor),
    })),
  };
}
