import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { draftBody, type PostBody } from '../../../contract/index.ts';
import { samples } from '../../../server/demo/demo-posts.ts';
import { bodyOf, docOf, nodeAt } from './rich-doc.ts';

describe('a text and the editor’s document', () => {
  const picture = { id: '01900000-0000-7000-8000-000000000001', width: 40, height: 30 };
  const every: PostBody = [
    { type: 'heading', level: 3, text: 'Below' },
    { type: 'paragraph', spans: [{ text: 'a ' }, { text: 'b', strong: true, href: '/legals' }] },
    { type: 'list', is_numbered: true, items: [[{ text: 'one' }], []] },
    { type: 'quote', text: 'said', by: 'Ana' },
    { type: 'quote', text: 'said' },
    { type: 'code', text: 'a\n\tb' },
    { type: 'table', caption: '', head: ['a', ''], rows: [['1', '2']] },
    { type: 'notice', text: '' },
    { type: 'figure', kind: 'measured', value: '10', text: 'x', source: '', on: '' },
    { type: 'picture', picture, alt: 'A chart', is_decorative: false, caption: '' },
  ];

  it('are the same: nothing is lost on the way there and back [SYS-18]', () => {
    expect(bodyOf(docOf(every))).toEqual(every);
    for (const { texts } of samples) for (const { body } of texts) expect(bodyOf(docOf(body))).toEqual(body);
  });

  it('the editor begins with a paragraph to write in at the end', () => {
    for (const body of [[], every.slice(0, -1), every]) {
      const { content = [] } = docOf(body);
      expect(content.at(-1)).toEqual({ type: 'paragraph' });
      expect(content).toHaveLength(body.length + 1);
    }
  });

  it('what the editor gives is a draft that the server takes [SYS-18]', () => {
    const hostile = {
      content: [
        { type: 'paragraph' },
        { type: 'html', content: [{ type: 'text', text: '<script>' }] },
        { type: 'notice', content: [{ type: 'text', text: 'a\u0000\u202eb' }] },
        { type: 'paragraph', content: [{ type: 'text', text: 'x'.repeat(9001) }] },
        { type: 'captioned', content: [{ type: 'table', content: [] }] },
        { type: 'figure', attrs: { kind: 'sure' } },
        { type: 'picture', attrs: { picture: { id: 'https://evil.example/x.png' } } },
        { type: 'picture' },
      ],
    };
    const body = bodyOf(hostile);
    expect(z.safeParse(draftBody, body).success).toBe(true);
    expect(body.map(({ type }) => type)).toEqual(['notice', 'paragraph', 'table', 'figure']);
    expect(body[0]).toEqual({ type: 'notice', text: 'ab' });
    expect(nodeAt(hostile, 1)).toBe(3);
  });
});
