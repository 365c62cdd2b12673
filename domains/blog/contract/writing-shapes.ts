import { uuid } from '@egcr/contract/ids';
import { languages } from '@egcr/contract/languages';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { findingCodes } from './check.ts';
import { licences } from './licences.ts';
import {
  EXCERPT_MAX_LENGTH,
  NOTE_MAX_LENGTH,
  RESERVED_SLUGS,
  SEARCH_DESCRIPTION_MAX_LENGTH,
  SEARCH_TITLE_MAX_LENGTH,
  SLUG_MAX_LENGTH,
  TAG_MAX_LENGTH,
  TAGS_MAX,
  TITLE_MAX_LENGTH,
} from './limits.ts';
import { draftBody, postCover } from './post-body.ts';
import { personSteps, postStates } from './post-machine.ts';

/** The languages in which posts are written. */
export const postLanguages = languages;
export const postLanguage = z.enum(postLanguages, 'not_offered');
export type PostLanguage = (typeof postLanguages)[number];

const CONTROL = /[\p{Cc}\p{Cs}\ufffe\uffff\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** One line without signs that nobody sees, in NFC. */
export function tidyLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').replace(CONTROL, '').trim();
}

/** The same for several lines. */
function tidyLines(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(CONTROL, (sign) => (sign === '\n' ? sign : ''))
    .trim();
}

const line = (maximum: number) =>
  z.string().check(z.maxLength(maximum * 4), z.overwrite(tidyLine), z.maxLength(maximum));
export const titleText = line(TITLE_MAX_LENGTH);
export const excerptText = line(EXCERPT_MAX_LENGTH);
export const searchTitleText = line(SEARCH_TITLE_MAX_LENGTH);
export const searchDescriptionText = line(SEARCH_DESCRIPTION_MAX_LENGTH);
export const noteText = z
  .string()
  .check(z.maxLength(NOTE_MAX_LENGTH * 4), z.overwrite(tidyLines), z.maxLength(NOTE_MAX_LENGTH));

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const isReserved = (slug: string) => RESERVED_SLUGS.some((each) => each === slug);
export const newSlug = z.string().check(
  z.maxLength(SLUG_MAX_LENGTH),
  z.regex(SLUG, 'slug_form'),
  z.refine((slug) => !isReserved(slug), 'slug_reserved'),
);

export const postTags = z
  .array(z.string().check(z.maxLength(TAG_MAX_LENGTH), z.regex(SLUG, 'tag_form')))
  .check(z.maxLength(TAGS_MAX));

/** A name in addresses that a title gives; undefined where it has no letters for one. */
export function slugOf(title: string): string | undefined {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '');
  return slug === '' || isReserved(slug) ? undefined : slug;
}

const finding = z.object({
  code: z.enum(findingCodes),
  is_blocking: z.boolean(),
  language: z.string(),
  part: z.nullable(z.int()),
});

export const writtenRow = named(
  'BlogWrittenRow',
  z.object({
    id: uuid,
    state: z.enum(postStates),
    title: z.string(),
    language: z.string(),
    /** All in which it has a text. */
    languages: z.array(z.string()),
    category: z.object({ slug: z.string(), name: z.string() }),
    author: z.string(),
    is_own: z.boolean(),
    is_sample: z.boolean(),
    changed_at: instant,
    scheduled_for: z.nullable(instant),
    published_at: z.nullable(instant),
  }),
);
export type WrittenRow = z.infer<typeof writtenRow>;

/** Under whose name a post is read. */
export const postAuthor = z.object({ id: uuid, name: z.string() });

const writtenText = z.object({
  language: z.string(),
  /** Its name in addresses from the next publication on; `read_slug` is the one that readers use now. */
  slug: z.string(),
  read_slug: z.nullable(z.string()),
  title: z.string(),
  excerpt: z.string(),
  /** What search engines show; empty: the title and the excerpt. */
  search_title: z.string(),
  search_description: z.string(),
  cover: z.nullable(postCover),
  body: draftBody,
  version: z.int(),
  changed_at: instant,
  /** Readers do not see the text as it stands here. */
  has_changes: z.boolean(),
});
export type WrittenText = z.infer<typeof writtenText>;

export const writtenPost = named(
  'BlogWrittenPost',
  z.object({
    id: uuid,
    state: z.enum(postStates),
    version: z.int(),
    category: z.string(),
    tags: z.array(z.string()),
    is_featured: z.boolean(),
    is_for_members: z.boolean(),
    licence: z.enum(licences),
    author: postAuthor,
    co_authors: z.array(postAuthor),
    is_own: z.boolean(),
    is_sample: z.boolean(),
    scheduled_for: z.nullable(instant),
    published_at: z.nullable(instant),
    texts: z.array(writtenText),
    /** What the check before publishing finds now. */
    findings: z.array(finding),
    /** The newest first; at most 50. */
    history: z.array(
      z.object({ id: uuid, event: z.string(), note: z.string(), by: z.nullable(z.string()), at: instant }),
    ),
    may_change: z.boolean(),
    /** The steps that the caller may take now. */
    steps: z.array(z.enum(personSteps)),
  }),
);
export type WrittenPost = z.infer<typeof writtenPost>;
