import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';

import { dereferenced } from '@egcr/server-kit/testing/dereferenced';

type Json = Readonly<Record<string, unknown>>;

/** `node tools/openapi-meaning.ts before.json after.json` says whether two OpenAPI documents mean the same, and where they do not. */
async function main(): Promise<void> {
  const [before, after] = process.argv.slice(2);
  if (before === undefined || after === undefined) throw new Error('Name two documents.');
  const differences = differencesOf(await meaningIn(before), await meaningIn(after));
  for (const difference of differences) console.log(difference);
  console.log(differences.length === 0 ? 'The same meaning.' : `${differences.length} differences.`);
  process.exitCode = differences.length === 0 ? 0 : 1;
}

async function meaningIn(path: string): Promise<Json> {
  return meaningOf(JSON.parse(await readFile(path, 'utf8')) as Json);
}

/** The operations with all that is said elsewhere in its place, and what is left out as what it then means. */
export function meaningOf(document: Json): Json {
  const { paths, security = [], info, servers, tags } = dereferenced(document);
  const operations = Object.entries(paths as Readonly<Record<string, Readonly<Record<string, Json>>>>).map(
    ([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [
          method,
          { security, ...operation, parameters: operation['parameters'] ?? [] },
        ]),
      ),
    ],
  );
  return { info, servers, tags, paths: Object.fromEntries(operations) };
}

/** Where two values differ, each place once. */
export function differencesOf(before: unknown, after: unknown, place = ''): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (!isObject(before) || !isObject(after)) return [`${place}: ${textOf(before)} → ${textOf(after)}`];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
    differencesOf(before[name], after[name], `${place}/${name}`),
  );
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 200);
}

if (import.meta.main) await main();
