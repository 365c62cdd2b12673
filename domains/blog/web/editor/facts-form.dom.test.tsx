import {
  AnsweringServer,
  choose,
  closeShown,
  drawnReply,
  openShown,
  press,
  says,
  type,
} from '@egcr/web-kit/testing/answering-server.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';

import {
  changePostCall,
  listAuthorsCall,
  readBlogCall,
  readWrittenCall,
  type WrittenPost,
} from '../../contract/index.ts';
import { FactsForm } from './facts-form.tsx';

const id = (at: number) => `01990000-0000-7000-8000-00000000000${at}`;
const person = (at: number, name: string) => ({ id: id(at), name });
const AUTHOR = person(1, 'Amina');
const post: WrittenPost = {
  ...drawnReply(readWrittenCall),
  id: id(9),
  version: 7,
  state: 'draft',
  category: 'money',
  tags: ['cards', 'fees'],
  is_featured: false,
  is_for_members: true,
  licence: 'cc_by',
  author: AUTHOR,
  co_authors: [person(2, 'Bao')],
  may_change: true,
};

let server: AnsweringServer;
beforeEach(() => {
  const [category] = drawnReply(readBlogCall).categories;
  if (category === undefined) throw new Error('a blog is drawn with its categories');
  const [writer] = drawnReply(listAuthorsCall).items;
  if (writer === undefined) throw new Error('writers are drawn');
  server = new AnsweringServer()
    .replies(
      readBlogCall,
      drawnReply(readBlogCall, {
        categories: [
          { ...category, slug: 'money', name: 'Money' },
          { ...category, slug: 'safety', name: 'Safety' },
        ],
      }),
    )
    .replies(listAuthorsCall, {
      items: [AUTHOR, person(2, 'Bao'), person(3, 'Chidi')].map((each) => ({ ...writer, ...each })),
    })
    .replies(changePostCall, post)
    .replies(readWrittenCall, post);
});
afterEach(() => closeShown(server));

const open = (part: Partial<WrittenPost> = {}) => openShown(() => <FactsForm post={{ ...post, ...part }} />);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => press('Save these details');
const boxes = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .map(({ checked, labels }) => [labels?.[0]?.textContent.split('Everyone')[0], checked]);

it('what a post is about is sent as it was chosen, with the version that it changes', async () => {
  await open();
  await screen.findByRole('checkbox', { name: 'Chidi' });
  // Who wrote it with its author comes first; the author is no co-author.
  expect(boxes().slice(-2)).toEqual([
    ['Bao', true],
    ['Chidi', false],
  ]);
  expect(screen.queryByText('Amina')).toBeNull();
  expect(screen.queryByText('Readers see these changes at once.')).toBeNull();
  await type('Category', 'safety');
  await type('Tags', ' Karten، Öl & Brot、fees，, ');
  await type('Licence', 'cc0');
  await choose('checkbox', /^For members/);
  await choose('checkbox', 'Show first on the blog');
  await choose('checkbox', 'Chidi');
  await save();
  await says('Details saved');
  expect(server.sent).toEqual([
    {
      call: `PUT admin/blog/posts/${id(9)}`,
      body: {
        category: 'safety',
        tags: ['karten', 'ol-brot', 'fees'],
        is_featured: true,
        is_for_members: false,
        licence: 'cc0',
        co_authors: [id(2), id(3)],
        version: 7,
      },
    },
  ]);
});

it.each([
  ['eight tags', 'a, b, c, d, e, f, g, h', true],
  ['nine tags', 'a, b, c, d, e, f, g, h, i', false],
  ['a tag of letters that addresses do not have', '钱', false],
  ['no tags', ' , ', true],
])('%s are taken or refused before anything is sent', async (_, tags, isTaken) => {
  await open();
  await type('Tags', tags);
  await save();
  if (isTaken) await says('Details saved');
  else await says('Use at most eight tags of Latin letters, digits and hyphens.');
  expect(server.sent).toHaveLength(isTaken ? 1 : 0);
});

it.each([
  [5, true],
  [6, false],
])('of %i people who wrote it together it is %s that it can be saved', async (count, isTaken) => {
  const others = Array.from({ length: count }, (_, at) => person(at + 2, `Writer ${at}`));
  await open({ co_authors: others });
  await save();
  if (isTaken) await says('Details saved');
  else await says('Choose at most 5 people.');
  expect(server.sent).toHaveLength(isTaken ? 1 : 0);
});

it.each([
  ['post_locked', 409, 'You can’t change this post in its present state.'],
  ['post_changed', 409, 'Someone changed this post meanwhile. It is shown as it is now.'],
] as const)('a refusal is said: %s; what was typed stays', async (code, status, said) => {
  server.refuses(changePostCall, { status, code });
  await open();
  await type('Tags', 'other');
  await save();
  await says(said);
  expect(field('Tags').value).toBe('other');
  expect(screen.queryByText('Details saved')).toBeNull();
});

it('of a published post it says that readers see it at once; who may not change it sees it fixed', async () => {
  await open({ state: 'published', may_change: false, licence: 'all_rights', co_authors: [] });
  await screen.findByRole('checkbox', { name: 'Chidi' });
  expect(screen.getByText('Readers see these changes at once.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  const fixed = [...screen.getAllByRole('combobox'), ...screen.getAllByRole('checkbox')];
  expect(fixed.every((each) => each.matches(':disabled'))).toBe(true);
  expect(field('Tags').readOnly).toBe(true);
  const licence = screen.getByLabelText<HTMLSelectElement>('Licence');
  expect([...licence.options].map(({ textContent }) => textContent)).toEqual([
    'All rights reserved',
    'CC BY 4.0',
    'CC BY-SA 4.0',
    'CC0 1.0',
  ]);
});

it('where the author writes alone, nobody is to be chosen', async () => {
  server.replies(listAuthorsCall, { items: [] });
  server.refuses(readBlogCall, { status: 404, code: 'not_found' });
  await open({ co_authors: [] });
  await waitFor(() => expect(server.read).toHaveLength(2));
  expect(screen.queryByText('Written together with')).toBeNull();
  expect(screen.queryByLabelText('Category')).toBeNull();
});
