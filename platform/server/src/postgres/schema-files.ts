import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** One `.sql` file of a schema folder. */
export interface SchemaFile {
  /** `wallet/tables/10_ledger.sql`: the owner, the folder and the file. */
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

/** What the SQL of one domain, or of the platform, consists of. */
export interface OwnedSchema {
  /** The domain, or `platform`. */
  readonly owner: string;
  /** The domains whose schemas have to be there first. Everybody needs the platform's. */
  readonly needs: readonly string[];
  /** Run once, in the order of their numbers, and never changed afterwards. */
  readonly tables: readonly SchemaFile[];
  /** Functions, triggers and views as they are now; run again when they change, in the order of their numbers. */
  readonly functions: readonly SchemaFile[];
  /** What the application's role may do that differs from the rule (grant-access.ts); empty where nothing does. */
  readonly access: string;
}

const PLATFORM = 'platform';
const FILE = /^\d{2}_[a-z0-9_]+\.sql$/;

/** The folders `domains/<name>/schema` that exist, found by looking: the person who starts the servers has no need to load the domains. */
export function schemaFoldersIn(domains: string): URL[] {
  return readdirSync(domains)
    .map((domain) => join(domains, domain, 'schema'))
    .filter((folder) => existsSync(folder))
    .map((folder) => pathToFileURL(folder));
}

/** The platform's schema and those of the folders, each after what it needs. Refuses a need that is not there, and needs in a circle. */
export async function gatherSchemas(folders: readonly URL[]): Promise<readonly OwnedSchema[]> {
  const platform = join(import.meta.dirname, '..', '..', 'schema');
  const [first, ...others] = await Promise.all([
    readSchema(PLATFORM, platform),
    ...folders.map((folder) => readSchema(ownerOf(folder), fileURLToPath(folder))),
  ]);
  return [first, ...inOrder(others)];
}

/** `domains/wallet/schema` belongs to `wallet`. */
function ownerOf(folder: URL): string {
  return basename(join(fileURLToPath(folder), '..'));
}

/** Each after those it needs, and otherwise by name, so that the order is the same on every machine. */
export function inOrder(schemas: readonly OwnedSchema[]): readonly OwnedSchema[] {
  const waiting = new Map(
    schemas
      .toSorted((one, other) => (one.owner < other.owner ? -1 : 1))
      .map((schema) => [schema.owner, schema]),
  );
  for (const { owner, needs } of schemas) {
    const missing = needs.find((need) => !waiting.has(need));
    if (missing !== undefined)
      throw new Error(`The schema of ${owner} needs that of ${missing}, which does not exist.`);
  }
  const ordered: OwnedSchema[] = [];
  while (waiting.size > 0) {
    const next = [...waiting.values()].find(({ needs }) => !needs.some((need) => waiting.has(need)));
    if (next === undefined)
      throw new Error(`The schemas of ${[...waiting.keys()].join(', ')} need each other in a circle.`);
    waiting.delete(next.owner);
    ordered.push(next);
  }
  return ordered;
}

async function readSchema(owner: string, folder: string): Promise<OwnedSchema> {
  const [tables, functions, needs, access] = await Promise.all([
    readFiles(owner, folder, 'tables'),
    readFiles(owner, folder, 'functions'),
    readOptional(join(folder, 'needs.json')),
    readOptional(join(folder, 'access.sql')),
  ]);
  return { owner, needs: needs === '' ? [] : readNeeds(owner, needs), tables, functions, access };
}

function readNeeds(owner: string, text: string): readonly string[] {
  const needs: unknown = JSON.parse(text);
  if (Array.isArray(needs) && needs.every((need) => typeof need === 'string')) return needs;
  throw new Error(`needs.json of the schema of ${owner} must be a list of names of domains.`);
}

async function readFiles(
  owner: string,
  folder: string,
  kind: 'tables' | 'functions',
): Promise<readonly SchemaFile[]> {
  const entries = await readdir(join(folder, kind)).catch(whenMissing<string[]>([]));
  const files = entries.filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const name = `${owner}/${kind}/${file}`;
      if (!FILE.test(file)) throw new Error(`Schema file ${name}: the name must be NN_subject.sql.`);
      const sql = await readFile(join(folder, kind, file), 'utf8');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

function readOptional(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(whenMissing(''));
}

function whenMissing<Answer>(answer: Answer): (error: unknown) => Answer {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return answer;
    throw error;
  };
}
