import { posix } from 'node:path';

import { importsOf } from '../tidy/imports.ts';
import { isCode, type SourceFile } from '../tidy/source-file.ts';

/** Files that everything stands on, though nothing imports them. */
const FOUNDATION =
  /^(apps\/|package(-lock)?\.json$|tsconfig\.json$|[\w.-]*\.config\.ts$|e2e\/(playwright\.config|fixtures|product)\.ts$)/;

/**
 * The journeys that a change can reach. A domain's journeys (`domains/<name>/e2e`) stand on every file of the domain and on all that these and
 * the journey itself import, step by step; journeys of the whole product (`e2e`) stand on everything. `changed` is undefined where the change
 * is not known: then it reaches all.
 */
export function reachedJourneys(
  files: readonly SourceFile[],
  changed: readonly string[] | undefined,
): readonly string[] {
  const journeys = files.map(({ path }) => path).filter((path) => path.endsWith('.e2e.ts'));
  if (changed === undefined || changed.some((path) => FOUNDATION.test(path))) return journeys;
  const isChanged = new Set(changed);
  const closure = importClosure(files);
  const domainOf = (path: string) => /^domains\/[\w-]+\//.exec(path)?.[0];
  return journeys.filter((journey) => {
    const domain = domainOf(journey);
    if (domain === undefined) return changed.length > 0;
    if (changed.some((path) => path.startsWith(domain) && !path.includes('/e2e/'))) return true;
    const starts = files
      .map(({ path }) => path)
      .filter((path) => path === journey || (path.startsWith(domain) && !path.includes('/e2e/')));
    return [...closure(starts)].some((path) => isChanged.has(path));
  });
}

/** What some files import, and what that imports in turn, themselves included; not what tests among them import. */
function importClosure(files: readonly SourceFile[]): (starts: readonly string[]) => ReadonlySet<string> {
  const targetsOf = importGraph(files);
  return (starts) => {
    const reached = new Set(starts);
    for (const path of reached)
      if (!path.endsWith('.test.ts')) for (const target of targetsOf(path)) reached.add(target);
    return reached;
  };
}

/** What a test file imports, step by step. */
export function importsOfTest(files: readonly SourceFile[]): (test: string) => ReadonlySet<string> {
  const targetsOf = importGraph(files);
  return (test) => {
    const reached = new Set(targetsOf(test));
    for (const path of reached) for (const target of targetsOf(path)) reached.add(target);
    return reached;
  };
}

/** The files of the repository that a file imports. */
function importGraph(files: readonly SourceFile[]): (path: string) => readonly string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const doors = packageDoors(files);
  const known = new Map<string, readonly string[]>();
  return (path) => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const file = byPath.get(path);
    const targets = file !== undefined && isCode(file) ? importsOf(file) : [];
    const found = targets.flatMap(({ specifier }) => {
      const target = specifier.startsWith('.')
        ? posix.join(posix.dirname(path), specifier)
        : doors(specifier);
      return target !== undefined && byPath.has(target) ? [target] : [];
    });
    known.set(path, found);
    return found;
  };
}

/**
 * The test files without a browser that import a file, step by step: those that import it directly first, then those in its own folder, then
 * the others; among these, those that share most words of its name, then those with the fewest steps. SQL is imported by nothing: it is
 * reached by every test of the package that runs on a database.
 */
export function testsThatReach(
  files: readonly SourceFile[],
  isAsked: (test: string) => boolean,
): (path: string) => readonly string[] {
  const targetsOf = importGraph(files);
  const importers = new Map<string, string[]>();
  for (const { path } of files)
    for (const target of targetsOf(path)) importers.set(target, [...(importers.get(target) ?? []), path]);
  const tests = files.map(({ path }) => path).filter((path) => /\.test\.tsx?$/.test(path) && isAsked(path));
  return (path) => {
    const named = wordsOfName(path);
    const shared = (test: string): number => [...wordsOfName(test)].filter((word) => named.has(word)).length;
    const byName = (one: string, other: string): number => shared(other) - shared(one);
    if (path.endsWith('.sql')) return tests.filter((test) => /\/server\/.*\.ts$/.test(test)).toSorted(byName);
    const steps = new Map([[path, 0]]);
    for (const [reached, count] of steps)
      for (const importer of importers.get(reached) ?? [])
        if (!steps.has(importer)) steps.set(importer, count + 1);
    const stepsOf = (test: string): number => steps.get(test) ?? 0;
    const ring = (test: string): number =>
      stepsOf(test) === 1 ? 0 : posix.dirname(test) === posix.dirname(path) ? 1 : 2;
    return tests
      .filter((test) => steps.has(test))
      .toSorted(
        (one, other) => ring(one) - ring(other) || byName(one, other) || stepsOf(one) - stepsOf(other),
      );
  };
}

/** The words of a path inside its domain, in the singular: `server/payouts/payout-room.ts` has `server`, `payout` and `room`. */
function wordsOfName(path: string): ReadonlySet<string> {
  const name = path.replace(/^domains\/[\w-]+\//, '').replace(/(\.\w+)+$/, '');
  return new Set(name.split(/[^a-z]+/).flatMap((word) => (word === '' ? [] : [word.replace(/s$/, '')])));
}

/** Where an import by a package's name leads, by the `exports` of the packages. */
function packageDoors(files: readonly SourceFile[]): (specifier: string) => string | undefined {
  const packages = files
    .filter(({ path }) => path.endsWith('/package.json'))
    .map(({ path, text }) => {
      const { name = '', exports = {} }: { name?: string; exports?: Record<string, string> } =
        JSON.parse(text);
      return { folder: posix.dirname(path), name, doors: Object.entries(exports) };
    });
  return (specifier) => {
    const owner = packages.find(({ name }) => specifier.startsWith(`${name}/`));
    const asked = owner === undefined ? '' : `.${specifier.slice(owner.name.length)}`;
    for (const [door, target] of owner?.doors ?? []) {
      const [before = '', after] = door.split('*');
      if (after === undefined ? door !== asked : !asked.startsWith(before)) continue;
      const part = after === undefined ? '' : asked.slice(before.length, asked.length - after.length);
      return posix.join(owner?.folder ?? '', target.replace('*', part));
    }
    return undefined;
  };
}
