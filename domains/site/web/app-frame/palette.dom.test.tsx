import { connectScreens } from '@egcr/contract/product-screens';
import { connectFinds, finder, type Found } from '@egcr/web-kit/finds';
import { connectNavigation } from '@egcr/web-kit/navigation';
import { texts } from '@egcr/web-kit/messages';
import { authState, changeAuthState } from '@egcr/web-kit/session-state';
import { openShown } from '@egcr/web-kit/testing/answering-server.tsx';
import { connectTitles } from '@egcr/web-kit/titles';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Send } from 'lucide-react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { siteScreens } from '../../contract/screens.ts';
import { places } from '../signed-in.ts';
import { announcedTitles, siteTitles } from '../titles/texts.ts';
import { Search } from './search.tsx';

const ann: Found = {
  id: 'ann',
  group: 'people',
  label: 'Ann Test',
  hint: '@ann',
  Icon: Send,
  href: '/u/ann',
};
const paid: Found = { ...ann, id: 'tr', group: 'transactions', label: 'Rent', href: '/wallet/transfers/1' };
const freeze: Found = {
  ...ann,
  id: 'freeze',
  group: 'acts',
  label: 'Freeze the wallet',
  href: '/wallet/limits',
};

let asked: string[];
let answers: (query: string) => Promise<readonly Found[]>;
// As the app does, once and before anything is drawn.
beforeAll(() => {
  connectScreens(siteScreens);
  connectNavigation(places);
  connectTitles([siteTitles, announcedTitles], async () => []);
  const none = texts({});
  connectFinds(async () => [
    finder(none, {
      screens: ['services'],
      acts: () => [freeze],
      ask: ({ query }) => {
        asked.push(query);
        return answers(query);
      },
    }),
    finder(none, { ask: () => Promise.resolve([]) }),
  ]);
});
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  asked = [];
  answers = async () => [paid, ann];
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function open(isPINVerified = true) {
  const page = await openShown(() => <Search />, { as: { isPINVerified } });
  fireEvent.click(screen.getByRole('button', { name: /^Search or jump to/, hidden: true }));
  const field = await screen.findByPlaceholderText<HTMLInputElement>('Search or jump to…');
  return { ...page, field };
}
const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });
const groups = () =>
  screen.getAllByRole('group', { hidden: true }).map((group) => [
    group.querySelector('[id]')?.textContent ?? '',
    within(group)
      .getAllByRole('option', { hidden: true })
      .map((option) => option.textContent),
  ]);
const groupOf = (name: string) => groups().find(([label]) => label === name)?.[1] ?? [];
const status = () => document.querySelector('p[role=status]')?.textContent;

describe('the search of everything', () => {
  it('has every page and what can be done here before anything is typed, and asks no one', async () => {
    await open();
    expect(groups().map(([label]) => label)).toEqual(['Actions', 'Pages', 'This page and session']);
    expect(groupOf('Actions')).toHaveLength(2);
    expect(groupOf('Actions')[1]).toMatch(/^Freeze the wallet/);
    expect(groupOf('This page and session')).toEqual([
      'Lock with PIN',
      expect.stringMatching(/^Keyboard shortcuts.*\?$/),
      'Use the system’s theme',
      'Use the light theme',
      'Use the dark theme',
      'Sign out',
    ]);
    expect(groupOf('Pages')).toContainEqual(expect.stringMatching(/^Home page/));
    expect([status(), asked]).toEqual(['', []]);
  });

  it('asks the domains once nothing was typed for a while, people before transactions', async () => {
    const { field } = await open();
    type(field, 'x');
    expect(status()).toMatch(/^\d+ results?$/);
    type(field, '  an ');
    type(field, '  ann ');
    expect(status()).toBe('Searching…');
    await waitFor(() => expect(groupOf('People')).toHaveLength(1));
    expect(asked).toEqual(['ann']);
    expect(groupOf('People')[0]).toMatch(/^Ann Test.*@ann/);
    expect(groupOf('Transactions')[0]).toMatch(/^Rent/);
    const labels = groups().map(([label]) => label);
    expect(labels.indexOf('People')).toBeLessThan(labels.indexOf('Transactions'));
    expect(labels).not.toContain('This page and session');
    const count = groups().flatMap(([, found]) => found).length;
    expect(status()).toBe(`${count} results`);
  });

  it('finds what can be done by its words', async () => {
    const { field } = await open();
    type(field, 'dark');
    await waitFor(() => expect(groupOf('Actions')).toEqual(['Use the dark theme']));
    type(field, 'freeze');
    await waitFor(() => expect(groupOf('Actions')).toEqual([expect.stringMatching(/^Freeze the wallet/)]));
  });

  it('says that there is nothing', async () => {
    answers = async () => [];
    const { field } = await open();
    type(field, 'zzzz');
    expect(await screen.findByText('Nothing found. Try another word.')).toBeDefined();
    expect(status()).toBe('0 results');
  });

  it('says that it could not ask, unless another domain knows something', async () => {
    answers = () => Promise.reject(new Error('no line'));
    const { field } = await open();
    type(field, 'ann');
    await waitFor(() => expect(status()).toBe('We couldn’t search people and transactions. Try again.'));
  });

  it('finds people and transactions once the PIN was entered', async () => {
    const { field } = await open(false);
    type(field, 'ann');
    expect(status()).toBe('Enter your PIN to find people and transactions.');
    expect(screen.queryByText('Ann Test')).toBeNull();
    act(() => changeAuthState({ isPINVerified: true }));
    await waitFor(() => expect(groupOf('People')).toHaveLength(1));
    expect(asked).toEqual(['ann']);
  });

  it('leads where the chosen line leads, and begins anew when it is opened again', async () => {
    const { field, address } = await open();
    type(field, 'ann');
    const line = await screen.findByRole('option', { name: /^Ann Test/, hidden: true });
    fireEvent.click(line);
    await waitFor(() => expect(address()).toBe('/u/ann'));
  });

  it('is empty again after it was closed', async () => {
    const { field } = await open();
    type(field, 'ann');
    fireEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));
    await waitFor(() => expect(screen.queryByPlaceholderText('Search or jump to…')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: /^Search or jump to/, hidden: true }));
    expect((await screen.findByPlaceholderText<HTMLInputElement>('Search or jump to…')).value).toBe('');
  });

  it('locks the page, changes its look and shows its keys', async () => {
    const { field } = await open();
    expect(authState().isPINVerified).toBe(true);
    fireEvent.click(screen.getByRole('option', { name: 'Lock with PIN', hidden: true }));
    expect(authState().isPINVerified).toBe(false);
    await waitFor(() => expect(field.isConnected).toBe(false));
    fireEvent.click(screen.getByRole('button', { name: /^Search or jump to/, hidden: true }));
    fireEvent.click(await screen.findByRole('option', { name: 'Use the dark theme', hidden: true }));
    expect(localStorage.getItem('theme')).toBe('dark');
    fireEvent.click(screen.getByRole('button', { name: /^Search or jump to/, hidden: true }));
    fireEvent.click(await screen.findByRole('option', { name: /^Keyboard shortcuts/, hidden: true }));
    expect(await screen.findByText('Press two keys one after the other to open a page.')).toBeDefined();
  });
});
