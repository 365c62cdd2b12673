import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import { pageById } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';

import {
  termsFor,
  type Award,
  type listAwardsCall,
  type listAwardsOfBusinessCall,
} from '../contract/index.ts';
import { listAwardRows, type AwardRow } from './awards-store.ts';
import type { GrantParts } from './parts.ts';
import { programmeWords } from './programme-words.ts';
import { amountIn, knownProgramme } from './show-programmes.ts';

/** What was given, from the books. No one is named. Refuses not_found, where the programme is unknown. */
export async function listAwards(
  { money }: Pick<GrantParts, 'money'>,
  work: Work,
  { query }: CallInput<typeof listAwardsCall>,
): Promise<ReplyOf<typeof listAwardsCall>> {
  const programmeId = query.type === undefined ? undefined : (await knownProgramme(work, query.type)).id;
  const { rows, next } = await pageById(query, (asked) => listAwardRows(work.db, { programmeId, ...asked }));
  return { next, items: await shownAwards(money, work, rows) };
}

/** What a business was awarded, by its name: it is listed with the consent of its team alone. */
export async function listAwardsOfBusiness(
  { money, directory }: Pick<GrantParts, 'money' | 'directory'>,
  work: Work,
  { params, query }: CallInput<typeof listAwardsOfBusinessCall>,
): Promise<ReplyOf<typeof listAwardsOfBusinessCall>> {
  const found = await directory.listing(work.db, params.slug);
  if (found?.showsGrants !== true) return { items: [], next: null };
  const { organisationId } = found;
  const { rows, next } = await pageById(query, (asked) =>
    listAwardRows(work.db, { organisationId, ...asked }),
  );
  return { next, items: await shownAwards(money, work, rows) };
}

async function shownAwards(
  money: GrantParts['money'],
  work: Work,
  rows: readonly AwardRow[],
): Promise<Award[]> {
  const payments = await money.payments(
    work.db,
    rows.flatMap((row) => row.payment_ids),
  );
  const states = new Map(payments.map(({ subject, state }) => [subject, state]));
  return rows.map((row) => ({
    id: row.id,
    programme: row.slug,
    kind: termsFor(row).kind,
    title: programmeWords(row, work.request.language).title,
    who: row.applicant_kind,
    country: row.country,
    amount: amountIn(row, row.amount_minor),
    state: awardState(row, states),
    awarded_at: toInstant(row.awarded_at),
    is_sample: row.is_sample,
  }));
}

/** A payment that did not go out, or not yet, leaves its part promised. */
function awardState(
  { payment_ids: ids, is_whole: isWhole }: AwardRow,
  states: ReadonlyMap<string, string>,
): Award['state'] {
  const of = ids.map((id) => states.get(id));
  if (of.includes('paid')) return isWhole ? 'paid' : 'part';
  return of.includes('returned') ? 'returned' : 'promised';
}
