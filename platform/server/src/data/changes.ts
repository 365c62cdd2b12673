/**
 * Which schemas of the database a statement reads and which it may change: what was made of rows of some schemas is good until this process
 * changes one of them. Pages that everyone sees are kept by it (`http/kept-pages.ts`), so that a payment does not throw away what people read.
 */
import type { KyselyPlugin } from 'kysely';

import type { Database } from '../postgres/database.ts';

/** A function may change what it likes in its own schema. */
const CALLED = /\b([a-z_]+)\.[a-z_]+\s*\(/gi;
const READ = /\b(?:from|join|into|update|using)\s+"?([a-z_]+)"?\./gi;
const CHANGED = /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+"?([a-z_]+)"?\./gi;
const CHANGES = /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\b/i;

interface Named {
  readonly read: readonly string[];
  readonly changed: readonly string[];
  /** Where a table stands apart from the words before it, as `sql.table` writes it. */
  readonly isChanging: boolean;
}

/** By the template that it was written with, which is the same each time. */
const namedIn = new WeakMap<readonly string[], Named>();
const NOTHING: Named = { read: [], changed: [], isChanging: false };

function namesOf(fragments: readonly string[]): Named {
  // What joins other parts is written anew each time.
  if (fragments.every((words) => words.length < 'from'.length)) return NOTHING;
  const known = namedIn.get(fragments);
  if (known) return known;
  const text = fragments.join('?');
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, schema]) => schema ?? []);
  const called = found(CALLED);
  const named = {
    read: [...found(READ), ...called],
    changed: [...found(CHANGED), ...called],
    isChanging: CHANGES.test(text),
  };
  namedIn.set(fragments, named);
  return named;
}

interface Notes {
  readonly read?: Set<string>;
  readonly changed?: Set<string>;
}

/** What is looked at of the parts of a statement (Kysely's operation nodes). */
interface NodeParts {
  readonly kind?: string;
  /** What was written as SQL, between its parameters. */
  readonly sqlFragments?: readonly string[];
  /** Of a table. */
  readonly schema?: { readonly name: string };
}

const BUILT_CHANGES = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode', 'MergeQueryNode']);
const VALUES = new Set(['ValueNode', 'PrimitiveValueListNode']);

/** Notes what a statement names; `isChanging` is what its words around this part say. */
function note(node: unknown, notes: Notes, isChanging: boolean): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const part of node) note(part, notes, isChanging);
    return;
  }
  const { kind, sqlFragments, schema }: NodeParts = node;
  if (kind === undefined || VALUES.has(kind)) return;
  if (schema !== undefined) {
    notes.read?.add(schema.name);
    if (isChanging) notes.changed?.add(schema.name);
    return;
  }
  const named = sqlFragments && namesOf(sqlFragments);
  for (const name of named?.read ?? []) notes.read?.add(name);
  for (const name of named?.changed ?? []) notes.changed?.add(name);
  const isWithin = isChanging || named?.isChanging === true || BUILT_CHANGES.has(kind);
  for (const part of Object.values(node)) note(part, notes, isWithin);
}

/** The same database; what its statements read and may change is noted before they are sent. */
export function noting(db: Database, notes: Notes): Database {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      note(node, notes, false);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return db.withPlugin(plugin);
}

let changes = 0;
const lastChange = new Map<string, number>();

/** Says that a transaction has committed that may have changed these. */
export function tellChanged(schemas: ReadonlySet<string>): void {
  if (schemas.size === 0) return;
  changes += 1;
  for (const schema of schemas) lastChange.set(schema, changes);
}

/** What this process has changed so far, as a number that grows. */
export function changesSoFar(): number {
  return changes;
}

/** Whether this process has changed one of these since then. */
export function haveChanged(schemas: Iterable<string>, since: number): boolean {
  for (const schema of schemas) if ((lastChange.get(schema) ?? 0) > since) return true;
  return false;
}
