/**
 * `npm run fuzz [-- --requests 100 --seed N --turn N --only wallet. --json]`
 *
 * Starts the product and asks all that its OpenAPI document and the identity protocol offer: every kind of caller at every operation (generated/access-matrix.md),
 * a stranger at every thing of another person's, and hundreds of right, slightly wrong and wild requests for each operation. Ends with
 * 0 where nothing was found. Half of the requests have a fixed seed, half the one that is printed or given; `npm test` gives a fixed one, so that
 * the same commit proves the same, and asks an eighth of them by the turn of the commit.
 */
import { isStaffRole } from '@egcr/roles/contract';

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { Caller, readProof, readSnapshot } from '../bank-test/caller.ts';
import { becomesReady } from '../bank-test/nemesis.ts';
import { startEmbeddedProduct } from '../bank-test/product-bank.ts';
import { totalsOf } from '../bank-test/watcher.ts';
import { repositoryRoot } from '../tidy/source-file.ts';
import { readMatrix } from './access-matrix.ts';
import { AnswerJudge, bucketed, type Fault } from './answers.ts';
import { type Document, operationsOf } from './document.ts';
import { ask, makeCallers } from './people.ts';
import { tryAccess } from './try-access.ts';
import { tryMethods } from './try-methods.ts';
import { tryInput } from './try-input.ts';
import { tryExpired, tryProtocolDoor, tryProtocolInput, tryProtocolStrangers } from './try-protocol.ts';
import { tryStrangers } from './try-strangers.ts';

const FIXED_SEED = 20_261_120;
/** The requests of an operation come in so many parts, each with a seed of its own; a commit asks one of them. */
const TURNS = 8;
const READY_MS = 300_000;
const READ_MS = 60_000;

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    only: { type: 'string', default: '' },
    turn: { type: 'string' },
    report: { type: 'string' },
  },
});

const bank = await startEmbeddedProduct({ AUTH_ANONYMOUS_SIGN_IN: 'on', AUTH_STAFF_SECOND_FACTOR: 'on' });
const caller = new Caller(() => bank.port, 32);
let passed = 0;
const causes: string[] = [];
try {
  await tryAll();
} finally {
  caller.close();
  await bank.stop();
}
if (values.report !== undefined)
  writeFileSync(values.report, JSON.stringify({ passed, failed: causes.length, wrong: causes }));
console.log(causes.length === 0 ? '   nothing found' : `   ${causes.length} causes`);
process.exit(causes.length === 0 ? 0 : 1);

async function tryAll(): Promise<void> {
  const seed = Number(values.seed);
  if (!(await becomesReady(caller, READY_MS))) throw new Error(`the product did not start\n${bank.said()}`);
  const document = await ask<Document>(caller, { method: 'GET', path: '/api/openapi.json' });
  const all = operationsOf(document);
  const operations = all.filter(({ id }) => id.startsWith(values.only));
  const judge = new AnswerJudge(document);
  console.log(`${operations.length} operations, seed ${seed}`);
  const tokens = await makeCallers(caller);
  const matrix = readMatrix(readFileSync(join(repositoryRoot, 'generated/access-matrix.md'), 'utf8'));
  if (values.only === '')
    show('callers at the door', await tryAccess({ caller, judge, operations, matrix, tokens }));
  const { key } = await ask<{ key: string }>(caller, { method: 'GET', path: '/dev/service-key' });
  show('callers at the identity protocol', await tryProtocolDoor(caller, { ...tokens, service_key: key }));
  show('methods that nothing takes', await tryMethods({ caller, operations: all, serviceKey: key }));
  show("strangers at other people's ways in", await tryProtocolStrangers(caller));
  const { now } = await ask<{ now: string }>(caller, { method: 'GET', path: '/dev/clock' });
  const shared = { caller, all, operations, now: new Date(now) };
  show(
    "strangers at other people's things",
    await tryStrangers({ ...shared, operations: all, seed: FIXED_SEED }),
  );
  const opening = totalsOf(await readSnapshot(caller, READ_MS), new Set());
  const allSeeds = [FIXED_SEED, ...Array.from({ length: TURNS - 1 }, (_, at) => seed + at)];
  const requests = Math.ceil(Number(values.requests) / TURNS);
  const ofTurn = Number(values.turn) % TURNS;
  const seeds = values.turn === undefined ? allSeeds : allSeeds.filter((_, at) => at === ofTurn);
  const trial = { ...shared, judge, requests, seeds, staffToken };
  const { yes, ...found } = await tryInput(trial);
  show('requests of every kind', found);
  const never = [...yes].filter(([, count]) => count === 0).map(([id]) => id);
  console.log(
    `   ${yes.size - never.length} operations said yes at least once; never: ${never.join(', ') || 'none'}`,
  );
  const wild = { requests: Math.ceil(requests / 3), seeds, serviceKey: key };
  show('requests of every kind to the identity protocol', await tryProtocolInput(caller, wild));
  show('expired tokens at the identity protocol', await tryExpired(caller));
  show('the money afterwards', { asked: 1, faults: await moneyFaults(opening.byAsset) });

  async function staffToken(roles: readonly string[]): Promise<string> {
    const token = tokens[roles.findLast(isStaffRole) ?? 'super_admin'] ?? '';
    await ask(caller, { path: '/api/v1/identity/pin/verify', body: { pin: '270519' }, token });
    return token;
  }
}

function show(
  name: string,
  { asked, faults }: { readonly asked: number; readonly faults: readonly Fault[] },
): void {
  const found = bucketed(faults);
  console.log(
    `   ${found.length === 0 ? 'ok   ' : 'WRONG'} ${name}: ${asked} asked, ${found.length} causes of trouble`,
  );
  for (const line of found) console.log(`      ${line}`);
  causes.push(...found);
  passed += asked - Math.min(asked, found.length);
}

async function moneyFaults(opening: ReadonlyMap<string, bigint>): Promise<Fault[]> {
  const closing = totalsOf(await readSnapshot(caller, READ_MS), new Set());
  const { broken } = await readProof(caller);
  const fault = (said: string): Fault => ({
    operation: 'ledger',
    kind: 'is not what it was',
    said,
    request: '',
  });
  return [
    ...[...closing.byAsset]
      .filter(([asset, sum]) => sum !== (opening.get(asset) ?? 0n))
      .map(([asset, sum]) => fault(`${asset} sums to ${sum}`)),
    ...broken.map((rule) => fault(JSON.stringify(rule))),
  ];
}
