import { stateAfter } from '@egcr/contract/machine';
import { userDeleted } from '@egcr/identity/contract';
import { hear } from '@egcr/server-kit/event-kinds';

import { caseStates } from '../contract/index.ts';
import { deleteMessages } from './case-store.ts';
import type { CaseParts } from './parts.ts';
import { moveCase } from './run-step.ts';
import { eraseAnswers, openCasesOf } from './store.ts';

/** Open cases end with the account; answers and messages are deleted. The history says that and stays. */
export const forgetPerson = (parts: CaseParts) =>
  hear(userDeleted, async (work, { user_id: userId }) => {
    for (const row of await openCasesOf(work.db, userId)) {
      const kind = parts.kinds.of(row.kind);
      const ended = stateAfter(kind.machine, row.state, 'cancel');
      const to = caseStates.find((state) => state === ended) ?? row.state;
      await moveCase(parts, work, { row, event: 'erase', to, by: { who: 'time', actorId: null } });
      await deleteMessages(work.db, row.id);
      await eraseAnswers(work.db, row.id);
    }
  });
