import { publicPicture } from '@egcr/media/contract';
import type { JSONContent } from '@tiptap/core';
import * as z from 'zod/mini';

import {
  ALT_MAX_LENGTH,
  measures,
  type Measure,
  type PostBlock,
  type PostBody,
  type PostSpan,
} from '../../../contract/index.ts';

/** The editor's document and the parts of a text are two forms of one thing. What the editor knows, a text may hold, and nothing else. */

const text = (value: string): JSONContent[] => (value === '' ? [] : [{ type: 'text', text: value }]);

function runsOf(spans: readonly PostSpan[]): JSONContent[] {
  return spans.map(({ text: said, strong, href }) => ({
    type: 'text',
    text: said,
    marks: [
      ...(strong ? [{ type: 'bold' }] : []),
      ...(href === undefined ? [] : [{ type: 'link', attrs: { href } }]),
    ],
  }));
}

const cells = (type: 'tableHeader' | 'tableCell', row: readonly string[]): JSONContent => ({
  type: 'tableRow',
  content: row.map((cell) => ({ type, content: text(cell) })),
});

function nodeOf(part: PostBlock): JSONContent {
  switch (part.type) {
    case 'heading':
      return { type: 'heading', attrs: { level: part.level }, content: text(part.text) };
    case 'paragraph':
      return { type: 'paragraph', content: runsOf(part.spans) };
    case 'list':
      return {
        type: part.is_numbered ? 'orderedList' : 'bulletList',
        content: part.items.map((item) => ({
          type: 'listItem',
          content: [{ type: 'paragraph', content: runsOf(item) }],
        })),
      };
    case 'quote':
      return { type: 'quote', attrs: { by: part.by ?? '' }, content: text(part.text) };
    case 'code':
      return { type: 'codeBlock', content: text(part.text) };
    case 'table':
      return {
        type: 'captioned',
        attrs: { caption: part.caption },
        content: [
          {
            type: 'table',
            content: [cells('tableHeader', part.head), ...part.rows.map((row) => cells('tableCell', row))],
          },
        ],
      };
    case 'notice':
      return { type: 'notice', content: text(part.text) };
    default: {
      const { type, ...attrs } = part;
      return { type, attrs };
    }
  }
}

/**
 * Ends with a paragraph to write in, as the editor has it: put in by its first change, it would come while a press on the last part is still being
 * worked out for the document before.
 */
export function docOf(body: PostBody): JSONContent {
  const content = body.map(nodeOf);
  return {
    type: 'doc',
    content: content.at(-1)?.type === 'paragraph' ? content : [...content, { type: 'paragraph' }],
  };
}

const UNSEEN = /[\p{Cc}\p{Cs}\uFFFE\uFFFF\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
const LONG_RUN = /[\s\S]{1,2000}/gu;

const plain = ({ content = [] }: JSONContent): string =>
  content.map((each) => each.text ?? plain(each)).join('');
/** Signs that nobody sees come with what is pasted. */
const lineOf = (node: JSONContent): string => plain(node).normalize('NFC').replace(UNSEEN, '');
const attrOf = (node: JSONContent, name: string): string =>
  String(node.attrs?.[name] ?? '').replace(UNSEEN, '');

function spansOf({ content = [] }: JSONContent): PostSpan[] {
  return content.flatMap(({ text: said = '', marks = [] }) => {
    const href: unknown = marks.find(({ type }) => type === 'link')?.attrs?.['href'];
    const strong = marks.some(({ type }) => type === 'bold');
    const runs = said.normalize('NFC').replace(UNSEEN, '').match(LONG_RUN) ?? [];
    return runs.map((run) => ({
      text: run,
      ...(strong && { strong: true as const }),
      ...(typeof href === 'string' && { href }),
    }));
  });
}

function tableOf(node: JSONContent): PostBlock {
  const rows = (node.content?.[0]?.content ?? []).map(({ content = [] }) => content.map(lineOf));
  return {
    type: 'table',
    caption: attrOf(node, 'caption'),
    head: rows[0] ?? [''],
    rows: rows.length > 1 ? rows.slice(1) : [(rows[0] ?? ['']).map(() => '')],
  };
}

function partOf(node: JSONContent): PostBlock | undefined {
  switch (node.type) {
    case 'heading':
      return { type: 'heading', level: node.attrs?.['level'] === 3 ? 3 : 2, text: lineOf(node) };
    case 'paragraph': {
      const spans = spansOf(node);
      return spans.length === 0 ? undefined : { type: 'paragraph', spans };
    }
    case 'bulletList':
    case 'orderedList': {
      const items = (node.content ?? []).map(({ content = [] }) => content.flatMap(spansOf));
      return { type: 'list', is_numbered: node.type === 'orderedList', items };
    }
    case 'quote': {
      const by = attrOf(node, 'by');
      return { type: 'quote', text: lineOf(node), ...(by !== '' && { by }) };
    }
    case 'codeBlock':
      return {
        type: 'code',
        text: plain(node).replace(UNSEEN, (sign) => (sign === '\n' || sign === '\t' ? sign : '')),
      };
    case 'captioned':
      return tableOf(node);
    case 'notice':
      return { type: 'notice', text: lineOf(node) };
    case 'picture':
      return pictureOf(node);
    case 'figure':
      return {
        type: 'figure',
        kind: kindOf(node.attrs?.['kind']),
        value: attrOf(node, 'value'),
        text: attrOf(node, 'text'),
        source: attrOf(node, 'source'),
        ...measureOf(node),
        on: attrOf(node, 'on'),
      };
    default:
      return undefined;
  }
}

function measureOf(node: JSONContent): { readonly measure?: Measure } {
  const measure = measures.find((each) => each === node.attrs?.['measure']);
  return measure === undefined ? {} : { measure };
}

/** Nothing where it names no picture, as pasted ones do. */
function pictureOf(node: JSONContent): PostBlock | undefined {
  const picture = z.safeParse(publicPicture, node.attrs?.['picture']).data;
  return (
    picture && {
      type: 'picture',
      picture,
      alt: attrOf(node, 'alt').slice(0, ALT_MAX_LENGTH),
      is_decorative: node.attrs?.['is_decorative'] === true,
      caption: attrOf(node, 'caption'),
    }
  );
}

function kindOf(kind: unknown): 'claim' | 'target' | 'measured' {
  return kind === 'target' || kind === 'measured' ? kind : 'claim';
}

/** Paragraphs without a word are only space in the editor. */
export function bodyOf(doc: JSONContent): PostBody {
  return (doc.content ?? []).flatMap((node) => partOf(node) ?? []);
}

/** Which node of the document a part of the text is. */
export function nodeAt(doc: JSONContent, part: number): number {
  let found = -1;
  return (doc.content ?? []).findIndex((node) => {
    if (partOf(node) !== undefined) found += 1;
    return found === part;
  });
}
