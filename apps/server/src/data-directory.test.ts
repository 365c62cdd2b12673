import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { applicationAddress, applicationLogin } from './application-login.ts';
import { lockData } from './data-lock.ts';
import { checkBound, checkKeys, keysPath, postgresPassword } from './key-files.ts';
import { productDatabase, runningDatabase } from './running-database.ts';

let place: string;
let dataDirectory: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'egcr-directory-'));
  dataDirectory = join(place, 'deep', 'data');
});
afterEach(() => rmSync(place, { recursive: true }));

const modeOf = (...path: readonly string[]) =>
  (statSync(join(dataDirectory, ...path)).mode & 0o777).toString(8);

describe('the lock of a data directory', () => {
  it('is held by one process, which the next is told of, and given back at its end', () => {
    const lock = lockData(dataDirectory);
    const taken = `${dataDirectory} is in use by process ${process.pid}. End it first, or set DATA_DIR to another directory.`;
    expect(() => lockData(dataDirectory)).toThrow(taken);
    rmSync(join(dataDirectory, 'lock.pid'));
    expect(() => lockData(dataDirectory)).toThrow('is in use by process unknown');
    lock.release();
    lockData(dataDirectory).release();
    expect(readFileSync(join(dataDirectory, 'lock.pid'), 'utf8')).toBe(String(process.pid));
  });

  it('lets others pass through the directory, and not list it', () => {
    lockData(dataDirectory).release();
    expect(modeOf()).toBe('711');
  });
});

describe('the role that the installation makes for itself', () => {
  it('has one name in the embedded database, and one of its own in a database that others share', () => {
    const embedded = applicationLogin(dataDirectory, 'embedded');
    const external = applicationLogin(dataDirectory, 'external');
    expect(embedded.role).toBe('egcr_app');
    expect(external.role).toMatch(/^egcr_app_[0-9a-f]{8}$/);
    expect(applicationLogin(join(place, 'other'), 'external').role).not.toBe(external.role);
    // 24 random bytes.
    for (const { password } of [embedded, external]) expect(password).toMatch(/^[\w-]{32}$/);
    expect(applicationLogin(dataDirectory, 'embedded')).toEqual(embedded);
    expect(applicationLogin(dataDirectory, 'external')).toEqual(external);
  });

  it('is kept for its owner alone, and nothing half written is left', () => {
    applicationLogin(dataDirectory, 'embedded');
    expect(readdirSync(join(dataDirectory, 'keys'))).toEqual(['application-role-embedded.json']);
    expect([modeOf('keys'), modeOf('keys', 'application-role-embedded.json')]).toEqual(['700', '600']);
  });

  it('is in the address once it is made', () => {
    const url = 'postgresql://owner:secret@db.example.org:5433/egcr';
    expect(applicationAddress(dataDirectory, 'external', url)).toBe(url);
    const { role, password } = applicationLogin(dataDirectory, 'external');
    const address = `postgresql://${role}:${password}@db.example.org:5433/egcr`;
    expect(applicationAddress(dataDirectory, 'external', url)).toBe(address);
    expect(applicationAddress(dataDirectory, 'embedded', url)).toBe(url);
  });
});

describe('the address of the database for a tool beside the product', () => {
  const databaseUrl = 'postgresql://admin:secret@db.example.org/egcr';
  const databaseOwnerUrl = 'postgresql://owner:secret@db.example.org/egcr';
  const addressOf = (given: { databaseUrl?: string; databaseOwnerUrl?: string }) =>
    productDatabase({ dataDirectory, databaseUrl: undefined, databaseOwnerUrl: undefined, ...given });

  /** As a first start leaves it. */
  function withDatabase(): string {
    const password = postgresPassword(dataDirectory, false);
    writeFileSync(join(dataDirectory, 'postgres.port'), '21007\n');
    return `postgresql://egcr:${password}@127.0.0.1:21007/egcr`;
  }

  it('is that of the embedded database at its port, with the role of the application once it is made', () => {
    mkdirSync(dataDirectory, { recursive: true });
    expect(() => runningDatabase(dataDirectory)).toThrow('Start the product first');
    const superuser = withDatabase();
    expect(addressOf({})).toBe(superuser);
    const { password } = applicationLogin(dataDirectory, 'embedded');
    expect(addressOf({})).toBe(`postgresql://egcr_app:${password}@127.0.0.1:21007/egcr`);
    expect(runningDatabase(dataDirectory)).toBe(superuser);
  });

  it('is the external one as it is set beside an owner, and otherwise with the role that was made', () => {
    expect(addressOf({ databaseUrl })).toBe(databaseUrl);
    const { role } = applicationLogin(dataDirectory, 'external');
    expect(new URL(addressOf({ databaseUrl })).username).toBe(role);
    expect(addressOf({ databaseUrl, databaseOwnerUrl })).toBe(databaseUrl);
  });
});

describe('the keys of a data directory', () => {
  const installation = '01990000-0000-7000-8000-000000000001';
  const other = '01990000-0000-7000-8000-000000000002';
  const write = () => {
    const path = keysPath(dataDirectory);
    writeFileSync(path, JSON.stringify({ installation }));
    return path;
  };

  it('may be missing beside a new database, and not beside one in use', () => {
    expect(() => checkKeys(dataDirectory, undefined)).not.toThrow();
    expect(() => checkKeys(dataDirectory, installation)).toThrow(
      `${keysPath(dataDirectory)} is missing, but the database is in use. Restore it from your backup`,
    );
  });

  it('are those of the database, or are refused before anything is changed', () => {
    const path = write();
    expect(() => checkKeys(dataDirectory, installation)).not.toThrow();
    expect(() => checkBound({ dataDirectory, installation, bound: installation })).not.toThrow();
    const refused = `The keys in ${path} belong to another database.`;
    expect(() => checkKeys(dataDirectory, other)).toThrow(refused);
    expect(() => checkBound({ dataDirectory, installation, bound: other })).toThrow(refused);
  });

  it('lie in a directory for their owner alone, also where it was open before', () => {
    mkdirSync(join(dataDirectory, 'keys'), { recursive: true, mode: 0o755 });
    expect(postgresPassword(dataDirectory, false)).toMatch(/^[\w-]{32}$/);
    expect([modeOf('keys'), modeOf('keys', 'postgres-password')]).toEqual(['700', '600']);
    expect(readdirSync(join(dataDirectory, 'keys'))).toEqual(['postgres-password']);
  });
});
