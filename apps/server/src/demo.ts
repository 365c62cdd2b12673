import { uuidv7 } from '@egcr/contract/ids';
import { forgetCaptured } from '@egcr/server-kit/captured-messages';
import type { ServerDomain } from '@egcr/server-kit/domain';
import { doOnce, noteForGood, notedForGood } from '@egcr/server-kit/seed';
import type { Services } from '@egcr/server-kit/services';
import type { DomainEvent, Work } from '@egcr/server-kit/work';

import { demoPeople } from './demo-people.ts';
import type { Doors } from './domains.ts';

/** What the database notes once its demo people are made. */
export const DEMO_MADE = 'demo_people';
/** What it notes once their accounts are empty. */
export const DEMO_ENDED = 'demo_ended';

/**
 * What makes the demo people and all that they have, a single time in the life of a database and only where the installation is one for
 * demonstrations. Each domain gives them what it declares. Their passwords are hashed beforehand, while the database is filled.
 */
export async function prepareDemo(
  services: Services,
  domains: readonly ServerDomain[],
): Promise<() => Promise<void>> {
  const isDone = !services.settings.isDemo || (await notedForGood(services.db)).has(DEMO_MADE);
  if (isDone) return () => Promise.resolve();
  const now = services.clock.now().getTime();
  const people = demoPeople.map((person) => ({ ...person, userId: uuidv7(now) }));
  const parts = await Promise.all(domains.flatMap(({ demo }) => demo?.(people) ?? []));
  return async () => {
    await doOnce(services, DEMO_MADE, async (work) => {
      // What happened in the whole of it is told at its end, in one statement instead of seven hundred.
      const told: DomainEvent[] = [];
      const giving: Work = { ...work, emit: async (...events) => void told.push(...events) };
      for (const give of parts) await give(giving);
      await work.emit(...told);
    });
  };
}

/** Ends a demonstration for good, so that the database may serve production. Safe to repeat. Answers how many accounts were emptied. */
export async function endDemo(services: Services, { identity }: Pick<Doors, 'identity'>): Promise<number> {
  return services.unit(
    async (work) => {
      const count = await identity.endMadePeople(
        work,
        demoPeople.map(({ email }) => email),
      );
      await forgetCaptured(work.db);
      await noteForGood(work.db, { name: DEMO_ENDED, now: work.now });
      return count;
    },
    { actor: { kind: 'system', reason: 'demo:end' } },
  );
}
