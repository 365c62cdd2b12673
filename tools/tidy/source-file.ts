import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

/** A file of the repository: its path from the root, with forward slashes, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** One breach of a rule of the house. */
export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

export type Rule = (files: readonly SourceFile[]) => Finding[];

/** A node of the syntax tree, in the ESTree shape: every other member is looked at before it is believed. */
export type SyntaxNode = Readonly<Record<string, unknown>> & {
  readonly type: string;
  readonly start: number;
  readonly end: number;
};

export const repositoryRoot = fileURLToPath(new URL('../../', import.meta.url));

const READABLE = /\.(ts|tsx|css|sql|md|json|html|js|sh)$|^\.ci\/run$|^\.[a-z]+rc$/;

/** Every text file that is, or is about to be, in the repository; without what is generated and without these rules, whose tests hold samples of every breach. */
export function repositoryFiles(): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return listed
    .split('\n')
    .filter(
      (path) =>
        READABLE.test(path) && path !== 'package-lock.json' && !/^(generated|tools\/tidy)\b/.test(path),
    )
    .filter((path) => existsSync(repositoryRoot + path))
    .map((path) => ({ path, text: readFileSync(repositoryRoot + path, 'utf8') }));
}

export function isCode({ path }: SourceFile): boolean {
  return /\.tsx?$/.test(path) && !path.endsWith('.d.ts');
}

/** Code that only tests, tools and the gallery run: it may use the root's development packages and samples of text. */
export function isTestCode(path: string): boolean {
  return /\.(test|e2e)\.tsx?$|\/testing\/|\/gallery\/|(^|\/)e2e\/|^tools\/|\/tools\/|\.config\.ts$/.test(
    path,
  );
}

export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

const trees = new WeakMap<SourceFile, ReturnType<typeof parseSync>>();

function parse(file: SourceFile): ReturnType<typeof parseSync> {
  const known = trees.get(file);
  if (known !== undefined) return known;
  const tree = parseSync(file.path, file.text);
  const [first] = tree.errors;
  if (first !== undefined) throw new Error(`${file.path} cannot be read: ${first.message}`);
  trees.set(file, tree);
  return tree;
}

/** Calls `visit` for every node of a file, parents first, with the nodes above it. */
export function walk(
  file: SourceFile,
  visit: (node: SyntaxNode, above: readonly SyntaxNode[]) => void,
): void {
  const step = (value: unknown, above: readonly SyntaxNode[]): void => {
    if (Array.isArray(value)) for (const item of value) step(item, above);
    else if (isNode(value)) {
      visit(value, above);
      const inside = [...above, value];
      for (const member of Object.values(value)) if (typeof member === 'object') step(member, inside);
    }
  };
  step(parse(file).program, []);
}

export function isNode(value: unknown): value is SyntaxNode {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string' &&
    'start' in value
  );
}

/** The text of a literal string; undefined for any other node. */
export function stringOf(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Literal' && typeof node['value'] === 'string'
    ? node['value']
    : undefined;
}

/** The comments of a file of code, each with the place where it begins. */
export function commentsOf(file: SourceFile): readonly { readonly start: number; readonly text: string }[] {
  return parse(file).comments.map(({ start, end }) => ({ start, text: file.text.slice(start, end) }));
}

/** The file's text with every comment blanked out, lines kept. */
export function withoutComments(file: SourceFile): string {
  if (file.path.endsWith('.sql')) return file.text.replace(/--.*$/gm, '').replace(/\/\*[\s\S]*?\*\//g, blank);
  if (!isCode(file)) return file.text;
  let text = file.text;
  for (const comment of parse(file).comments) {
    text =
      text.slice(0, comment.start) + blank(text.slice(comment.start, comment.end)) + text.slice(comment.end);
  }
  return text;
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** One finding for each place where `pattern` (with the g flag) matches `text`. */
export function findAll(
  path: string,
  text: string,
  pattern: RegExp,
  message: (match: RegExpMatchArray) => string | undefined,
): Finding[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const said = message(match);
    return said === undefined ? [] : [{ path, line: lineOf(text, match.index), message: said }];
  });
}
