// npm run mutate -- <domain> [files or folders] [--changed] [--sample 40] [--seed 1] [--nearest 6] [--everywhere]
// npm run mutate -- --area money [--area access] [--changed] [--sample 100] [--seed 1] [--everywhere]
// Plants small mistakes, one at a time, in a copy of the work tree, and runs the tests that reach them, without a browser. What no test
// notices is listed. Ends with 1 where an area misses its goal (tools/mutate/goals.json). See docs/howto/check-the-tests-with-planted-faults.md.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { prepareServer } from '@egcr/server-kit/testing/test-server';

import { chooseFiles } from './mutate/choose-files.ts';
import { startCompiler, type Compiler } from './mutate/compiler.ts';
import { describeFault, type Fault } from './mutate/fault.ts';
import { faultsOf } from './mutate/faults-of.ts';
import { generatedFilesStand } from './mutate/generated-files.ts';
import { isCaught, plant } from './mutate/plant.ts';
import { reachedFunctions } from './mutate/reached.ts';
import { goalOf, reportOf, unreachedLines, type Goal, type Tried } from './mutate/report.ts';
import { endRunningTests, limitOf, runMarkedTests, runTests, type MarkedTests } from './mutate/run-tests.ts';
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
    area: { type: 'string', multiple: true },
    everywhere: { type: 'boolean' },
    reach: { type: 'boolean' },
  },
});
const goals: readonly Goal[] = JSON.parse(
  readFileSync(join(repositoryRoot, 'tools/mutate/goals.json'), 'utf8'),
);
const { area: areas } = values;
for (const area of areas ?? [])
  if (!goals.some((goal) => goal.area === area))
    throw new Error(`there is no area ${area}: ${goals.map((goal) => goal.area).join(', ')}`);
const domain = areas === undefined ? positionals[0] : undefined;
const wanted = areas === undefined ? positionals.slice(1) : positionals;
if (domain === undefined && areas === undefined)
  throw new Error('name a domain, or an area: npm run mutate -- wallet [files] [--changed] [--sample 40]');

const files = repositoryFiles();
const areaOf = (path: string): string => goalOf(path, goals)?.area ?? '';
const chosen = chooseFiles(files, {
  folder: domain === undefined ? '' : `domains/${domain}/`,
  wanted,
  changed: values.changed === true ? changedSinceProven() : undefined,
}).filter(({ path }) => areas === undefined || areas.includes(areaOf(path)));
const all = chosen.flatMap((file) => faultsOf(file).map((fault) => ({ fault, text: file.text })));
/** Of a domain, or of each of the areas. */
const faults = (
  areas?.map((area) => all.filter(({ fault }) => areaOf(fault.path) === area)) ?? [all]
).flatMap((some) => sampleOf(some, Number(values.sample ?? some.length), Number(values.seed ?? 1)));
console.log(
  `${faults.length} of ${all.length} possible faults in ${chosen.length} files of ${domain ?? areas?.join(', ')}`,
);
/** Tests about a domain, or about a file or folder that each domain has, and how their paths begin, that stand elsewhere, because they need another domain or the whole product. */
const elsewhere: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(join(repositoryRoot, 'tools/mutate/tests-elsewhere.json'), 'utf8'),
);
/** Where the tests of the chosen files stand: in the packages of these files, and elsewhere. */
const packages = new Set(
  chosen.flatMap(({ path }) => /^(?:domains|platform|apps)\/[\w-]+\//.exec(path) ?? []),
);
const places = [...packages].flatMap((start) => [start, ...(elsewhere[start.split('/')[1] ?? ''] ?? [])]);
const isEverywhere = values.everywhere === true;
/** They take minutes, and each of them runs nearly everything. */
const startsProduct = new Set(
  files.filter(({ text }) => /started-product\.ts'/.test(text)).map(({ path }) => path),
);
const reaching = testsThatReach(
  files,
  (test) => !startsProduct.has(test) && (isEverywhere || places.some((place) => test.startsWith(place))),
);
const testFiles = files.flatMap(({ path }) => (/\.test\.tsx?$/.test(path) ? [path] : []));
const testsOfFile = (path: string): readonly string[] => {
  const inside = path.replace(/^domains\/[\w-]+\//, '');
  const named = Object.entries(elsewhere).flatMap(([start, tests]) =>
    inside.startsWith(start) ? testFiles.filter((test) => tests.some((each) => test.startsWith(each))) : [],
  );
  return [...new Set([...reaching(path), ...named])];
};
const importers = [...new Set(faults.flatMap(({ fault }) => testsOfFile(fault.path)))];

const MINUTE_S = 60;
/** More test files than these are not left out where they fail without any fault. */
const FAILED_AT_MOST = 5;
const copy = copyTree(repositoryRoot);
const database = await prepareServer('mutate');
let compiler: Compiler | undefined;
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
  compiler?.end();
  await database.close();
  copy.remove();
}

async function tryAll(): Promise<boolean> {
  const place = { folder: copy.folder, databaseUrl: database.url };
  const began = performance.now();
  let took_s: MarkedTests['took_s'] = new Map();
  const isReached = await reachedFunctions({
    folder: copy.folder,
    files: chosen,
    faults: faults.map(({ fault }) => fault),
    run: async (marksFolder) => {
      if (importers.length === 0) return [];
      const { failed, ...marked } = await runMarkedTests({
        ...place,
        tests: importers,
        limit_s: 60 * MINUTE_S,
        marksFolder,
      });
      took_s = marked.took_s;
      if (failed.length > FAILED_AT_MOST)
        throw new Error('the tests fail without any fault: mend them first');
      for (const test of failed) console.log(`FAILS WITHOUT A FAULT and is left out: ${test}`);
      return failed;
    },
  });
  const testsOf = (fault: Fault): readonly string[] =>
    testsOfFile(fault.path)
      .filter((test) => isReached(test, fault))
      .slice(0, Number(values.nearest ?? Infinity));
  const whole_s = (performance.now() - began) / 1000;
  console.log(
    `${importers.length} test files import them; without a fault they pass in ${whole_s.toFixed(0)} s`,
  );
  if (values.reach === true) {
    for (const line of unreachedLines(faults.filter(({ fault }) => testsOf(fault).length === 0)))
      console.log(line);
    return true;
  }
  const { compiles } = (compiler = await startCompiler(copy.folder));
  const isAsGenerated = () => generatedFilesStand(copy.folder, database.url);
  if (!(await isAsGenerated()))
    throw new Error('generated/ is out of date without any fault: npm run generate');
  const tried: Tried[] = [];
  for (const { fault, text } of faults) {
    const run = (tests: readonly string[]) => runTests({ ...place, tests, limit_s: limitOf(tests, took_s) });
    const asked = { tests: testsOf(fault), run, compiles, isAsGenerated };
    const outcome = await plant({ folder: copy.folder, fault, ...asked });
    tried.push({ fault, text, outcome });
    const mark = isCaught(outcome) ? outcome : outcome.toUpperCase();
    console.log(`[${tried.length}/${faults.length}] ${mark}  ${describeFault(fault, text)}`);
  }
  const { lines, isReached: areGoalsReached } = reportOf(tried, goals);
  for (const line of lines) console.log(line);
  return areGoalsReached;
}
