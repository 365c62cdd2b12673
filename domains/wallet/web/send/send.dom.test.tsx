import { ToastProvider } from '@egcr/ui/toast';
import { anonymousState } from '@egcr/web-kit/auth-state';
import { createQueryClient } from '@egcr/web-kit/query';
import { changeAuthState } from '@egcr/web-kit/session-state';
import { QueryClientProvider } from '@tanstack/react-query';
import { emptyPages, openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { leadingAmount } from '../testing/leading-amount.ts';
import { ada, bola, SmallBank } from '../testing/small-bank.ts';
import { dropDraft } from './draft.ts';
import { Screen } from './send-screen.tsx';

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
  sessionStorage.clear();
  await bank.close();
});

/** Opens `/wallet/send` as a page load does; the pages it may lead to are empty ones. */
async function open(address = '/wallet/send') {
  const client = createQueryClient();
  const page = await openPages({
    address,
    before: '/wallet',
    pages: {
      ...emptyPages('/wallet', '/wallet/history', '/wallet/transfers/$transferId'),
      '/wallet/send': Screen,
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

/** The first payment to Bola asks for the PIN. */
async function enterPin(pin = '270519') {
  fireEvent.change(await screen.findByLabelText('PIN'), { target: { value: pin } });
}

const answers = () => [...document.querySelectorAll('dd')].map((line) => line.textContent);

describe('sending money', () => {
  it('goes from the form by way of the check to the receipt, and takes focus along', async () => {
    const { address } = await open();
    await enterAndCheck();
    expect(address()).toBe('/wallet/send?step=check');
    expect(document.activeElement?.textContent).toBe('Check before you send');
    expect(leadingAmount()).toBe('Ɉ25.50');
    expect(answers()).toEqual([
      'Ɉ25.50',
      'Change They get',
      'Bola Ferreira@bola',
      'Change To',
      'Lunch',
      'Change Note',
      'None',
      'Ɉ25.50',
      'JVD balance',
      'Ɉ974.50',
    ]);
    await enterPin();
    fireEvent.click(button('Send Ɉ25.50'));
    await waitFor(() => expect(address()).toMatch(/^\/wallet\/transfers\/[0-9a-f-]{36}\?sent=1$/));
    expect(bank.payments.size).toBe(1);
  });

  it('is one payment when the button is pressed twice', async () => {
    const { address } = await open();
    await enterAndCheck();
    await enterPin();
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
    await enterPin();
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
    await enterPin();
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

describe('what was typed', () => {
  const typeAll = async () => {
    await screen.findByRole('button', { name: 'Continue' });
    fireEvent.change(field('Who gets it?'), { target: { value: '@bola' } });
    fireEvent.change(field('How much?'), { target: { value: '25.50' } });
    fireEvent.change(field('Note'), { target: { value: 'Lunch' } });
  };
  const typed = () => ['Who gets it?', 'How much?', 'Note'].map((name) => field(name).value);

  it('is still there after a reload, or after the PIN was asked for', async () => {
    await open();
    await typeAll();
    cleanup();
    await open();
    await screen.findByRole('button', { name: 'Continue' });
    expect(typed()).toEqual(['@bola', '25.50', 'Lunch']);
  });

  it('is not shown to the next person on this device, nor after sending', async () => {
    const { address } = await open();
    await enterAndCheck();
    await enterPin();
    fireEvent.click(button('Send Ɉ25.50'));
    await waitFor(() => expect(address()).toContain('sent=1'));
    cleanup();
    await open();
    await screen.findByRole('button', { name: 'Continue' });
    expect(typed()).toEqual(['', '', '']);
    await typeAll();
    cleanup();
    const user = {
      id: bola.user_id,
      email: null,
      phone: null,
      isEmailVerified: true,
      isPhoneVerified: false,
    };
    changeAuthState({ ...anonymousState, isAuthenticated: true, user });
    await open();
    await screen.findByRole('button', { name: 'Continue' });
    expect(typed()).toEqual(['', '', '']);
  });
});

describe('the PIN of a first payment', () => {
  it('is asked for beside amount and payee, and nothing is sent without it', async () => {
    await open();
    await enterAndCheck();
    await screen.findByLabelText('PIN');
    fireEvent.click(button('Send Ɉ25.50'));
    await waitFor(() => expect(field('PIN').getAttribute('aria-invalid')).toBe('true'));
    expect(bank.keys).toEqual([]);
  });

  it('that is wrong is said at the field with the tries that are left, and the same key goes with the right one', async () => {
    const { address } = await open();
    await enterAndCheck();
    await enterPin('111112');
    fireEvent.click(button('Send Ɉ25.50'));
    const said = 'This PIN is not right. 4 attempts are left before a pause.';
    await screen.findByText(said);
    expect([field('PIN').value, heading()]).toEqual(['', 'Check before you send']);
    await enterPin();
    fireEvent.click(button('Send Ɉ25.50'));
    await waitFor(() => expect(address()).toContain('sent=1'));
    expect(new Set(bank.keys).size).toBe(1);
  });

  it('is asked for by the server where the page did not know', async () => {
    bank.isFirst = false;
    bank.pinAboveMinor = 3000;
    bank.asks = true;
    const { address } = await open();
    await enterAndCheck();
    expect(screen.queryByLabelText('PIN')).toBeNull();
    fireEvent.click(button('Send Ɉ25.50'));
    await enterPin();
    expect(field('PIN').getAttribute('aria-invalid')).not.toBe('true');
    fireEvent.click(button('Send Ɉ25.50'));
    await waitFor(() => expect(address()).toContain('sent=1'));
    expect(new Set(bank.keys).size).toBe(1);
  });

  it('is not asked for where they were paid before and the amount is small, and is where it is not', async () => {
    bank.isFirst = false;
    bank.pinAboveMinor = 2550;
    await open();
    await enterAndCheck();
    expect(screen.queryByLabelText('PIN')).toBeNull();
    cleanup();
    dropDraft();
    bank.pinAboveMinor = 2549;
    await open();
    await enterAndCheck();
    await screen.findByLabelText('PIN');
  });
});

describe('an answer that never came', () => {
  it('is said, leaves only the way to ask again, survives a reload, and is one payment', async () => {
    bank.trouble = { kind: 'loses_answers' };
    await open();
    await enterAndCheck();
    await enterPin();
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
    await enterPin();
    fireEvent.click(button('Send Ɉ25.50'));
    await screen.findByText('We have not heard back');
    fireEvent.click(button('Start another payment'));
    await waitFor(() => expect(heading()).toBe('Send money'));
    await waitFor(() => expect(field('Who gets it?').value).toBe(''));
    bank.trouble = undefined;
    await enterAndCheck();
    await enterPin();
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
    await enterPin();
    fireEvent.click(button('Send Ɉ25.50'));
    expect((await screen.findByRole('status')).textContent).toBe(
      'Nothing was sentThat’s more than your balance.',
    );
    bank.trouble = undefined;
    fireEvent.click(button('Send Ɉ25.50'));
    await waitFor(() => expect(address()).toContain('sent=1'));
    expect(new Set(bank.keys).size).toBe(2);
  });

  it.each([
    ['', '5', 'Who gets it?', 'Enter who gets the money.'],
    ['nobody', '5', 'Who gets it?', 'We can’t find anyone by that name. Check the spelling.'],
    ['ada', '5', 'Who gets it?', 'That’s you. Enter someone else.'],
    ['bola', '', 'How much?', 'Enter an amount.'],
    ['bola', '0', 'How much?', 'Enter an amount above zero.'],
    ['bola', '-5', 'How much?', 'An amount cannot be less than zero.'],
    ['bola', 'five', 'How much?', 'Enter the amount in digits, such as 25.50.'],
    ['bola', '1.234', 'How much?', 'This currency has at most 2 decimals.'],
    ['bola', '1000.01', 'How much?', 'That’s more than your balance. You can send up to Ɉ1,000.00.'],
  ])('to %j and %j stands at the field, and nothing is sent', async (to, amount, name, sentence) => {
    const { address } = await open();
    await enter(to, amount);
    const control = field(name);
    await waitFor(() => expect(control.getAttribute('aria-invalid')).toBe('true'));
    const described = (control.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(sentence);
    const summary = screen.getByRole('region', { name: 'Check these fields' });
    expect(summary.textContent).toContain(sentence);
    expect(address()).toBe('/wallet/send');
    expect(bank.keys).toEqual([]);
  });
});
