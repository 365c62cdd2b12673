import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import { requireRight } from '@egcr/organisations/server';
import { pageById } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { listApplicationsCall } from '../contract/endpoints.ts';
import { stateMarks } from './application-kind.ts';
import type { GrantParts } from './parts.ts';
import { programmeWords } from './programme-words.ts';
import { dollars } from './show-programmes.ts';
import { listApplicationRows } from './store.ts';
import { grantTexts } from './texts.ts';

/** Refuses not_found where the caller is no member of the organisation. */
export async function listApplications(
  { acting }: Pick<GrantParts, 'acting'>,
  work: Work,
  { query }: CallInput<typeof listApplicationsCall>,
): Promise<ReplyOf<typeof listApplicationsCall>> {
  const organisationId = query.acting_for ?? null;
  if (organisationId !== null) await requireRight(acting, work, { organisationId, right: 'view' });
  const applicant = { userId: personOf(work).userId, organisationId };
  const { rows, next } = await pageById(query, (asked) =>
    listApplicationRows(work.db, { ...applicant, isAwarded: query.only === 'awarded', ...asked }),
  );
  const { language } = work.request;
  const states: Readonly<Record<string, string>> = grantTexts(language).states;
  return {
    next,
    items: rows.map((row) => ({
      case_id: row.case_id,
      reference: row.reference,
      programme: row.slug,
      title: programmeWords(row.slug, language).title,
      amount: dollars(row.amount_minor),
      state: row.state,
      state_label: states[row.state] ?? row.state,
      state_mark: stateMarks[row.state],
      award: row.award_state && { state: row.award_state, now: row.milestone_state },
      sent_at: toInstant(row.sent_at),
      is_sample: row.is_sample,
    })),
  };
}
