import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { archiveOf, copiesOf, fetchCommand, openArchive } from './archive.ts';
import { copyFile, copyTree } from './copy-files.ts';
import { damagedFiles, readManifest, writeManifest, type Manifest } from './manifest.ts';

const root = mkdtempSync(join(tmpdir(), "egcr 100% o'clock-"));
chmodSync(root, 0o755);
afterAll(() => rmSync(root, { recursive: true }));

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

let from: string;
let folder: string;
let at = 0;
beforeEach(() => {
  at += 1;
  from = join(root, `from ${at}`);
  folder = join(root, `copy ${at}`);
  mkdirSync(join(from, 'base', 'deep'), { recursive: true });
  mkdirSync(folder);
  writeFileSync(join(from, 'one'), 'first');
  writeFileSync(join(from, 'base', 'two'), '');
  writeFileSync(join(from, 'base', 'deep', 'three'), 'x'.repeat(200_000));
});

const manifestOf = (files: Manifest['files']): Manifest => ({
  format: 1,
  postgres: '18',
  system: '7',
  startedAt: '2026-11-20T12:00:00.000Z',
  endedAt: '2026-11-20T12:01:00.000Z',
  log: { first: '000000010000000000000001', last: '000000010000000000000002' },
  files,
});

describe('a copy of files', () => {
  test('holds each file below its place, with its size and hash, for its owner alone', async () => {
    const files = await copyTree({ from, folder, as: 'data' });
    expect(files.toSorted((a, b) => a.path.localeCompare(b.path))).toEqual([
      { path: 'data/base/deep/three', bytes: 200_000, sha256: hash('x'.repeat(200_000)) },
      { path: 'data/base/two', bytes: 0, sha256: hash('') },
      { path: 'data/one', bytes: 5, sha256: hash('first') },
    ]);
    expect(readFileSync(join(folder, 'data', 'one'), 'utf8')).toBe('first');
    expect(['data', 'data/base', 'data/one'].map((path) => modeOf(join(folder, path)))).toEqual([
      '700',
      '700',
      '600',
    ]);
  });

  test('leaves out what is not asked for, and what is no file', async () => {
    symlinkSync(join(from, 'one'), join(from, 'link'));
    const files = await copyTree({ from, folder, as: 'data', isLeftOut: (path) => path === 'base/deep' });
    expect(files.map(({ path }) => path).toSorted()).toEqual(['data/base/two', 'data/one']);
    expect(existsSync(join(folder, 'data', 'base', 'deep'))).toBe(false);
  });

  test('goes without a file that has disappeared, and not without one that cannot be written', async () => {
    expect(await copyFile({ from: join(from, 'gone'), folder, as: 'gone' })).toBeUndefined();
    mkdirSync(join(folder, 'taken'));
    await expect(copyFile({ from: join(from, 'one'), folder, as: 'taken' })).rejects.toMatchObject({
      code: 'EISDIR',
    });
  });

  test('is whole while every file is as it was, and names those that are missing or changed', async () => {
    const manifest = manifestOf(await copyTree({ from, folder, as: 'data' }));
    expect(await damagedFiles(folder, manifest)).toEqual([]);
    writeFileSync(join(folder, 'data', 'one'), 'First');
    rmSync(join(folder, 'data', 'base', 'two'));
    expect((await damagedFiles(folder, manifest)).toSorted()).toEqual(['data/base/two', 'data/one']);
  });

  test('is told by its list, for its owner alone; without one, or of another kind, it is no copy', () => {
    expect(readManifest(folder)).toBeUndefined();
    writeManifest(folder, manifestOf([]));
    expect(readManifest(folder)).toEqual(manifestOf([]));
    expect(modeOf(join(folder, 'manifest.json'))).toBe('600');
    writeFileSync(join(folder, 'manifest.json'), '{"format": 2}');
    expect(readManifest(folder)).toBeUndefined();
  });
});

describe('the log that is kept in a second place', () => {
  /** As the database runs a command: `%p` is where a segment lies, `%f` its name, `%%` a percent sign. */
  const run = (command: string, path: string) => {
    const filled = command.replaceAll(
      /%([pf%])/g,
      (_, sign: string) => ({ p: path, f: 'segment' })[sign] ?? '%',
    );
    execFileSync('sh', ['-c', filled], { cwd: from, stdio: 'ignore' });
  };
  const open = () => openArchive({ backupDirectory: folder, clusterDirectory: join(from, 'none') });

  test('lies beside the copies, closed to others, and is handed over every five minutes', () => {
    expect([archiveOf(folder), copiesOf(folder)]).toEqual([join(folder, 'wal'), join(folder, 'copies')]);
    expect(open()).toMatchObject({ archive_mode: 'on', archive_timeout: 300 });
    expect(modeOf(archiveOf(folder))).toBe('700');
  });

  test('takes a segment whole, the same again, and never another one under its name', () => {
    const command = String(open()['archive_command']);
    run(command, 'one');
    run(command, 'one');
    expect(readdirSync(archiveOf(folder))).toEqual(['segment']);
    expect(() => run(command, 'base/deep/three')).toThrow('Command failed');
    expect(() => run(String(open()['archive_command']).replaceAll('%f', 'other'), 'gone')).toThrow(
      'Command failed',
    );
    expect(readFileSync(join(archiveOf(folder), 'segment'), 'utf8')).toBe('first');
    expect(readdirSync(archiveOf(folder))).toEqual(['segment']);
  });

  test('is handed back, wherever it lies', () => {
    run(String(open()['archive_command']), 'one');
    run(fetchCommand(archiveOf(folder)), 'back');
    expect(readFileSync(join(from, 'back'), 'utf8')).toBe('first');
  });
});
