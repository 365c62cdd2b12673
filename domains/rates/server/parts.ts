import type { Database } from '@egcr/server-kit/database';

import type { MarketFeed } from './jvd/market-rules.ts';
import type { RatesSettings } from './settings.ts';

/** What the rates' use cases stand on. */
export interface RatesParts {
  readonly settings: RatesSettings;
  readonly market: MarketFeed;
  /** Minor units of JVD that people, businesses and funds hold together; absent where no ledger is asked. */
  readonly supply: ((db: Database) => Promise<bigint>) | undefined;
}
