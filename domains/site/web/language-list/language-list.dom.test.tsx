import { giveDialogs } from '@egcr/web-kit/testing/browser-dialogs';
import { AnsweringServer, closeShown, openShown } from '@egcr/web-kit/testing/answering-server.tsx';
import { anyReader, LanguageProvider } from '@egcr/web-kit/i18n.tsx';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { LanguageList } from './language-list.tsx';
import { forgetFailure } from './offered-languages.ts';

// The call of another domain, as the list asks for it.
const languages = { method: 'GET', path: '/api/v1/locale/languages' } as const;
const items = [
  { code: 'en', name: 'English', native_name: 'English', rtl: false },
  { code: 'de', name: 'German', native_name: 'Deutsch', rtl: false },
  { code: 'ar', name: 'Arabic', native_name: 'العربية', rtl: true },
  { code: 'sw', name: 'Swahili', native_name: 'Kiswahili', rtl: false },
  { code: 'he', name: 'Hebrew', native_name: 'עברית', rtl: true },
];
let server: AnsweringServer;
let closed: number;
let isCoarse: boolean;
beforeEach(() => {
  giveDialogs();
  closed = 0;
  isCoarse = false;
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: isCoarse && media === '(pointer: coarse)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  server = new AnsweringServer().answers(languages, () => Response.json({ items }));
});
afterEach(() => {
  closeShown(server);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const english = anyReader('en');
const open = () =>
  openShown(() => (
    <LanguageProvider initial={english}>
      <LanguageList onClose={() => (closed += 1)} />
    </LanguageProvider>
  ));
const search = () => screen.findByRole<HTMLInputElement>('searchbox');
const group = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('button')
    .map((each) => each.textContent);
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });

// The list is asked for once in a page: what could not be had comes first.
describe('the list of languages that cannot be had', () => {
  it.each([
    ['is refused', new Response(null, { status: 503 })],
    ['is empty', Response.json({ items: [] })],
    ['holds nothing of use', Response.json({ items: [{ code: 'sw' }, null, { ...items[0], rtl: 'no' }] })],
    ['is none', Response.json({})],
  ])('offers ten where it %s, and is asked for again', async (_how, reply) => {
    server.answers(languages, () => reply);
    await open();
    await search();
    const offered = [...group('Everything translated'), ...group('In English for now')];
    expect(offered).toHaveLength(10);
    expect(offered[0]).toBe('English');
    expect(screen.getByText('العربية').dir).toBe('rtl');
    expect(screen.getByText('Deutsch').dir).toBe('ltr');
    cleanup();
    forgetFailure();
    expect(server.read).toEqual(['locale/languages']);
  });
});

describe('the list of languages', () => {
  it('opens over the page with the search in focus, what is translated first', async () => {
    await open();
    const field = await search();
    expect(dialog().open).toBe(true);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(group('Everything translated')).toEqual(['English', 'DeutschGerman', 'العربيةArabic']);
    expect(group('In English for now')).toEqual(['KiswahiliSwahili', 'עבריתHebrew']);
    const hebrew = screen.getByText('עברית');
    expect([hebrew.lang, hebrew.dir]).toEqual(['he', 'rtl']);
    const current = screen
      .getAllByRole('button')
      .filter((each) => each.getAttribute('aria-current') === 'true');
    expect(current.map((each) => each.textContent)).toEqual(['English']);
    expect(screen.getByText(/^Choose yours anyway/)).toBeDefined();
  });

  it('waits to be asked for its search on a phone, and keeps Escape for itself', async () => {
    isCoarse = true;
    await open();
    const field = await search();
    expect(document.activeElement).not.toBe(field);
    const heard: string[] = [];
    const hear = ({ key }: KeyboardEvent) => heard.push(key);
    window.addEventListener('keydown', hear);
    fireEvent.keyDown(field, { key: 'Escape' });
    fireEvent.keyDown(field, { key: 'a' });
    window.removeEventListener('keydown', hear);
    expect(heard).toEqual(['a']);
  });

  it('finds by either name, says how many, and says that there is none', async () => {
    await open();
    const field = await search();
    expect(screen.getByRole('status').textContent).toBe('');
    fireEvent.change(field, { target: { value: 'swah' } });
    expect(group('In English for now')).toEqual(['KiswahiliSwahili']);
    expect(screen.queryByRole('region', { name: 'Everything translated' })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('1 language');
    fireEvent.change(field, { target: { value: 'xyz' } });
    expect(screen.getByText('No language has that name. Try its English name.')).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('0 languages');
    fireEvent.change(field, { target: { value: '  ' } });
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.queryByText(/^No language has that name/)).toBeNull();
  });

  it('thanks the person who chose one that is not translated yet, and closes then', async () => {
    await open();
    await search();
    fireEvent.click(screen.getByRole('button', { name: /^Kiswahili/ }));
    const thanks = await screen.findByText('Thank you. We have made a note of it.');
    expect(document.activeElement).toBe(thanks);
    expect(screen.getByText(/^Our pages are in English for now/)).toBeDefined();
    expect([localStorage.getItem('language-chosen'), closed]).toEqual(['sw', 0]);
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(closed).toBe(1);
  });

  it('closes with one that is translated', async () => {
    await open();
    await search();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'English' })));
    expect([localStorage.getItem('language'), closed]).toEqual(['en', 1]);
    expect(screen.queryByText('Thank you. We have made a note of it.')).toBeNull();
  });

  it('is closed by its button', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect([closed, dialog().open]).toEqual([1, false]);
  });
});
