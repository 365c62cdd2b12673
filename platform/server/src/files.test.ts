import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { fileTypes, type FileType } from '@egcr/contract/files';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { testServices, type TestServices } from '../testing/services.ts';
import { cleanName, fileHeaders, openFileStore, type FileStore, type StoredFile } from './files.ts';

let database: TestDatabase;
let services: TestServices;
let directory: string;
let files: FileStore;

beforeAll(async () => {
  database = await testDatabase();
  services = testServices(database);
  directory = await mkdtemp(join(tmpdir(), 'egcr-files-'));
  files = openFileStore(directory);
});
afterAll(async () => {
  await database.close();
  await rm(directory, { recursive: true });
});

const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(500)]);

function give(
  bytes: Buffer | string,
  name = 'given',
  accepts: readonly FileType[] = fileTypes,
): Promise<StoredFile> {
  const pieces = Buffer.from(bytes);
  const content = Readable.from(
    [pieces.subarray(0, 3), pieces.subarray(3)].filter((piece) => piece.length > 0),
  );
  return services.unit((work) => files.store(work, { name, content }, { accepts, sizeMax_bytes: 1000 }));
}

async function filesOnDisk(): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

describe('a file', () => {
  test('comes back as it was given, with its hash and the type its bytes show', async () => {
    const stored = await give(PNG, 'C:\\pictures\\me.pdf');
    expect(stored).toMatchObject({
      name: 'me.pdf',
      mediaType: 'image/png',
      sizeBytes: BigInt(PNG.length),
      sha256: createHash('sha256').update(PNG).digest('hex'),
    });
    const opened = await files.open(database.db, stored.id);
    expect(opened).toMatchObject(stored);
    expect(await buffer(opened?.content ?? Readable.from([]))).toEqual(PNG);
  });

  test.each([
    ['a.pdf', '%PDF-1.7\n\u0001', 'application/pdf'],
    ['a.jpg', Buffer.from('ffd8ffe000104a464946', 'hex'), 'image/jpeg'],
    ['a.webp', Buffer.from('RIFF\x00\x00\x00\x00WEBPVP8 ', 'latin1'), 'image/webp'],
    ['a.csv', 'name,amount\nÅsa,1\n', 'text/csv'],
    ['a.json', '{"a": 1}', 'application/json'],
    ['a.html', '<script>alert(1)</script>', 'text/plain'],
  ])('called %s is known by its content', async (name, bytes, mediaType) => {
    expect((await give(bytes, name)).mediaType).toBe(mediaType);
  });

  test.each([
    ['empty', '', fileTypes, 'file_empty'],
    ['too large', 'x'.repeat(1001), fileTypes, 'file_too_large'],
    ['a program', Buffer.from('7f454c460201010000', 'hex'), fileTypes, 'file_type_refused'],
    ['text with a broken letter', Buffer.from('c328', 'hex'), fileTypes, 'file_type_refused'],
    ['text cut in the middle of a letter', Buffer.from('61c3', 'hex'), fileTypes, 'file_type_refused'],
    ['a picture where text is wanted', PNG, ['text/plain'] as const, 'file_type_refused'],
  ])('that is %s is refused and leaves nothing behind', async (_kind, bytes, accepts, code) => {
    const before = await filesOnDisk();
    await expect(give(bytes, 'a.txt', accepts)).rejects.toThrow(code);
    expect(await filesOnDisk()).toEqual(before);
  });

  test('that nobody stored cannot be opened', async () => {
    expect(await files.open(database.db, '01890a5d-ac96-774b-bcce-b302099a8057')).toBeUndefined();
  });
});

test('bytes whose unit rolled back are swept away after a day, others stay', async () => {
  const kept = await give('kept');
  let orphan = '';
  const failing = services.unit(async (work) => {
    const given = { name: 'a.txt', content: Readable.from([Buffer.from('orphan')]) };
    orphan = (await files.store(work, given, { accepts: ['text/plain'] })).id;
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await files.sweep(database.db)).toBe(0);
  expect(await filesOnDisk()).toContain(orphan);
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 3600 * 1000);
  for (const id of [orphan, kept.id]) await utimes(join(directory, id.slice(-2), id), twoDaysAgo, twoDaysAgo);
  expect(await files.sweep(database.db)).toBe(1);
  expect(await filesOnDisk()).toContain(kept.id);
  expect(await filesOnDisk()).not.toContain(orphan);
});

test.each([
  ['../../etc/passwd', 'passwd'],
  ['report\u202efdp.exe', 'reportfdp.exe'],
  ['a\r\nb.txt', 'ab.txt'],
  ['  ', 'file'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`],
])('the name %j becomes %j', (given, cleaned) => {
  expect(cleanName(given)).toBe(cleaned);
});

test('a file goes out as something to save, in a sandbox', () => {
  const headers = fileHeaders({
    id: '',
    name: 'Über "uns"; (1).pdf',
    mediaType: 'application/pdf',
    sizeBytes: 3n,
    sha256: '',
    storedAt: new Date(0),
  });
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="_ber _uns__ _1_.pdf"; filename*=UTF-8''%C3%9Cber%20%22uns%22%3B%20%281%29.pdf`,
    'content-security-policy': "default-src 'none'; sandbox",
  });
});
