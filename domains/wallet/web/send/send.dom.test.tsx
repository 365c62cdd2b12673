import { ToastProvider } from '@egcr/ui/toast';
import { anonymousState } from '@egcr/web-kit/auth-state';
import { createQueryClient } from '@egcr/web-kit/query';
import { changeAuthState } from '@egcr/web-kit/session-state';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { ada, SmallBank } from '../testing/small-bank.ts';
import { dropDraft } from './draft.ts';
import { Screen } from './send-screen.tsx';

// jsdom draws nothing, so there is nothing to scroll.
window.scrollTo = () => undefined;

let bank: SmallBank;
beforeEach(async () => {
  bank = new SmallBank();
  await bank.open();
  const user = { id: ada.user_id, email: null, phone: null, isEmailVerified: true, isPhoneVerified: false };
  changeAuthState({ ...anonymousState, isAuthenticated: true, user });
});
afterEach(async () => {
  cleanup();
  dropDraft();
  await bank.close();
});

/** Opens `/wallet/send` as a page load does; the pages it may lead to are empty ones. */
async function open(address = '/wallet/send') {
  const client = createQueryClient();
  const root = createRootRoute({
    component: () => (
      <QueryClientProvider client={client}>
        <ToastProvider regionLabel="toasts" closeLabel="close">
          <Outlet />
        </ToastProvider>
      </QueryClientProvider>
    ),
  });
  const page = (path: string) =>
    createRoute({ getParentRoute: () => root, path, component: () => <h1>{path}</h1> });
  const own = createRoute({ getParentRoute: () => root, path: '/wallet/send', component: Screen });
  const others = ['/wallet', '/wallet/history', '/wallet/transfers/$transferId'].map(page);
  const history = createMemoryHistory({ initialEntries: ['/wallet', address] });
  const router = createRouter({
    routeTree: root.addChildren([own, ...others]),
    history,
    defaultPendingMinMs: 0,
  });
  await act(() => router.load());
  await act(async () => render(<RouterProvider router={router} />));
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  return { address: () => history.location.href, back: () => history.back() };
}

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name, { exact: false });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

async function enter(to: string, amount: string, note = '') {
  await screen.findByRole('button', { name: 'Continue' });
  fireEvent.change(field('Who gets it?'), { target: { value: to } });
  fireEvent.change(field('How much?'), { target: { value: amount } });
  fireEvent.change(field('Note'), { target: { value: note } });
  await act(async () => void fireEvent.click(button('Continue')));
}

async function enterAndCheck() {
  await enter('@bola', '25.50', 'Lunch');
  await waitFor(() => expect(heading()).toBe('Check before you send'));
}

const answers = () => [...document.querySelectorAll('dd')].map((line) => line.textContent);

describe('sending money', () => {
  it('goes from the form by way of the check to the receipt, and takes focus along', async () => {
    const { address } = await open();
    await enterAndCheck();
    expect(address()).toBe('/wallet/send?step=check');
    expect(document.activeElement?.textContent).toBe('Check before you send');
    expect(answers()).toEqual([
      'Bola Ferreira@bola',
      'Change To',
      'Ɉ25.50',
      'Change They get',
      'Lunch',
      'Change Note',
      'None',
      'Ɉ25.50',
      'JVD balance',
      'Ɉ974.50',
    ]);
    fireEvent.click(button('Send Ɉ25.50'));
    await waitFor(() => expect(address()).toMatch(/^\/wallet\/transfers\/[0-9a-f-]{36}\?sent=1$/));
    expect(bank.payments.size).toBe(1);
  });

  it('is one payment when the button is pressed twice', async () => {
    const { address } = await open();
    await enterAndCheck();
    const send = button('Send Ɉ25.50');
    fireEvent.click(send);
    fireEvent.click(send);
    fireEvent.click(send);
    await waitFor(() => expect(address()).toContain('sent=1'));
    expect(bank.keys).toHaveLength(1);
  });

  it('shows an empty form to who comes back after it', async () => {
    const { address, back } = await open();
    await enterAndCheck();
    fireEvent.click(button('Send Ɉ25.50'));
    await waitFor(() => expect(address()).toContain('sent=1'));
    back();
    await waitFor(() => expect(heading()).toBe('Send money'));
    await waitFor(() => expect(field('Who gets it?').value).toBe(''));
    expect(field('How much?').value).toBe('');
  });

  it('leads the check page of a payment that has left to its receipt', async () => {
    const first = await open();
    await enterAndCheck();
    fireEvent.click(button('Send Ɉ25.50'));
    await waitFor(() => expect(first.address()).toContain('sent=1'));
    cleanup();
    const again = await open('/wallet/send?step=check');
    await waitFor(() => expect(again.address()).toBe(first.address()));
    expect(bank.payments.size).toBe(1);
  });

  it('keeps what was entered for who goes back to change something', async () => {
    const { back } = await open();
    await enterAndCheck();
    expect(screen.getByRole('link', { name: 'Change something' }).getAttribute('href')).toBe('/wallet/send');
    back();
    await waitFor(() => expect(heading()).toBe('Send money'));
    await waitFor(() => expect(field('Who gets it?').value).toBe('@bola'));
    expect([field('How much?').value, field('Note').value]).toEqual(['25.50', 'Lunch']);
  });
});

describe('an answer that never came', () => {
  it('is said, leaves only the way to ask again, survives a reload, and is one payment', async () => {
    bank.trouble = { kind: 'loses_answers' };
    await open();
    await enterAndCheck();
    fireEvent.click(button('Send Ɉ25.50'));
    await screen.findByText('We have not heard back');
    expect(screen.queryByRole('link', { name: /^Change/ })).toBeNull();

    cleanup();
    const reloaded = await open('/wallet/send');
    await screen.findByText('We have not heard back');
    expect(reloaded.address()).toBe('/wallet/send?step=check');

    bank.trouble = undefined;
    fireEvent.click(button('Try again'));
    await waitFor(() => expect(reloaded.address()).toContain('sent=1'));
    expect(bank.payments.size).toBe(1);
    expect(new Set(bank.keys).size).toBe(1);
  });

  it('can be left for another payment, which is another one', async () => {
    bank.trouble = { kind: 'loses_answers' };
    const { address } = await open();
    await enterAndCheck();
    fireEvent.click(button('Send Ɉ25.50'));
    await screen.findByText('We have not heard back');
    fireEvent.click(button('Start another payment'));
    await waitFor(() => expect(heading()).toBe('Send money'));
    await waitFor(() => expect(field('Who gets it?').value).toBe(''));
    bank.trouble = undefined;
    await enterAndCheck();
    fireEvent.click(button('Send Ɉ25.50'));
    await waitFor(() => expect(address()).toContain('sent=1'));
    expect(new Set(bank.keys).size).toBe(2);
  });
});

describe('a no', () => {
  it('of the server is said with its reason, and the same page can send once the reason is gone', async () => {
    bank.trouble = { kind: 'refuses', status: 402, code: 'insufficient_funds' };
    const { address } = await open();
    await enterAndCheck();
    fireEvent.click(button('Send Ɉ25.50'));
    expect((await screen.findByRole('status')).textContent).toBe(
      'Nothing was sentThat is more than you have.',
    );
    bank.trouble = undefined;
    fireEvent.click(button('Send Ɉ25.50'));
    await waitFor(() => expect(address()).toContain('sent=1'));
    expect(new Set(bank.keys).size).toBe(2);
  });

  it.each([
    ['', '5', 'Who gets it?', 'Enter who gets the money.'],
    ['nobody', '5', 'Who gets it?', 'Nobody can be found by that name. Check the spelling.'],
    ['ada', '5', 'Who gets it?', 'That is you. Enter somebody else.'],
    ['bola', '', 'How much?', 'Enter an amount.'],
    ['bola', '0', 'How much?', 'Enter an amount above zero.'],
    ['bola', '-5', 'How much?', 'An amount cannot be less than zero.'],
    ['bola', 'five', 'How much?', 'Enter the amount in digits, such as 25.50.'],
    ['bola', '1.234', 'How much?', 'This currency has at most 2 decimals.'],
    ['bola', '1000.01', 'How much?', 'That is more than you have. You can send at most Ɉ1,000.00.'],
  ])('to %j and %j stands at the field, and nothing is sent', async (to, amount, name, sentence) => {
    const { address } = await open();
    await enter(to, amount);
    const control = field(name);
    await waitFor(() => expect(control.getAttribute('aria-invalid')).toBe('true'));
    const described = (control.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(sentence);
    const summary = screen.getByRole('region', { name: 'Please check what you entered' });
    expect(summary.textContent).toContain(sentence);
    expect(address()).toBe('/wallet/send');
    expect(bank.keys).toEqual([]);
  });
});
