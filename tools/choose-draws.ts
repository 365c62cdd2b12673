// npm run said:choose -- [draws to try, 20] [domains]
// Tries many draws of every screen, in a copy of the work tree, and keeps those that run parts of the web app which no other draw runs, in
// apps/web/testing/draws.json. See docs/howto/see-what-screens-say.md.
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chooseFiles } from './mutate/choose-files.ts';
import { faultsOf } from './mutate/faults-of.ts';
import { withMarks } from './mutate/marks.ts';
import { runMarkedTests } from './mutate/run-tests.ts';
import { copyTree } from './mutate/tree-copy.ts';
import { chooseDraws, type Choice, type Visit } from './said/choose.ts';
import { repositoryFiles, repositoryRoot } from './tidy/source-file.ts';

const [tries = '20', ...domains] = process.argv.slice(2);
const HOURS_S = 3 * 3600;
const path = join(repositoryRoot, 'apps/web/testing/draws.json');
const copy = copyTree(repositoryRoot);
const marksFolder = mkdtempSync(join(tmpdir(), 'egcr-draws-'));
try {
  const faultsAt = markWebApp();
  process.env['DRAWS_TRIED'] = tries;
  if (domains.length > 0) process.env['DRAWS_OF'] = domains.join(',');
  const tests = [1, 2, 3, 4, 5, 6, 7, 8].map((part) => `apps/web/testing/screens-${part}.dom.test.tsx`);
  // What they say is not what is written down: they fail, and are not asked why.
  await runMarkedTests({ folder: copy.folder, tests, databaseUrl: '', limit_s: HOURS_S, marksFolder });
  const { draws, share } = chooseDraws(visitsIn(marksFolder), faultsAt);
  const kept: Choice['draws'] = domains.length > 0 ? JSON.parse(readFileSync(path, 'utf8')) : {};
  writeFileSync(path, written({ ...kept, ...draws }));
  console.log(
    `${Object.values(draws).flat().length} draws of ${Object.keys(draws).length} screens; ${share}`,
  );
} finally {
  copy.remove();
  rmSync(marksFolder, { recursive: true, force: true });
}

/** Marks all functions and branches of the web app in the copy. Gives how many possible faults stand in each. */
function markWebApp(): ReadonlyMap<string, number> {
  const faultsAt = new Map<string, number>();
  const isOfWeb = /^(domains\/[\w-]+|platform|apps)\/(web|ui)\//;
  for (const file of chooseFiles(repositoryFiles(), { folder: '', wanted: [], changed: undefined })) {
    if (!isOfWeb.test(file.path)) continue;
    const faults = faultsOf(file);
    const { text, markOf } = withMarks(file, faults);
    writeFileSync(join(copy.folder, file.path), text);
    for (const mark of faults.flatMap((fault) => markOf(fault) ?? []))
      faultsAt.set(mark, (faultsAt.get(mark) ?? 0) + 1);
  }
  chmodSync(marksFolder, 0o777);
  return faultsAt;
}

/** What was heard of each draw of each screen. */
function visitsIn(folder: string): readonly Visit[] {
  return readdirSync(folder).flatMap((name): Visit[] => {
    const [screen = '', draw] = decodeURIComponent(name.slice(1)).split(' ');
    const marks = readFileSync(join(folder, name), 'utf8').trim().split('\n');
    return draw === undefined ? [] : [{ screen, draw: Number(draw), marks }];
  });
}

/** A line for each screen, in the order of their names. */
function written(draws: Choice['draws']): string {
  const lines = Object.entries(draws)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([screen, chosen]) => `  ${JSON.stringify(screen)}: [${chosen.join(', ')}]`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
