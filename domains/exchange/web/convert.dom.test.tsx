import { ToastProvider } from '@egcr/ui/toast';
import { createQueryClient } from '@egcr/web-kit/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { emptyPages, openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { leadingAmount } from '@egcr/wallet/web-testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { Screen } from './convert-screen.tsx';
import { ExchangeDesk } from './testing/exchange-desk.ts';

let desk: ExchangeDesk;
beforeEach(async () => {
  desk = new ExchangeDesk();
  await desk.open();
});
afterEach(async () => {
  cleanup();
  await desk.close();
});

/** Opens `/wallet/convert` as a page load does; the pages it may lead to are empty ones. */
async function open(address = '/wallet/convert') {
  const client = createQueryClient();
  const page = await openPages({
    address,
    before: '/wallet',
    pages: {
      ...emptyPages('/wallet', '/wallet/rates', '/wallet/history', '/wallet/conversions/$conversionId'),
      '/wallet/convert': Screen,
    },
    around: (shown) => (
      <QueryClientProvider client={client}>
        <ToastProvider regionLabel="toasts" closeLabel="close">
          {shown}
        </ToastProvider>
      </QueryClientProvider>
    ),
  });
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  return page;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

async function openCheck() {
  const page = await open('/wallet/convert?from=JVD&to=USD&side=source&amount=10000');
  await waitFor(() => expect(field('You get').value).toBe('128.67'));
  fireEvent.click(button('Continue'));
  await waitFor(() => expect(heading()).toBe('Check before you convert'));
  await screen.findByRole('button', { name: 'Convert Ɉ100.00' });
  return page;
}

describe('entering a conversion', () => {
  it('works out the other side, whichever is typed, and keeps it in the address', async () => {
    const { address } = await open();
    type('You convert', '100');
    await waitFor(() => expect(field('You get').value).toBe('128.67'));
    await waitFor(() => expect(address()).toBe('/wallet/convert?from=JVD&to=USD&side=source&amount=10000'));
    type('You get', '12.86');
    await waitFor(() => expect(field('You convert').value).toBe('10.00'));
    await waitFor(() => expect(address()).toContain('side=target&amount=1286'));
  });

  it('asks once for what was typed, not for every key', async () => {
    await open();
    for (const text of ['1', '10', '100']) type('You convert', text);
    await waitFor(() => expect(field('You get').value).toBe('128.67'));
    expect(desk.quotesMade).toBe(1);
  });

  it('says at the field that one has not so much, and leads nowhere', async () => {
    const { address } = await open();
    type('You convert', '1000.01');
    await waitFor(() => expect(field('You convert').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText(/You can convert up to Ɉ1,000\.00/)).toBeTruthy();
    await waitFor(() => expect(field('You get').value).not.toBe(''));
    fireEvent.click(button('Continue'));
    expect(document.activeElement).toBe(field('You convert'));
    expect(address()).not.toContain('quote=');
  });

  it.each([
    ['', 'Enter an amount.'],
    ['0', 'Enter an amount above zero.'],
    ['ten', 'Enter the amount in digits, such as 25.50.'],
    ['1.234', 'This currency has at most 2 decimals.'],
  ])('does not go on with %j', async (typed, sentence) => {
    await open();
    if (typed !== '') type('You convert', typed);
    fireEvent.click(button('Continue'));
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(desk.quotesMade).toBe(0);
  });

  it('exchanges the currencies, also when the other one is chosen', async () => {
    await open();
    fireEvent.change(screen.getByLabelText('Currency you convert'), { target: { value: 'USD' } });
    expect(screen.getByLabelText<HTMLSelectElement>('Currency you get').value).toBe('JVD');
    fireEvent.click(button('Swap the two currencies'));
    expect(screen.getByLabelText<HTMLSelectElement>('Currency you get').value).toBe('USD');
  });

  it('says since when rates are too old, and that conversion waits', async () => {
    const members = { as_of: '2026-11-18T09:00:00Z' };
    desk.quoteTrouble = { kind: 'refuses', status: 503, code: 'rate_stale', members };
    await open('/wallet/convert?from=JVD&to=USD&side=source&amount=10000');
    expect(await screen.findByText('Rates are too old')).toBeTruthy();
    expect(screen.getByText(/18 November 2026|November 18, 2026/)).toBeTruthy();
    expect(field('You get').value).toBe('');
  });
});

describe('the check', () => {
  it('shows first and largest what leaves', async () => {
    await openCheck();
    expect(leadingAmount()).toBe('Ɉ100.00');
  });

  it('shows all and converts once, with the quote as its key', async () => {
    const { address } = await openCheck();
    const confirm = button('Convert Ɉ100.00');
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    await waitFor(() => expect(address()).toMatch(/^\/wallet\/conversions\/[\da-f-]{36}\?done=1$/));
    expect(desk.conversions.size).toBe(1);
    expect(new Set(desk.keys)).toEqual(new Set(desk.conversions.keys()));
  });

  it('asks again with the same key after a lost answer, and finds its receipt after a reload', async () => {
    const { address } = await openCheck();
    const check = address();
    desk.convertTrouble = { kind: 'loses_answers' };
    fireEvent.click(button('Convert Ɉ100.00'));
    expect(await screen.findByText('We have not heard back')).toBeTruthy();
    cleanup();
    desk.convertTrouble = undefined;
    const again = await open(check);
    await waitFor(() => expect(again.address()).toMatch(/^\/wallet\/conversions\//));
    expect(new Set(desk.keys).size).toBe(1);
    expect(desk.conversions.size).toBe(1);
  });

  it('offers a new rate where this one ran out, to be looked at before it is agreed to', async () => {
    const { address } = await openCheck();
    const before = address();
    desk.convertTrouble = { kind: 'refuses', status: 409, code: 'quote_expired' };
    fireEvent.click(button('Convert Ɉ100.00'));
    fireEvent.click(await screen.findByRole('button', { name: 'Get a new rate' }));
    await waitFor(() => expect(address()).not.toBe(before));
    await screen.findByRole('button', { name: 'Convert Ɉ100.00' });
    expect(desk.conversions.size).toBe(0);
  });

  it('does not let a quote be converted whose time is over', async () => {
    desk.holds_s = 0;
    await open('/wallet/convert?from=JVD&to=USD&side=source&amount=10000');
    // Not the desk's answer is waited for but the screen's: before it there is nothing to go on with.
    await waitFor(() => expect(field('You get').value).toBe('128.67'));
    fireEvent.click(button('Continue'));
    expect(await screen.findByText('This rate has expired')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Convert Ɉ100.00' })).toBeNull();
  });

  it.each([
    ['liquidity_short', 409, /don’t have that much USD/],
    ['insufficient_funds', 402, /more than your balance/],
    ['wallet_frozen', 423, /frozen/],
  ])('says why nothing was converted: %s', async (code, status, sentence) => {
    await openCheck();
    desk.convertTrouble = { kind: 'refuses', status, code };
    fireEvent.click(button('Convert Ɉ100.00'));
    expect(await screen.findByText('Nothing was converted')).toBeTruthy();
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  it('begins again where nobody knows the quote any more', async () => {
    const { address } = await open('/wallet/convert?from=JVD&to=USD&side=source&amount=10000&quote=none');
    await waitFor(() => expect(address()).not.toContain('quote='));
    expect(heading()).toBe('Convert money');
  });
});
