import { anonymousState } from '@egcr/web-kit/auth-state';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { changeAuthState } from '@egcr/web-kit/session-state';
import { forgetReadings } from '@egcr/web-kit/open-reading';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Screen } from './blog-screen.tsx';
import { PostsPage } from './posts-page.tsx';

const cardOf = (name: string, day: string) => ({
  id: `018f0000-0000-7000-8000-00000000000${name.length}`,
  slug: name,
  language: 'en',
  title: name,
  cover: null,
  excerpt: `About ${name}.`,
  category: { slug: 'money', name: 'Money' },
  tags: [],
  author: { id: '018f0000-0000-7000-8000-000000000009', name: 'Ana' },
  co_authors: [],
  published_at: `2026-11-${day}T12:00:00.000Z`,
  reading_minutes: 1,
  is_for_members: false,
  is_sample: false,
});
const [newest, older, featured] = [cardOf('new', '20'), cardOf('older', '18'), cardOf('featured', '12')];
const blog = { categories: [{ slug: 'money', name: 'Money', posts: 3 }], featured };

beforeEach(() => {
  forgetReadings();
  act(() => changeAuthState(anonymousState));
  connectCalls({ wait: async () => undefined });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Front = () => <PostsPage title="Blog" choice={{}} categories={[]} featured={featured} />;

async function titlesOf(
  items: readonly unknown[],
  { address = '/blog', Page = Front } = {},
): Promise<readonly (string | null)[]> {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      new URL(url, 'http://localhost').pathname.endsWith('/posts') ? { items, next: null } : blog,
    ),
  );
  await openPages({ address, pages: { '/blog': Page } });
  await screen.findByRole('list', { name: 'Posts' });
  return screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
}

it('the featured post stands first, whatever its date, and once', async () => {
  expect(await titlesOf([newest, older, featured])).toEqual(['featured', 'new', 'older']);
});

it('the featured post stands first where it is on a later page of the list', async () => {
  expect(await titlesOf([newest, older])).toEqual(['featured', 'new', 'older']);
});

it('what a search finds keeps its order', async () => {
  expect(await titlesOf([newest, older], { address: '/blog?words=new', Page: Screen })).toEqual([
    'new',
    'older',
  ]);
});

it('samples are hidden by one press, which the address, the search and the first post follow', async () => {
  const invented = { ...cardOf('invented', '21'), is_sample: true };
  const asked: URL[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const at = new URL(url, 'http://localhost');
    asked.push(at);
    if (!at.pathname.endsWith('/posts'))
      return Response.json({ ...blog, featured: { ...featured, is_sample: true } });
    const isHidden = at.searchParams.get('sample') === 'hidden';
    return Response.json({ items: isHidden ? [newest] : [invented, newest], next: null });
  });
  const opened = await openPages({ address: '/blog', pages: { '/blog': Screen } });
  await userEvent.click(await screen.findByRole('switch', { name: 'Hide samples' }));
  await waitFor(() => {
    const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(titles).toEqual(['new']);
  });
  expect(opened.address()).toBe('/blog?sample=hidden');
  expect(asked.at(-1)?.searchParams.get('sample')).toBe('hidden');
  await userEvent.type(screen.getByRole('searchbox'), 'money{Enter}');
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(opened.search()))).toEqual({
      words: 'money',
      sample: 'hidden',
    }),
  );
});
