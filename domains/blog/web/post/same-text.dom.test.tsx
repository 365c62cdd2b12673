import { ToastProvider } from '@egcr/ui/toast';
import { anonymousState } from '@egcr/web-kit/auth-state';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { changeAuthState } from '@egcr/web-kit/session-state';
import { forgetReadings } from '@egcr/web-kit/open-reading';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { articlePart, relatedPart } from '../../server/article-part.ts';
import type { Post, PostCard } from '../../contract/index.ts';
import { Screen } from './post-screen.tsx';

// The page that the server draws for browsers without scripts says what the screen says, in the same order (decision 82).

const ID = '018f0000-0000-7000-8000-000000000001';
const OTHER = '018f0000-0000-7000-8000-000000000002';
const picture = { id: ID, width: 1200, height: 630 };
const card: PostCard = {
  id: ID,
  slug: 'a-lock',
  language: 'en',
  title: 'A lock & a key',
  excerpt: 'What it keeps.',
  cover: { picture, alt: 'A lock', is_decorative: false },
  category: { slug: 'security', name: 'Security' },
  tags: ['locks', 'keys'],
  author: { id: ID, name: 'Ana' },
  co_authors: [{ id: OTHER, name: 'Omar' }],
  published_at: '2026-11-20T12:00:00.000Z',
  reading_minutes: 3,
  is_for_members: false,
  is_sample: true,
};
const post: Post = {
  ...card,
  search_title: '',
  search_description: '',
  licence: 'cc_by',
  body: [
    { type: 'heading', level: 2, text: 'First' },
    {
      type: 'paragraph',
      spans: [
        { text: 'It is ' },
        { text: 'shut', strong: true },
        { text: ', as the rules say', href: '/legals' },
      ],
    },
    {
      type: 'list',
      is_numbered: true,
      items: [[{ text: 'Turn' }], [{ text: 'Pull', href: 'https://example.org/' }]],
    },
    { type: 'heading', level: 2, text: 'Second' },
    { type: 'heading', level: 3, text: 'Below it' },
    { type: 'quote', text: 'Who has the key?', by: 'A visitor' },
    { type: 'code', text: 'turn(key)' },
    {
      type: 'table',
      caption: 'Keys',
      head: ['Door', 'Key'],
      rows: [
        ['Front', '1'],
        ['Back', '2'],
      ],
    },
    { type: 'heading', level: 2, text: 'Third' },
    { type: 'notice', text: 'Mind the step.' },
    { type: 'picture', picture, alt: 'A door', is_decorative: false, caption: 'The door' },
    {
      type: 'figure',
      kind: 'claim',
      value: '3 of 4',
      text: 'doors are shut',
      source: 'A count',
      on: '2026-11-01',
    },
    {
      type: 'figure',
      kind: 'measured',
      value: '12,345',
      text: 'people have an account',
      source: 'Our own count',
      measure: 'people',
      on: '2026-11-02',
    },
  ],
  changed_at: '2026-11-22T12:00:00.000Z',
  translations: [
    { language: 'de', slug: 'ein-schloss' },
    { language: 'en', slug: 'a-lock' },
  ],
  comments: 0,
  related: [
    {
      ...card,
      id: OTHER,
      slug: 'a-door',
      title: 'A door',
      cover: null,
      is_for_members: true,
      is_sample: false,
    },
  ],
};

beforeEach(() => {
  forgetReadings();
  connectCalls({ wait: async () => undefined });
  // Nobody comes near the comments.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal('fetch', async () => Response.json(post));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** All that is said: words and what is read out in place of pictures, times as machines read them. */
function saidIn(root: Element): string {
  for (const time of root.querySelectorAll('time')) time.textContent = time.getAttribute('datetime');
  for (const img of root.querySelectorAll('img')) img.replaceWith(` [${img.alt}] `);
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walk.nextNode()) found.push(walk.currentNode.textContent ?? '');
  return (
    found
      .join(' ')
      .replace(/[\u2066-\u2069]/g, '')
      // The reader's day, and that of the world.
      .replace(/Changed on \w+ \d+, \d{4}/, 'Changed')
      .replaceAll('# ', '#')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

const linksIn = (root: Element) =>
  [...root.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
const headingsIn = (root: Element) =>
  [...root.querySelectorAll('h1, h2, h3')].map((heading) => `${heading.tagName} ${heading.textContent}`);

async function drawnByScreen(): Promise<readonly Element[]> {
  act(() => changeAuthState({ ...anonymousState, loading: false }));
  await openPages({
    address: '/blog/a-lock',
    pages: { '/blog/$slug': Screen },
    hasMore: true,
    around: (page) => (
      <ToastProvider regionLabel="Notices" closeLabel="Close">
        {page}
      </ToastProvider>
    ),
  });
  const licence = await screen.findByRole('link', { name: 'CC BY 4.0' });
  const article = screen.getByRole('article').cloneNode(true) as Element;
  const related = screen.getByRole('heading', { name: 'More about this' }).closest('section');
  // Ways to share need a script; the licence among them does not.
  article.querySelector('section[aria-labelledby=share]')?.replaceWith(licence.cloneNode(true));
  return [article, related?.cloneNode(true) as Element];
}

function drawnByServer(): readonly Element[] {
  const text = articlePart(post, 'en').text + relatedPart(post, 'en').text;
  const { body } = new DOMParser().parseFromString(text, 'text/html');
  return [...body.children];
}

it('a post says the same, in the same order, with and without a script [SYS-18] [ROUTE-07]', async () => {
  const [screens, servers] = [await drawnByScreen(), drawnByServer()];
  expect(servers.map((part) => part.tagName)).toEqual(screens.map((part) => part.tagName));
  expect(servers.map(headingsIn)).toEqual(screens.map(headingsIn));
  expect(servers.map(linksIn)).toEqual(screens.map(linksIn));
  expect(servers.map(saidIn)).toEqual(screens.map(saidIn));
});
