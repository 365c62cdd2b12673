import { forbids, statusChanged } from '@egcr/registry/contract';
import type { ServerDomain } from '@egcr/server-kit/domain';
import { step } from '@egcr/server-kit/data/step';
import { hear } from '@egcr/server-kit/event-kinds';

import { postingMachine } from '../contract/index.ts';
import { publishedOf, setPostingState } from './store.ts';

/** A business whose status forbids to hire offers no job any more: its open ones close, and its team may renew them later. */
export const followRegister: NonNullable<ServerDomain['listeners']> = hear(
  statusChanged,
  async (work, { organisation_id: organisationId, status }) => {
    if (organisationId === null || !forbids(status, 'publish')) return;
    for (const id of await publishedOf(work.db, organisationId))
      await setPostingState(work, { id, state: step(postingMachine, 'published', 'close') });
  },
);
