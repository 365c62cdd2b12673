import '@egcr/app-web/domains';
import { LanguageProvider } from '@egcr/web-kit/i18n.tsx';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { figureNames } from '../../contract/whitepaper/figures.ts';
import { sectionIds } from '../../contract/whitepaper/text.ts';
import { openWhitepaper } from './open-whitepaper.ts';
import { Screen } from './whitepaper-screen.tsx';

// On a busy machine drawing the whole paper takes its time.

const cents = { value: '0', assetCode: 'USD', assetScale: 2 };
const scrolled: string[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  answer = async () =>
    Response.json({
      people: 1284,
      transfers_today: 3,
      currencies: 10,
      languages: 10,
      grants: { open: 4, committed: cents, paid: cents },
      sector_funds: { open: 16, committed: cents, paid: cents },
      wealth_funds: { count: 0, net_assets: cents },
      read_at: '2026-11-20T16:10:00.000Z',
    });
  vi.stubGlobal('fetch', () => answer());
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this.textContent);
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
  scrolled.length = 0;
});

async function open(address = '/egcr/whitepaper') {
  window.history.replaceState(null, '', address);
  await openWhitepaper();
  render(
    <LanguageProvider initial={{ language: 'en', locale: 'en-GB' }}>
      <Screen />
    </LanguageProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
}

function beside() {
  const [box] = screen.getAllByRole('searchbox', { name: 'Search this paper' });
  const region = box?.closest('search');
  if (!box || !(region instanceof HTMLElement)) throw new Error('no search beside the text');
  return { box, region: within(region) };
}

function current(): string | undefined {
  return (
    document
      .querySelector('mark[data-current="true"]')
      ?.closest('section')
      ?.getAttribute('aria-labelledby') ?? undefined
  );
}

describe('the white paper [ROUTE-06]', () => {
  it('has its sections in order, each in the contents, and says its version and its length', async () => {
    await open();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id);
    expect(headings).toEqual(['kinds', ...sectionIds]);
    const [contents] = screen.getAllByRole('navigation', { name: 'Contents' });
    const links = within(contents ?? document.body).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(sectionIds.map((id) => `#${id}`));
    expect(links.filter((link) => link.getAttribute('aria-current') === 'location')).toHaveLength(1);
    expect(screen.getByText('Version 1.0, November 20, 2026')).toBeDefined();
    expect(screen.getByText(/^\d+ minutes to read$/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Save as PDF' }).getAttribute('href')).toBe(
      '/api/v1/site/whitepaper.pdf?language=en',
    );
  });

  it('labels every figure in the text with what it is worth, and leads to where it comes from', async () => {
    await open();
    const marks = [...document.querySelectorAll('a[href^="#figure-"]')];
    expect(marks.length).toBeGreaterThanOrEqual(figureNames.length);
    for (const mark of marks) {
      expect(['claim', 'target', 'measured']).toContain(mark.textContent);
      expect(document.getElementById(mark.getAttribute('href')?.slice(1) ?? '')?.textContent).toMatch(/\d/);
    }
  });

  it('finds words, counts their places, and goes from one to the next and around', async () => {
    await open();
    const { box, region } = beside();
    fireEvent.change(box, { target: { value: 'legal tender' } });
    await region.findByText('1 of 1');
    expect(current()).toBe('not');
    fireEvent.change(box, { target: { value: 'FIFTH' } });
    await region.findByText('Nothing found');
    fireEvent.change(box, { target: { value: 'merkle' } });
    await region.findByText(/^1 of \d+$/);
    fireEvent.change(box, { target: { value: 'prospectus' } });
    await region.findByText('1 of 1');
    fireEvent.change(box, { target: { value: 'deposit insur' } });
    const count = Number((await region.findByText(/^1 of [2-9]$/)).textContent.split(' ')[2]);
    const first = current();
    fireEvent.keyDown(box, { key: 'Enter' });
    await region.findByText(`2 of ${count}`);
    fireEvent.keyDown(box, { key: 'Enter', shiftKey: true });
    fireEvent.keyDown(box, { key: 'Enter', shiftKey: true });
    await region.findByText(`${count} of ${count}`);
    fireEvent.click(region.getByRole('button', { name: 'Next place' }));
    await region.findByText(`1 of ${count}`);
    expect(current()).toBe(first);
    expect(scrolled.at(-1)?.toLowerCase()).toBe('deposit insur');
    expect(window.location.search).toBe('?q=deposit+insur');
    fireEvent.keyDown(box, { key: 'Escape' });
    await waitFor(() => expect(document.querySelector('mark')).toBeNull());
    expect(window.location.search).toBe('');
  });

  it('begins with the search its address asks for', async () => {
    await open('/egcr/whitepaper?q=prospectus');
    await beside().region.findByText('1 of 1');
    expect(current()).toBe('not');
  });

  it('puts the address of a section on the clipboard, or into the address bar where there is none', async () => {
    await open();
    const copied: string[] = [];
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } });
    const button = screen.getByRole('button', { name: 'Copy the link to “Risks”' });
    fireEvent.click(button);
    await screen.findByText('Link copied');
    expect(copied).toEqual([`${window.location.origin}/egcr/whitepaper#risks`]);
    vi.stubGlobal('navigator', {});
    fireEvent.click(screen.getByRole('button', { name: 'Copy the link to “Roadmap”' }));
    await waitFor(() => expect(window.location.hash).toBe('#roadmap'));
  });

  it('has the figures of each chart in a table, also where a live one cannot be read', async () => {
    answer = async () => new Response('', { status: 503 });
    await open();
    const tables = document.querySelectorAll('figure table');
    expect(tables).toHaveLength(document.querySelectorAll('figure').length);
    expect((await screen.findAllByText('cannot be read at present')).length).toBeGreaterThan(0);
  });

  it('counts the people of this platform beside the target, with the time of reading', async () => {
    await open();
    expect((await screen.findAllByText('1,284')).length).toBeGreaterThan(0);
    expect(screen.getByText(/^Read on .*2026/)).toBeDefined();
  });
});
