import {
  AnsweringServer,
  closeShown,
  drawnReply,
  openShown,
  press,
  says,
} from '@egcr/web-kit/testing/answering-server.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';

import {
  listRevisionsCall,
  readRevisionCall,
  readWrittenCall,
  restoreRevisionCall,
  type WrittenPost,
} from '../../../contract/index.ts';
import { TextSaver } from '../text-saver.ts';
import { Revisions } from './revisions.tsx';

const id = (at: number) => `01990000-0000-7000-8000-00000000000${at}`;
const drawn = drawnReply(readWrittenCall);
const [text] = drawn.texts;
if (text === undefined) throw new Error('a post is drawn with its texts');
const words = { excerpt: 'Same', search_title: '', search_description: '', cover: null, body: [] };
const english = { ...text, ...words, language: 'en', title: 'Fees now', version: 4 };
const german = { ...english, language: 'de', version: 9 };
const post: WrittenPost = { ...drawn, id: id(9), texts: [german, english], may_change: true };
const former = (at: number, title: string, by: string | null) => ({
  id: id(at),
  title,
  by,
  at: '2026-03-01T09:30:00.000Z',
});

let server: AnsweringServer;
let saver: TextSaver;
let saved: unknown[];
let isSaved: boolean;
beforeEach(() => {
  [saved, isSaved] = [[], true];
  server = new AnsweringServer()
    .replies(listRevisionsCall, {
      items: [former(1, 'Fees then', 'Bao'), former(2, 'Older', null)],
      next: null,
    })
    .replies(readRevisionCall, { ...former(1, 'Fees then', 'Bao'), ...words })
    .replies(readWrittenCall, post)
    .replies(restoreRevisionCall, {
      ...post,
      texts: [german, { ...english, title: 'Fees then', version: 5 }],
    });
  saver = new TextSaver({
    language: 'en',
    stored: english,
    unsent: undefined,
    keepUnsent: () => undefined,
    send: async (sent) => {
      saved.push(sent.title);
      if (!isSaved) throw new Error('no line');
      return { texts: [{ ...english, version: 5 }] };
    },
  });
});
afterEach(() => closeShown(server));

const open = (part: Partial<WrittenPost> = {}) =>
  openShown(() => (
    <Revisions post={{ ...post, ...part }} language="en" text={saver.shown().text} saver={saver} />
  ));
const rows = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.hasAttribute('aria-expanded'))
    .map(({ ariaExpanded }) => ariaExpanded);
const restored = () => server.sentTo(restoreRevisionCall);

it('a former version opens with what only it had, and closes again', async () => {
  await open();
  await press(/Bao/);
  await says('Fees then');
  expect(screen.getByText('Fees now')).toBeDefined();
  expect(screen.queryByText('Same')).toBeNull();
  expect(rows()).toEqual(['true', 'false']);
  expect(server.read).toContain(`admin/blog/posts/${id(9)}/texts/en/revisions/${id(1)}`);
  await press(/Bao/);
  expect(rows()).toEqual(['false', 'false']);
  expect(screen.queryByText('Fees then')).toBeNull();
});

it('a version is restored once what was typed is saved: it is the text from then on', async () => {
  await open();
  saver.change({ title: 'Typed last' });
  await press(/Bao/);
  await press('Restore this version');
  await says('Version restored');
  expect(saved).toEqual(['Typed last']);
  expect(restored()).toMatchObject([
    { call: `POST admin/blog/posts/${id(9)}/texts/en/revisions/${id(1)}/restoration`, body: { version: 5 } },
  ]);
  expect(restored()[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(saver.shown()).toMatchObject({ text: { title: 'Fees then' }, generation: 1 });
  expect(saver.version()).toBe(5);
  expect(rows()).toEqual(['false', 'false']);
});

it('nothing is restored while what was typed cannot be saved', async () => {
  isSaved = false;
  await open();
  saver.change({ title: 'Typed last' });
  await press(/Bao/);
  await press('Restore this version');
  await waitFor(() => expect(saved).toHaveLength(1));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Restore this version' }).ariaBusy).not.toBe('true'),
  );
  expect(restored()).toEqual([]);
});

it.each([
  ['text_changed', 'Someone changed this post meanwhile. It is shown as it is now.'],
  ['post_locked', 'You can’t change this post in its present state.'],
])('a refusal says why, and the version stays open: %s', async (code, said) => {
  server.refuses(restoreRevisionCall, { status: 409, code });
  await open();
  await press(/Bao/);
  await press('Restore this version');
  await says('The version was not restored');
  await says(said);
  expect(screen.queryByText('Version restored')).toBeNull();
  expect(rows()).toEqual(['true', 'false']);
  expect(saver.shown().text.title).toBe('Fees now');
});

it('who may not change the post can compare and not restore', async () => {
  await open({ may_change: false });
  await press(/Bao/);
  await says('Fees then');
  expect(screen.queryByRole('button', { name: 'Restore this version' })).toBeNull();
});

it('a text without former versions says when they are kept', async () => {
  server.replies(listRevisionsCall, { items: [], next: null });
  await open();
  expect(await says(/^None yet\./)).not.toEqual([]);
});
