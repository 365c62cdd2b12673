import {
  AnsweringServer,
  closeShown,
  drawnReply,
  openShown,
  press,
  says,
  type,
} from '@egcr/web-kit/testing/answering-server.tsx';
import { TIME_ZONE_STORAGE_KEY } from '@egcr/web-kit/languages';
import { useSearch } from '@egcr/web-kit/router.tsx';
import type { OpenedPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  activityCall,
  activityEntryCall,
  labelTransferCall,
  walletCall,
  type ActivityEntry,
} from '../../contract/index.ts';
import { FilterBar } from './filter-bar.tsx';
import { readFilters } from './filters.ts';
import { LabelCard } from './label-card.tsx';
import { TransactionList } from './transaction-list.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const entry: ActivityEntry = {
  ...drawnReply(activityEntryCall),
  id: ID,
  kind: 'transfer',
  created_at: '2026-03-01T09:30:00.000Z',
};

let server: AnsweringServer;
let pages: OpenedPages;
beforeEach(() => {
  localStorage.setItem(TIME_ZONE_STORAGE_KEY, 'UTC');
  server = new AnsweringServer()
    .replies(walletCall, drawnReply(walletCall, { frozen_at: null, held_until: null }))
    .replies(activityCall, { items: [entry], next: null });
});
afterEach(() => closeShown(server));
const button = (name: string) => screen.queryByRole('button', { name });

/** The history of a wallet, without the links around it. */
function History() {
  const filters = readFilters(useSearch());
  return (
    <>
      <FilterBar filters={filters} />
      <TransactionList filters={filters} />
    </>
  );
}

describe('the filters of the history', () => {
  const open = async (search = '') => {
    pages = await openShown(() => <History />, {
      address: `/wallet/history${search}`,
      path: '/wallet/history',
    });
    await screen.findByRole('button', { name: 'Filters' });
  };
  const isAt = (search: string) => waitFor(() => expect(pages.search()).toBe(search));
  const leave = async (label: string, value: string) => {
    await type(label, value);
    await act(async () => void fireEvent.blur(screen.getByLabelText(label)));
  };

  it('stand in the address as they are chosen, and the list is asked for by them', async () => {
    await open();
    expect([button('Clear filters'), button('Filters')?.ariaExpanded]).toEqual([null, 'false']);
    await press('Filters');
    expect(screen.queryByLabelText('At least')).toBeNull();
    await type('Currency', 'USD');
    await isAt('?currency=USD');
    await leave('At least', '1.5');
    await isAt('?currency=USD&min=1.50');
    await leave('At most', '20');
    await isAt('?currency=USD&min=1.50&max=20.00');
    await type('Direction', 'out');
    await type('Category', 'gifts');
    await type('From', '2026-03-01');
    await type('To', '2026-03-31');
    await isAt('?currency=USD&direction=out&category=gifts&from=2026-03-01&to=2026-03-31&min=1.50&max=20.00');
    await waitFor(() => {
      const asked = new URLSearchParams(server.read.at(-1)?.split('?')[1]);
      expect(Object.fromEntries(asked)).toMatchObject({
        currency: 'USD',
        direction: 'out',
        category: 'gifts',
        min: '150',
        max: '2000',
        from: '2026-03-01T00:00:00.000Z',
        to: '2026-04-01T00:00:00.000Z',
      });
    });
    // Another currency counts otherwise: its amounts are entered anew.
    await type('Currency', 'JPY');
    await isAt('?currency=JPY&direction=out&category=gifts&from=2026-03-01&to=2026-03-31');
    await type('Direction', '');
    await type('Category', '');
    await isAt('?currency=JPY&from=2026-03-01&to=2026-03-31');
    await press('Clear filters');
    await isAt('');
    expect(pages.entries()).toBe(1);
    expect(button('Clear filters')).toBeNull();
  });

  it('of amounts say what is wrong and keep the address; emptied ones are no filter', async () => {
    await open('?currency=USD&min=1.50');
    expect(button('Filters')?.ariaExpanded).toBe('true');
    const least = () => screen.getByLabelText<HTMLInputElement>('At least');
    expect(least().value).toBe('1.50');
    await leave('At least', 'ten');
    await waitFor(() => expect(least().getAttribute('aria-invalid')).toBe('true'));
    expect(pages.search()).toBe('?currency=USD&min=1.50');
    await leave('At least', '');
    await isAt('?currency=USD');
  });

  it('by words is asked when it is sent, without blanks around it', async () => {
    await open('?text=boat');
    // A search alone does not open the other filters.
    expect(button('Filters')?.ariaExpanded).toBe('false');
    const words = screen.getByRole<HTMLInputElement>('searchbox');
    expect([words.value, words.maxLength]).toEqual(['boat', 100]);
    await type('A name, a note or a reference', '  rent ');
    expect(pages.search()).toBe('?text=boat');
    await press('Search');
    await isAt('?text=rent');
    expect(button('Clear filters')).not.toBeNull();
  });

  it('that nothing fits say so, and offer to look further back while there is more', async () => {
    server.replies(activityCall, { items: [], next: 'more' });
    await open('?text=boat');
    await says('No transactions match these filters.');
    server.replies(activityCall, { items: [], next: null });
    await press('Search further back');
    await waitFor(() => expect(button('Search further back')).toBeNull());
    expect(server.read.filter((each) => each.startsWith('wallet/activity')).at(-1)).toContain('after=more');
  });

  it('without any: the list ends, or is empty, and says so', async () => {
    await open();
    await says('That is all.');
    closeShown(server);
    server = new AnsweringServer()
      .replies(walletCall, drawnReply(walletCall, { sandbox: true }))
      .replies(activityCall, { items: [], next: null });
    await open();
    await says('No transactions yet');
    expect(screen.queryByText('No transactions match these filters.')).toBeNull();
  });
});

describe('what a reader notes of a transaction', () => {
  const open = (part: Partial<ActivityEntry> = {}) => {
    server
      .replies(activityEntryCall, {
        ...entry,
        category: 'gifts',
        guess: 'sent',
        is_guess: false,
        private_note: 'For Ana',
        ...part,
      })
      .replies(labelTransferCall, drawnReply(labelTransferCall));
    return openShown(() => <LabelCard id={ID} />);
  };
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const sent = () => server.sent.map(({ body }) => body);

  it('is its category and a note, which are kept as they were entered', async () => {
    await open();
    await says('Your own notes');
    expect([field('Category').value, field('Private note').value]).toEqual(['gifts', 'For Ana']);
    await type('Category', 'food');
    await type('Private note', '  Bread ');
    await press('Save');
    await says('Saved');
    expect(sent()).toEqual([{ category: 'food', private_note: 'Bread' }]);
  });

  it('is a guess of ours until a category is chosen; an empty note is none', async () => {
    await open({ is_guess: true, category: 'sent', private_note: null });
    await says('Your own notes');
    expect([field('Category').value, field('Private note').value]).toEqual(['', '']);
    expect(screen.getByText('Sent (our guess)')).toBeDefined();
    await type('Private note', '   ');
    await press('Save');
    await says('Saved');
    expect(sent()).toEqual([{ category: null, private_note: null }]);
  });

  it.each([
    ['x'.repeat(141), 'A note has at most 140 characters.'],
    ['x\u202e', 'The note has characters we can’t show.'],
  ])('is judged before it is sent: %s', async (note, said) => {
    await open();
    await type('Private note', note);
    await press('Save');
    await says(said);
    expect(sent()).toEqual([]);
    await type('Private note', 'x'.repeat(140));
    await press('Save');
    await says('Saved');
  });
});
