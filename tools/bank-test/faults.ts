/** What can happen to a bank while people use it: `design: reliability 2d`, as far as one machine can do it. */
import { setTimeout as wait } from 'node:timers/promises';

import { openPool } from '@egcr/server-kit/database';

import type { Bank } from './bank.ts';
import { childrenOf, isRunning, signal } from './processes.ts';
import { type Chance, oneOf } from './random.ts';

export interface Struck {
  readonly bank: Bank;
  readonly chance: Chance;
  /** Makes the next transfer lose its answer. */
  readonly crashNext: () => void;
  /** Makes the next decision about a bank file lose its answer; undefined where nobody hands any in. */
  readonly crashNextFile: (() => void) | undefined;
  /** The same of the next decision about an envelope. */
  readonly crashNextEnvelope: (() => void) | undefined;
  /** The same of the next confirmation of a payment, or its refund. */
  readonly crashNextSale: (() => void) | undefined;
}

export interface Fault {
  readonly name: string;
  /** Which banks it can be done to. */
  readonly fits: (
    bank: Bank,
    struck: Pick<Struck, 'crashNextFile' | 'crashNextEnvelope' | 'crashNextSale'>,
  ) => boolean;
  /** Does it, and mends what does not mend itself. */
  readonly strike: (struck: Struck) => Promise<void> | void;
}

const PAUSE_MS = 1_200;
const SLOW_MS = 1_000;
/** Longer than a client waits for its answer. */
const SWALLOWED_MS = 2_600;
const STRUCK_WITHIN_MS = 3_000;

const always = (): boolean => true;

function kill(pids: readonly number[]): void {
  for (const pid of pids) signal(pid, 'SIGKILL');
}

async function pause(pids: readonly number[]): Promise<void> {
  for (const pid of pids) signal(pid, 'SIGSTOP');
  await wait(PAUSE_MS);
  for (const pid of pids) signal(pid, 'SIGCONT');
}

async function slowDown(door: Bank['door'] | undefined): Promise<void> {
  door?.delay(SLOW_MS);
  await wait(PAUSE_MS);
  door?.heal();
}

async function swallow(door: Bank['door'] | undefined): Promise<void> {
  door?.swallow();
  await wait(SWALLOWED_MS);
  door?.heal();
}

/** Asks for it, and waits until the server that was asked is gone. */
async function cutAnswer(bank: Bank, crashNext: () => void): Promise<void> {
  const before = bank.servers();
  const until = performance.now() + STRUCK_WITHIN_MS;
  crashNext();
  while (performance.now() < until && before.every(isRunning)) await wait(5);
}

/** Backends that serve someone; the postmaster's own helpers are left out. */
function sessions(bank: Bank): number[] {
  return childrenOf(bank.postmaster())
    .filter(({ command }) => /127\.0\.0\.1\(\d+\)/.test(command))
    .map(({ pid }) => pid);
}

async function endAllSessions({ bank }: Struck): Promise<void> {
  const pool = openPool({ url: bank.databaseUrl(), applicationName: 'bank-test', connectionsMax: 1 });
  try {
    await pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename is not null',
    );
  } finally {
    await pool.end();
  }
}

export const faults: readonly Fault[] = [
  { name: 'server killed', fits: always, strike: ({ bank }) => kill(bank.servers()) },
  { name: 'database killed', fits: always, strike: ({ bank }) => kill([bank.postmaster()]) },
  {
    name: 'server and database killed',
    fits: always,
    strike: ({ bank }) => kill([...bank.servers(), bank.postmaster()]),
  },
  {
    name: 'answer cut after the commit',
    fits: always,
    strike: ({ bank, crashNext }) => cutAnswer(bank, crashNext),
  },
  {
    name: 'answer about a bank file cut after the commit',
    fits: (_bank, { crashNextFile }) => crashNextFile !== undefined,
    strike: ({ bank, crashNextFile = () => undefined }) => cutAnswer(bank, crashNextFile),
  },
  {
    name: 'answer about an envelope cut after the commit',
    fits: (_bank, { crashNextEnvelope }) => crashNextEnvelope !== undefined,
    strike: ({ bank, crashNextEnvelope = () => undefined }) => cutAnswer(bank, crashNextEnvelope),
  },
  {
    name: 'answer about a sale cut after the commit',
    fits: (_bank, { crashNextSale }) => crashNextSale !== undefined,
    strike: ({ bank, crashNextSale = () => undefined }) => cutAnswer(bank, crashNextSale),
  },
  {
    name: 'one database session killed',
    fits: always,
    strike: ({ bank, chance }) => {
      const found = sessions(bank);
      if (found.length > 0) kill([oneOf(chance, found)]);
    },
  },
  { name: 'all database sessions ended', fits: always, strike: endAllSessions },
  { name: 'server stopped for 1.2 s', fits: always, strike: ({ bank }) => pause(bank.servers()) },
  {
    name: 'database stopped for 1.2 s',
    fits: always,
    strike: ({ bank }) => pause([bank.postmaster(), ...sessions(bank)]),
  },
  { name: 'connections cut', fits: always, strike: ({ bank }) => bank.door.cut() },
  { name: 'connections half open', fits: always, strike: ({ bank }) => swallow(bank.door) },
  { name: 'network slow by 1 s', fits: always, strike: ({ bank }) => slowDown(bank.door) },
  {
    name: 'database connections cut',
    fits: ({ databaseDoor }) => databaseDoor !== undefined,
    strike: ({ bank }) => bank.databaseDoor?.cut(),
  },
  {
    name: 'database connections half open',
    fits: ({ databaseDoor }) => databaseDoor !== undefined,
    strike: ({ bank }) => swallow(bank.databaseDoor),
  },
  {
    name: 'database slow by 1 s',
    fits: ({ databaseDoor }) => databaseDoor !== undefined,
    strike: ({ bank }) => slowDown(bank.databaseDoor),
  },
];
