import {
  findAll,
  isCode,
  isTestCode,
  withoutComments,
  type Finding,
  type SourceFile,
} from './source-file.ts';

/** Schemas that a domain owns beside the one of its own name. */
const ALSO_OWNED: Readonly<Record<string, readonly string[]>> = {
  wallet: ['ledger'],
  platform: ['graphile_worker'],
};
const SYSTEM = ['pg_catalog', 'information_schema', 'pg_temp', 'public'];

const IN_SQL =
  /\b(?:from|join|into|update|table(?: if (?:not )?exists)?|view|index on|on|references|function|procedure|trigger|schema(?: if not exists)?|call|select|execute|type|perform)\s+(?:only\s+)?([a-z_][a-z0-9_]*)\.[a-z_]/g;
const IN_KYSELY =
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|innerJoin|leftJoin|rightJoin|fullJoin|crossJoin|using|from|table|ref)\(\s*\[?\s*['"`]([a-z_][a-z0-9_]*)\.[a-z_]+(?:\.|['"` ])/g;

/** SQL names only its own schema: other domains' rows are read through their door. */
export function sqlStaysInItsSchema(files: readonly SourceFile[]): Finding[] {
  const schemas = new Set(
    files.flatMap(({ path, text }) =>
      path.endsWith('.sql')
        ? [...text.matchAll(/create schema (?:if not exists )?(\w+)/gi)].map(([, name = '']) => name)
        : [],
    ),
  );
  return files
    .filter((file) => (isCode(file) || file.path.endsWith('.sql')) && !isTestCode(file.path))
    .flatMap((file) => {
      const owner =
        /^domains\/([\w-]+)\//.exec(file.path)?.[1]?.replaceAll('-', '_') ??
        (file.path.startsWith('platform/server/') ? 'platform' : undefined);
      if (owner === undefined) return [];
      const own = new Set([owner, ...(ALSO_OWNED[owner] ?? []), ...SYSTEM]);
      const message = ([, schema = '']: RegExpMatchArray): string | undefined =>
        schemas.has(schema) && !own.has(schema)
          ? `${owner} reads or writes the schema ${schema}: go through its door`
          : undefined;
      const text = withoutComments(file);
      return [
        ...findAll(file.path, text.toLowerCase(), IN_SQL, message),
        ...(isCode(file) ? findAll(file.path, text, IN_KYSELY, message) : []),
      ];
    });
}

/** Every table says what it holds. */
export function tablesAreDescribed(files: readonly SourceFile[]): Finding[] {
  const migrations = files.filter(({ path }) => /\/migrations\/.*\.sql$/.test(path));
  const described = new Set(
    migrations.flatMap((file) =>
      [...file.text.matchAll(/comment on table ([\w.]+)/gi)].map(([, name]) => name),
    ),
  );
  return migrations.flatMap((file) =>
    findAll(
      file.path,
      withoutComments(file).toLowerCase(),
      /create (?:unlogged )?table (?:if not exists )?([\w.]+)(?! partition of)/g,
      ([, name = '']) => (described.has(name) ? undefined : `${name} has no comment on table`),
    ),
  );
}
