// Compares the rows that the code declares for its SQL with those that the API tests have seen (record.ts): `node tools/sql-rows/main.ts FOLDER`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { repositoryRoot } from '../tidy/source-file.ts';
import { compareRows } from './compare.ts';
import { declaredStatements } from './declared.ts';
import type { SeenStatement } from './seen.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { report: { type: 'string' } },
});
const [folder = ''] = positionals;
const seen = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as SeenStatement[]);
const { right, wrong, notRun } = compareRows(declaredStatements(join(repositoryRoot, 'tsconfig.json')), seen);
for (const each of wrong) console.log(each);
for (const place of notRun) console.log(`${place} is run by no test`);
console.log(
  `${right} statements answer the rows that the code declares; ${wrong.length} do not; ${notRun.length} are run by no test`,
);
const failed = wrong.length;
if (values.report !== undefined)
  writeFileSync(values.report, JSON.stringify({ passed: right, failed, wrong }));
process.exitCode = failed === 0 ? 0 : 1;
