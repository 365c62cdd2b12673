/** What the test needs of a bank beside its HTTP points: its processes, so that they can be hurt. */
import type { Proxy } from './proxy.ts';

export interface Bank {
  readonly name: string;
  /** Where the clients knock; behind a proxy of ours. */
  readonly door: Proxy;
  /** The bank's own address, past the proxy. */
  readonly port: number;
  /** By `performance.now()`. */
  readonly startedAtMs: number;
  /** Process ids of its servers. */
  servers(): number[];
  /** The postmaster's process id; 0 while there is none. */
  postmaster(): number;
  /** A connection string past every proxy. */
  databaseUrl(): string;
  /** Between server and database, where the test can stand there. */
  readonly databaseDoor?: Proxy;
  /** Where its data lie; only the product has it. */
  readonly dataDirectory?: string;
  /** Has its sealed log verified by the operator's own command; answers what is wrong. Absent where it keeps none. */
  readonly verifyLog?: () => Promise<readonly string[]>;
  /** What it wrote, for the log of a failed run. */
  said(): string;
  stop(): Promise<void>;
}
