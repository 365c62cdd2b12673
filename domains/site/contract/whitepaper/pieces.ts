import { figures, isFigureName, type FigureName, type FigureReader } from './figures.ts';

/** A stretch of a paragraph. `shown` is what a reader sees of it. */
export type Piece =
  | { readonly kind: 'words'; readonly shown: string }
  | { readonly kind: 'figure'; readonly shown: string; readonly name: FigureName }
  | { readonly kind: 'link'; readonly shown: string; readonly href: string };

const MARK = /\{(\w+)\}|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Takes a written paragraph apart: `{name}` becomes the figure in the reader's language, `[words](address)` a link. */
export function piecesOf(paragraph: string, reader: FigureReader): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const words = (end: number) => {
    if (end > at) pieces.push({ kind: 'words', shown: paragraph.slice(at, end) });
  };
  for (const found of paragraph.matchAll(MARK)) {
    const [whole, name, shown, href] = found;
    words(found.index);
    at = found.index + whole.length;
    if (name !== undefined && isFigureName(name))
      pieces.push({ kind: 'figure', name, shown: figures[name].write(reader) });
    else if (shown !== undefined && href !== undefined) pieces.push({ kind: 'link', shown, href });
    else pieces.push({ kind: 'words', shown: whole });
  }
  words(paragraph.length);
  return pieces;
}

/** What a reader sees of a paragraph, without labels. */
export function shownText(pieces: readonly Piece[]): string {
  return pieces.map(({ shown }) => shown).join('');
}

const MINUTE = { words: 200, signs: 450 } as const;

/** Minutes to read that much, at least one: 200 words a minute, or 450 signs where words are not parted by spaces. */
export function readingMinutes(paragraphs: readonly string[]): number {
  const whole = paragraphs.join(' ');
  const signs = whole.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const words = whole.match(/[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(signs / MINUTE.signs + words / MINUTE.words));
}
