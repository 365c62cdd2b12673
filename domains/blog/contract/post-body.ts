import * as z from 'zod/mini';

import { BLOCKS_MAX, CODE_MAX_LENGTH, COLUMNS_MAX, PARTS_MAX, RUN_MAX_LENGTH } from './limits.ts';

/** Line breaks and other signs that steer a machine have no place in a run of text; XML could not carry them. */
const NO_CONTROL = /^[^\p{Cc}\uFFFE\uFFFF]*$/u;
const LINES = /[\n\t]/g;
/** A place of ours, or another site over TLS. Scripts and other schemes are no links. */
const LINK = /^(?:\/(?!\/)|https:\/\/(?=[^/\s]))[^\s\\]*$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const run = z.string().check(z.minLength(1), z.maxLength(RUN_MAX_LENGTH), z.regex(NO_CONTROL));
const cell = z.string().check(z.maxLength(RUN_MAX_LENGTH), z.regex(NO_CONTROL));
const row = z.array(cell).check(z.minLength(1), z.maxLength(COLUMNS_MAX));

const span = z.strictObject({
  text: run,
  strong: z.optional(z.literal(true)),
  href: z.optional(z.string().check(z.maxLength(1000), z.regex(LINK))),
});
const spans = z.array(span).check(z.minLength(1), z.maxLength(PARTS_MAX));

/** A claim is said, a target is aimed at, and what is measured was counted on its day. */
export const figureKinds = ['claim', 'target', 'measured'] as const;

const block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), text: run }),
  z.strictObject({ type: z.literal('paragraph'), spans }),
  z.strictObject({
    type: z.literal('list'),
    is_numbered: z.boolean(),
    items: z.array(spans).check(z.minLength(1), z.maxLength(PARTS_MAX)),
  }),
  z.strictObject({ type: z.literal('quote'), text: run, by: z.optional(run) }),
  z.strictObject({
    type: z.literal('code'),
    text: z.string().check(
      z.minLength(1),
      z.maxLength(CODE_MAX_LENGTH),
      z.refine((lines) => NO_CONTROL.test(lines.replace(LINES, ' '))),
    ),
  }),
  z.strictObject({
    type: z.literal('table'),
    caption: run,
    head: row,
    rows: z.array(row).check(z.minLength(1), z.maxLength(PARTS_MAX)),
  }),
  z.strictObject({ type: z.literal('notice'), text: run }),
  z.strictObject({
    type: z.literal('figure'),
    kind: z.enum(figureKinds),
    value: run,
    text: run,
    source: run,
    on: z.string().check(z.regex(DAY)),
  }),
]);

/** What a post may hold, and nothing else: the one rule for what is written, stored and shown. */
export const postBody = z.array(block).check(z.maxLength(BLOCKS_MAX));

export type PostBody = z.infer<typeof postBody>;
export type PostBlock = PostBody[number];
export type PostSpan = z.infer<typeof span>;

/** Every word of a post, for counting and searching. */
export function plainTextOf(body: PostBody): string {
  return body.flatMap(textsOf).join('\n');
}

function textsOf(found: PostBlock): readonly string[] {
  const textOf = (runs: readonly PostSpan[]) => runs.map(({ text }) => text).join('');
  switch (found.type) {
    case 'paragraph':
      return [textOf(found.spans)];
    case 'list':
      return found.items.map(textOf);
    case 'table':
      return [found.caption, ...found.head, ...found.rows.flat()];
    case 'figure':
      return [found.value, found.text, found.source];
    default:
      return [found.text];
  }
}

/** Letters without spaces between words count as half a word each. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const WORDS_PER_MINUTE = 220;

/** At least one minute. */
export function readingMinutes(body: PostBody): number {
  const text = plainTextOf(body);
  const unspaced = text.match(UNSPACED)?.length ?? 0;
  const words = text.replace(UNSPACED, ' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round((words + unspaced / 2) / WORDS_PER_MINUTE));
}

export interface PostHeading {
  readonly id: string;
  readonly text: string;
}

/** The name of a part in the address of its page. */
export function partId(at: number): string {
  return `part-${at + 1}`;
}

/** From as many headings on, a post has a list of its contents. */
const CONTENTS_MIN = 3;

/** What a longer post lists at its beginning: its headings of the upper level. */
export function contentsOf(body: PostBody): readonly PostHeading[] {
  const found = body.flatMap((part, at) =>
    part.type === 'heading' && part.level === 2 ? [{ id: partId(at), text: part.text }] : [],
  );
  return found.length < CONTENTS_MIN ? [] : found;
}
