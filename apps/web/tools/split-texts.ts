import { languages } from '@egcr/web-kit/languages';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parseSync, type ESTree, type Plugin } from 'vite';

/** The words that many areas share. The build writes each where it is said: a module of all of them would be loaded for one. */
const WORDS = join(import.meta.dirname, '../../../platform/web/src/words.ts');
/** The query under which the build finds the texts of a file in one language. */
const QUERY = /^(.*\/texts\.ts)\?in=([a-z]{2})$/;
const FILE = /\/texts\.ts$/;
/** Every page brings the titles of all domains: one module of each language holds them, and one module fetches those. */
const TITLE_FILES = globSync('domains/*/web/titles/texts.ts', { cwd: join(import.meta.dirname, '../../..') })
  .toSorted()
  .map((file) => join(import.meta.dirname, '../../..', file));
const TITLE_LOADERS = '\0title-loaders';
const TITLES = /^\0titles\?in=([a-z]{2})$/;
/** Catalogues in one file of titles, at the most: the place of a catalogue among all is counted by it. */
const TITLES_STEP = 10;
const OTHERS = languages.filter((language) => language !== 'en');

interface Area {
  /** Of the call `texts({ … })` in the source, or of the words. */
  readonly start: number;
  readonly end: number;
  readonly rows: readonly { readonly key: string; readonly in: (language: string) => string }[];
}

/**
 * Splits every file `texts.ts` by language when the web app is built: English stays where it is, each other language becomes a module of its own
 * that is fetched when a person reads it. The build fails where a sentence is not a plain literal, because other code cannot be moved to another file.
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

function areasOf(file: string, source: string): readonly Area[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message ?? ''}`);
  return program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ init }) => {
      const rows = init && (file === WORDS ? tableOf(init) : rowsOf(init));
      return rows ? [{ start: init.start, end: init.end, rows: read(file, source, rows) }] : [];
    });
  });
}

/** What `texts({ … })` is given. */
function rowsOf(given: ESTree.Expression): ESTree.ObjectExpression | undefined {
  if (given.type !== 'CallExpression' || given.callee.type !== 'Identifier' || given.callee.name !== 'texts')
    return undefined;
  const [rows] = given.arguments;
  return rows?.type === 'ObjectExpression' ? rows : undefined;
}

/** The object behind `as const satisfies …`. */
function tableOf(given: ESTree.Expression): ESTree.ObjectExpression | undefined {
  if (given.type === 'TSAsExpression' || given.type === 'TSSatisfiesExpression')
    return tableOf(given.expression);
  return given.type === 'ObjectExpression' ? given : undefined;
}

let words: Area['rows'] | undefined;

function wordIn(name: string, language: string): string {
  words ??= areasOf(WORDS, readFileSync(WORDS, 'utf8')).flatMap(({ rows }) => rows);
  return words.find(({ key }) => key === name)?.in(language) ?? "''";
}

function read(file: string, source: string, rows: ESTree.ObjectExpression): Area['rows'] {
  const textOf = ({ start, end }: { readonly start: number; readonly end: number }) =>
    source.slice(start, end);
  return rows.properties.map((row) => {
    if (row.type !== 'Property' || row.computed) throw new Error(`${file}: ${textOf(row)} has no name`);
    const key = textOf(row.key);
    const shared = /^words\.(\w+)$/.exec(textOf(row.value))?.[1];
    if (shared !== undefined) return { key, in: (language) => wordIn(shared, language) };
    if (row.value.type !== 'ObjectExpression')
      throw new Error(`${file}: ${key} is no sentence in its languages`);
    const each = new Map(
      row.value.properties.map((property) => {
        if (property.type !== 'Property' || property.computed || property.value.type !== 'Literal')
          throw new Error(`${file}: ${textOf(property)} is no plain text`);
        return [textOf(property.key), textOf(property.value)];
      }),
    );
    return { key, in: (language) => each.get(language) ?? "''" };
  });
}
