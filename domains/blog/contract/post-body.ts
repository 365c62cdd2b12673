import { publicPicture, type PublicPicture } from '@egcr/media/contract';
import * as z from 'zod/mini';

import {
  ALT_MAX_LENGTH,
  BLOCKS_MAX,
  CODE_MAX_LENGTH,
  COLUMNS_MAX,
  PARTS_MAX,
  RUN_MAX_LENGTH,
  TEXT_BYTES_MAX,
} from './limits.ts';
import { altOf, isDescribed } from './post-parts.ts';

/** Line breaks and other signs that steer a machine have no place in a run of text; XML could not carry them. Nor halves of a sign: no JSON of the database takes them. */
const NO_CONTROL = /^[^\p{Cc}\p{Cs}\uFFFE\uFFFF]*$/u;
const LINES = /[\n\t]/g;
/** A place of ours, or another site over TLS. Scripts and other schemes are no links. */
const LINK = /^(?:\/(?!\/)|https:\/\/(?=[^/\s]))[^\s\\\p{Cc}\p{Cs}\uFFFE\uFFFF]*$/u;
/** Whether a text may lead there. */
export function isLink(address: string): boolean {
  return LINK.test(address);
}
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const text = z.string().check(z.maxLength(RUN_MAX_LENGTH), z.regex(NO_CONTROL));
const link = z.string().check(z.maxLength(1000), z.regex(LINK));

function isDay(day: string): boolean {
  return DAY.test(day) && !Number.isNaN(Date.parse(day));
}

/** A claim is said, a target is aimed at, and what is measured was counted on its day. */
export const figureKinds = ['claim', 'target', 'measured'] as const;

/** What a picture says to those who do not see it, unless it says nothing that is not in the text. */
const described = {
  picture: publicPicture,
  alt: z.string().check(z.maxLength(ALT_MAX_LENGTH), z.regex(NO_CONTROL)),
  is_decorative: z.boolean(),
};

/** The picture above a text, in lists and in what is shared of it. */
export const postCover = z.strictObject(described);
export type PostCover = z.infer<typeof postCover>;

/** What the platform counts of itself, as `GET /api/v1/site/figures` names it. */
export const measures = [
  'people',
  'transfers_today',
  'currencies',
  'languages',
  'open_jobs',
  'positions',
  'hires',
  'people_on_support',
] as const;
export type Measure = (typeof measures)[number];

/** The parts of a text; `least` is how much stands at least where something must stand. */
function partsOf(least: 0 | 1) {
  const run = text.check(z.minLength(least));
  const row = z.array(text).check(z.minLength(1), z.maxLength(COLUMNS_MAX));
  const span = z.strictObject({
    text: text.check(z.minLength(1)),
    strong: z.optional(z.literal(true)),
    href: z.optional(link),
  });
  const spans = z.array(span).check(z.minLength(least), z.maxLength(PARTS_MAX));
  return z.discriminatedUnion(
    'type',
    [
      z.strictObject({
        type: z.literal('heading'),
        level: z.union([z.literal(2), z.literal(3)]),
        text: run,
      }),
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
          z.minLength(least),
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
      z
        .strictObject({ type: z.literal('picture'), ...described, caption: text })
        .check(
          z.refine((picture) => least === 0 || isDescribed(picture), { error: 'required', path: ['alt'] }),
        ),
      z.strictObject({
        type: z.literal('figure'),
        kind: z.enum(figureKinds),
        value: run,
        text: run,
        source: run,
        /** Counted by the call of `MEASURED_BY`, and read again whenever the post is published. */
        measure: z.optional(z.enum(measures)),
        on: z.string().check(z.refine((day) => (least === 0 && day === '') || isDay(day))),
      }),
    ],
    'part_unknown',
  );
}

const finishedPart = partsOf(1);

/** What a post may hold, and nothing else: the one rule for what is stored to be read, and for what is shown. */
export const postBody = z.array(finishedPart).check(z.maxLength(BLOCKS_MAX));

/** The same parts while they are written: places may be empty. */
export const draftBody = z.array(partsOf(0)).check(z.maxLength(BLOCKS_MAX));

const isWithinBytes = (body: unknown) =>
  new TextEncoder().encode(JSON.stringify(body)).length <= TEXT_BYTES_MAX;

/** A text that is sent to be saved. */
export const sentBody = draftBody.check(z.refine(isWithinBytes, 'text_too_large'));

/** Whether readers may see a part as it is. */
export function isFinished(part: PostBlock): boolean {
  return z.safeParse(finishedPart, part).success;
}

export type PostBody = z.infer<typeof postBody>;
export type PostBlock = PostBody[number];
export type PostSpan = Extract<PostBlock, { type: 'paragraph' }>['spans'][number];

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
    case 'picture':
      return [altOf(found), found.caption].filter((text) => text !== '');
    default:
      return [found.text];
  }
}

/** The pictures of a text, its cover among them. */
export function picturesOf(body: PostBody, cover: PostCover | null): readonly PublicPicture[] {
  return [
    ...(cover === null ? [] : [cover.picture]),
    ...body.flatMap((part) => (part.type === 'picture' ? [part.picture] : [])),
  ];
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
