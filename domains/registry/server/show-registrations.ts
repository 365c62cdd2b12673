import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import { pageById } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { listRegistrationsCall } from '../contract/index.ts';
import { stateMarks } from './registration-kind.ts';
import { listRegistrationRows } from './store.ts';
import { registrationWords } from './words/texts.ts';

/** GET /registry/registrations. */
export async function listRegistrations(
  work: Work,
  { query }: CallInput<typeof listRegistrationsCall>,
): Promise<ReplyOf<typeof listRegistrationsCall>> {
  const { userId } = personOf(work);
  const { rows, next } = await pageById(query, (asked) =>
    listRegistrationRows(work.db, { userId, ...asked }),
  );
  const states: Readonly<Record<string, string>> = registrationWords(work.request.language).states;
  return {
    next,
    items: rows.map((row) => ({
      case_id: row.case_id,
      reference: row.reference,
      name: row.name,
      jurisdiction: row.jurisdiction,
      state: row.state,
      state_label: states[row.state] ?? row.state,
      state_mark: stateMarks[row.state],
      number: row.number,
      sent_at: toInstant(row.sent_at),
      is_sample: row.is_sample,
    })),
  };
}
