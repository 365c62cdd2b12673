import type { ReplyOf } from '@egcr/contract/endpoint';
import type { CallInput } from '@egcr/server-kit/domain';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { readQueuesCall } from '../contract/index.ts';
import { kindsToRead } from './officer-case.ts';
import type { CaseParts } from './parts.ts';
import { countsOf } from './queue-store.ts';
import { stateLabel } from './words/kind-words.ts';

/** The queues that the caller may read: what each is called, its states, and how many of its open cases wait for whom. */
export async function readQueues(
  parts: CaseParts,
  work: Work,
  { query }: CallInput<typeof readQueuesCall>,
): Promise<ReplyOf<typeof readQueuesCall>> {
  const { language } = work.request;
  const names = await kindsToRead(parts, work);
  const counts = await countsOf(work.db, {
    kinds: names,
    officerId: personOf(work).userId,
    hidesSamples: query.sample === 'hidden',
  });
  const items = names.map((name) => {
    const kind = parts.kinds.of(name);
    const found = counts.get(name);
    return {
      kind: name,
      label: kind.words(language).queue,
      states: kind.machine.states
        .filter((state) => state !== kind.machine.first)
        .map((state) => ({ name: state, label: stateLabel(kind, state, language) })),
      open: Number(found?.open ?? 0),
      unassigned: Number(found?.unassigned ?? 0),
      mine: Number(found?.mine ?? 0),
      late: Number(found?.late ?? 0),
    };
  });
  return { items };
}
