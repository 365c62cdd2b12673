import {
  commentsOf,
  findAll,
  isCode,
  isNode,
  isTestCode,
  lineOf,
  walk,
  type Finding,
  type SourceFile,
} from './source-file.ts';

/** What comments and titles of tests do not say, each with what they say instead. */
const NOT_OURS: readonly (readonly [said: string, instead: string])[] = [
  ['whoever', '“anyone who”, “those who”, “the person who”'],
  ['somebody', '“someone”, “a person”'],
  ['nobody asks', 'what is not there: “no requests”'],
  ['by itself', '“automatically”, “alone”, or nothing'],
  ['in one go', '“at once”'],
  ['shall', '“will”, or the present'],
];
const SAID = new RegExp(`\\b(?:${NOT_OURS.map(([said]) => said).join('|')})\\b`, 'giu');

/** The rules of English show in their own tests what nobody says. */
const SAMPLES = 'tools/languages/english.test.ts';

/** Comments and titles of tests are written in the plain words of `docs/languages.md`. Texts that people read have rules of their own. */
export function wordsArePlain(files: readonly SourceFile[]): Finding[] {
  return files
    .filter(({ path }) => path !== SAMPLES)
    .flatMap((file) => {
      if (!isCode(file)) return [];
      const comments = commentsOf(file).flatMap(({ start, text }) =>
        findWords(file, text, lineOf(file.text, start)),
      );
      return isTestCode(file.path) ? [...comments, ...wordsOfTests(file)] : comments;
    });
}

/** In tests also what stands in quotes: their titles, and the names of their cases. */
function wordsOfTests(file: SourceFile): Finding[] {
  const found: Finding[] = [];
  walk(file, (node) => {
    const said =
      node.type === 'TemplateElement' && isObject(node['value']) ? node['value'].raw : node['value'];
    if (/^(Literal|TemplateElement)$/.test(node.type) && typeof said === 'string')
      found.push(...findWords(file, said, lineOf(file.text, node.start)));
  });
  return found;
}

function isObject(value: unknown): value is { readonly raw: unknown } {
  return typeof value === 'object' && value !== null && !isNode(value) && 'raw' in value;
}

function findWords({ path }: SourceFile, text: string, firstLine: number): Finding[] {
  return findAll(path, text, SAID, ([word]) => {
    const instead = NOT_OURS.find(([said]) => said === word.toLowerCase())?.[1];
    return `instead of “${word}” say ${instead}`;
  }).map((finding) => ({ ...finding, line: finding.line + firstLine - 1 }));
}
