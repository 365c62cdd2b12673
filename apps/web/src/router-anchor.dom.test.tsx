import { Link, LinkProvider } from '@egcr/ui/link';
import { emptyPages, openPages, type OpenedPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { act, cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { RouterAnchor } from './router-anchor.tsx';

let pages: OpenedPages;
async function open(props: ComponentProps<typeof Link>): Promise<HTMLElement> {
  pages = await openPages({
    address: '/here',
    pages: { '/here': () => <Link {...props}>on</Link>, ...emptyPages('/next', '/authors') },
    hasMore: true,
    around: (page) => <LinkProvider anchor={RouterAnchor}>{page}</LinkProvider>,
  });
  return screen.findByRole('link', { name: 'on' });
}
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['saver'];
});

/** Presses, and answers whether the browser is left to follow the link itself. */
async function press(link: HTMLElement, how: MouseEventInit = {}): Promise<boolean> {
  const event = createEvent.click(link, { button: 0, ...how });
  await act(async () => void fireEvent(link, event));
  const isLeft = !event.defaultPrevented;
  return isLeft;
}

describe('a link of the app', () => {
  it.each(['/next', '/authors', '/authors?page=2'])('to %s goes through the router', async (href) => {
    expect(await press(await open({ href }))).toBe(false);
    expect(pages.address()).toBe(href);
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example/next',
    '#part',
    '/api',
    '/api/v1/open/posts',
    '/dev/clock',
    '/auth/v1/authorize',
    '/.well-known/security.txt',
  ])('to %s is left to the browser', async (href) => {
    const link = await open({ href, rel: 'help' });
    expect(link.getAttribute('rel')).toBe('help');
    expect(await press(link)).toBe(true);
    expect(pages.address()).toBe('/here');
  });

  it('into another window says nothing of where it comes from; a download is one too', async () => {
    const link = await open({ href: '/next', target: '_blank' });
    expect([link.getAttribute('rel'), await press(link)]).toEqual(['noopener', true]);
    cleanup();
    expect(await press(await open({ href: '/next', download: 'a.csv' }))).toBe(true);
    expect(pages.address()).toBe('/here');
  });

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'that is pressed with %j is the browser’s own',
    async (how) => {
      expect(await press(await open({ href: '/next' }), how)).toBe(true);
      expect(pages.address()).toBe('/here');
    },
  );

  it('that its page has answered itself does not lead on', async () => {
    let presses = 0;
    const link = await open({
      href: '/next',
      onClick: (event) => {
        presses += 1;
        event.preventDefault();
      },
    });
    await press(link);
    expect([presses, pages.address()]).toEqual([1, '/here']);
  });
});
