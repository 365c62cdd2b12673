import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { parseSync, type ESTree, type Plugin } from 'vite';

/** The query under which the build finds the screens of a list. */
const SCREENS = /^(.*\.ts)\?screens$/;
/** The contract says of one screen that it is what people come to first. */
const HOME = /\brole: 'home'/;

/**
 * Moves `export const screens = { … }` of these lists out of what every signed-in page loads: the names stay, and the ways to the files come
 * with the first screen of the domain that is visited. The list with the page that people come to first stays whole, since it would wait.
 */
export function splitScreens(lists: RegExp): Plugin {
  return {
    name: 'split-screens',
    enforce: 'pre',
    apply: 'build',
    load: {
      order: 'pre',
      filter: { id: SCREENS },
      async handler(id) {
        const [, file = ''] = SCREENS.exec(id) ?? [];
        const source = await this.fs.readFile(file, { encoding: 'utf8' });
        return { code: screensAlone(file, source), moduleType: 'ts' };
      },
    },
    transform: {
      order: 'pre',
      filter: { id: lists },
      handler: (source, id) => (hasHome(id) ? undefined : { code: withoutScreens(id, source), map: null }),
    },
  };
}

function hasHome(list: string): boolean {
  try {
    return HOME.test(readFileSync(join(dirname(list), '../contract/screens.ts'), 'utf8'));
  } catch {
    return false;
  }
}

/** The list with the names of its screens alone: each is asked for in the other file. */
export function withoutScreens(file: string, source: string): string {
  const declared = declarationsOf(file, source).find(({ name }) => name === 'screens');
  if (!declared) return source;
  const names = namesIn(file, source, declared.value);
  return [
    source.slice(0, declared.start),
    `const screen = (name: string) => async () => (await import(${JSON.stringify(`${file}?screens`)})).screens[name]();\n`,
    `export const screens = { ${names.map((name) => `${name}: screen(${quoted(name)})`).join(', ')} };`,
    source.slice(declared.end),
  ].join('');
}

/** The screens of a list, with the imports and the private constants that they name. */
export function screensAlone(file: string, source: string): string {
  const declared = declarationsOf(file, source);
  const screens = declared.find(({ name }) => name === 'screens');
  if (!screens) throw new Error(`${file} declares no screens`);
  const wanted = [screens];
  // A constant may name another.
  for (const each of wanted) {
    const text = source.slice(each.start, each.end);
    for (const other of declared)
      if (!wanted.includes(other) && new RegExp(`\\b${other.name}\\b(?!')`).test(text)) wanted.push(other);
  }
  const imports = parsed(file, source).body.filter(({ type }) => type === 'ImportDeclaration');
  const kept = [...imports, ...wanted.toSorted((one, other) => one.start - other.start)];
  return kept.map(({ start, end }) => source.slice(start, end)).join('\n');
}

interface Declaration {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly value: ESTree.Expression;
}

/** The constants at the top of a file. */
function declarationsOf(file: string, source: string): readonly Declaration[] {
  return parsed(file, source).body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init
        ? [{ name: id.name, start: statement.start, end: statement.end, value: init }]
        : [],
    );
  });
}

function namesIn(file: string, source: string, value: ESTree.Expression): readonly string[] {
  const plain =
    value.type === 'TSSatisfiesExpression' || value.type === 'TSAsExpression' ? value.expression : value;
  if (plain.type !== 'ObjectExpression') throw new Error(`${file}: the screens are no plain list`);
  return plain.properties.map((property) => {
    if (property.type !== 'Property' || property.computed)
      throw new Error(`${file}: ${source.slice(property.start, property.end)} is no screen with a name`);
    return source.slice(property.key.start, property.key.end);
  });
}

function quoted(name: string): string {
  return name.startsWith("'") ? name : `'${name}'`;
}

function parsed(file: string, source: string): ESTree.Program {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message ?? ''}`);
  return program;
}
