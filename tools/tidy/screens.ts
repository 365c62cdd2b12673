import {
  findAll,
  isNode,
  isTestCode,
  lineOf,
  stringOf,
  walk,
  type Finding,
  type SourceFile,
  type SyntaxNode,
} from './source-file.ts';

const SPOKEN_ATTRIBUTES = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
  'alt',
  'label',
  'hint',
  'description',
]);
/** A word of two letters and more; names that are the same in every language (EGCR, JVD, Ctrl K's letters) are written in capitals. */
const SENTENCE = /\p{Ll}{2,}|[\p{Script=Arabic}\p{Script=Han}\p{Script=Hangul}\p{Script=Kana}]{2,}/u;

const PHYSICAL =
  /(?<![\w-])-?(?:(?:scroll-)?[mp][lr]-[\w[(]|(?:left|right)-(?:\d|\[|\(|auto|full|px)|text-(?:left|right)\b|(?:float|clear)-(?:left|right)\b|border-[lr](?![\w])|border-[lr]-|rounded-(?:[lr]|tl|tr|bl|br)(?![\w]))[\w\]-]*/g;
const RAW_COLOUR =
  /(?<![\w-])(?:bg|text|border|fill|stroke|ring|from|to|via|outline|decoration|accent|caret|shadow|divide)-(?:(?:red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose|slate|gray|zinc|neutral|stone)-\d+|white\b|black\b|\[(?:#|rgb|hsl|oklch|oklab|color)[^\]]*\])|^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$|\b(?:rgba?|hsla?|oklch|oklab)\(\s*[\d.]/g;

/** Every sentence a person reads lives in a file `texts.ts`. */
export function screensSpeakThroughMessages(files: readonly SourceFile[]): Finding[] {
  return files.filter(isScreen).flatMap((file) => {
    const found: Finding[] = [];
    const say = (node: SyntaxNode, text: string): void => {
      if (SENTENCE.test(text))
        found.push({
          path: file.path,
          line: lineOf(file.text, node.start),
          message: `“${text.trim()}” belongs in the area’s texts.ts`,
        });
    };
    walk(file, (node, above) => {
      if (node.type === 'JSXText' && typeof node['value'] === 'string') say(node, node['value']);
      else if (node.type === 'JSXExpressionContainer' && above.at(-1)?.type === 'JSXElement')
        say(node, stringOf(node['expression']) ?? '');
      else if (
        node.type === 'JSXAttribute' &&
        isNode(node['name']) &&
        SPOKEN_ATTRIBUTES.has(String(node['name']['name']))
      ) {
        const { value } = node;
        say(
          node,
          stringOf(isNode(value) && value.type === 'JSXExpressionContainer' ? value['expression'] : value) ??
            '',
        );
      }
    });
    return found;
  });
}

const KEPT_SENTENCE =
  /\bset(?:Problem|Issue|Error|Failure|Trouble|Refusal|Reason)s?\(\s*(?:t|say|explain|failure|\w+\.(?:t|failure|issue|explain))\(/g;

/** What went wrong is kept, not the sentence about it: a sentence in the state of a component stays in the language in which it was said. */
export function errorsFollowTheLanguage(files: readonly SourceFile[]): Finding[] {
  return files
    .filter(({ path }) => /\.tsx?$/.test(path) && path.includes('/web/') && !isTestCode(path))
    .flatMap(({ path, text }) =>
      findAll(path, text, KEPT_SENTENCE, ([what]) => `${what}…) keeps a sentence: keep what it is about`),
    );
}

/** Arabic and Hebrew mirror by themselves: logical utilities and properties only. */
export function layoutIsLogical(files: readonly SourceFile[]): Finding[] {
  const physicalCss =
    /(?<=[\s;{])(?:margin|padding|border|inset)-(?:left|right)\b|(?<=[\s;{])(?:left|right)\s*:|text-align\s*:\s*(?:left|right)\b|float\s*:\s*(?:left|right)\b/g;
  return files.flatMap((file) => {
    if (file.path.endsWith('.css'))
      return findAll(
        file.path,
        withoutCssComments(file.text),
        physicalCss,
        ([what]) => `${what.trim()} does not mirror: use the logical property`,
      );
    return isScreen(file)
      ? findInStrings(
          file,
          PHYSICAL,
          (what) => `${what} does not mirror: use ms-, me-, ps-, pe-, start-, end-, text-start, text-end`,
        )
      : [];
  });
}

/** Colours come from the tokens of theme.css. */
export function coloursAreTokens(files: readonly SourceFile[]): Finding[] {
  return files.flatMap((file) => {
    if (file.path.endsWith('.css') && !file.path.endsWith('/theme.css')) {
      return findAll(
        file.path,
        withoutCssComments(file.text),
        /(?<=[;{]\s*)(?!--)[\w-]+\s*:[^;{}]*?(#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab)\(\s*[\d.])/gi,
        ([, what = '']) => `${what} is not a token`,
      );
    }
    return isScreen(file) ? findInStrings(file, RAW_COLOUR, (what) => `${what} is not a token`) : [];
  });
}

function isScreen({ path }: SourceFile): boolean {
  return (path.endsWith('.tsx') || /^platform\/ui\/src\/.*\.ts$/.test(path)) && !isTestCode(path);
}

function withoutCssComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
}

function findInStrings(file: SourceFile, pattern: RegExp, message: (what: string) => string): Finding[] {
  const found: Finding[] = [];
  walk(file, (node, above) => {
    if (/^(Import|Export)/.test(above.at(-1)?.type ?? '')) return;
    const text =
      node.type === 'TemplateElement' && isCooked(node['value']) ? node['value'].cooked : stringOf(node);
    for (const [what] of text?.matchAll(pattern) ?? [])
      found.push({ path: file.path, line: lineOf(file.text, node.start), message: message(what) });
  });
  return found;
}

function isCooked(value: unknown): value is { readonly cooked: string } {
  return typeof value === 'object' && value !== null && 'cooked' in value && typeof value.cooked === 'string';
}
