import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { withClient } from '@egcr/server-kit/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { makePeople, post } from '../testing/api.ts';
import { eventually } from '../testing/processes.ts';
import { StartedProduct, operatorEnvironment } from '../testing/started-product.ts';
import { runningDatabase } from './running-database.ts';

let folder: string;
let dataDirectory: string;
let product: StartedProduct;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'egcr-verify-'));
  chmodSync(folder, 0o755); // PostgreSQL runs as an ordinary user and has to pass through.
  dataDirectory = join(folder, 'data');
  product = await (await StartedProduct.start({ dataDirectory })).ready();
  await makePeople(product.url, 3, { value: '1000', assetCode: 'JVD', assetScale: 2 });
});
afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true });
});

interface Verified {
  readonly status: number;
  readonly transfers: number;
  readonly waiting: number;
  readonly findings: readonly { readonly fault: string }[];
  readonly broken: readonly { readonly kind: string }[];
}

/** The command as an operator runs it. */
async function verified(): Promise<Verified> {
  const { status, stdout, stderr } = await new Promise<{ status: number; stdout: string; stderr: string }>(
    (resolve) => {
      execFile(
        process.execPath,
        [join(import.meta.dirname, 'verify-ledger.ts'), '--json'],
        {
          cwd: '/',
          env: { ...operatorEnvironment, DATA_DIR: dataDirectory, TEST_MODE: '1', DEMO: 'off' },
        },
        (error, out, err) => resolve({ status: Number(error?.code ?? 0), stdout: out, stderr: err }),
      );
    },
  );
  if (stdout === '') throw new Error(stderr);
  return { status, ...JSON.parse(stdout) };
}

const published = () => readFileSync(join(dataDirectory, 'ledger-log', 'checkpoints.txt'), 'utf8');

test('the operator checks the whole ledger beside the running product, and finds what was changed behind its back', async () => {
  await post(`${product.url}/dev/clock`, { advance_seconds: 61 });
  await eventually(() => published().includes('egcr.ledger/'));
  await eventually(async () => (await verified()).waiting === 0);
  expect(await verified()).toMatchObject({ status: 0, transfers: 3, findings: [], broken: [] });

  await withClient(runningDatabase(dataDirectory), async (client) => {
    await client.query('set session_replication_role = replica');
    await client.query('update ledger.transfer set amount = 1000000');
  });
  const found = await verified();
  expect(found.status).toBe(1);
  expect(found.findings.map((one) => one.fault)).toEqual(
    expect.arrayContaining(['transfers_changed', 'entries_differ']),
  );
  expect(found.broken.length).toBeGreaterThan(0);

  await withClient(runningDatabase(dataDirectory), async (client) => {
    await client.query('set session_replication_role = replica');
    await client.query('update ledger.transfer set amount = 1000');
  });
  await product.stop();
  expect(await verified()).toMatchObject({ status: 0, transfers: 3 });
  product = await (await StartedProduct.start({ dataDirectory })).ready();
});
