/** A copy of the bank made while people pay and things break, and what it comes back as. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { bringBack } from '@egcr/app-server/backup/bring-back';
import { copyDatabase } from '@egcr/app-server/backup/copy-database';

import { Caller, readHistory, readProof, readSnapshot, signInAgain } from './caller.ts';
import { becomesReady } from './nemesis.ts';
import { startEmbeddedProduct } from './product-bank.ts';
import type { Copying } from './copy-meanwhile.ts';

const READY_MS = 60_000;
const READ_MS = 30_000;
/** Tokens are made for one address; the product that comes back has it too. */
const PUBLIC_URL = 'http://bank.localhost';

export interface PreparedCopying extends Copying {
  /** What the product is started with. */
  readonly settings: Readonly<Record<string, string>>;
  clear(): void;
}

/** Keeps copies and the database's log in a temporary directory. */
export function prepareCopying(): PreparedCopying {
  const place = mkdtempSync(join(tmpdir(), 'egcr-bank-copy-'));
  chmodSync(place, 0o755);
  const backupDirectory = join(place, 'kept');
  return {
    settings: { BACKUP_DIR: backupDirectory, PUBLIC_URL },
    make: async ({ dataDirectory = '' }) => {
      await copyDatabase({ dataDirectory, backupDirectory, withKeys: true });
    },
    restore: async (people, owed) => {
      const dataDirectory = join(place, 'back');
      await bringBack({ backupDirectory, dataDirectory, until: undefined, keysDirectory: undefined });
      const bank = await startEmbeddedProduct({ DATA_DIR: dataDirectory, PUBLIC_URL });
      const caller = new Caller(() => bank.port, 8);
      try {
        if (!(await becomesReady(caller, READY_MS)))
          throw new Error(`what came back does not start\n${bank.said()}`);
        const transferIds = new Set<string>();
        for (const person of people) {
          const authorization = `Bearer ${person.access_token}`;
          const items = await readHistory(caller, async () => ({ authorization })).catch(async () => {
            const anew = await signInAgain(caller, person);
            return readHistory(caller, async () => ({ authorization: anew }));
          });
          for (const { id } of items) transferIds.add(id);
        }
        return {
          closing: await readSnapshot(caller, READ_MS),
          proof: await readProof(caller),
          transferIds,
          owed,
        };
      } finally {
        caller.close();
        await bank.stop();
      }
    },
    clear: () => rmSync(place, { recursive: true, force: true }),
  };
}
