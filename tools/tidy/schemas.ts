import {
  findAll,
  isCode,
  isTestCode,
  stringOf,
  walk,
  withoutComments,
  type Finding,
  type SourceFile,
} from './source-file.ts';

/** Schemas that a domain owns beside the one of its own name. */
const ALSO_OWNED: Readonly<Record<string, readonly string[]>> = {
  platform: ['graphile_worker'],
};
const TRIGGER_OF_PLATFORM = /\bexecute function platform\./g;
const SYSTEM = ['pg_catalog', 'information_schema', 'pg_temp', 'public'];

const IN_SQL =
  /\b(?:from|join|into|update|table(?: if (?:not )?exists)?|view|index on|on|references|function|procedure|trigger|schema(?: if not exists)?|call|select|execute|type|perform)\s+(?:only\s+)?([a-z_][a-z0-9_]*)\.[a-z_]/g;
const IN_KYSELY =
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|innerJoin|leftJoin|rightJoin|fullJoin|crossJoin|using|from|table|ref)\(\s*\[?\s*['"`]([a-z_][a-z0-9_]*)\.[a-z_]+(?:\.|['"` ])/g;

/**
 * SQL names only its own schema: other domains' rows are read through their door. Schema files may also name those of the domains that
 * their `needs.json` lists, whose functions their triggers call, and triggers may call the platform's functions.
 */
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
      const domain = /^domains\/([\w-]+)\//.exec(file.path)?.[1];
      const owner = file.path.startsWith('platform/server/') ? 'platform' : domain && schemaOf(domain);
      if (owner === undefined) return [];
      const needs = domain !== undefined && file.path.endsWith('.sql') ? needsOf(files, domain) : [];
      const named = [owner, ...needs.map(schemaOf)];
      const own = new Set([...named.flatMap((each) => [each, ...(ALSO_OWNED[each] ?? [])]), ...SYSTEM]);
      const message = ([, schema = '']: RegExpMatchArray): string | undefined =>
        schemas.has(schema) && !own.has(schema)
          ? `${owner} reads or writes the schema ${schema}: go through its door`
          : undefined;
      const text = withoutComments(file);
      const statements = text.toLowerCase().replace(TRIGGER_OF_PLATFORM, 'execute function ');
      return [
        ...findAll(file.path, statements, IN_SQL, message),
        ...(isCode(file) ? findAll(file.path, text, IN_KYSELY, message) : []),
      ];
    });
}

/** A library's private tables change with any of its versions: its queue is reached by the functions and views that it documents. */
export function privateTablesStayPrivate(files: readonly SourceFile[]): Finding[] {
  return files
    .filter((file) => (isCode(file) || file.path.endsWith('.sql')) && !file.path.startsWith('generated/'))
    .flatMap((file) =>
      findAll(
        file.path,
        withoutComments(file),
        /\bgraphile_worker\._private_\w+/g,
        ([name]) => `${name} is private to graphile-worker: use its functions and views`,
      ),
    );
}

/** What came with PostgreSQL 16, 17 and 18. */
const AFTER_15 =
  /\b(uuidv[47]|uuid_extract_\w+|casefold|crc32c?|array_(?:sort|reverse|shuffle|sample)|any_value|date_(?:add|subtract)|random_normal|pg_input_\w+|json_(?:table|exists|query|value|serialize)|to_(?:bin|oct))\(|\breturning (?:old|new)\./gi;

/** The product runs on every PostgreSQL from 15 on, its tests too: the embedded one is newer and knows more. Measurements run on that alone. */
export function sqlIsOfEveryPostgres(files: readonly SourceFile[]): Finding[] {
  const message = ([name]: RegExpMatchArray) => `${name.replace('(', '')} is unknown to PostgreSQL 15`;
  return files
    .filter(({ path }) => /^(?:apps|platform|domains)\//.test(path))
    .flatMap((file) => {
      if (file.path.endsWith('.sql')) return findAll(file.path, withoutComments(file), AFTER_15, message);
      // Looked for in the text first: few files are worth parsing.
      return isCode(file) && file.text.search(AFTER_15) >= 0
        ? findAll(file.path, literalsOf(file), AFTER_15, message)
        : [];
    });
}

/** The text with all blanked out that stands outside of literals: a library may have functions of these names. Lines stay. */
function literalsOf(file: SourceFile): string {
  const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
  let text = blank(file.text);
  walk(file, (node) => {
    if (node.type !== 'TemplateElement' && stringOf(node) === undefined) return;
    const literal = file.text.slice(node.start, node.end);
    text = text.slice(0, node.start) + literal + text.slice(node.end);
  });
  return text;
}

/** A schema has the name of its domain, in the form that SQL takes: `standing_orders` is that of `domains/standing-orders`. */
function schemaOf(domain: string): string {
  return domain.replaceAll('-', '_');
}

function needsOf(files: readonly SourceFile[], domain: string): readonly string[] {
  const needs = files.find(({ path }) => path === `domains/${domain}/schema/needs.json`);
  const list: unknown = JSON.parse(needs?.text ?? '[]');
  return Array.isArray(list) ? list.map(String) : [];
}

const REPEATABLE = 'function|procedure|view|trigger';

/**
 * `schema/tables/` runs once and `schema/functions/` at each change: what can be run again stands in the second, with `or replace`, and
 * what cannot in the first.
 */
export function functionsStandApart(files: readonly SourceFile[]): Finding[] {
  return files.flatMap((file) => {
    const text = withoutComments(file)
      .toLowerCase()
      // Bodies of functions may do anything; their lines stay, for the numbers.
      .replace(/\$\$[\s\S]*?\$\$/g, (body) => body.replace(/[^\n]/g, ' '));
    if (/\/schema\/tables\/[^/]*\.sql$/.test(file.path)) {
      const wrong = new RegExp(`^create (?:or replace )?(?:constraint )?(?:${REPEATABLE})\\b`, 'gm');
      return findAll(file.path, text, wrong, () => 'belongs into schema/functions/');
    }
    if (!/\/schema\/functions\/[^/]*\.sql$/.test(file.path)) return [];
    const wrong = new RegExp(
      `^(?:create (?!or replace (?:${REPEATABLE})\\b)|alter table|insert|update|delete|truncate)`,
      'gm',
    );
    return findAll(
      file.path,
      text,
      wrong,
      () => 'cannot be run again: use "create or replace", or a file in schema/tables/',
    );
  });
}

/** Every table says what it holds. */
export function tablesAreDescribed(files: readonly SourceFile[]): Finding[] {
  const tables = files.filter(({ path }) => /\/schema\/tables\/.*\.sql$/.test(path));
  const described = new Set(
    tables.flatMap((file) => [...file.text.matchAll(/comment on table ([\w.]+)/gi)].map(([, name]) => name)),
  );
  return tables.flatMap((file) =>
    findAll(
      file.path,
      withoutComments(file).toLowerCase(),
      /create (?:unlogged )?table (?:if not exists )?([\w.]+)(?! partition of)/g,
      ([, name = '']) => (described.has(name) ? undefined : `${name} has no comment on table`),
    ),
  );
}
