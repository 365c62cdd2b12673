import { changeAuthState } from '@egcr/web-kit/session-state';
import { anonymousState } from '@egcr/web-kit/auth-state';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { texts } from '@egcr/web-kit/messages';
import { createQueryClient } from '@egcr/web-kit/query';
import { prepareSlots, SlotProvider } from '@egcr/web-kit/slots.tsx';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

import { arrangement, type Arrangement } from '../../contract/arrangement.ts';
import { Screen } from './dashboard.tsx';
import { DASHBOARD_KEY } from './kept.ts';

const same = (text: string) => ({
  en: text,
  es: text,
  fr: text,
  de: text,
  it: text,
  pt: text,
  zh: text,
  ja: text,
  ko: text,
  ar: text,
});
const sectionTexts = texts({ wallet: same('Wallet'), news: same('News'), cases: same('Cases') });
const tile = (name: string, column: 'wide' | 'side', at: number) => ({
  name,
  column,
  at,
  loadTexts: async () => ({ sectionTexts }),
  load: async () => ({ Slot: () => <p data-testid="tile">{name}</p> }),
});
const slots = prepareSlots([
  { 'dashboard.tiles': [tile('wallet', 'wide', 10), tile('news', 'wide', 20), tile('cases', 'side', 30)] },
]);
const ada = { id: 'u1', email: 'ada@example.org', phone: null, isEmailVerified: true, isPhoneVerified: true };

/** What the server has kept, and whether it can be reached. */
let server: { kept: Arrangement | null; isThere: boolean };
beforeEach(() => {
  server = { kept: null, isThere: true };
  localStorage.clear();
  connectCalls({ wait: async () => undefined });
  vi.stubGlobal('fetch', async (_address: unknown, init?: RequestInit) => {
    if (!server.isThere) throw new TypeError('offline');
    if (init?.method === 'PUT' && typeof init.body === 'string')
      server.kept = z.parse(
        z.object({ arrangement: z.nullable(arrangement) }),
        JSON.parse(init.body),
      ).arrangement;
    return Response.json({ arrangement: server.kept, saved_at: null });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(): Promise<void> {
  cleanup();
  act(() => changeAuthState({ ...anonymousState, isAuthenticated: true, user: ada, hasPIN: true }));
  await openPages({
    address: '/dashboard',
    pages: {
      '/dashboard': () => (
        <QueryClientProvider client={createQueryClient()}>
          <SlotProvider slots={slots}>
            <Screen />
          </SlotProvider>
        </QueryClientProvider>
      ),
    },
  });
  await screen.findAllByTestId('tile');
}

const shown = () => screen.queryAllByTestId('tile').map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
async function arrange(): Promise<void> {
  press('Arrange');
  await screen.findByRole('heading', { name: 'Arrange your dashboard' });
}

describe('the dashboard [SYS-22]', () => {
  it('shows the tiles as they come until the person moves one by its buttons, and says where it is then', async () => {
    await open();
    expect(shown()).toEqual(['wallet', 'news', 'cases']);
    await arrange();
    press('Move News up');
    await waitFor(() => expect(shown()).toEqual(['news', 'wallet', 'cases']));
    expect(screen.getByRole('status').textContent).toBe('News: Main column, 1 of 2');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move News up');
    press('Move Wallet to the other column');
    await waitFor(() => expect(shown()).toEqual(['news', 'cases', 'wallet']));
    await waitFor(() =>
      expect(server.kept).toEqual({ wide: ['news'], side: ['cases', 'wallet'], hidden: [] }),
    );
  });

  it('hides a tile, shows it again, and forgets the order when asked to', async () => {
    await open();
    await arrange();
    press('Hide Cases');
    await waitFor(() => expect(shown()).toEqual(['wallet', 'news']));
    press('Show Cases');
    await waitFor(() => expect(shown()).toEqual(['wallet', 'news', 'cases']));
    press('Undo my order');
    await waitFor(() => expect(server.kept).toBeNull());
  });

  it('keeps a change without a line, and sends it when the page is next read', async () => {
    await open();
    await arrange();
    server.isThere = false;
    press('Hide News');
    await waitFor(() => expect(shown()).toEqual(['wallet', 'cases']));
    expect(server.kept).toBeNull();
    server.isThere = true;
    await open();
    expect(shown()).toEqual(['wallet', 'cases']);
    await waitFor(() => expect(server.kept?.hidden).toEqual(['news']));
  });

  it('comes as it was arranged elsewhere, and not as another person left this browser', async () => {
    const other = { wide: [], side: [], hidden: ['wallet', 'news', 'cases'] };
    localStorage.setItem(DASHBOARD_KEY, JSON.stringify({ owner: 'u2', arrangement: other, isSent: false }));
    server.kept = { wide: ['cases'], side: ['news'], hidden: ['wallet'] };
    await open();
    await waitFor(() => expect(shown()).toEqual(['cases', 'news']));
  });
});
