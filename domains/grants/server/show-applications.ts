import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import { pageById } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { keyOf, principalOf, type Work } from '@egcr/server-kit/work';

import type { listApplicationsCall } from '../contract/endpoints.ts';
import { stateMarks } from './application-kind.ts';
import type { GrantParts } from './parts.ts';
import { programmeWords } from './programme-words.ts';
import { amountIn } from './show-programmes.ts';
import { listApplicationRows } from './store.ts';
import { grantTexts } from './texts.ts';

/** Refuses not_found where the caller is no member of the organisation. */
export async function listApplications(
  { acting }: Pick<GrantParts, 'acting'>,
  work: Work,
  { query }: CallInput<typeof listApplicationsCall>,
): Promise<ReplyOf<typeof listApplicationsCall>> {
  const organisationId = query.acting_for ?? null;
  const userId = principalOf(work);
  // A test key reads what is invented; no organisation's application is.
  const key = keyOf(work);
  const isTest = key?.isLive === false;
  if (organisationId !== null && (isTest || !(await acting.memberOf(work.db, userId, organisationId))))
    throw new Refusal(platformRefusals.not_found);
  const applicant = { userId, organisationId };
  const { rows, next } = await pageById(query, (asked) =>
    listApplicationRows(work.db, {
      ...applicant,
      isAwarded: query.only === 'awarded',
      onlySamples: isTest,
      ...asked,
    }),
  );
  const { language } = work.request;
  const states: Readonly<Record<string, string>> = grantTexts(language).states;
  return {
    next,
    items: rows.map((row) => ({
      case_id: row.case_id,
      reference: row.reference,
      programme: row.slug,
      title: programmeWords(row, language).title,
      amount: amountIn(row, row.amount_minor),
      state: row.state,
      state_label: states[row.state] ?? row.state,
      state_mark: stateMarks[row.state],
      award: row.award_state && { state: row.award_state, now: row.milestone_state },
      sent_at: toInstant(row.sent_at),
      is_sample: row.is_sample,
    })),
  };
}
