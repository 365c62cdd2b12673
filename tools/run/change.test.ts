import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { changedSinceProven, leftThen, recordProven } from './change.ts';

const NOTHING_LEFT = { unproven: [], postponed: [], postponedOnOther: [] };
let root: string;

const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Amina', '-c', 'user.email=amina@egcr.example', ...words], {
    cwd: root,
    stdio: 'ignore',
  });
function write(path: string, text: string): void {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
function commit(): void {
  git('add', '-A');
  git('commit', '-qm', 'a step');
}
/** As after a rewrite: one commit without a parent holds what stands there, and the commits before are gone. */
function rewriteHistory(): void {
  git('checkout', '-q', '--orphan', 'rewritten');
  git('commit', '-qm', 'all of it');
  git('branch', '-qD', 'main');
  git('reflog', 'expire', '--expire=now', '--all');
  git('gc', '-q', '--prune=now');
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'egcr-proven-'));
  git('init', '-q', '-b', 'main');
  write('tools/run/proven.json', '{"commit":"unknown"}');
  write('tools/run/change.ts', 'one');
  write('tools/test.ts', 'one');
  write('domains/wallet/server/pay.ts', 'one');
  write('domains/wallet/README.md', 'one');
  write('domains/legals/server/index.ts', 'one');
  write('package.json', '{}');
  commit();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function recordAndCommit(): void {
  recordProven(NOTHING_LEFT, root);
  commit();
}

describe('what changed since everything was proven', () => {
  it('is not known as long as nothing was recorded', () => {
    expect(changedSinceProven(root)).toBeUndefined();
  });

  it('is every file that differs from the recorded commit, committed or not', () => {
    recordAndCommit();
    expect(changedSinceProven(root)).toEqual([]);
    write('domains/wallet/server/pay.ts', 'two');
    commit();
    write('domains/legals/server/index.ts', 'two');
    write('domains/legals/server/new.ts', 'two');
    expect(changedSinceProven(root)).toEqual([
      'domains/legals/server/index.ts',
      'domains/wallet/server/pay.ts',
      'domains/legals/server/new.ts',
    ]);
  });

  it('is nothing after a rewrite of history that changed no contents', () => {
    recordAndCommit();
    rewriteHistory();
    expect(changedSinceProven(root)).toEqual([]);
  });

  it('is found by contents after a rewrite of history: all of a folder that differs, and no other folder', () => {
    recordAndCommit();
    write('domains/wallet/server/pay.ts', 'two');
    write('package.json', '{"name":"egcr"}');
    write('tools/run/change.ts', 'two');
    git('rm', '-rqf', 'domains/legals');
    commit();
    rewriteHistory();
    write('tools/test.ts', 'two');
    expect(changedSinceProven(root)?.toSorted()).toEqual([
      'domains/legals',
      'domains/wallet/README.md',
      'domains/wallet/server/pay.ts',
      'package.json',
      'tools/run/change.ts',
      'tools/test.ts',
    ]);
  });

  it('is not known after a rewrite where no contents were recorded', () => {
    const record = 'tools/run/proven.json';
    recordAndCommit();
    const { contents, ...rest }: Record<string, unknown> = JSON.parse(
      readFileSync(join(root, record), 'utf8'),
    );
    expect(contents).toHaveProperty('domains/wallet');
    write(record, JSON.stringify(rest));
    commit();
    rewriteHistory();
    expect(changedSinceProven(root)).toBeUndefined();
  });
});

describe('the record', () => {
  it('keeps what was left over, a failed journey once', () => {
    const walk = 'e2e/walk.e2e.ts';
    recordProven(
      { unproven: [walk, walk], postponed: [walk, 'e2e/b.e2e.ts'], postponedOnOther: ['c.test.ts'] },
      root,
    );
    expect(leftThen(root)).toMatchObject({
      unproven: [walk],
      postponed: ['e2e/b.e2e.ts'],
      postponedOnOther: ['c.test.ts'],
    });
  });

  it('is refused where the tree holds what no commit has', () => {
    write('package.json', '{"name":"egcr"}');
    expect(() => recordProven(NOTHING_LEFT, root)).toThrow('no commit has');
  });
});
