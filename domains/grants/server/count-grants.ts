import type { WireMoney } from '@egcr/contract/money';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import { centsOf } from './cents-of.ts';
import { dollars } from './show-programmes.ts';

interface Counted {
  readonly open: number;
  /** Awarded and not paid yet. */
  readonly committed: WireMoney;
  readonly paid: WireMoney;
}

/** What takes applications now and what was given, without samples: of grants, and of the funds of sectors. */
export async function countGrants({
  db,
  now,
}: Pick<Work, 'db' | 'now'>): Promise<{ readonly grants: Counted; readonly sector_funds: Counted }> {
  const { rows } = await sql<{
    kind: 'grant' | 'fund';
    open_count: number;
    committed_minor: bigint;
    paid_minor: bigint;
  }>`
    select p.kind,
      count(*) filter (where not p.is_sample and p.opens_at <= ${now}::timestamptz
        and (p.closes_at is null or p.closes_at > ${now}::timestamptz))::integer as open_count,
      coalesce(sum(given.committed_minor), 0)::bigint as committed_minor,
      coalesce(sum(given.paid_minor), 0)::bigint as paid_minor
    from grants.programme p
    left join lateral (
      select sum(${centsOf(sql`m.amount_minor`)}) filter (where m.state not in ('paid', 'closed') and w.state <> 'ended') as committed_minor,
        sum(${centsOf(sql`m.amount_minor`)}) filter (where m.state = 'paid') as paid_minor
      from grants.application a
      join grants.award w on w.case_id = a.case_id
      join grants.milestone m on m.award_id = w.id
      where a.programme_id = p.id and not a.is_sample) as given on true
    group by p.kind`.execute(db);
  const of = (kind: 'grant' | 'fund'): Counted => {
    const row = rows.find((each) => each.kind === kind);
    return {
      open: row?.open_count ?? 0,
      committed: dollars(row?.committed_minor ?? 0n),
      paid: dollars(row?.paid_minor ?? 0n),
    };
  };
  return { grants: of('grant'), sector_funds: of('fund') };
}
