import { publicPicture, type PublicPicture } from '@egcr/media/contract';
import { mergeAttributes, Node } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import * as z from 'zod/mini';

import { isLink } from '../../../contract/index.ts';
import { CaptionedView, FigureView, QuoteView } from './node-views.tsx';
import { PictureView } from './picture-view.tsx';

/** A text attribute that is kept in the element under its own name, so that copies keep it. */
const kept = (name: string, first = '') => ({
  default: first,
  parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`) ?? first,
  renderHTML: (attributes: Readonly<Record<string, string>>) => ({
    [`data-${name}`]: attributes[name] ?? first,
  }),
});

const Notice = Node.create({
  name: 'notice',
  group: 'block',
  content: 'text*',
  marks: '',
  defining: true,
  parseHTML: () => [{ tag: 'p[data-notice]', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => [
    'p',
    mergeAttributes(HTMLAttributes, {
      'data-notice': '',
      class: 'rounded-md border border-info/30 bg-info-soft p-4',
    }),
    0,
  ],
});

const Quote = Node.create({
  name: 'quote',
  group: 'block',
  content: 'text*',
  marks: '',
  defining: true,
  addAttributes: () => ({ by: kept('by') }),
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: ({ HTMLAttributes }) => ['blockquote', HTMLAttributes, 0],
  addNodeView: () => ReactNodeViewRenderer(QuoteView),
});

const Captioned = Node.create({
  name: 'captioned',
  group: 'block',
  content: 'table',
  isolating: true,
  addAttributes: () => ({ caption: kept('caption') }),
  parseHTML: () => [{ tag: 'div[data-captioned]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes, { 'data-captioned': '' }), 0],
  addNodeView: () => ReactNodeViewRenderer(CaptionedView),
});

const Figure = Node.create({
  name: 'figure',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    kind: kept('kind', 'claim'),
    value: kept('value'),
    text: kept('text'),
    source: kept('source'),
    measure: kept('measure'),
    on: kept('on'),
  }),
  parseHTML: () => [{ tag: 'figure[data-kind]' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes],
  addNodeView: () => ReactNodeViewRenderer(FigureView),
});

function pictureIn(element: HTMLElement): PublicPicture | undefined {
  const [id, width, height] = (element.getAttribute('data-picture') ?? '').split(' ');
  return z.safeParse(publicPicture, { id, width: Number(width), height: Number(height) }).data;
}

/** A picture is one that was uploaded here: what is pasted from elsewhere has none. */
const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    picture: {
      default: null,
      parseHTML: (element: HTMLElement) => pictureIn(element) ?? null,
      renderHTML: ({ picture }: { readonly picture?: PublicPicture | null }) =>
        picture ? { 'data-picture': `${picture.id} ${picture.width} ${picture.height}` } : {},
    },
    is_decorative: {
      default: false,
      parseHTML: (element: HTMLElement) => element.hasAttribute('data-decorative'),
      renderHTML: (attributes: Readonly<Record<string, unknown>>) =>
        attributes['is_decorative'] === true ? { 'data-decorative': '' } : {},
    },
    alt: kept('alt'),
    caption: kept('caption'),
  }),
  parseHTML: () => [
    { tag: 'figure[data-picture]', getAttrs: (element) => (pictureIn(element) ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes],
  addNodeView: () => ReactNodeViewRenderer(PictureView),
});

const cell = { content: 'text*', marks: '' } as const;

/** No more than the parts of a text: what is pasted becomes one of these, or plain text. */
export const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    dropcursor: false,
    hardBreak: false,
    heading: false,
    horizontalRule: false,
    italic: false,
    listItem: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: (address) => isLink(address),
      HTMLAttributes: { target: null, rel: null, class: 'underline' },
    },
    bulletList: { HTMLAttributes: { class: 'list-disc ps-6' } },
    orderedList: { HTMLAttributes: { class: 'list-decimal ps-6' } },
    codeBlock: { HTMLAttributes: { class: 'rounded-md bg-sunken p-4 text-sm', dir: 'ltr' } },
  }),
  Node.create({
    name: 'heading',
    group: 'block',
    content: 'text*',
    marks: '',
    defining: true,
    addAttributes: () => ({ level: { default: 2, rendered: false } }),
    parseHTML: () => [
      { tag: 'h1', attrs: { level: 2 } },
      { tag: 'h2', attrs: { level: 2 } },
      { tag: 'h3', attrs: { level: 3 } },
      { tag: 'h4', attrs: { level: 3 } },
    ],
    renderHTML: ({ node }) => {
      const isUpper = node.attrs['level'] === 2;
      return [isUpper ? 'h2' : 'h3', { class: isUpper ? 'text-xl' : 'text-lg' }, 0];
    },
  }),
  Node.create({
    name: 'listItem',
    content: 'paragraph',
    defining: true,
    parseHTML: () => [{ tag: 'li' }],
    renderHTML: () => ['li', 0],
    addKeyboardShortcuts() {
      return { Enter: () => this.editor.commands.splitListItem(this.name) };
    },
  }),
  Notice,
  Quote,
  Captioned,
  Figure,
  Picture,
  Table.extend({
    group: '',
    // No style in an attribute: the page takes none.
    renderHTML: () => ['table', { class: 'w-full text-start text-sm' }, ['tbody', 0]],
  }),
  TableRow,
  TableHeader.extend({
    ...cell,
    renderHTML: () => ['th', { class: 'border border-line p-2 text-start font-semibold' }, 0],
  }),
  TableCell.extend({ ...cell, renderHTML: () => ['td', { class: 'border border-line p-2' }, 0] }),
];
