import type { Database } from '@egcr/server-kit/database';

import { businessByNumber } from './owners-store.ts';
import { readNetwork } from './read-network.ts';

/** Owners of businesses, for those who write and read them in another form. */
export const openOwners = {
  /** A business with all who own it, as everyone may know it. */
  ofNumber: async (db: Database, number: string) => {
    const found = await businessByNumber(db, number);
    if (found === undefined) return undefined;
    const { jurisdiction, registered_at: registeredAt } = found;
    return { number: found.number, jurisdiction, registeredAt, network: await readNetwork(db, found.id) };
  },
};
