import type { Services } from '@egcr/server-kit/services';

import type { Config } from '../config.ts';
import type { Doors } from '../domains.ts';
import { besideProduct } from './beside-product.ts';
import type { Ended } from './run-command.ts';

type SealedLog = Doors['ledger']['log'];

/** Sealing waits for older transactions; the running product goes on with what is left. */
const SEALINGS_MAX = 20;

/** Lets the log of the ledger go on in another cluster of PostgreSQL, once everything sealed so far is proven. As the owner of the tables. */
export function beginEpoch(config: Config): Promise<Ended> {
  const opening = { role: 'epoch', isOwner: true, whenEmpty: 'The database is empty: there is no log yet.' };
  return besideProduct(config, opening, ({ services, domains }) =>
    beginIn(services, domains.doors.ledger.log),
  );
}

type Unit = Pick<Services, 'unit'>;

/** Ends with 1 where something is not as it was signed: then nothing was changed. */
export async function beginIn(services: Unit, sealed: Omit<SealedLog, 'verify' | 'prove'>): Promise<Ended> {
  const found = await services.unit(({ db, now }) =>
    sealed.beginEpoch(db, { published: sealed.publishTo, now }),
  );
  if (found.outcome === 'refused')
    return {
      status: 1,
      lines: [
        ...found.findings.map(({ fault, seq, detail }) => `WRONG ${fault} in root ${seq}: ${detail}`),
        'Nothing was changed. Load a dump that holds everything, or ask who changed this one.',
      ],
    };
  if (found.outcome === 'not_needed')
    return {
      status: 0,
      lines: ['This database is in the cluster it was sealed in: nothing to do.'],
    };
  for (let sealings = 0; sealings < SEALINGS_MAX; sealings += 1)
    if (!(await services.unit((work) => sealed.seal(work)))) break;
  const waiting = await services.unit(({ db }) => sealed.waiting(db));
  return {
    status: 0,
    lines: [
      `All ${found.sealed} sealed transfers are there and unchanged. Epoch ${found.epoch} has begun, with ${found.moved} transfers that were posted here before it.`,
      `${waiting} transfers wait for the next root.`,
    ],
  };
}
