// npm run mutate -- <domain> [files or folders] [--changed] [--sample 40] [--seed 1] [--nearest 6]
// Plants small mistakes, one at a time, in a copy of the work tree, and runs the domain's tests that reach them, without a browser. What no test
// notices is listed. Ends with 1 where an area misses its goal (tools/mutate/goals.json). See docs/howto/check-the-tests-with-planted-faults.md.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { prepareServer } from '@egcr/server-kit/testing/test-server';

import { chooseFiles } from './mutate/choose-files.ts';
import { describeFault } from './mutate/fault.ts';
import { faultsOf } from './mutate/faults-of.ts';
import { isCaught, plant } from './mutate/plant.ts';
import { reportOf, type Goal, type Tried } from './mutate/report.ts';
import { endRunningTests, runTests } from './mutate/run-tests.ts';
import { sampleOf } from './mutate/sample.ts';
import { copyTree } from './mutate/tree-copy.ts';
import { changedSinceProven } from './run/change.ts';
import { testsThatReach } from './run/reach.ts';
import { repositoryFiles, repositoryRoot } from './tidy/source-file.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean' },
    sample: { type: 'string' },
    seed: { type: 'string' },
    nearest: { type: 'string' },
  },
});
const [domain, ...wanted] = positionals;
if (domain === undefined)
  throw new Error('name a domain: npm run mutate -- wallet [files] [--changed] [--sample 40]');

const goals: readonly Goal[] = JSON.parse(
  readFileSync(join(repositoryRoot, 'tools/mutate/goals.json'), 'utf8'),
);
const files = repositoryFiles();
const chosen = chooseFiles(files, {
  folder: `domains/${domain}/`,
  wanted,
  changed: values.changed === true ? changedSinceProven() : undefined,
});
const all = chosen.flatMap((file) => faultsOf(file).map((fault) => ({ fault, text: file.text })));
const faults = sampleOf(all, Number(values.sample ?? all.length), Number(values.seed ?? 1));
console.log(`${faults.length} of ${all.length} possible faults in ${chosen.length} files of ${domain}`);
/** Tests about a domain, or folders of them, that stand elsewhere, because they need another domain or the whole product. */
const elsewhere: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(join(repositoryRoot, 'tools/mutate/tests-elsewhere.json'), 'utf8'),
);
const reaching = testsThatReach(
  files,
  (test) =>
    test.startsWith(`domains/${domain}/`) ||
    elsewhere[domain]?.some((place) => test.startsWith(place)) === true,
);
const testsOf = (path: string) => reaching(path).slice(0, Number(values.nearest ?? Infinity));
const reached = [...new Set(faults.flatMap(({ fault }) => testsOf(fault.path)))];

const MINUTE_S = 60;
const copy = copyTree(repositoryRoot);
const database = await prepareServer('mutate');
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().then(() => process.exit(1)));
try {
  process.exitCode = (await tryAll()) ? 0 : 1;
} finally {
  await stop();
}

/** Leaves nothing behind, also when it is interrupted. */
async function stop(): Promise<void> {
  endRunningTests();
  await database.close();
  copy.remove();
}

async function tryAll(): Promise<boolean> {
  const place = { folder: copy.folder, databaseUrl: database.url };
  const began = performance.now();
  const whole = await runTests({ ...place, tests: reached, limit_s: 20 * MINUTE_S, isShown: true });
  if (reached.length > 0 && whole !== 'passed')
    throw new Error('the tests fail without any fault: mend them first');
  const whole_s = (performance.now() - began) / 1000;
  console.log(
    `${reached.length} test files reach them; without a fault they pass in ${whole_s.toFixed(0)} s`,
  );
  const limit_s = MINUTE_S + 3 * whole_s;
  const tried: Tried[] = [];
  for (const { fault, text } of faults) {
    const run = (tests: readonly string[]) => runTests({ ...place, tests, limit_s });
    const outcome = await plant({ folder: copy.folder, fault, tests: testsOf(fault.path), run });
    tried.push({ fault, text, outcome });
    const mark = isCaught(outcome) ? outcome : outcome.toUpperCase();
    console.log(`[${tried.length}/${faults.length}] ${mark}  ${describeFault(fault, text)}`);
  }
  const { lines, isReached } = reportOf(tried, goals);
  for (const line of lines) console.log(line);
  return isReached;
}
