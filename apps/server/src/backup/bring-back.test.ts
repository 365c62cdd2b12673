import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { copiesOf } from './archive.ts';
import { bringBack } from './bring-back.ts';
import { writeManifest } from './manifest.ts';

const root = mkdtempSync(join(tmpdir(), 'egcr-bring-back-'));
afterAll(() => rmSync(root, { recursive: true }));

let backupDirectory: string;
let dataDirectory: string;
let at = 0;
beforeEach(() => {
  at += 1;
  backupDirectory = join(root, `backup ${at}`);
  dataDirectory = join(root, `data ${at}`);
});

/** A copy that was complete at a minute, with so many files that are not there. */
function copy(name: string, minute: number, missing: number): string {
  const folder = join(copiesOf(backupDirectory), name);
  mkdirSync(folder, { recursive: true });
  writeManifest(folder, {
    format: 1,
    postgres: '18',
    system: '7',
    startedAt: '2026-11-20T12:00:00.000Z',
    endedAt: `2026-11-20T12:0${minute}:00.000Z`,
    log: { first: '1', last: '2' },
    files: Array.from({ length: missing }, (_, file) => ({ path: `file ${file}`, bytes: 1, sha256: 'x' })),
  });
  return folder;
}
const minute = (count: number, milliseconds = 0) =>
  new Date(Date.UTC(2026, 10, 20, 12, count, 0, milliseconds));
const said = (until?: Date, keysDirectory?: string) =>
  bringBack({ backupDirectory, dataDirectory, until, keysDirectory }).then(
    () => 'brought back',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );

describe('a copy that is brought back', () => {
  test.each(['postgres', 'keys'])('goes to no directory in which there is %s', async (name) => {
    copy('1', 1, 1);
    mkdirSync(join(dataDirectory, name), { recursive: true });
    expect(await said()).toBe(
      `${dataDirectory} is in use. Name a new directory: what is there may still be needed.`,
    );
  });

  test('is a complete one: a folder without a list, and one that is being made, are none', async () => {
    const place = copiesOf(backupDirectory);
    expect(await said()).toBe(`There is no complete copy in ${place}.`);
    copy('.half', 1, 1);
    mkdirSync(join(place, 'empty'));
    expect(await said()).toBe(`There is no complete copy in ${place}.`);
    expect(existsSync(dataDirectory)).toBe(false);
  });

  test('is the newest that was complete at the moment', async () => {
    // Made in another order than their names have.
    const [third, first, second] = [copy('3', 5, 1), copy('1', 1, 1), copy('2', 3, 1)];
    const chosen = async (until?: Date) => /The copy (.*) is damaged/.exec(await said(until))?.[1];
    expect(await chosen()).toBe(third);
    expect(await chosen(minute(5))).toBe(third);
    expect(await chosen(minute(4, 59_999))).toBe(second);
    expect(await chosen(minute(1))).toBe(first);
    expect(await said(minute(0, 59_999))).toBe(
      'The first copy was complete at 2026-11-20T12:01:00.000Z: nothing before that can be brought back.',
    );
  });

  test('is whole: of what is missing or changed five files are named, and how many there are', async () => {
    const folder = copy('1', 1, 7);
    expect(await said()).toBe(
      `The copy ${folder} is damaged: file 0, file 1, file 2, file 3, file 4 (7 files).`,
    );
  });

  test('needs the keys, from the copy or from elsewhere, before anything is written', async () => {
    copy('1', 1, 0);
    const without = 'The copy was made without keys. Name the directory that holds them: --keys <directory>.';
    expect(await said()).toBe(without);
    const keys = join(root, 'keys');
    mkdirSync(keys);
    writeFileSync(join(keys, 'other.json'), '{}');
    expect(await said(undefined, keys)).toBe(without);
    expect(existsSync(dataDirectory)).toBe(false);
  });
});
