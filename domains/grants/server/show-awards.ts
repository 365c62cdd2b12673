import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import { pageById } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';

import { termsOf, type Award, type listAwardsCall } from '../contract/index.ts';
import { listAwardRows } from './awards-store.ts';
import type { GrantParts } from './parts.ts';
import { programmeWords } from './programme-words.ts';
import { dollars, knownProgramme } from './show-programmes.ts';

/** What was given, from the books. No one is named. Refuses not_found, where the programme is unknown. */
export async function listAwards(
  { money }: Pick<GrantParts, 'money'>,
  work: Work,
  { query }: CallInput<typeof listAwardsCall>,
): Promise<ReplyOf<typeof listAwardsCall>> {
  const programmeId = query.type === undefined ? undefined : (await knownProgramme(work, query.type)).id;
  const { rows, next } = await pageById(query, (asked) => listAwardRows(work.db, { programmeId, ...asked }));
  const payments = await money.payments(
    work.db,
    rows.map((row) => row.payment_id),
  );
  const states = new Map(payments.map(({ subject, state }) => [subject, state]));
  return {
    next,
    items: rows.map((row) => ({
      id: row.id,
      programme: row.slug,
      kind: termsOf(row.slug).kind,
      title: programmeWords(row.slug, work.request.language).title,
      who: row.applicant_kind,
      country: row.country,
      amount: dollars(row.amount_minor),
      state: awardState(states.get(row.payment_id)),
      awarded_at: toInstant(row.awarded_at),
      is_sample: row.is_sample,
    })),
  };
}

/** A payment that did not go out, or not yet, leaves the sum promised. */
function awardState(payment: string | undefined): Award['state'] {
  return payment === 'paid' || payment === 'returned' ? payment : 'promised';
}
