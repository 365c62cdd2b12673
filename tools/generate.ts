import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { readConfig } from '@egcr/app-server/config';
import { composeDomains } from '@egcr/app-server/domains';
import { unkeptKeys } from '@egcr/app-server/keys';
import { version } from '@egcr/app-server/version';
import { accessTable } from '@egcr/server-kit/access-table';
import { machineTables } from '@egcr/server-kit/machine-tables';
import { openApiDocument } from '@egcr/server-kit/openapi';
import { databaseAddress, prepareServer, withClient } from '@egcr/server-kit/testing/test-server';
import { runnerImport } from 'vite';

import { databaseAccess } from './database-access.ts';
import { accessMatrix } from './fuzz/access-matrix.ts';
import { protocolMatrix } from './fuzz/protocol-matrix.ts';
import { rowTypes } from './generate-rows.ts';
import { jsonText } from './json-text.ts';
import { schemaSql } from './schema-sql.ts';

const GENERATED = join(import.meta.dirname, '..', 'generated');

/** `npm run generate` writes generated/ anew; with `--check` it writes nothing and exits 1 where something differs. */
async function main(): Promise<void> {
  const isCheck = process.argv.includes('--check');
  const stale: string[] = [];
  for (const [name, text] of await documents()) {
    const path = join(GENERATED, name);
    const before = await readFile(path, 'utf8').catch(() => '');
    if (before === text) continue;
    stale.push(name);
    if (!isCheck) await writeFile(path, text);
  }
  if (stale.length === 0) console.log('generated/ is up to date');
  else if (isCheck)
    console.error(`generated/ is out of date: ${stale.join(', ')}. Run npm run generate and commit.`);
  else console.log(`written: ${stale.join(', ')}`);
  process.exitCode = isCheck && stale.length > 0 ? 1 : 0;
}

async function documents(): Promise<ReadonlyMap<string, string>> {
  const { list } = composeDomains(readConfig({}), unkeptKeys());
  const openApi = openApiDocument(list, { publicUrl: '/', version });
  return new Map([
    ...(await documentsOfDatabase()),
    ['openapi.json', jsonText(openApi)],
    ['access.md', accessTable(list)],
    ['state-machines.md', machineTables(list)],
    ['access-matrix.md', accessMatrix(openApi)],
    ['protocol-matrix.md', protocolMatrix()],
    ['pages.md', await productLists()],
  ]);
}

/** The web app is for browsers: Vite reads it. */
async function productLists(): Promise<string> {
  const web = join(import.meta.dirname, '..', 'apps', 'web');
  const { module } = await runnerImport<{ readonly productLists: string }>(
    join(web, 'src', 'product-lists.ts'),
    {
      root: web,
      configFile: false,
      logLevel: 'error',
    },
  );
  return module.productLists;
}

async function documentsOfDatabase(): Promise<readonly (readonly [name: string, text: string])[]> {
  const server = await prepareServer(randomBytes(4).toString('hex'));
  try {
    return await withClient(databaseAddress(server.url, server.template), async (client) => [
      ['rows.ts', await rowTypes(client)],
      ['schema.sql', await schemaSql(client)],
      ['database-access.md', await databaseAccess(client, server.login.role)],
    ]);
  } finally {
    await server.close();
  }
}

await main();
