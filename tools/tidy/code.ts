import {
  findAll,
  isCode,
  isNode,
  isTestCode,
  lineOf,
  walk,
  withoutComments,
  type Finding,
  type SourceFile,
  type SyntaxNode,
} from './source-file.ts';

const FILE_LINES_MAX = 300;
const FUNCTION_LINES_MAX = 70;
const DOMAIN_LINES_MAX = 15_000;
const IMPURE =
  /\b(Date\.now|new Date\(\)|Math\.random|fetch\(|process\.|crypto\.|performance\.|localStorage|sessionStorage|document\.|window\.)|(['"])node:[\w/]+\2/g;

/** Rules decide from what they are given: no clock, no chance, no network, no machine. */
export function rulesArePure(files: readonly SourceFile[]): Finding[] {
  return files
    .filter(({ path }) => /\/contract\/(.*-)?rules\.ts$|\/contract\/rules\//.test(path) && !isTestCode(path))
    .flatMap((file) =>
      findAll(file.path, withoutComments(file), IMPURE, ([what]) => `a rule is pure, yet uses ${what}`),
    );
}

/** A source file stays within 300 lines of code: without blank lines and comments. */
export function filesAreShort(files: readonly SourceFile[]): Finding[] {
  return files
    .filter((file) => (isCode(file) || /\.(sql|css)$/.test(file.path)) && !isTable(file.path))
    .flatMap((file) => {
      const lines = codeLines(withoutComments(file));
      return lines > FILE_LINES_MAX
        ? [{ path: file.path, line: 1, message: `${lines} lines of code, at most ${FILE_LINES_MAX}` }]
        : [];
    });
}

/** A domain stays small enough to be known by one person: what is more becomes a domain of its own (decisions 46, 55, 56). Tests, journeys and catalogues do not count. */
export function domainsAreSmall(files: readonly SourceFile[]): Finding[] {
  const sizes = new Map<string, number>();
  for (const { path, text } of files) {
    const home = /^domains\/[\w-]+\//.exec(path)?.[0];
    if (home === undefined || !/\.(tsx?|sql|css)$/.test(path) || isTestCode(path) || isTable(path)) continue;
    sizes.set(home, (sizes.get(home) ?? 0) + text.trimEnd().split('\n').length);
  }
  return [...sizes]
    .filter(([, lines]) => lines > DOMAIN_LINES_MAX)
    .map(([home, lines]) => ({
      path: `${home}README.md`,
      line: 1,
      message: `${lines} lines without tests and texts, at most ${DOMAIN_LINES_MAX}: separate a part as a domain`,
    }));
}

/** A sheet of tokens and a catalogue of sentences are tables: long, and still read one line at a time. */
function isTable(path: string): boolean {
  return /\/theme\.css$|\/texts\.ts$|\/contract\/(?:src\/)?words\.ts$|\/whitepaper\/[a-z]{2}\.ts$/.test(path);
}

/** A function stays within 70 lines; the list of cases that a `describe` holds is not one function. */
export function functionsAreShort(files: readonly SourceFile[]): Finding[] {
  return files.filter(isCode).flatMap((file) => {
    const text = withoutComments(file);
    const found: Finding[] = [];
    walk(file, (node, above) => {
      if (
        !/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type) ||
        isDescribe(above.at(-1))
      )
        return;
      const lines = codeLines(text.slice(node.start, node.end));
      if (lines > FUNCTION_LINES_MAX) {
        found.push({
          path: file.path,
          line: lineOf(file.text, node.start),
          message: `a function of ${lines} lines, at most ${FUNCTION_LINES_MAX}`,
        });
      }
    });
    return found;
  });
}

function codeLines(text: string): number {
  return text.split('\n').filter((line) => line.trim() !== '').length;
}

function isDescribe(caller: SyntaxNode | undefined): boolean {
  const callee = caller?.type === 'CallExpression' ? caller['callee'] : undefined;
  if (!isNode(callee)) return false;
  const name =
    callee.type === 'Identifier'
      ? callee['name']
      : isNode(callee['property'])
        ? callee['property']['name']
        : undefined;
  return name === 'describe';
}

/** A test that is left out, or that leaves the others out, proves nothing. `runIf` stays for what only root, or only one system, can show. */
export function noTestIsLeftOut(files: readonly SourceFile[]): Finding[] {
  const marker =
    /\b(?:it|test|describe|suite)(?:\.\w+)*\.(skip|only|todo|fixme|skipIf|fails)\b|\btest\.setTimeout\(0\)/g;
  return files
    .filter(({ path }) => /\.(test|e2e)\.tsx?$/.test(path))
    .flatMap((file) =>
      findAll(
        file.path,
        withoutComments(file),
        marker,
        ([, word]) => `a test marked ${word ?? 'without limit'}`,
      ),
    );
}

/** Work that waits has an issue, or is not mentioned. */
export function waitingWorkHasAnIssue(files: readonly SourceFile[]): Finding[] {
  const marker = /\b(TODO|FIXME|HACK)\b(?!\(#?\d+\))/g;
  return files
    .filter((file) => isCode(file) || /\.(sql|css|sh)$/.test(file.path))
    .flatMap((file) => findAll(file.path, file.text, marker, ([word]) => `${word} without an issue`));
}

/** Limits that are too common as plain numbers (a status, a hundred) to tell a retyped one from a coincidence. */
const COMMON_NUMBERS = new Set([100, 128, 200, 256, 500, 1000]);

/** A number of a `limits.ts` is imported, not retyped, by the code of its domain; the contract kit's limits, by everybody's server and web. */
export function limitsAreNotRetyped(files: readonly SourceFile[]): Finding[] {
  const sources = files.filter(({ path }) => /\/(contract|contract\/src)\/limits\.ts$/.test(path));
  return sources.flatMap((source) => {
    const home = source.path.replace(/\/(contract\/)?limits\.ts$/, '/').replace(/contract\/src\/$/, '');
    const limits = new Map<number, string>();
    for (const [, name = '', digits = ''] of withoutComments(source).matchAll(
      /export const ([A-Z][A-Z0-9_]*)(?:: number)? = ([\d_]{3,})n?;/g,
    )) {
      limits.set(Number(digits.replaceAll('_', '')), name);
    }
    return files
      .filter(
        (file) =>
          isCode(file) &&
          file.path.startsWith(home) &&
          !file.path.startsWith('platform/ui/') &&
          file.path !== source.path &&
          !isTestCode(file.path) &&
          !isTable(file.path),
      )
      .flatMap((file) => retyped(file, limits));
  });
}

function retyped(file: SourceFile, limits: ReadonlyMap<number, string>): Finding[] {
  const found: Finding[] = [];
  walk(file, (node, above) => {
    const value = node.type === 'Literal' && typeof node['value'] === 'number' ? node['value'] : undefined;
    const name = value === undefined || COMMON_NUMBERS.has(value) ? undefined : limits.get(value);
    if (name === undefined || isNamedForAnother(above.at(-1), name)) return;
    const line = lineOf(file.text, node.start);
    found.push({ path: file.path, line, message: `${value} is ${name} of limits.ts: import it` });
  });
  return found;
}

const UNITS = new Set(['S', 'MS', 'BYTES', 'LENGTH', 'MAX', 'MIN', 'COUNT', 'DEFAULT']);

/** A constant named for something else (`REPLAY_S` against `PIN_WINDOW_S`) only happens to have the same number. */
function isNamedForAnother(holder: SyntaxNode | undefined, limit: string): boolean {
  const name =
    holder?.type === 'VariableDeclarator' && isNode(holder['id']) ? String(holder['id']['name']) : '';
  const subjects = limit.split('_').filter((word) => !UNITS.has(word));
  return /^[A-Z][A-Z0-9_]+$/.test(name) && !name.split('_').some((word) => subjects.includes(word));
}

/** A finding is mended; where the tool is wrong, one line silences one rule and says why. Tests of types expect errors: that is their proof. */
export function nothingIsSilenced(files: readonly SourceFile[]): Finding[] {
  const marker =
    /@ts-(?:ignore|nocheck|expect-error)|(?:eslint|oxlint|biome|prettier)-(?:disable|ignore)(?!-next-line [\w/-]+ -- \S)[\w-]*|\bas (?:any|never|unknown as)\b/g;
  return files
    .filter(isCode)
    .flatMap((file) =>
      findAll(file.path, file.text, marker, ([what]) =>
        what === '@ts-expect-error' && isTestCode(file.path) ? undefined : `${what} silences a check`,
      ),
    );
}

const SHORTEST_WAIT_MS = 100_000;

/** A slow machine fails no test: tests wait with `patiently`, `expect.poll` or `findBy`, which have long limits. */
export function timeDecidesNoTest(files: readonly SourceFile[]): Finding[] {
  const wait =
    /\bvi\.waitFor\((?![^\n]*timeout: \d{3}_000)|\b(?:timeout|testTimeout|hookTimeout|asyncUtilTimeout): ?([\d_]+)(?![^\n]*\.rejects)|^\}, [\d_]+\);/gm;
  return files
    .filter(({ path, text }) => /\.test\.tsx?$/.test(path) && !text.includes('timeDecidesNoTest'))
    .flatMap((file) =>
      findAll(file.path, file.text, wait, ([what, ms = '0']) =>
        Number(ms.replaceAll('_', '')) >= SHORTEST_WAIT_MS
          ? undefined
          : `${what} lets a slow machine fail a test`,
      ),
    );
}
