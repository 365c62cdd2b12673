import { languages } from '@egcr/web-kit/languages';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { parseSync, type ESTree, type Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '../../..');
/** The query under which the build finds the texts of a file in one language. */
const QUERY = /^(.*\/texts\.ts)\?in=([a-z]{2})$/;
const FILE = /\/texts\.ts$/;
/** Every page brings the titles of all domains: one module of each language holds them, and one module fetches those. */
const TITLE_FILES = globSync('domains/*/web/titles/texts.ts', { cwd: ROOT })
  .toSorted()
  .map((file) => join(ROOT, file));
const TITLE_LOADERS = '\0title-loaders';
const TITLES = /^\0titles\?in=([a-z]{2})$/;
/** Catalogues in one file of titles, at the most: the place of a catalogue among all is counted by it. */
const TITLES_STEP = 10;
const OTHERS = languages.filter((language) => language !== 'en');

interface Area {
  /** Of the call `texts({ … })` in the source, or of a table of words. */
  readonly start: number;
  readonly end: number;
  readonly rows: readonly { readonly key: string; readonly in: (language: string) => string }[];
}

/**
 * Splits every file `texts.ts` by language when the web app is built: English stays where it is, each other language becomes a module of its own
 * that is fetched when a person reads it. Words of a file `words.ts`, which many areas or both sides share, are written where they are said: a module of
 * all of them would be loaded for one. The build fails where a sentence is not a plain literal, because other code cannot be moved to another file.
 */
export function splitTexts(): Plugin {
  return {
    name: 'split-texts',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      order: 'pre',
      filter: { id: /^\0title/ },
      handler: (id) => id,
    },
    load: {
      order: 'pre',
      filter: { id: [QUERY, TITLES, /^\0title-loaders$/] },
      async handler(id) {
        if (id === TITLE_LOADERS) return { code: titleLoaders(), moduleType: 'js' };
        const titlesIn = TITLES.exec(id)?.[1];
        if (titlesIn !== undefined) return { code: allTitlesIn(titlesIn), moduleType: 'js' };
        const [, file = '', language = ''] = QUERY.exec(id) ?? [];
        const source = await this.fs.readFile(file, { encoding: 'utf8' });
        return { code: inLanguage(file, source, language), moduleType: 'js' };
      },
    },
    transform: {
      order: 'pre',
      filter: { id: FILE },
      handler: (source, id) => ({ code: withLoaders(id, source), map: null }),
    },
  };
}

/** The module of a file in one language. */
function inLanguage(file: string, source: string, language: string): string {
  const areas = areasOf(file, source).map((area) => literalOf(area, language));
  return `export const all = [${areas.join(',')}];`;
}

/** The file with a catalogue in place of each of its areas. */
export function withLoaders(file: string, source: string): string {
  const areas = areasOf(file, source);
  if (areas.length === 0) return source;
  const titlesAt = TITLE_FILES.indexOf(file);
  let code = source;
  for (const [place, area] of [...areas.entries()].toReversed()) {
    const call =
      titlesAt < 0
        ? `catalogue(${literalOf(area, 'en')} as const, ${loadersOf((language) => `${file}?in=${language}`)}, ${place})`
        : `catalogue(${literalOf(area, 'en')} as const, titleLoaders, ${titlesAt * TITLES_STEP + place})`;
    code = code.slice(0, area.start) + call + code.slice(area.end);
  }
  for (const { start, end, tables } of importsOfWords(file, programOf(file, source)).toReversed()) {
    const without = code.slice(0, start) + code.slice(end);
    if (!tables.some(([own]) => new RegExp(`\\b${own}\\b`).test(without))) code = without;
  }
  if (titlesAt >= 0) code = `import { titleLoaders } from ${JSON.stringify(TITLE_LOADERS)};\n${code}`;
  return code.replace(/\btexts\b(?=[^;]*\} from '[^']*messages(?:\.ts)?';)/, 'catalogue');
}

function loadersOf(module: (language: string) => string): string {
  return `{${OTHERS.map((language) => `${language}: () => import(${JSON.stringify(module(language))})`).join(',')}}`;
}

function titleLoaders(): string {
  return `export const titleLoaders = ${loadersOf((language) => `\0titles?in=${language}`)};`;
}

/** The titles of all domains in one language, each catalogue in its place. */
function allTitlesIn(language: string): string {
  const imports = TITLE_FILES.map(
    (file, at) => `import { all as titles${at} } from ${JSON.stringify(`${file}?in=${language}`)};`,
  );
  const fill = TITLE_FILES.map(
    (_, at) => `titles${at}.forEach((each, place) => { all[${at * TITLES_STEP} + place] = each; });`,
  );
  return `${imports.join('\n')}\nexport const all = [];\n${fill.join('\n')}`;
}

function literalOf({ rows }: Area, language: string): string {
  return `{${rows.map((row) => `${row.key}:${row.in(language)}`).join(',')}}`;
}

/** By file: each is asked for once in every language, and again by the half of the app that draws pages. */
const readAreas = new Map<string, { readonly source: string; readonly areas: readonly Area[] }>();

function areasOf(file: string, source: string): readonly Area[] {
  const known = readAreas.get(file);
  if (known?.source === source) return known.areas;
  const areas = readAreasOf(file, source);
  readAreas.set(file, { source, areas });
  return areas;
}

function readAreasOf(file: string, source: string): readonly Area[] {
  const program = programOf(file, source);
  const words = wordsReadIn(file, program);
  return program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ init }) => {
      const given = init && givenTo(init);
      return given ? [{ start: init.start, end: init.end, rows: read({ file, source, words }, given) }] : [];
    });
  });
}

function programOf(file: string, source: string): ESTree.Program {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message ?? ''}`);
  return program;
}

/** What `texts(…)` is given. */
function givenTo(call: ESTree.Expression): ESTree.Expression | undefined {
  if (call.type !== 'CallExpression' || call.callee.type !== 'Identifier' || call.callee.name !== 'texts')
    return undefined;
  const [given] = call.arguments;
  return given === undefined || given.type === 'SpreadElement' ? undefined : given;
}

/** Tables of words by the name that a file has for each. */
type WordTables = ReadonlyMap<string, Area['rows']>;

interface Reading {
  readonly file: string;
  readonly source: string;
  readonly words: WordTables;
}

function wordsReadIn(file: string, program: ESTree.Program): WordTables {
  return new Map(importsOfWords(file, program).flatMap(({ tables }) => tables));
}

interface ImportOfWords {
  readonly start: number;
  readonly end: number;
  readonly tables: readonly (readonly [own: string, rows: Area['rows']])[];
}

/** The imports that bring tables of words and nothing else: what a domain's contract exports besides stays where it is. */
function importsOfWords(file: string, program: ESTree.Program): readonly ImportOfWords[] {
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') return [];
    const from = wordsBehind(file, statement.source.value);
    if (from === undefined || !existsSync(from)) return [];
    const tables = statement.specifiers.flatMap((each) => {
      const name =
        each.type === 'ImportSpecifier' && each.imported.type === 'Identifier' ? each.imported.name : '';
      const rows = tablesOf(from).get(name);
      return rows ? [[each.local.name, rows] as const] : [];
    });
    const { start, end } = statement;
    return tables.length === statement.specifiers.length ? [{ start, end, tables }] : [];
  });
}

/** The file whose words an import names: the platform's, those of the own domain, or what another domain exports of its own. */
function wordsBehind(file: string, specifier: string): string | undefined {
  if (specifier === '@egcr/contract/words') return join(ROOT, 'platform/contract/src/words.ts');
  if (/^\..*\/words\.ts$/.test(specifier)) return join(dirname(file), specifier);
  const domain = /^@egcr\/([\w-]+)\/contract$/.exec(specifier)?.[1];
  return domain === undefined ? undefined : join(ROOT, 'domains', domain, 'contract/words.ts');
}

const readTables = new Map<string, WordTables>();

/** The tables of a file `words.ts`, by the names under which it exports them. */
function tablesOf(file: string): WordTables {
  const known = readTables.get(file);
  if (known) return known;
  const source = readFileSync(file, 'utf8');
  const tables = programOf(file, source).body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
      ? statement.declaration.declarations
      : [],
  );
  const found = new Map(
    tables.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init
        ? [[id.name, read({ file, source, words: new Map() }, withoutTypes(init))] as const]
        : [],
    ),
  );
  readTables.set(file, found);
  return found;
}

/** What stands before `as const satisfies …`. */
function withoutTypes(given: ESTree.Expression): ESTree.Expression {
  return given.type === 'TSAsExpression' || given.type === 'TSSatisfiesExpression'
    ? withoutTypes(given.expression)
    : given;
}

/** The sentences of `{ key: { en: …, … }, other: words.other, ...words }`, or of a table of words. */
function read(reading: Reading, given: ESTree.Expression): Area['rows'] {
  const { file, source } = reading;
  if (given.type === 'Identifier') return wholeTable(reading, given.name);
  if (given.type !== 'ObjectExpression') throw new Error(`${file}: texts takes its sentences as they are`);
  const textOf = ({ start, end }: { readonly start: number; readonly end: number }) =>
    source.slice(start, end);
  return given.properties.flatMap((row) => {
    if (row.type === 'SpreadElement') return wholeTable(reading, textOf(row.argument));
    if (row.computed) throw new Error(`${file}: ${textOf(row)} has no name`);
    const key = textOf(row.key);
    if (row.value.type === 'MemberExpression') return [{ key, in: wordOf(reading, textOf(row.value)) }];
    if (row.value.type !== 'ObjectExpression')
      throw new Error(`${file}: ${key} is no sentence in its languages`);
    const each = new Map(
      row.value.properties.map((property) => {
        if (property.type !== 'Property' || property.computed || property.value.type !== 'Literal')
          throw new Error(`${file}: ${textOf(property)} is no plain text`);
        return [textOf(property.key), textOf(property.value)];
      }),
    );
    return [{ key, in: (language: string) => each.get(language) ?? "''" }];
  });
}

function wholeTable({ file, words }: Reading, name: string): Area['rows'] {
  const rows = words.get(name);
  if (!rows) throw new Error(`${file}: ${name} is no table of words`);
  return rows;
}

/** `words.close`, `words['by.month']`. */
function wordOf(reading: Reading, said: string): (language: string) => string {
  const [, table = '', plain, quoted] = /^(\w+)(?:\.(\w+)|\[('[^']*')\])$/.exec(said) ?? [];
  const row = wholeTable(reading, table).find(({ key }) => key === (plain ?? quoted));
  if (!row) throw new Error(`${reading.file}: there is no word ${said}`);
  return row.in;
}
