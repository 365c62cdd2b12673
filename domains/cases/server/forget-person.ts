import { userDeleted } from '@egcr/identity/contract';
import { hear } from '@egcr/server-kit/event-kinds';

import { doingOf, moveOf } from '../contract/index.ts';
import { deleteMessages } from './case-store.ts';
import type { CaseParts } from './parts.ts';
import { moveCase } from './run-step.ts';
import { forgetViews } from './saved-views.ts';
import { eraseAnswers, openCasesOf } from './store.ts';

/** Open cases end with the account; answers and messages are deleted. The history says that and stays. */
export const forgetPerson = (parts: CaseParts) =>
  hear(userDeleted, async (work, { user_id: userId }) => {
    await forgetViews(work.db, userId);
    for (const row of await openCasesOf(work.db, userId)) {
      const kind = parts.kinds.of(row.kind);
      const { machine } = kind;
      const end = Object.keys(machine.events).find(
        (event) => doingOf(machine, event) === 'cancel' && moveOf(machine, row.state, event) !== undefined,
      );
      const to = end === undefined ? row.state : (moveOf(machine, row.state, end) ?? row.state);
      await moveCase(parts, work, { row, event: 'erase', to, by: { who: 'time', actorId: null } });
      await deleteMessages(work.db, row.id);
      await eraseAnswers(work.db, row.id);
    }
  });
