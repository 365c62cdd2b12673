/**
 * `npm run bench -- <name> [--json] [--seconds=4] [--rounds=3] [--scale=50] [--size=1000000] [--seed=…] [--against=DIR] [--only=…]`
 *
 * Every figure is a ratio to a yardstick measured in the same run on the same server, turn by turn, so that it means the same on a
 * fast and on a slow machine. With --json the last line is one JSON object.
 */
import { parseArgs } from 'node:util';

import { benchBlog } from './blog.ts';
import { benchCases } from './cases.ts';
import { benchDisbursements } from './disbursements.ts';
import { benchFirstHour } from './first-hour.ts';
import { benchForms } from './forms.ts';
import { benchGrantsSearch } from './grants-search.ts';
import { benchHttp } from './http.ts';
import { benchJobsSearch } from './jobs-search.ts';
import { benchLedger } from './ledger.ts';
import { benchMatching } from './matching.ts';
import { benchMillion } from './million.ts';
import { benchNames } from './names.ts';
import { benchPages } from './pages.ts';
import { benchParsers } from './parsers.ts';
import { benchPayments } from './payments.ts';
import { benchRole } from './role.ts';
import { benchSignIn } from './sign-in.ts';
import { benchSupport } from './support.ts';
import { benchUploads } from './uploads.ts';
import type { BenchOptions, BenchReport } from './report.ts';

const benches: Readonly<Record<string, (options: BenchOptions) => Promise<BenchReport>>> = {
  ledger: benchLedger,
  http: benchHttp,
  million: benchMillion,
  'sign-in': benchSignIn,
  pages: benchPages,
  parsers: benchParsers,
  payments: benchPayments,
  role: benchRole,
  'first-hour': benchFirstHour,
  disbursements: benchDisbursements,
  cases: benchCases,
  forms: benchForms,
  uploads: benchUploads,
  'grants-search': benchGrantsSearch,
  'jobs-search': benchJobsSearch,
  matching: benchMatching,
  support: benchSupport,
  names: benchNames,
  blog: benchBlog,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    scale: { type: 'string', default: '50' },
    size: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '20261121' },
    against: { type: 'string' },
    only: { type: 'string' },
  },
});

const name = positionals[0] ?? '';
const bench = benches[name];
if (bench === undefined) {
  console.error(
    `There is no benchmark ${JSON.stringify(name)}. There are: ${Object.keys(benches).join(', ')}.`,
  );
  process.exit(2);
}
const report = await bench({
  seconds: positive(values.seconds),
  rounds: positive(values.rounds),
  scale: positive(values.scale),
  size: positive(values.size),
  seed: positive(values.seed),
  against: values.against,
  only: values.only,
  say: (line) => console.log(line),
});
if (values.json) console.log(JSON.stringify({ name, ...report }));

function positive(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  console.error(`${JSON.stringify(text)} is not a whole number above zero.`);
  return process.exit(2);
}
