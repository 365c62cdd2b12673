/** Quotes and lists stand in each other so deep, and no deeper. */
const DEPTH_MAX = 4;
/** Each level of a list is at least two columns further in. */
const INDENT_MAX = 2 * DEPTH_MAX;
/** Marks of emphasis and brackets that count; nobody who writes a text needs more. */
const MARKS_MAX = 400;
/** Lines of their own; what comes after them is one paragraph. */
const LINES_MAX = 400;

const CONTAINER = String.raw`[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$))`;
const TOO_DEEP = new RegExp(`^((?:${CONTAINER}){${DEPTH_MAX}})(?:${CONTAINER})+`);
const TOO_FAR_IN = new RegExp(`^[ \\t]{${INDENT_MAX},}`);

/**
 * A Markdown text that a browser draws at once, whatever its writer meant. Readers of Markdown call themselves for each level, and compare each mark
 * of emphasis with all others: ten thousand of either end the stack, or take half a minute. What an honest text has stays as it is.
 */
export function calmText(text: string): string {
  const all = text.split('\n');
  const rest = all.slice(LINES_MAX).join(' ');
  const lines = [...all.slice(0, LINES_MAX), ...(rest === '' ? [] : [rest])].map((line) =>
    line.replace(TOO_FAR_IN, ' '.repeat(INDENT_MAX)).replace(TOO_DEEP, '$1'),
  );
  let marks = 0;
  return lines.join('\n').replaceAll(/\\.|[*_~[\]]/g, (mark) => {
    if (mark.startsWith('\\')) return mark;
    marks += 1;
    return marks > MARKS_MAX ? `\\${mark}` : mark;
  });
}
