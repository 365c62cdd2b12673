import { keepArrivedLink, takeArrivedLink } from '@egcr/web-kit/arrived-link';
import type { Link } from '@egcr/web-kit/link-tokens';
import { SESSION_STORAGE_KEY } from '@egcr/web-kit/session-key';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { agreeOn } from './arrival.ts';

const claims = { sub: 'b', email: 'ben@example.org' };
const brought = `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sign`;
const link: Link = {
  kind: 'tokens',
  purpose: 'recovery',
  address: '/auth?mode=reset-password',
  tokens: { access_token: brought, refresh_token: 'refresh-token-1' },
};

let place: HTMLElement;
const requests: (readonly [address: string, bearer: string | null])[] = [];
const usual = globalThis.fetch;
beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  requests.length = 0;
  globalThis.fetch = async (input, init) => {
    const { url, headers } = new Request(
      typeof input === 'string' ? new URL(input, location.origin) : input,
      init,
    );
    requests.push([new URL(url).pathname, headers.get('authorization')]);
    return new Response(null, { status: 204 });
  };
  window.history.replaceState(null, '', '/auth?mode=reset-password');
  keepArrivedLink(link);
});
afterEach(() => {
  cleanup();
  place.remove();
  localStorage.clear();
  globalThis.fetch = usual;
});

const signedInAs = (id: string, email: string) =>
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify({ user: { id, email } }));

async function answer(button: RegExp): Promise<Link> {
  const settled = agreeOn(link, place);
  const chosen = await screen.findByRole('button', { name: button });
  expect(requests).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('ben@example.org');
  act(() => void fireEvent.click(chosen));
  return settled;
}

describe('a link of another person (threat 1)', () => {
  it('changes nothing until the person says so, and then goes its way', async () => {
    signedInAs('a', 'ann@example.org');
    expect(await answer(/Continue as/)).toEqual(link);
    expect(requests).toEqual([]);
    expect(takeArrivedLink()).toEqual(link);
    expect(place.childElementCount).toBe(0);
  });

  it('is forgotten, and its session ended, where the person stays', async () => {
    signedInAs('a', 'ann@example.org');
    const before = localStorage.getItem(SESSION_STORAGE_KEY);
    expect(await answer(/Stay signed in as/)).toEqual({ kind: 'none' });
    expect(takeArrivedLink()).toBeUndefined();
    expect(window.location.pathname).toBe('/dashboard');
    expect(requests).toEqual([['/auth/v1/logout', `Bearer ${brought}`]]);
    expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBe(before);
  });

  it('asks nobody who is not signed in, nor its owner', async () => {
    expect(await agreeOn(link, place)).toEqual(link);
    signedInAs('b', 'ben@example.org');
    expect(await agreeOn(link, place)).toEqual(link);
    expect(place.childElementCount).toBe(0);
  });
});
