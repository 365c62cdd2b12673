import type { PublicPicture } from '@egcr/media/contract';

import { isFinished, type PostBlock, type PostBody, type PostCover } from './post-body.ts';
import { isDescribed } from './post-parts.ts';

/** What the check before publishing finds. Those that block are mended first. */
export const findingCodes = [
  'title_missing',
  'excerpt_missing',
  'body_empty',
  'figure_without_source',
  'part_unfinished',
  'alt_missing',
  'picture_missing',
  'heading_order',
  'link_dead',
  'language_missing',
] as const;
export type FindingCode = (typeof findingCodes)[number];

export interface Finding {
  readonly code: FindingCode;
  readonly is_blocking: boolean;
  /** Of the text, or the language that is missing. */
  readonly language: string;
  /** Which part of the text, from 0; null where it concerns the whole text. */
  readonly part: number | null;
}

export interface CheckedText {
  readonly language: string;
  readonly title: string;
  readonly excerpt: string;
  readonly cover: PostCover | null;
  readonly body: PostBody;
}

/** A text that a person has begun: an empty one is not read by anyone. */
export function isBegun({ title, excerpt, body }: Pick<CheckedText, 'title' | 'excerpt' | 'body'>): boolean {
  return title !== '' || excerpt !== '' || body.length > 0;
}

interface Known {
  readonly languages: readonly string[];
  /** Addresses of ours that lead nowhere. */
  readonly deadLinks: ReadonlySet<string>;
  /** Pictures that are there, by their ids. */
  readonly pictures: ReadonlyMap<string, PublicPicture>;
}

/** What is to be mended before a post is read, and what might be missing. Each finding names its place. */
export function checkPost(texts: readonly CheckedText[], { languages, ...known }: Known): readonly Finding[] {
  const begun = texts.filter(isBegun);
  const found = begun.flatMap((text) => checkText(text, known));
  const missing = languages.filter((each) => begun.every(({ language }) => language !== each));
  const none =
    begun.length > 0
      ? []
      : texts
          .slice(0, 1)
          .map(({ language }): Finding => ({ code: 'body_empty', is_blocking: true, language, part: null }));
  return [
    ...none,
    ...found,
    ...missing.map((language): Finding => ({
      code: 'language_missing',
      is_blocking: false,
      language,
      part: null,
    })),
  ];
}

function checkText(
  { language, title, excerpt, cover, body }: CheckedText,
  known: Omit<Known, 'languages'>,
): readonly Finding[] {
  const blocks = (code: FindingCode, part: number | null = null): Finding => ({
    code,
    is_blocking: true,
    language,
    part,
  });
  return [
    ...(title === '' ? [blocks('title_missing')] : []),
    ...(excerpt === '' ? [blocks('excerpt_missing')] : []),
    ...(cover === null ? [] : pictureFindings(cover, known).map((code) => blocks(code))),
    ...(body.length === 0 ? [blocks('body_empty')] : []),
    ...[
      ...body.flatMap((part, at) => partFindings(part, known).map((code) => blocks(code, at))),
      ...orderFindings(body).map((at) => blocks('heading_order', at)),
    ].toSorted((one, other) => (one.part ?? 0) - (other.part ?? 0)),
  ];
}

/** A picture that has gone, or is another than its size says, would be a hole in the page. */
function pictureFindings(shown: PostCover, { pictures }: Pick<Known, 'pictures'>): readonly FindingCode[] {
  const { id, width, height } = shown.picture;
  const found = pictures.get(id);
  const isThere = found?.width === width && found.height === height;
  return [
    ...(isDescribed(shown) ? [] : ['alt_missing' as const]),
    ...(isThere ? [] : ['picture_missing' as const]),
  ];
}

function partFindings(part: PostBlock, known: Omit<Known, 'languages'>): readonly FindingCode[] {
  if (part.type === 'picture') return pictureFindings(part, known);
  const isUnsourced = part.type === 'figure' && (part.source === '' || part.on === '');
  return [
    ...(isUnsourced
      ? ['figure_without_source' as const]
      : isFinished(part)
        ? []
        : ['part_unfinished' as const]),
    ...(linksOf(part).some((href) => known.deadLinks.has(href)) ? ['link_dead' as const] : []),
  ];
}

/** Headings of the lower level before any of the upper one: the contents could not name them. */
function orderFindings(body: PostBody): readonly number[] {
  const first = body.findIndex((part) => part.type === 'heading' && part.level === 2);
  return body.flatMap((part, at) =>
    part.type === 'heading' && part.level === 3 && (first === -1 || at < first) ? [at] : [],
  );
}

/** Where a part of a text leads. */
export function linksOf(part: PostBlock): readonly string[] {
  const spans = part.type === 'paragraph' ? part.spans : part.type === 'list' ? part.items.flat() : [];
  return spans.flatMap(({ href }) => href ?? []);
}

/** The other sites that texts lead to, each once. Nobody opens them: a server that fetches what a writer names could be sent anywhere. */
export function otherSites(texts: readonly Pick<CheckedText, 'body'>[]): readonly string[] {
  const links = texts.flatMap(({ body }) => body.flatMap(linksOf));
  const hosts = links.flatMap((href) => /^https:\/\/([^/?#\s]+)/.exec(href)?.[1] ?? []);
  return [...new Set(hosts)];
}

/** Addresses of ours that a text leads to. */
export function ownLinks(body: PostBody): readonly string[] {
  return body.flatMap(linksOf).filter((href) => href.startsWith('/'));
}
