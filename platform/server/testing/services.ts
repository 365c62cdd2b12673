import { MovableClock } from '../src/clock.ts';
import { silentLog } from '../src/log.ts';
import type { KitSettings, Services } from '../src/services.ts';
import { createUnitOfWork } from '../src/data/unit-of-work.ts';
import { testCipher as cipher } from './cipher.ts';
import type { TestDatabase } from './database.ts';

export interface TestServices extends Services {
  readonly movableClock: MovableClock;
}

/** What a process shares, over a test database: a clock to move, a silent log, test mode. */
export function testServices(
  { pool, db }: Pick<TestDatabase, 'pool' | 'db'>,
  settings: Partial<KitSettings> = {},
): TestServices {
  const clock = new MovableClock();
  return {
    settings: {
      publicUrl: 'http://localhost:3000',
      isTestMode: true,
      isProduction: false,
      isDemo: false,
      rateLimitsOn: false,
      trustedProxies: 0,
      allowedOrigins: [],
      ...settings,
    },
    pool,
    db,
    clock,
    movableClock: clock,
    log: silentLog,
    cipher,
    unit: createUnitOfWork({ db, clock, log: silentLog, cipher }),
  };
}
