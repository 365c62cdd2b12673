import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../tidy/source-file.ts';

/** Names the commit for which everything was last proven; `npm run test:all -- --record` writes it. */
const PROVEN = 'tools/run/proven.json';

/**
 * The files that differ from the last commit for which everything was proven, those not committed yet included. Undefined where that cannot be
 * known: a copy without its history, or with less of it.
 */
export function changedSinceProven(): readonly string[] | undefined {
  const { commit }: { commit: string } = JSON.parse(readFileSync(join(repositoryRoot, PROVEN), 'utf8'));
  try {
    const changed = git('diff', '--name-only', commit);
    const added = git('ls-files', '--others', '--exclude-standard');
    return [...changed, ...added].filter((path) => path !== PROVEN);
  } catch {
    return undefined;
  }
}

/** Notes that everything was proven for the commit that is checked out; refuses where the tree holds something else. */
export function recordProven(): void {
  if (git('status', '--porcelain').length > 0)
    throw new Error('not recorded: the tree holds changes that no commit has');
  const [commit] = git('rev-parse', 'HEAD');
  writeFileSync(join(repositoryRoot, PROVEN), `${JSON.stringify({ commit }, undefined, 2)}\n`);
}

const PACKAGE = /^(?:apps|platform|domains)\/[\w-]+/;
const TALKS_SQL = /\bsql(?:<[^`]*>)?`/;

/** Whether a file holds SQL: a migration, a function, or code that writes a query. */
function holdsSql(path: string): boolean {
  if (path.endsWith('.sql')) return true;
  if (!/^(apps|platform|domains)\/.*\.ts$/.test(path) || path.endsWith('.test.ts')) return false;
  const file = join(repositoryRoot, path);
  return existsSync(file) && TALKS_SQL.test(readFileSync(file, 'utf8'));
}

/**
 * The folders whose API tests are to be repeated on another PostgreSQL: those of every package in which SQL changed. `undefined` stands for all:
 * the change is not known, or it is the server kit's.
 */
export function foldersWithChangedSql(
  changed: readonly string[] | undefined,
  isSql: (path: string) => boolean = holdsSql,
): readonly string[] | undefined {
  if (changed === undefined) return undefined;
  const folders = new Set(changed.filter((path) => isSql(path)).map((path) => PACKAGE.exec(path)?.[0] ?? ''));
  return folders.has('platform/server')
    ? undefined
    : [...folders].filter((folder) => folder !== '').toSorted();
}

function git(...words: string[]): readonly string[] {
  const said = execFileSync('git', words, {
    cwd: repositoryRoot,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 26,
  });
  return said.split('\n').filter((line) => line !== '');
}
