import { chmodSync, existsSync, readFileSync } from 'node:fs';

import { uuid, uuidv7 } from '@egcr/contract/ids';
import {
  type IdentityKeys,
  makeIdentityKeys,
  readIdentityKeys,
  rotateSigningKeys,
  storedIdentityKeys,
} from '@egcr/identity/server';
import {
  type CertificateKey,
  makeCertificateKey,
  readCertificateKey,
  storedCertificateKey,
} from '@egcr/registry/server';
import { type LogKey, makeLogKey, readLogKey, storedLogKey, turnLogKey } from '@egcr/ledger/server';
import {
  type DataKeys,
  deriveDataKeys,
  dropEarlierDataKeys,
  makeDataKeys,
  readDataKeys,
  storedDataKeys,
  type StoredDataKeys,
  turnDataKeys,
} from '@egcr/server-kit/data-keys';
import * as z from 'zod/mini';

import { checkBound, keysPath, missingKeys, replaceSecret, writeSecret } from './key-files.ts';

/** Everything secret this installation made for itself. Kept in DATA_DIR/keys, files only their owner may read; back them up. */
export interface ProductKeys {
  /** The id by which a database knows whose keys work on it. */
  readonly installation: string;
  readonly identity: IdentityKeys;
  /** Signs the roots of the ledger's log. */
  readonly ledger: LogKey;
  /** Signs certificates of the register of businesses. */
  readonly registry: CertificateKey;
  /** Seals fields of the database. */
  readonly data: DataKeys;
}

/** Whatever else stands in the file stays there when it is written anew. */
const keyFile = z.looseObject({
  installation: uuid,
  identity: z.unknown(),
  ledger: z.optional(storedLogKey),
  registry: z.optional(storedCertificateKey),
  data: z.optional(storedDataKeys),
});

/**
 * Reads the keys of this installation, or makes them for a new database: `bound` is the installation the database belongs to,
 * undefined when it is new. Refuses to make new keys for a database in use, and keys that belong to another database.
 */
export function openKeys(options: {
  readonly dataDirectory: string;
  readonly bound: string | undefined;
  readonly now: Date;
}): ProductKeys {
  const path = keysPath(options.dataDirectory);
  if (!existsSync(path)) {
    if (options.bound !== undefined) throw new Error(missingKeys(path));
    const installation = uuidv7(options.now.getTime());
    const made = {
      installation,
      identity: makeIdentityKeys(),
      ledger: makeLogKey(),
      registry: makeCertificateKey(),
      data: makeDataKeys(),
    };
    writeSecret(path, JSON.stringify(made, undefined, 2));
  }
  chmodSync(path, 0o600);
  const stored = keyFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  const { installation } = stored;
  if (options.bound !== undefined) checkBound({ ...options, installation, bound: options.bound });
  const ledger = stored.ledger ?? makeLogKey();
  const registry = stored.registry ?? makeCertificateKey();
  const data = stored.data ?? firstDataKeys(stored);
  if ([stored.ledger, stored.registry, stored.data].includes(undefined))
    replaceSecret(path, { ...stored, ledger, registry, data });
  return {
    installation,
    identity: readIdentityKeys(stored.identity),
    ledger: readLogKey(ledger, installation),
    registry: readCertificateKey(registry),
    data: readDataKeys(data),
  };
}

/** Installations that are older than sealed fields derive their first keys: each of several servers has to find the same ones. */
function firstDataKeys({ identity }: z.infer<typeof keyFile>): StoredDataKeys {
  const { passwordPepper } = storedIdentityKeys.parse(identity);
  return deriveDataKeys(passwordPepper.keys[passwordPepper.current] ?? '');
}

/**
 * Turns the keys that sign access tokens by one; servers started from now on sign with the one that was published as the next. Turn
 * at most once in the life of a token, and start every server again in between. Answers the id of the key that signs now.
 */
export function rotateKeys(dataDirectory: string): string {
  const path = keysPath(dataDirectory);
  const stored = keyFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  const identity = rotateSigningKeys(storedIdentityKeys.parse(stored.identity));
  replaceSecret(path, { ...stored, identity });
  return readIdentityKeys(identity).signing[0].kid;
}

/**
 * A new key for the ledger's log; roots that the last one signed are still recognised. Start every server again at once: the first that
 * seals with the new key stops the others from sealing with the old one. Answers the public half of the key that signs now, base64.
 */
export function rotateLogKey(dataDirectory: string): string {
  const path = keysPath(dataDirectory);
  const stored = keyFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  const ledger = stored.ledger === undefined ? makeLogKey() : turnLogKey(stored.ledger);
  replaceSecret(path, { ...stored, ledger });
  return readLogKey(ledger, stored.installation).publicKey.toString('base64');
}

/**
 * Turns the keys that seal fields of the database by one: servers started from now on seal with the one that was known as the next. What
 * earlier keys have sealed stays readable. Answers the id of the key that seals now.
 */
export function rotateDataKeys(dataDirectory: string): string {
  return changeDataKeys(dataDirectory, turnDataKeys).current;
}

/** Forgets the keys that no longer seal. The caller has made sure that nothing needs them. */
export function dropDataKeys(dataDirectory: string): void {
  changeDataKeys(dataDirectory, dropEarlierDataKeys);
}

function changeDataKeys(
  dataDirectory: string,
  change: (stored: StoredDataKeys) => StoredDataKeys,
): StoredDataKeys {
  const path = keysPath(dataDirectory);
  const stored = keyFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  const data = change(stored.data ?? firstDataKeys(stored));
  replaceSecret(path, { ...stored, data });
  return data;
}

/** Keys that are kept nowhere: for documents, and for servers in tests. */
export function unkeptKeys(): ProductKeys {
  const installation = crypto.randomUUID();
  return {
    installation,
    identity: readIdentityKeys(makeIdentityKeys()),
    ledger: readLogKey(makeLogKey(), installation),
    registry: readCertificateKey(makeCertificateKey()),
    data: readDataKeys(makeDataKeys()),
  };
}
