import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { dropDataKeys, openKeys, rotateDataKeys, rotateKeys, rotateLogKey } from './keys.ts';
import { postgresPassword } from './key-files.ts';

const now = new Date('2026-11-20T12:00:00Z');
let dataDirectory: string;
beforeEach(() => {
  dataDirectory = mkdtempSync(join(tmpdir(), 'egcr-keys-'));
});
afterEach(() => rmSync(dataDirectory, { recursive: true }));

test('a new installation makes its keys, and only their owner may read them', () => {
  openKeys({ dataDirectory, bound: undefined, now });
  postgresPassword(dataDirectory, false);
  const directory = join(dataDirectory, 'keys');
  expect(statSync(directory).mode & 0o777).toBe(0o700);
  expect(readdirSync(directory).toSorted()).toEqual(['keys.json', 'postgres-password']);
  for (const name of readdirSync(directory)) expect(statSync(join(directory, name)).mode & 0o777).toBe(0o600);
});

test('the same keys are read again, also when the database is bound to them', () => {
  const made = openKeys({ dataDirectory, bound: undefined, now });
  const read = openKeys({ dataDirectory, bound: made.installation, now });
  expect(read.installation).toBe(made.installation);
  expect(read.identity.signing[0].kid).toBe(made.identity.signing[0].kid);
});

test('missing keys are not made anew for a database in use', () => {
  const open = () => openKeys({ dataDirectory, bound: crypto.randomUUID(), now });
  expect(open).toThrow('New keys would end every session');
  expect(open).toThrow('New keys would end every session');
});

test('keys of another database are refused', () => {
  openKeys({ dataDirectory, bound: undefined, now });
  expect(() => openKeys({ dataDirectory, bound: crypto.randomUUID(), now })).toThrow(
    'belong to another database',
  );
});

test('a missing database password is not made anew beside an existing database', () => {
  expect(() => postgresPassword(dataDirectory, true)).toThrow('Restore it from your backup');
  const made = postgresPassword(dataDirectory, false);
  expect(postgresPassword(dataDirectory, true)).toBe(made);
});

test('a spoilt key file is an error and stays as it is', () => {
  openKeys({ dataDirectory, bound: undefined, now });
  const path = join(dataDirectory, 'keys', 'keys.json');
  writeFileSync(path, '{"installation": 3}');
  expect(() => openKeys({ dataDirectory, bound: undefined, now })).toThrow('invalid_type');
  expect(readFileSync(path, 'utf8')).toBe('{"installation": 3}');
});

test('signing keys turn by one, and nothing else changes', () => {
  const before = openKeys({ dataDirectory, bound: undefined, now });
  const next = before.identity.signing[1]?.kid;
  expect(rotateKeys(dataDirectory)).toBe(next);
  const after = openKeys({ dataDirectory, bound: before.installation, now });
  expect(after.identity.signing.map(({ kid }) => kid)).toContain(before.identity.signing[0].kid);
  expect(after.identity.signing[0].kid).toBe(next);
  expect(after.identity.passwordPepper).toEqual(before.identity.passwordPepper);
  expect(statSync(join(dataDirectory, 'keys', 'keys.json')).mode & 0o777).toBe(0o600);
});

test('the key of the ledger’s log turns alone, and every earlier one is remembered by its public half', () => {
  const before = openKeys({ dataDirectory, bound: undefined, now });
  const path = join(dataDirectory, 'keys', 'keys.json');
  const kept = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...kept, later: 'what a newer release keeps here' }));
  const second = rotateLogKey(dataDirectory);
  const third = rotateLogKey(dataDirectory);
  const { ledger, identity } = openKeys({ dataDirectory, bound: before.installation, now });
  expect(ledger.origin).toBe(before.ledger.origin);
  expect([ledger.publicKey, ...ledger.earlierKeys].map((key) => key.toString('base64'))).toEqual([
    third,
    second,
    before.ledger.publicKey.toString('base64'),
  ]);
  expect(identity.signing.map(({ kid }) => kid)).toEqual(before.identity.signing.map(({ kid }) => kid));
  const text = readFileSync(path, 'utf8');
  expect(text).toContain('what a newer release keeps here');
  expect(text).not.toContain(kept.ledger.ed25519);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('an installation older than sealed fields gets its data keys at the start, each of its servers the same', () => {
  const { installation } = openKeys({ dataDirectory, bound: undefined, now });
  const path = join(dataDirectory, 'keys', 'keys.json');
  const { data: _, ...older } = JSON.parse(readFileSync(path, 'utf8'));
  const opened = [0, 1].map(() => {
    writeFileSync(path, JSON.stringify(older));
    return openKeys({ dataDirectory, bound: installation, now }).data;
  });
  expect(opened[1]).toEqual(opened[0]);
  expect(openKeys({ dataDirectory, bound: installation, now }).data).toEqual(opened[0]);
  expect(JSON.parse(readFileSync(path, 'utf8')).identity).toEqual(older.identity);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('the data key turns alone to one that servers knew before, and earlier ones stay until they are dropped', () => {
  const before = openKeys({ dataDirectory, bound: undefined, now });
  const open = () => openKeys({ dataDirectory, bound: before.installation, now });
  const current = rotateDataKeys(dataDirectory);
  expect(current).not.toBe(before.data.current);
  expect(before.data.keys.has(current)).toBe(true);
  const turned = open();
  expect(turned.data.current).toBe(current);
  expect(turned.data.keys.has(before.data.current)).toBe(true);
  expect(turned.data.lookup).toEqual(before.data.lookup);
  expect(turned.identity.signing[0].kid).toBe(before.identity.signing[0].kid);
  dropDataKeys(dataDirectory);
  expect(open().data.keys.has(before.data.current)).toBe(false);
  expect(open().data.current).toBe(current);
});
