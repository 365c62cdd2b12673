/**
 * Notes the rows that statements answer while the API tests run: the names of their columns, and the kinds of the values. Only where `SQL_ROWS`
 * names a folder; what is noted there is compared with the types in the code afterwards (main.ts).
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import pg from 'pg';
import { afterAll } from 'vitest';

import { kindOfOid, kindOfValue, type SeenStatement } from './seen.ts';

const folder = process.env['SQL_ROWS'];
/** So many answers of one statement are looked at, and so many rows of each. */
const ANSWERS_MAX = 50;
const ROWS_MAX = 20;
const FRAMES_MAX = 40;
const OWN_FILE = /(?:platform|domains|apps)\/[\w/.-]+\.ts/g;

interface Noted extends SeenStatement {
  answers: number;
}

/** A worker runs many files with one `pg`, and this module once for each of them: queries are watched once, for the file that runs. */
const KEPT = Symbol.for('egcr.sql-rows');
const kept: Map<string, Noted> | undefined = Reflect.get(pg.Client, KEPT);
const statements = kept ?? new Map<string, Noted>();

if (folder !== undefined) {
  if (kept === undefined) watchQueries();
  Reflect.set(pg.Client, KEPT, statements);
  statements.clear();
  afterAll(() => {
    const seen = [...statements.values()].map(({ text, files, columns }) => ({ text, files, columns }));
    if (seen.length === 0) return;
    const content = JSON.stringify(seen);
    mkdirSync(folder, { recursive: true });
    const name = createHash('sha256').update(content).digest('hex').slice(0, 24);
    writeFileSync(join(folder, `${name}.json`), content);
  });
}

function watchQueries(): void {
  const original = Reflect.get(pg.Client.prototype, 'query') as (...args: unknown[]) => unknown;
  const watched = function (this: pg.Client, ...args: unknown[]): unknown {
    const text = textOf(args[0]);
    if (text === undefined) return original.apply(this, args);
    const files = statements.has(text) ? [] : callers();
    const note = (answer: unknown) => noteAnswer(text, files, answer);
    const callback = args.at(-1);
    if (isCallback(callback)) {
      const noting: Callback = (error, answer) => {
        if (!error) note(answer);
        callback(error, answer);
      };
      return original.apply(this, [...args.slice(0, -1), noting]);
    }
    const answer = original.apply(this, args);
    if (answer instanceof Promise) answer.then(note, () => undefined);
    return answer;
  };
  Object.assign(pg.Client.prototype, { query: watched });
}

type Callback = (error: unknown, answer: unknown) => void;

function isCallback(value: unknown): value is Callback {
  return typeof value === 'function';
}

function textOf(asked: unknown): string | undefined {
  if (typeof asked === 'string') return asked;
  const text: unknown =
    typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : undefined;
  // A cursor or another query of its own kind speaks for itself.
  return typeof text === 'string' && !(asked as object).constructor.name.endsWith('Query') ? text : undefined;
}

/** Files of the repository that have led to the call. */
function callers(): readonly string[] {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = FRAMES_MAX;
  const { stack = '' } = new Error('where from');
  Error.stackTraceLimit = before;
  return [...new Set(stack.match(OWN_FILE))];
}

function noteAnswer(text: string, files: readonly string[], answer: unknown): void {
  const [result] = Array.isArray(answer) ? [] : [answer as pg.QueryResult<Record<string, unknown>>];
  if (result === undefined || !Array.isArray(result.fields) || result.fields.length === 0) return;
  const noted = statements.get(text) ?? { text, files, columns: {}, answers: 0 };
  statements.set(text, noted);
  noted.answers += 1;
  if (noted.answers > ANSWERS_MAX) return;
  for (const { name, dataTypeID } of result.fields) {
    const column = (noted.columns[name] ??= { oid: kindOfOid(dataTypeID), kinds: [] });
    for (const row of result.rows.slice(0, ROWS_MAX)) {
      const kind = kindOfValue(row[name]);
      if (!column.kinds.includes(kind)) column.kinds.push(kind);
    }
  }
}
