import { altOf, linksOf, plainTextOf, type PostBlock } from '../../contract/index.ts';
import type { TypedText } from './text-saver.ts';

/** What is compared of a text, a line each: its words, where its links lead, and of which day its figures are. */
export function linesOf(text: TypedText): readonly string[] {
  const { title, excerpt, search_title: searchTitle, search_description: searchDescription } = text;
  return [
    title,
    excerpt,
    searchTitle,
    searchDescription,
    ...(text.cover === null ? [] : [altOf(text.cover)]),
    ...text.body.flatMap(linesOfPart),
  ];
}

function linesOfPart(part: PostBlock): readonly string[] {
  return [
    ...plainTextOf([part]).split('\n'),
    ...(part.type === 'quote' ? [part.by ?? ''] : []),
    ...linksOf(part),
    ...(part.type === 'figure' ? [part.on] : []),
  ];
}

/** The lines that only one of two texts has, each as often as it has them more. */
export function linesApart(
  left: readonly string[],
  right: readonly string[],
): { readonly left: readonly string[]; readonly right: readonly string[] } {
  return { left: without(left, right), right: without(right, left) };
}

function without(lines: readonly string[], others: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0 && line !== '';
  });
}
