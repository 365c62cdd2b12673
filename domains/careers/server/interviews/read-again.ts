import { platformRefusals } from '@egcr/contract/refusals';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import type { OwnApplication, ReceivedApplication } from '../../contract/index.ts';
import type { CareerParts } from '../parts.ts';
import { ownShown, receivedShown } from '../shown.ts';
import { findApplication } from '../store.ts';
import { messageCounts } from '../messages/store.ts';
import { interviewShown } from './shown.ts';

/** An application as it is after a step, for each side. */
export async function readAgain(
  { jobs, people }: Pick<CareerParts, 'jobs' | 'people'>,
  work: Work,
  id: string,
): Promise<{ readonly own: OwnApplication; readonly received: ReceivedApplication }> {
  const row = await findApplication(work.db, id);
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  const job = (await jobs.byIds(work.db, [row.job_id])).get(row.job_id);
  const applicant = (await people.findByIds(work.db, [row.user_id])).get(row.user_id);
  const more = {
    interview: await interviewShown(work, row.id),
    messageCount: (await messageCounts(work.db, [row.id])).get(row.id) ?? 0,
  };
  return {
    own: ownShown(work, row, { job, ...more }),
    received: receivedShown(work, row, { job, applicant, ...more }),
  };
}
