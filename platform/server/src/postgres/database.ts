import type { DB } from '@egcr/generated/rows';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import { keepPrepared } from './prepared.ts';

/** The database as the product sees it: Kysely over the generated rows; inside a unit of work it is the transaction. */
export type Database = Kysely<DB>;

const INT8_OID = 20;
const NUMERIC_OID = 1700;
const DATE_OID = 1082;

/** int8 becomes bigint, numeric and date stay text: neither money nor a calendar day ever passes through a float or a time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (format !== 'binary' && oid === INT8_OID) return (text: string) => BigInt(text);
    if (format !== 'binary' && (oid === NUMERIC_OID || oid === DATE_OID)) return (text: string) => text;
    const parse: (text: string) => unknown = pg.types.getTypeParser(oid, format);
    return parse;
  },
};

export interface PoolOptions {
  readonly url: string;
  readonly applicationName: string;
  readonly connectionsMax?: number;
}

/** Opens a pool. A connection gives up on a statement after 30 s and on a lock after 5 s. */
export function openPool({ url, applicationName, connectionsMax = 10 }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: applicationName,
    max: connectionsMax,
    types,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    options:
      '-c statement_timeout=30000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=60000 -c timezone=UTC',
  });
  // A backend that dies while idle must not take the process with it; the next query gets a new connection.
  pool.on('error', () => undefined);
  // Nor one that dies while a transaction thinks, or while it listens: its next query fails, and the caller hears of it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('connect', keepPrepared);
  return pool;
}

export function openDatabase(pool: pg.Pool): Database {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}

/** A PostgreSQL error with the given SQLSTATE, and where given the named constraint. */
export function isDatabaseError(error: unknown, sqlState: string, constraint?: string): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === sqlState &&
    (constraint === undefined || error.constraint === constraint)
  );
}

const LOST_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'];
/** Ended by an operator or a crash, or of a connection that failed (class 08), or never made for lack of room. */
const LOST_STATES = /^(57P0[1-5]|08...|53300)$/;
/** node-postgres has no codes for these. */
const LOST_MESSAGE =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed)/;

/** Whether the connection broke or could not be made: what it was asked for may have been done or not. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return LOST_STATES.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && LOST_CODES.includes(error.code)) return true;
  return LOST_MESSAGE.test(error.message);
}

export const SQL_STATE = {
  uniqueViolation: '23505',
  checkViolation: '23514',
  lockNotAvailable: '55P03',
  inFailedTransaction: '25P02',
  featureNotSupported: '0A000',
  serializationFailure: '40001',
  deadlock: '40P01',
  tooManyConnections: '53300',
  diskFull: '53100',
  queryCanceled: '57014',
} as const;
