import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { withClient } from '@egcr/server-kit/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { makePeople, type DevPerson } from '../testing/api.ts';
import { decide, makeOfficers, readOwnCase, takenCase, type Decision } from '../testing/cases.ts';
import { eventually } from '../testing/processes.ts';
import { StartedProduct, operatorEnvironment } from '../testing/started-product.ts';
import { runningDatabase } from './running-database.ts';

// Goal: no decision is made twice and none half, whatever is killed while officers decide.
// Method: the product in processes of its own; kill -9 of its server, after a commit and wherever it is, then of its database. Two officers
// decide every case, each another way, and ask again with their key until they are answered.

const CASES = 4;

let place: string;
let dataDirectory: string;
let product: StartedProduct;

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'egcr-case-crash-'));
  chmodSync(place, 0o755); // PostgreSQL runs as an ordinary user and has to pass through.
  dataDirectory = join(place, 'data');
  product = await StartedProduct.start({ dataDirectory, settings: { AUTH_STAFF_SECOND_FACTOR: 'off' } });
  await product.ready();
});
afterAll(async () => {
  await product.stop();
  rmSync(place, { recursive: true, force: true });
});

interface Prepared {
  readonly applicant: DevPerson;
  readonly caseId: string;
  readonly decisions: readonly Decision[];
}

/** Cases that wait, and what two officers decide about each. */
async function prepare(): Promise<readonly Prepared[]> {
  const [one, other] = await makeOfficers(product.url, 2);
  if (one === undefined || other === undefined) throw new Error('two officers were asked for');
  const prepared: Prepared[] = [];
  for (const applicant of await makePeople(product.url, CASES)) {
    const caseId = await takenCase(product.url, applicant, one);
    prepared.push({
      applicant,
      caseId,
      decisions: [
        { caseId, officer: one, decision: 'approve' },
        { caseId, officer: other, decision: 'decline' },
      ],
    });
  }
  return prepared;
}

/** How many approvals the database holds of a case, and notices of its decision. */
async function keptOf(caseId: string) {
  return withClient(runningDatabase(dataDirectory), async (client) => {
    const { rows } = await client.query<Record<string, number>>(
      `select (select count(*)::int from cases.approval where case_id = c.id) as approvals,
         (select count(*)::int from notifications.notification n where n.user_id = c.applicant_id and n.kind in ('cases.approved', 'cases.declined')) as notices
       from cases.case c where c.id = $1`,
      [caseId],
    );
    return rows[0];
  });
}

/** One decision of each case stands, whole, of one officer or the other. */
async function expectWhole({ applicant, caseId }: Prepared, statuses: readonly number[]): Promise<void> {
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
  const found = await readOwnCase(product.url, applicant, caseId);
  const event = statuses[0] === 200 ? 'approve' : 'decline';
  expect(found.history.map((step) => step.event)).toEqual(['submit', 'take', event]);
  expect(found).toMatchObject({ state: event === 'approve' ? 'fulfilled' : 'declined', version: 3 });
  // Notices follow the commit.
  await eventually(
    async () => (await keptOf(caseId))?.['notices'] !== 0,
    () => product.said,
  );
  expect(await keptOf(caseId)).toEqual({ approvals: 1, notices: 1 });
}

async function decideAmid(kill: () => void, prepared: readonly Prepared[]): Promise<void> {
  let answered = 0;
  const statuses = await Promise.all(
    prepared.map(({ decisions }) =>
      Promise.all(
        decisions.map(async (each) => {
          const status = await decide(product.url, each);
          answered += 1;
          if (answered === 2) kill();
          return status;
        }),
      ),
    ),
  );
  for (const [at, each] of prepared.entries()) await expectWhole(each, statuses[at] ?? []);
}

/** The command as an operator runs it, beside the running product. */
async function verified(): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, 'verify-cases.ts')],
    { cwd: '/', env: { ...operatorEnvironment, DATA_DIR: dataDirectory, TEST_MODE: '1', DEMO: 'off' } },
  );
  return stdout;
}

test('a server killed amid decisions, also between commit and answer, leaves each once and whole', async () => {
  const [crashing, ...others] = await prepare();
  if (crashing === undefined) throw new Error('cases were asked for');
  const decisions = crashing.decisions.map((each, at) => ({ ...each, isCrashing: at === 0 }));
  const before = product.servers();
  const kill = () => product.servers().forEach((pid) => process.kill(pid, 'SIGKILL'));
  await decideAmid(kill, [{ ...crashing, decisions }, ...others]);
  expect(product.servers().filter((pid) => before.includes(pid))).toEqual([]);
});

test('a database killed amid decisions leaves each once and whole, and every history as it was written', async () => {
  const database = product.database();
  await decideAmid(() => process.kill(database, 'SIGKILL'), await prepare());
  expect(product.database()).not.toBe(database);
  expect(await verified()).toMatch(/^8 cases read\.\nEvery history is as it was written\.\n$/);
});
