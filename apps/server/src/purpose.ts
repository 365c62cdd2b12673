import { noteForGood, notedForGood } from '@egcr/server-kit/seed';
import type { Services } from '@egcr/server-kit/services';

import { demoPeople } from './demo-people.ts';
import { DEMO_ENDED, DEMO_MADE } from './demo.ts';
import type { Doors } from './domains.ts';

/** What a database has been used for is noted in it, so that a setting that is missing tomorrow changes nothing. */
const PRODUCTION = 'production';
const TEST_MODE = 'test_mode';

/**
 * Refuses a database that was used for another purpose, and notes this one. Production takes none with demo people, whose passwords are
 * in the README, and none of test mode, whose service keys never expire. Demonstrations and tests take none of production.
 */
export async function checkPurpose(services: Services, doors: Pick<Doors, 'identity'>): Promise<void> {
  const { settings, db, clock } = services;
  const noted = await notedForGood(db);
  const note = (name: string) => noteForGood(db, { name, now: clock.now() });
  if (!settings.isProduction) {
    if (noted.has(PRODUCTION))
      throw new Error(
        'This database serves production, and NODE_ENV is not production: captured mail and demo people would be open. Set NODE_ENV=production and PUBLIC_URL, or use another DATA_DIR or DATABASE_URL.',
      );
    if (settings.isTestMode) await note(TEST_MODE);
    return;
  }
  if (noted.has(TEST_MODE))
    throw new Error(
      'This database was used in test mode: anyone who reached it may hold a service key that never expires, and its clock was movable. Start production with a new DATA_DIR (and an empty database, where DATABASE_URL is set).',
    );
  if ((noted.has(DEMO_MADE) && !noted.has(DEMO_ENDED)) || (await hasDemoPeople(services, doors)))
    throw new Error(
      'This database holds demo people, whose passwords are public. Run npm run demo:end with the same DATA_DIR or DATABASE_URL: it empties and bans their accounts, ends every session and takes every staff role away. Or start with a new DATA_DIR.',
    );
  await note(PRODUCTION);
}

/** Databases of older versions have no note. */
async function hasDemoPeople(
  { db, clock }: Services,
  { identity }: Pick<Doors, 'identity'>,
): Promise<boolean> {
  const found = await Promise.all(demoPeople.map(({ email }) => identity.findUserIdBy(db, { email })));
  const ids = found.filter((id) => id !== undefined);
  const standings = await identity.standingOf(db, ids, clock.now());
  return ids.some((id) => standings.get(id)?.isBanned !== true);
}
