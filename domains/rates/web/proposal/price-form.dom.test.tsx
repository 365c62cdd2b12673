import { ToastProvider } from '@egcr/ui/toast';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { LanguageProvider } from '@egcr/web-kit/i18n.tsx';
import { createQueryClient } from '@egcr/web-kit/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { PriceForm } from './price-form.tsx';

const usualFetch = globalThis.fetch;
let asked: unknown[];
beforeEach(() => {
  asked = [];
  connectCalls({ accessToken: () => 'token', wait: () => Promise.resolve() });
  globalThis.fetch = async (input, init) => {
    const request = new Request(new URL(input instanceof Request ? input.url : input, 'http://here'), init);
    asked.push(await request.json().catch(() => null));
    return new Response(null, { status: 404 });
  };
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  globalThis.fetch = usualFetch;
});

async function propose(locale: string, price: string) {
  render(
    <LanguageProvider initial={{ language: 'en', locale, chosen: 'en' }}>
      <QueryClientProvider client={createQueryClient()}>
        <ToastProvider regionLabel="toasts" closeLabel="close">
          <PriceForm />
        </ToastProvider>
      </QueryClientProvider>
    </LanguageProvider>,
  );
  fireEvent.change(screen.getByLabelText('Price in US dollars'), { target: { value: price } });
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Monthly review' } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Propose price' })));
}

it.each([
  ['de', '1,31', '1.31'],
  ['de', '1.310', '1310'],
  ['en', '1.310', '1.310'],
])('a price of JVD is read as people write numbers: in %s %s is %s', async (locale, typed, price) => {
  await propose(locale, typed);
  await waitFor(() =>
    expect(asked).toContainEqual({ mode: 'administered', price, reason: 'Monthly review' }),
  );
});

it('a price that is unclear is refused with an example as the reader writes it', async () => {
  await propose('de', '1.31');
  expect((await screen.findAllByText('Enter a price like 1,29.')).length).toBeGreaterThan(0);
  expect(asked).toEqual([]);
});
