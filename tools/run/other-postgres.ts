import type { SourceFile } from '../tidy/source-file.ts';
import { importsOfTest } from './reach.ts';
import { startsProduct } from './turns-of-tests.ts';

/** Test files that are repeated on the other PostgreSQL, and those that are left out, by reason. */
interface RepeatedTests {
  readonly taken: readonly string[];
  /** Reached, and left to later runs. */
  readonly postponed: readonly string[];
  /** No SQL that changed can be asked by them. */
  readonly unreached: readonly string[];
}

/** So many files take less than a minute on two quiet cores. */
const MOST = 25;
const SERVER_TEST = /^(platform\/server|apps\/server|domains\/[\w-]+\/server)\/.*\.test\.ts$/;
/** A test that makes no database through this door uses none, or starts a product with its own. */
const TEST_DATABASE = 'platform/server/testing/database.ts';
const PACKAGE = /^(?:apps|platform|domains)\/[\w-]+\//;
const TALKS_SQL = /\bsql(?:<[^`]*>)?`/;

/**
 * The tests that a change of SQL can reach: those that import the changed query, step by step; after a change of a schema, those of its package
 * and those that import one of its queries; after one of the platform's schema, all. At most `most` of them run, those of the changed packages
 * first, beginning where the number of the commit (`turn`) says; `before` are those left over by the last recorded run. `changed` is undefined
 * where the change is not known.
 */
export function repeatedOnOtherPostgres({
  files,
  changed,
  before,
  turn,
  most = MOST,
}: {
  readonly files: readonly SourceFile[];
  readonly changed: readonly string[] | undefined;
  readonly before: readonly string[];
  readonly turn: number;
  readonly most?: number;
}): RepeatedTests {
  const importsOf = importsOfTest(files);
  const closures = new Map(
    files.flatMap((file) => {
      const { path } = file;
      const isAsking = SERVER_TEST.test(path) && !startsProduct(file);
      const reached = isAsking ? importsOf(path) : undefined;
      return reached?.has(TEST_DATABASE) === true ? [[path, reached] as const] : [];
    }),
  );
  const queries = new Set(files.filter(holdsQuery).map(({ path }) => path));
  const asked = changed === undefined ? undefined : queriesAsked(changed, queries);
  const packages = new Set([...(asked?.schemas ?? []), ...[...(asked?.queries ?? [])].map(packageOf)]);
  const isReached = (test: string, imports: ReadonlySet<string>): boolean =>
    asked === undefined ||
    before.includes(test) ||
    asked.schemas.includes('platform/server/') ||
    asked.schemas.includes(packageOf(test)) ||
    [...asked.queries].some((query) => imports.has(query));
  const reached = [...closures].filter(([test, imports]) => isReached(test, imports)).map(([test]) => test);
  const isNear = (test: string): boolean => asked === undefined || packages.has(packageOf(test));
  const inTurn = [
    ...rotated(reached.filter(isNear), turn),
    ...rotated(
      reached.filter((test) => !isNear(test)),
      turn,
    ),
  ];
  return {
    taken: inTurn.slice(0, most),
    postponed: inTurn.slice(most).toSorted(),
    unreached: [...closures.keys()].filter((test) => !reached.includes(test)),
  };
}

/** Changed queries, and all queries of a package whose schema changed; the packages of those schemas. */
function queriesAsked(
  changed: readonly string[],
  queries: ReadonlySet<string>,
): { readonly schemas: readonly string[]; readonly queries: ReadonlySet<string> } {
  const schemas = [...new Set(changed.filter((path) => path.endsWith('.sql')).map(packageOf))];
  const ofSchemas = [...queries].filter((path) => schemas.includes(packageOf(path)));
  return { schemas, queries: new Set([...changed.filter((path) => queries.has(path)), ...ofSchemas]) };
}

function holdsQuery({ path, text }: SourceFile): boolean {
  return /^(apps|platform|domains)\/.*\.ts$/.test(path) && !path.endsWith('.test.ts') && TALKS_SQL.test(text);
}

/** `domains/wallet/` for a file of the wallet, `platform/server/` for one of the server kit. */
function packageOf(path: string): string {
  return PACKAGE.exec(path)?.[0] ?? '';
}

function rotated(paths: readonly string[], turn: number): readonly string[] {
  const first = paths.length === 0 ? 0 : turn % paths.length;
  return [...paths.slice(first), ...paths.slice(0, first)];
}
