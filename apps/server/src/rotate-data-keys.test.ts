import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { readDataKeys, storedDataKeys } from '@egcr/server-kit/data-keys';
import { createFieldCipher } from '@egcr/server-kit/field-encryption';
import { bindInstallation } from '@egcr/server-kit/installation';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { operatorEnvironment } from '../testing/started-product.ts';
import { openKeys } from './keys.ts';

const run = promisify(execFile);
const COMMAND = join(import.meta.dirname, 'rotate-keys.ts');

let dataDirectory: string;
let database: TestDatabase;
beforeAll(async () => {
  dataDirectory = mkdtempSync(join(tmpdir(), 'egcr-data-keys-'));
  database = await testDatabase();
  const now = new Date();
  const { installation } = openKeys({ dataDirectory, bound: undefined, now });
  await bindInstallation(database.db, { id: installation, now });
});
afterAll(async () => {
  await database.close();
  rmSync(dataDirectory, { recursive: true });
});

const rotate = (flag: string) =>
  run(process.execPath, [COMMAND, flag], {
    env: {
      ...operatorEnvironment,
      DATA_DIR: dataDirectory,
      DATABASE_URL: database.url,
      TEST_MODE: '1',
      LOG_LEVEL: 'error',
    },
  });

const cipherNow = () => {
  const { data } = JSON.parse(readFileSync(join(dataDirectory, 'keys', 'keys.json'), 'utf8'));
  return createFieldCipher(readDataKeys(storedDataKeys.parse(data)));
};

async function addPayout(): Promise<string> {
  const id = crypto.randomUUID();
  const place = { table: 'banking.payout_account', column: 'details', row: id };
  await database.pool.query(
    `insert into banking.payout_account (id, user_id, scheme, details, created_at) values ($1, $1, 'iban', $2, now())`,
    [id, cipherNow().seal(place, 'DE02120300000000202051')],
  );
  return id;
}

async function readPayout(id: string): Promise<string> {
  const { rows } = await database.pool.query<{ details: string }>(
    'select details from banking.payout_account where id = $1',
    [id],
  );
  return cipherNow().open(
    { table: 'banking.payout_account', column: 'details', row: id },
    rows[0]?.details ?? '',
  );
}

test('(attack D23) an operator turns the data keys, seals everything anew, and drops the earlier keys only when nothing needs them', async () => {
  const id = await addPayout();
  const first = cipherNow().currentPrefix;
  expect((await rotate('--data')).stdout).toContain('What earlier keys have sealed stays readable');
  expect(cipherNow().currentPrefix).not.toBe(first);
  expect(await readPayout(id)).toBe('DE02120300000000202051');
  await expect(rotate('--drop-earlier')).rejects.toThrow(
    '1 rows are sealed with earlier keys: nothing was dropped',
  );
  expect(await readPayout(id)).toBe('DE02120300000000202051');
  expect((await rotate('--reseal')).stdout).toContain(
    '1 rows were sealed with the present key; none is left',
  );
  expect((await rotate('--drop-earlier')).stdout).toContain('The earlier data keys are gone');
  expect(await readPayout(id)).toBe('DE02120300000000202051');
  expect(readFileSync(join(dataDirectory, 'keys', 'keys.json'), 'utf8')).not.toContain(first.split('.')[1]);
});
