import { ToastProvider } from '@egcr/ui/toast';
import { anonymousState, type AuthState } from '@egcr/web-kit/auth-state';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { changeAuthState } from '@egcr/web-kit/session-state';
import { forgetReadings } from '@egcr/web-kit/open-reading';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Screen } from './post-screen.tsx';

const ID = '018f0000-0000-7000-8000-000000000001';
const post = {
  id: ID,
  slug: 'a-lock',
  language: 'en',
  title: 'A lock',
  cover: null,
  licence: 'all_rights',
  search_title: '',
  search_description: '',
  excerpt: 'What it keeps.',
  category: { slug: 'security', name: 'Security' },
  tags: [],
  author: { id: ID, name: 'Ana' },
  co_authors: [],
  published_at: '2026-11-20T12:00:00.000Z',
  reading_minutes: 1,
  is_for_members: true,
  is_sample: false,
  body: [],
  changed_at: '2026-11-20T12:00:00.000Z',
  translations: [{ language: 'en', slug: 'a-lock' }],
  comments: 2,
  related: [],
};
const reader: Partial<AuthState> = {
  isAuthenticated: true,
  user: { id: 'u1', email: 'ada@example.org', phone: null, isEmailVerified: true, isPhoneVerified: false },
};

let asked: string[];
/** What each watch that looks at something now would be told: a reader comes near. */
const comeNear = new Map<Watch, () => void>();
/** The browser's own, as far as the page uses it. */
class Watch {
  readonly #tell: (seen: readonly { readonly isIntersecting: boolean }[]) => void;
  constructor(tell: (seen: readonly { readonly isIntersecting: boolean }[]) => void) {
    this.#tell = tell;
  }
  observe(): void {
    comeNear.set(this, () => this.#tell([{ isIntersecting: true }]));
  }
  disconnect(): void {
    comeNear.delete(this);
  }
}
beforeEach(() => {
  forgetReadings();
  asked = [];
  comeNear.clear();
  connectCalls({ wait: async () => undefined });
  vi.stubGlobal('IntersectionObserver', Watch);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json(
      url.endsWith('/text')
        ? { body: [{ type: 'notice', text: 'The hidden part' }] }
        : { ...post, is_for_members: !url.includes('an-open-lock') },
    );
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(who: Partial<AuthState>, slug = 'a-lock'): Promise<void> {
  act(() => changeAuthState({ ...anonymousState, ...who }));
  await openPages({
    address: `/blog/${slug}`,
    pages: { '/blog/$slug': Screen },
    hasMore: true,
    around: (page) => (
      <ToastProvider regionLabel="Notices" closeLabel="Close">
        {page}
      </ToastProvider>
    ),
  });
  await screen.findByRole('heading', { level: 1, name: 'A lock' });
}

const textsAsked = () => asked.filter((url) => url.endsWith('/text'));

describe('a post for members', () => {
  it('shows its excerpt to a visitor, says by its title what takes signing in, and asks for no text [GUARD-03] [GUARD-04]', async () => {
    await open({ loading: false });
    expect(await screen.findByText('You must be signed in to access A lock.')).toBeDefined();
    expect(screen.getByText('What it keeps.')).toBeDefined();
    expect(textsAsked()).toEqual([]);
  });

  it('tells a person who has verified nothing what is missing [GUARD-02]', async () => {
    await open({
      loading: false,
      isAuthenticated: true,
      user: {
        id: 'u1',
        email: 'ada@example.org',
        phone: null,
        isEmailVerified: false,
        isPhoneVerified: false,
      },
    });
    expect(
      await screen.findByText('Email or phone verification is required to access A lock.'),
    ).toBeDefined();
    expect(textsAsked()).toEqual([]);
  });

  it('is read by verified people [GUARD-04]', async () => {
    await open({ loading: false, ...reader });
    expect(await screen.findByText('The hidden part')).toBeDefined();
    expect(textsAsked()).toHaveLength(1);
  });
});

it('the comments of a post are asked for when its reader comes near them', async () => {
  await open({ loading: false }, 'an-open-lock');
  await screen.findByRole('heading', { level: 2, name: 'Comments (2)' });
  const isAsked = () => asked.some((url) => url.includes('/comments/'));
  expect(isAsked()).toBe(false);
  await waitFor(() => expect(comeNear.size).toBe(1));
  // Waited for: what suspends within an `act` that is not, React never takes up again.
  await act(async () => comeNear.forEach((tell) => tell()));
  await waitFor(() => expect(asked).toContainEqual(expect.stringContaining('/comments/')));
});

it('an address that names a place of the post leads there once the post is read', async () => {
  const seen: string[] = [];
  Element.prototype.scrollIntoView = function scrolled() {
    seen.push(this.id);
  };
  history.replaceState(null, '', '/blog/an-open-lock#comments');
  await open({ loading: false }, 'an-open-lock');
  await waitFor(() => expect(seen).toEqual(['comments']));
  history.replaceState(null, '', '/');
});
