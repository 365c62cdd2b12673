import { addSeconds } from '@egcr/contract/time';
import type { Work } from '@egcr/server-kit/work';

import { KEEP_SOLVED_S } from '../contract/limits.ts';
import type { ContactParts } from './parts.ts';
import { forgetTickets } from './store.ts';
import { TICKET } from './ticket-kind.ts';

/** A year after a message was solved, who wrote it and what was written is deleted. The history of its steps stays. */
export async function forgetSolved({ cases }: Pick<ContactParts, 'cases'>, work: Work): Promise<void> {
  const before = addSeconds(work.now, -KEEP_SOLVED_S);
  await forgetTickets(work.db, await cases.queueOf(TICKET).erase(work, { state: 'solved', before }));
}
