import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

/** The operating-system account the database runs under; undefined means: as the person who runs us. */
export interface PostgresAccount {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Accounts that may already be there, the best first; `nobody` is the last resort where none can be made. */
const WANTED = ['postgres', 'egcr'] as const;
const LAST_RESORT = 'nobody';

/**
 * PostgreSQL refuses to run as root. Under root this names an unprivileged account: the owner of the existing cluster, else
 * `postgres`, else `egcr` (made with useradd when missing), else `nobody`. For an ordinary user it answers undefined.
 */
export function postgresAccount(clusterDirectory: string): PostgresAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = clusterOwner(clusterDirectory);
  if (owner !== undefined) return owner;
  for (const name of WANTED) {
    const account = accountNamed(name);
    if (account !== undefined) return account;
  }
  spawnSync('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    'egcr',
  ]);
  const account = accountNamed('egcr') ?? accountNamed(LAST_RESORT);
  if (account === undefined) {
    throw new Error(
      'PostgreSQL cannot run as root, and no unprivileged account could be made. Run as an ordinary user, or create the user "postgres".',
    );
  }
  return account;
}

/** What child_process needs to run something as the account. */
export function asAccount(account: PostgresAccount | undefined): { uid?: number; gid?: number } {
  return account === undefined ? {} : { uid: account.uid, gid: account.gid };
}

/** Can the account enter this directory, all parents included? */
export function canEnter(account: PostgresAccount | undefined, directory: string): boolean {
  return (
    spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', directory], { cwd: '/', ...asAccount(account) })
      .status === 0
  );
}

function clusterOwner(clusterDirectory: string): PostgresAccount | undefined {
  const found = statSync(clusterDirectory, { throwIfNoEntry: false });
  if (found === undefined || found.uid === 0) return undefined;
  return accounts().find((account) => account.uid === found.uid);
}

function accountNamed(name: string): PostgresAccount | undefined {
  return accounts().find((account) => account.name === name);
}

/** `/etc/passwd`, name:password:uid:gid:…; initdb needs its user to be listed there, so nothing else would do. */
function accounts(): PostgresAccount[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}
