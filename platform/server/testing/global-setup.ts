import { randomBytes } from 'node:crypto';

import { prepareServer } from './test-server.ts';

/** For vitest: one PostgreSQL and one migrated template for the whole run. `TEST_DATABASE_URL` names an external server instead. */
export async function setup(): Promise<() => Promise<void>> {
  const run = randomBytes(4).toString('hex');
  const server = await prepareServer(run);
  process.env['EGCR_TEST_SERVER'] = server.url;
  process.env['EGCR_TEST_TEMPLATE'] = server.template;
  process.env['EGCR_TEST_LOGIN'] = JSON.stringify(server.login);
  return () => server.close();
}
