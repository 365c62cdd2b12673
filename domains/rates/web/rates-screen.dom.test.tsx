import { LocaleProvider } from '@egcr/ui/locale';
import { ToastProvider } from '@egcr/ui/toast';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { LanguageProvider } from '@egcr/web-kit/i18n.tsx';
import { createQueryClient } from '@egcr/web-kit/query';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { Screen } from './rates-screen.tsx';

const NOW = '2026-11-20T12:00:00.000Z';
const rate = (quote: string, mid: string) => ({
  pair: `JVD/${quote}`,
  base: 'JVD',
  quote,
  mid,
  bid: mid,
  ask: mid,
  source: 'sample',
  sample: false,
  as_of: NOW,
  stale: false,
});
const mids = ['1.10', '1.14', '1.12'];
const replies: Readonly<Record<string, unknown>> = {
  'GET rates': {
    base: 'JVD',
    stale_after_s: 3600,
    items: [rate('EUR', '1.12'), rate('USD', '1.29')],
    sources: [],
  },
  'GET rates/history': {
    pair: 'JVD/EUR',
    days: 30,
    points: mids.map((mid, day) => ({ as_of: `2026-11-${18 + day}T12:00:00.000Z`, mid, sample: false })),
  },
  'GET wallet/rate-alerts': { items: [] },
};

const usualFetch = globalThis.fetch;
let asked: { readonly at: string; readonly body: unknown }[];
beforeEach(() => {
  asked = [];
  connectCalls({ accessToken: () => 'token', wait: () => Promise.resolve() });
  globalThis.fetch = async (input, init) => {
    const request = new Request(new URL(input instanceof Request ? input.url : input, 'http://here'), init);
    const { pathname, search } = new URL(request.url);
    const path = `${request.method} ${pathname.replace('/api/v1/', '')}`;
    asked.push({ at: path + search, body: await request.json().catch(() => null) });
    const reply = replies[path];
    return reply === undefined ? new Response(null, { status: 404 }) : Response.json(reply);
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = usualFetch;
});

/** Opens the page as a person sees it whose numbers are written as in `locale`. */
async function open(locale = 'en') {
  const client = createQueryClient();
  await openPages({
    address: '/wallet/rates',
    pages: { '/wallet/rates': Screen },
    hasMore: true,
    around: (page) => (
      <LanguageProvider initial={{ language: 'en', locale, chosen: 'en' }}>
        <LocaleProvider locale={locale}>
          <QueryClientProvider client={client}>
            <ToastProvider regionLabel="toasts" closeLabel="close">
              {page}
            </ToastProvider>
          </QueryClientProvider>
        </LocaleProvider>
      </LanguageProvider>
    ),
  });
}

describe('the rates as they open', () => {
  it('show a pair that moves, in a chart whose axis has figures and names what they are in', async () => {
    await open();
    const line = await screen.findByRole('slider', { name: /JVD.*EUR/ });
    expect(line.getAttribute('aria-valuetext')).toContain('1.12 EUR');
    expect(asked.map(({ at }) => at)).toContain('GET rates/history?pair=JVD%2FEUR&days=30');
    const chart = line.closest('figure') ?? document.body;
    for (const figure of ['1.1', '1.12', '1.14'])
      expect(within(chart).getAllByText(figure).length).toBeGreaterThan(0);
    expect(within(chart).getAllByText('EUR').length).toBeGreaterThan(0);
  });
});

describe('a rate to be told of', () => {
  const setAlert = async (typed: string) => {
    fireEvent.change(await screen.findByLabelText(/Tell me when 1 JVD is/), { target: { value: typed } });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Set alert' })));
  };
  const sent = () => asked.find(({ at }) => at === 'POST wallet/rate-alerts')?.body;

  it.each([
    ['de', '1.234', '1234'],
    ['de', '1,234', '1.234'],
    ['en', '1.234', '1.234'],
    ['en', '1,234', '1234'],
  ])('is read as people write numbers: in %s %s is %s', async (locale, typed, read) => {
    await open(locale);
    await setAlert(typed);
    await waitFor(() => expect(sent()).toMatchObject({ base: 'JVD', quote: 'EUR', rate: read }));
  });

  it('is refused where it is unclear, with an example as the reader writes it', async () => {
    await open('de');
    await setAlert('1.29');
    expect((await screen.findAllByText('Enter a rate above zero, like 1,12.')).length).toBeGreaterThan(0);
    expect(sent()).toBeUndefined();
  });
});
