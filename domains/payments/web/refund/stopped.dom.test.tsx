import { connectCalls } from '@egcr/web-kit/call-connections';
import { CannedBank, openPage, press } from '@egcr/wallet/web-testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import type { Payment } from '../../contract/index.ts';
import { aPayment, ID, jvd, NOW } from '../testing/a-payment.ts';
import { RefundButton } from './refund-button.tsx';

let bank: CannedBank;
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  bank.close();
});

interface Shown {
  readonly available?: string;
  readonly shown?: Payment;
}

async function show(
  stop: { readonly frozen_at?: string; readonly held_until?: string },
  { available = '0', shown = aPayment }: Shown = {},
) {
  bank = new CannedBank({
    'GET wallet': { accounts: [], in_pots: [], frozen_at: null, held_until: null, sandbox: true, ...stop },
    'GET payment-balance': {
      items: [
        {
          asset: 'JVD',
          pending: jvd('2475'),
          available: jvd(available),
          reserved: jvd('0'),
          owed: jvd('0'),
        },
      ],
    },
  });
  await openPage(`/payment-gateway/payments/${ID}`, () => (
    <>
      <h1>A payment</h1>
      <RefundButton payment={shown} />
    </>
  ));
  await screen.findByRole('heading', { name: 'A payment' });
}

async function open(...shown: Parameters<typeof show>) {
  await show(...shown);
  await press('Refund');
}

const amount = () => screen.findByLabelText<HTMLInputElement>(/Amount/);

describe('a refund', () => {
  it.each([
    ['the payer of a payment', { role: 'payer' }],
    ['the merchant of a payment that is open', { state: 'requires_payment_method', ended_at: null }],
    ['the merchant of a payment that was given back whole', { refunded: jvd('2500') }],
  ] as const)('is not offered to %s', async (_, differently) => {
    await show({}, { shown: { ...aPayment, ...differently } });
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
  });

  it('is offered to the merchant of one that was paid', async () => {
    await show({});
    expect(await screen.findByRole('button', { name: 'Refund' })).toBeTruthy();
  });

  it('is offered without the PIN, which only its dialog asks for', async () => {
    const asked: string[] = [];
    await show({});
    cleanup();
    const answered = globalThis.fetch;
    connectCalls({
      accessToken: () => 'token',
      wait: () => Promise.resolve(),
      onPinRequired: () => asked.push('PIN'),
    });
    globalThis.fetch = async (input, init) => {
      const path = new URL(input instanceof Request ? input.url : input, 'http://bank').pathname;
      if (!path.endsWith('/wallet')) return answered(input, init);
      asked.push(path);
      return Response.json({ code: 'pin_required', status: 401 }, { status: 401 });
    };
    await openPage(`/payment-gateway/payments/${ID}`, () => <RefundButton payment={aPayment} />);
    await press('Refund');
    expect((await amount()).value).toBe('25.00');
    expect(asked).toEqual(['/api/v1/wallet']);
  });

  it('begins at the amount, also below a note with a link, and goes on to the PIN', async () => {
    for (const stop of [{}, { frozen_at: NOW }]) {
      await open(stop);
      const field = await amount();
      await waitFor(() => expect(document.activeElement === field).toBe(true));
      await userEvent.tab();
      expect(document.activeElement === screen.getByLabelText('PIN')).toBe(true);
      cleanup();
      bank.close();
    }
  });
});

describe('a refund by a merchant whose wallet pays nothing now', () => {
  it.each([
    ['frozen', { frozen_at: NOW }, 'Your wallet is frozen', 'Unfreeze wallet'],
    ['held', { held_until: NOW }, 'Your money is held', 'See how to end it'],
  ] as const)(
    'because it is %s says so before the PIN is typed, and offers what the sales have',
    async (_, stop, title, way) => {
      await open(stop);
      expect(await screen.findByText('For now, you can refund up to Ɉ24.75 from your sales.')).toBeTruthy();
      expect(screen.getByText(title)).toBeTruthy();
      expect(screen.getByRole('link', { name: way })).toBeTruthy();
      expect((await amount()).value).toBe('24.75');
    },
  );

  it('asks for no PIN where the sales have nothing', async () => {
    await open({ frozen_at: NOW }, { shown: { ...aPayment, is_available: true } });
    expect(await screen.findByText(/Your sales have no money for this refund/)).toBeTruthy();
    expect(screen.queryByLabelText('PIN')).toBeNull();
    expect(screen.getByRole('link', { name: 'Unfreeze wallet' })).toBeTruthy();
  });

  it('is as ever where the sales have enough, and of a test payment, which moves nothing', async () => {
    await open({ frozen_at: NOW }, { available: '25' });
    expect((await amount()).value).toBe('25.00');
    expect(screen.queryByText('Your wallet is frozen')).toBeNull();
    cleanup();
    bank.close();
    await open({ frozen_at: NOW }, { shown: { ...aPayment, is_test: true, is_available: true } });
    expect((await amount()).value).toBe('25.00');
    await waitFor(() => expect(screen.getByLabelText('PIN')).toBeTruthy());
  });
});
