import { doOnce } from '@egcr/server-kit/seed';
import type { Services } from '@egcr/server-kit/services';

import { demoPeople } from './demo-people.ts';
import type { Doors } from './domains.ts';
import { makePerson } from './make-person.ts';

/** Makes the demo people, a single time in the life of a database and only where the installation is one for demonstrations. */
export async function makeDemo(services: Services, doors: Doors): Promise<void> {
  if (!services.settings.isDemo) return;
  await doOnce(services, 'demo_people', async (work) => {
    for (const { title: _title, ...person } of demoPeople) await makePerson(work, doors, person);
  });
}
