import { TIME_ZONE_STORAGE_KEY } from '@egcr/web-kit/languages';
import {
  AnsweringServer,
  closeShown,
  drawnReply,
  openShown,
  press,
  says,
  type,
} from '@egcr/web-kit/testing/answering-server.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  publishPostCall,
  readWrittenCall,
  renameTextCall,
  reviewPostCall,
  type WrittenPost,
} from '../../../contract/index.ts';
import { SlugForm } from '../slug-form.tsx';
import { Decide } from './decide.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const drawn = drawnReply(readWrittenCall);
const [text] = drawn.texts;
if (text === undefined) throw new Error('a post is drawn with its texts');
const english = { ...text, language: 'en', slug: 'fees', read_slug: null, has_changes: false } as const;
const post: WrittenPost = {
  ...drawn,
  id: ID,
  version: 7,
  state: 'draft',
  may_change: true,
  scheduled_for: null,
  texts: [english],
  steps: ['submit'],
};

let server: AnsweringServer;
let saves: number;
let isSaved: boolean;
beforeEach(() => {
  [saves, isSaved] = [0, true];
  server = new AnsweringServer();
});
afterEach(() => closeShown(server));

const save = async () => {
  saves += 1;
  return isSaved;
};
const steps = (part: Partial<WrittenPost> = {}) =>
  openShown(() => <Decide post={{ ...post, ...part }} save={save} />);
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe('the next steps of a post', () => {
  it.each([
    ['Send for review', 'submit', 'steps', 'Sent for review'],
    ['Back to draft', 'withdraw', 'steps', 'Back to draft'],
    ['Publish', 'publish', 'publication', 'Published'],
    ['Take down', 'unpublish', 'publication', 'Taken down'],
  ] as const)('are taken once what was typed is saved: %s', async (name, step, path, said) => {
    server.replies(reviewPostCall, post).replies(publishPostCall, post);
    await steps({ steps: [step] });
    expect(buttons()).toEqual([name]);
    await press(name);
    await waitFor(() => expect(screen.getAllByText(said).length).toBeGreaterThan(name === said ? 1 : 0));
    expect(server.sent).toEqual([
      { call: `POST admin/blog/posts/${ID}/${path}`, body: { step, version: 7 } },
    ]);
    expect(server.keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(saves).toBe(1);
  });

  it('are not taken where what was typed could not be saved', async () => {
    isSaved = false;
    await steps();
    await press('Send for review');
    await says('That didn’t work');
    expect(server.sent).toEqual([]);
  });

  it('are taken by who may not write without anything to be saved', async () => {
    isSaved = false;
    server.replies(publishPostCall, post);
    await steps({ may_change: false, steps: ['publish'] });
    await press('Publish');
    await says('Published');
    expect([saves, server.sent.length]).toEqual([0, 1]);
  });

  it.each([
    ['own_post', 'You wrote this post, so another editor decides about it.'],
    ['not_ready', 'Fix what the check has found first.'],
    ['post_changed', 'Someone changed this post meanwhile. It is shown as it is now.'],
  ])('say why they were refused: %s', async (code, said) => {
    server.refuses(publishPostCall, { status: 409, code });
    await steps({ steps: ['publish'] });
    await press('Publish');
    await says(said);
    expect(screen.queryByText('Published')).toBeNull();
  });

  it('say what readers see of it, and that there is nothing to do', async () => {
    await steps({ steps: [] });
    expect(screen.getByText('The author is writing. No reader sees it.')).toBeDefined();
    expect(screen.getByText('There is nothing for you to do now.')).toBeDefined();
    expect([buttons(), screen.queryByRole('link')]).toEqual([[], null]);
  });

  it('of a post that is read lead to it, and publish what readers do not see yet', async () => {
    const read = { ...english, read_slug: 'old-fees', has_changes: true };
    await steps({ state: 'published', texts: [english, read], steps: ['publish', 'unpublish'] });
    expect(buttons()).toEqual(['Publish changes', 'Take down']);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/blog/old-fees');
    expect(screen.getByText('Readers don’t see your changes yet. Publish them.')).toBeDefined();
  });

  it('of a post with changes that nobody reads say nothing of readers', async () => {
    await steps({ state: 'unpublished', texts: [{ ...english, read_slug: 'fees', has_changes: true }] });
    expect(screen.queryByText(/^Readers/)).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('a post that goes back to its author', () => {
  it('takes a note of what is missing, and its form can be closed and opened', async () => {
    server.replies(reviewPostCall, post);
    await steps({ state: 'in_review', steps: ['send_back', 'schedule'] });
    const open = () => screen.getByRole('button', { name: 'Send back with a note' });
    expect(open().ariaExpanded).toBe('false');
    await press('Send back with a note');
    expect(open().ariaExpanded).toBe('true');
    await press('Send back with a note');
    expect(screen.queryByLabelText('What is missing')).toBeNull();
    await press('Send back with a note');
    await type('What is missing', '   ');
    await press('Send back');
    await waitFor(() => expect(field('What is missing').getAttribute('aria-invalid')).toBe('true'));
    expect(server.sent).toEqual([]);
    await type('What is missing', 'The fees of 2026');
    await press('Send back');
    await waitFor(() => expect(screen.queryByLabelText('What is missing')).toBeNull());
    expect(server.sent.map(({ body }) => body)).toEqual([
      { step: 'send_back', note: 'The fees of 2026', version: 7 },
    ]);
  });
});

describe('a post that is published later', () => {
  it('goes out at an instant, said in the zone of the reader', async () => {
    localStorage.setItem(TIME_ZONE_STORAGE_KEY, 'Asia/Tokyo');
    server.refuses(publishPostCall, {
      status: 422,
      code: 'validation_failed',
      errors: [{ field: 'at', code: 'not_in_future' }],
    });
    await steps({ state: 'in_review', steps: ['schedule'] });
    await press('Schedule');
    await press('Schedule post');
    await waitFor(() => expect(field('Day and time').getAttribute('aria-invalid')).toBe('true'));
    expect(server.sent).toEqual([]);
    await type('Day and time', '2026-12-01T09:30');
    await press('Schedule post');
    await says('Choose a time at least a minute ahead and within a year.');
    expect(field('Day and time').value).toBe('2026-12-01T09:30');
    expect(server.sent.map(({ body }) => body)).toEqual([
      { step: 'schedule', at: '2026-12-01T00:30:00.000Z', version: 7 },
    ]);
  });
});

describe('the address of a text', () => {
  const open = (part: Partial<WrittenPost> = {}) =>
    openShown(() => <SlugForm post={{ ...post, ...part }} language="en" save={save} />);
  const rename = async (slug: string) => {
    await type('Name in the address', slug);
    await press('Change address');
  };

  it('is changed once what was typed is saved', async () => {
    server.replies(renameTextCall, post);
    await open();
    expect(field('Name in the address').value).toBe('fees');
    isSaved = false;
    await rename('our-fees');
    await waitFor(() => expect(saves).toBe(1));
    expect(server.sent).toEqual([]);
    isSaved = true;
    await press('Change address');
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(server.sent[0]?.body).toEqual({ slug: 'our-fees' });
    expect(server.sent[0]?.call).toBe(`PUT admin/blog/posts/${ID}/texts/en/slug`);
  });

  it.each([
    ['Our fees', 'Use small letters a to z, digits and single hyphens.'],
    ['our--fees', 'Use small letters a to z, digits and single hyphens.'],
  ])('has a form of its own: %s', async (slug, said) => {
    await open();
    await rename(slug);
    await says(said);
    expect([saves, server.sent]).toEqual([0, []]);
  });

  it.each([
    ['Fees', '“Fees” has this address already. Choose another name.'],
    ['', 'Another post has this address already. Choose another name.'],
  ])('says which post has it already: %j', async (title, said) => {
    server.refuses(renameTextCall, { status: 409, code: 'slug_taken', post_title: title });
    await open();
    await rename('other');
    await says(said);
    expect(field('Name in the address').value).toBe('other');
  });

  it('says under which readers find it still; who may not write cannot change it', async () => {
    await open({ may_change: false, texts: [{ ...english, read_slug: 'old-fees' }] });
    expect(screen.getByText('Readers still use old-fees. It will lead to the new address.')).toBeDefined();
    expect([buttons(), field('Name in the address').readOnly]).toEqual([[], true]);
  });

  it('that readers have already needs no word; a language without a text has none', async () => {
    await open({ texts: [{ ...english, read_slug: 'fees' }] });
    expect(screen.getByText('Small letters, digits and hyphens.')).toBeDefined();
    closeShown(server);
    server = new AnsweringServer();
    await open({ texts: [] });
    expect(screen.queryByLabelText('Name in the address')).toBeNull();
  });
});
