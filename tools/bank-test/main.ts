/**
 * `npm run bank-test [-- --seconds 25 --seed N --database embedded|external|both --clients 16 --people 100 --json]`
 *
 * People pay each other through HTTP while server, database and network fail; docs/bank-test.md says what is done and what must hold.
 * The same seed strikes in the same order. The exit code is 0 for VALID; with --json the last line is one JSON object.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { startFakeOpenPayments } from '@egcr/connectors/testing';

import { findPostgres } from '../run/external-postgres.ts';
import { OUT, type TestCount } from '../run/stage.ts';
import { prepareCopying } from './copying.ts';
import { railSettings } from './sales/rail-settings.ts';
import { startEmbeddedProduct, startExternalProduct } from './product-bank.ts';
import { type Report, runBankTest } from './run.ts';

const LEAST_STATEMENTS = 6;
const LEAST_ENVELOPES = 6;
const LEAST_PRICES = 5;
const LEAST_SALES = 12;
/** Of a quiet machine a run of 25 seconds has more of both. */
const ENOUGH = { quietMs: 4_000, transfers: 24, looks: 24, withinMs: 45_000 };

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '25' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    database: { type: 'string', default: 'embedded' },
    clients: { type: 'string', default: '16' },
    people: { type: 'string', default: '100' },
    only: { type: 'string', multiple: true },
    report: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

const databases = values.database === 'both' ? ['embedded', 'external'] : [values.database];
const reports: Record<string, Report> = {};
for (const database of databases) {
  const report = await tryBank(database);
  if (report !== undefined) reports[database] = report;
}
const list = Object.values(reports);
const isValid = list.length > 0 && list.every((report) => report.isValid);
if (values.report !== undefined) writeFileSync(values.report, JSON.stringify(counted(list)));
if (values.json)
  console.log(JSON.stringify({ verdict: isValid ? 'VALID' : 'INVALID', seed: number(values.seed), reports }));
process.exit(isValid ? 0 : 1);

async function tryBank(database: string): Promise<Report | undefined> {
  const seed = number(values.seed);
  const binaries = database === 'external' ? findPostgres() : undefined;
  if (database === 'external' && binaries === undefined) {
    console.log('No PostgreSQL 15 or newer of the distribution here: only the embedded one is tried.');
    return undefined;
  }
  const copying = binaries === undefined ? prepareCopying() : undefined;
  const elsewhere = await startFakeOpenPayments();
  const rail = railSettings(elsewhere.settings);
  const bank =
    binaries === undefined
      ? await startEmbeddedProduct({ ...copying?.settings, ...rail.variables })
      : await startExternalProduct(binaries, rail.variables);
  try {
    const report = await runBankTest(bank, {
      seed,
      seconds: number(values.seconds),
      clients: number(values.clients),
      people: number(values.people),
      journalFile: join(OUT, `bank-test-${database}.jsonl`),
      only: values.only,
      say: (line) => console.log(line),
      leastStatements: LEAST_STATEMENTS,
      leastEnvelopes: LEAST_ENVELOPES,
      leastPrices: LEAST_PRICES,
      sales: { least: LEAST_SALES, elsewhere },
      enough: ENOUGH,
      copying,
    });
    show(report);
    if (!report.isValid) {
      console.log(`What waited in its queue:\n${report.waiting.join('\n')}`);
      console.log(`The bank's last words:\n${bank.said().slice(-4_000)}`);
    }
    return report;
  } finally {
    copying?.clear();
    rail.clear();
    await elsewhere.close();
  }
}

function show({
  checks,
  pace,
  recoveries,
  looks,
  posted,
  refused,
  ambiguous,
  troubles,
  files,
  funds,
  units,
  sales,
  isValid: isRight,
}: Report): void {
  for (const { fault, recoveredInMs } of recoveries) {
    console.log(`   ${fault}: ready ${recoveredInMs === undefined ? 'never' : `after ${recoveredInMs} ms`}`);
  }
  console.log(
    `   ${posted} posted, ${refused} refused, ${ambiguous} asked more than once; ${looks.count} looks at the whole; ` +
      `${Math.round(pace.transfers)} transfers/s and p99 ${Math.round(pace.p99Ms)} ms in ${pace.quietSeconds.toFixed(1)} quiet seconds ` +
      `(this machine answers ${Math.round(pace.yardstick)} simple questions/s)`,
  );
  if (files !== undefined) {
    const kills = recoveries.filter(({ fault }) => /killed|cut after/.test(fault)).length;
    console.log(
      `   files of the bank: ${files.files} handed in under ${kills} kills, ${files.booked} statements with ${files.entries} entries booked, ` +
        `${files.refused} refused; ${files.withdrawals} withdrawals; ${files.again} times asked again`,
    );
  }
  if (funds !== undefined) {
    console.log(
      `   funds: ${funds.promises} promises kept, ${funds.envelopes} envelopes with ${funds.payments} payments approved, ` +
        `${funds.refused} wrong ones refused; ${funds.again} times asked again`,
    );
  }
  if (units !== undefined) {
    console.log(
      `   fund units: ${units.orders} orders at ${units.prices} prices, ${units.refused} wrong ones refused; ${units.again} times asked again`,
    );
  }
  if (sales !== undefined) {
    console.log(
      `   sales: ${sales.sales}, of them ${sales.elsewhere} from wallets at another provider; ${sales.refunds} refunds, ${sales.open} left open, ` +
        `${sales.refused} wrong ones refused; ${sales.again} times asked again`,
    );
  }
  console.log(`   troubles met: ${JSON.stringify(troubles)}`);
  for (const { name, wrong } of checks) {
    console.log(`   ${wrong.length === 0 ? 'ok   ' : 'WRONG'} ${name}`);
    for (const line of wrong) console.log(`         ${line}`);
  }
  console.log(isRight ? '   VALID' : '   INVALID');
}

/** For the stage of `npm test`: each check of each database counts as one test. */
function counted(all: readonly Report[]): TestCount {
  const checks = all.flatMap((report) => report.checks);
  const wrong = checks.filter((check) => check.wrong.length > 0);
  return {
    passed: checks.length - wrong.length,
    failed: all.length === 0 ? 1 : wrong.length,
    wrong: wrong.map((check) => `seed ${values.seed}: ${check.name}: ${check.wrong.join('; ')}`),
  };
}

function number(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  console.error(`${JSON.stringify(text)} is not a whole number above zero.`);
  return process.exit(2);
}
