import { forbids, statusChanged } from '@egcr/registry/contract';
import type { ServerDomain } from '@egcr/server-kit/domain';
import { step } from '@egcr/server-kit/data/step';
import { hear, told } from '@egcr/server-kit/event-kinds';

import { postingMachine, postingStopped } from '../contract/index.ts';
import { stopped } from './hold-posting.ts';
import { postingsByIds, publishedOf, setPostingState } from './store.ts';

/** A business whose status forbids to hire offers no job any more: its open ones close, its team may renew them later, and applicants are told. */
export const followRegister: NonNullable<ServerDomain['listeners']> = hear(
  statusChanged,
  async (work, { organisation_id: organisationId, status }) => {
    if (organisationId === null || !forbids(status, 'publish')) return;
    const open = await postingsByIds(work.db, await publishedOf(work.db, organisationId));
    for (const row of open.values()) {
      await setPostingState(work, { id: row.id, state: step(postingMachine, row.state, 'close') });
      await work.emit(told(postingStopped, stopped(row)));
    }
  },
);
