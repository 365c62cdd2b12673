import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readDataKeys, storedDataKeys } from '@egcr/server-kit/data-keys';
import { createFieldCipher } from '@egcr/server-kit/field-encryption';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Installation, usedInstallation } from '../../testing/installation.ts';
import { resealedWords, turnKeys } from './turn-keys.ts';

let used: Installation;
beforeAll(async () => {
  used = await usedInstallation();
});
afterAll(() => used.close());

const rotate = (...flags: readonly string[]) => turnKeys(used.config, flags);
const kept = () => readFileSync(join(used.dataDirectory, 'keys', 'keys.json'), 'utf8');
const cipherNow = () => createFieldCipher(readDataKeys(storedDataKeys.parse(JSON.parse(kept()).data)));
const placeOf = (row: string) => ({ table: 'banking.payout_account', column: 'details', row });

async function addPayout(): Promise<string> {
  const id = crypto.randomUUID();
  await used.database.pool.query(
    `insert into banking.payout_account (id, user_id, scheme, details, created_at) values ($1, $1, 'iban', $2, now())`,
    [id, cipherNow().seal(placeOf(id), 'DE02120300000000202051')],
  );
  return id;
}

async function readPayout(id: string): Promise<string> {
  const { rows } = await used.database.pool.query<{ details: string }>(
    'select details from banking.payout_account where id = $1',
    [id],
  );
  return cipherNow().open(placeOf(id), rows[0]?.details ?? '');
}

test('(attack D23) an operator turns the data keys, seals everything anew, and drops the earlier keys only when nothing needs them', async () => {
  const id = await addPayout();
  const first = cipherNow().currentPrefix;
  expect(await rotate('--data')).toMatch(
    /^Servers started from now on seal with the data key \w+\. What earlier keys have sealed stays readable\./,
  );
  expect(cipherNow().currentPrefix).not.toBe(first);
  expect(await readPayout(id)).toBe('DE02120300000000202051');
  await expect(rotate('--drop-earlier')).rejects.toThrow(
    '1 rows are sealed with earlier keys: nothing was dropped',
  );
  expect(await readPayout(id)).toBe('DE02120300000000202051');
  const seen: number[] = [];
  expect(await turnKeys(used.config, ['--reseal'], (rows) => void seen.push(rows))).toBe(
    '1 rows were sealed with the present key; none is left under an earlier one.',
  );
  expect(seen).toEqual([1]);
  expect(await rotate('--drop-earlier')).toContain('The earlier data keys are gone');
  expect(await readPayout(id)).toBe('DE02120300000000202051');
  expect(kept()).not.toContain(first.split('.')[1]);
});

test('each key turns alone: without a word the one that signs access tokens', async () => {
  const parts = () => {
    const { identity, ledger, data } = JSON.parse(kept());
    return [identity, ledger, data].map((part) => JSON.stringify(part));
  };
  const changed = async (...flags: readonly string[]) => {
    const before = parts();
    const said = await rotate(...flags);
    return [parts().map((part, at) => part !== before[at]), said.split(' with ')[0]];
  };
  expect(await changed()).toEqual([[true, false, false], 'Servers started from now on sign']);
  expect(await changed('--ledger-log')).toEqual([
    [false, true, false],
    "Servers started from now on sign the roots of the ledger's log",
  ]);
  expect(await changed('--data')).toEqual([[false, false, true], 'Servers started from now on seal']);
  await expect(rotate('--all')).rejects.toThrow("Unknown option '--all'");
});

test('rows that a server sealed with an earlier key meanwhile are told, with what to do', () => {
  expect(resealedWords(7, 2)).toBe(
    '7 rows were sealed with the present key; 2 are under earlier ones, written meanwhile by servers that were not started again. Start them again and repeat.',
  );
});
