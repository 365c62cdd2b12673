import type { CallInput } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';

import {
  nameIssue,
  sensitiveWordsIn,
  tidyName,
  type checkNameCall,
  type NameCheck,
} from '../contract/index.ts';
import { isNameTaken, nearNames } from './name-store.ts';

/** What would be said of a name if it were sent now. */
export async function checkName(work: Work, { query }: CallInput<typeof checkNameCall>): Promise<NameCheck> {
  const asked = { name: tidyName(query.name), jurisdiction: query.jurisdiction };
  const issue = nameIssue(query.name);
  if (issue !== undefined) return { issue, near: [], sensitive: [] };
  const isTaken = await isNameTaken(work.db, asked);
  return {
    issue: isTaken ? 'taken' : null,
    near: [...(await nearNames(work.db, asked))],
    sensitive: [...sensitiveWordsIn(asked.name)],
  };
}
