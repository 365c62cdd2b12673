import {
  AnsweringServer,
  closeShown,
  drawnReply,
  openShown,
  press,
  says,
  type,
} from '@egcr/web-kit/testing/answering-server.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  answerActionCall,
  cancelPaymentCall,
  capturePaymentCall,
  confirmPaymentCall,
  paymentCall,
  refundCall,
  type Payment,
} from '../../contract/index.ts';
import { ActionCard } from '../action/action-card.tsx';
import { hostOf } from '../action/action-rules.ts';
import { TryAgain } from '../attempt/try-again.tsx';
import { CaptureCard } from '../capture/capture-card.tsx';
import { RefundButton } from '../refund/refund-button.tsx';
import { aPayment, ID, jvd, NOW } from '../testing/a-payment.ts';

let server: AnsweringServer;
beforeEach(() => {
  server = new AnsweringServer();
});
afterEach(() => closeShown(server));

const [attempt] = drawnReply(paymentCall).attempts;
if (attempt === undefined) throw new Error('a payment is drawn with its attempts');
const show = async (page: React.ReactNode) => {
  await openShown(() => (
    <>
      <h1>A payment</h1>
      {page}
    </>
  ));
  await screen.findByRole('heading', { name: 'A payment' });
};
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('a payment that waits for its payer [SYS-02]', () => {
  const waiting: Payment = {
    ...aPayment,
    role: 'payer',
    state: 'requires_action',
    next_action: {
      kind: 'redirect',
      url: 'https://bank.example:8443/ask?x=1',
      until: NOW,
    },
    attempts: [],
  };

  it('names the host of the page to which it leads, and takes no other page', async () => {
    await show(<ActionCard payment={waiting} />);
    expect(
      screen.getByText('You enter your card on the page of bank.example:8443, not here. Then you come back.'),
    ).toBeDefined();
    const link = screen.getByRole('link', { name: 'Continue to bank.example:8443' });
    expect(link.getAttribute('href')).toBe('https://bank.example:8443/ask?x=1');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(buttons()).toEqual(['I’m done there', 'Don’t pay']);
    expect(screen.getByText(/^Open until .*\d/)).toBeDefined();
  });

  it('says of a wallet elsewhere that the person agrees there', async () => {
    await show(<ActionCard payment={{ ...waiting, attempts: [{ ...attempt, rail: 'open_payments' }] }} />);
    expect(
      screen.getByText(
        'You agree to this payment on the page of bank.example:8443, where your wallet is. Then you come back.',
      ),
    ).toBeDefined();
  });

  it.each([
    ['Yes, it’s me', 'done'],
    ['No, stop it', 'give_up'],
  ])('tells the server that the payer pressed %j where the bank asks here', async (name, answer) => {
    server.refuses(answerActionCall, { status: 409, code: 'payment_closed' });
    const action = waiting.next_action && { ...waiting.next_action, url: null };
    await show(<ActionCard payment={{ ...waiting, next_action: action }} />);
    expect(screen.getByText('Your bank wants to know: is it you? This bank is simulated.')).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
    expect(buttons()).toEqual(['Yes, it’s me', 'No, stop it']);
    await press(name);
    await says('It’s over already. Look at its state above.');
    expect(server.sent).toEqual([{ call: `POST payments/${ID}/action`, body: { answer } }]);
  });

  it('is told to the merchant, who can do nothing about it; in another state nothing is said', async () => {
    await show(<ActionCard payment={{ ...waiting, next_action: null }} />);
    expect(
      screen.getByText('The payer has to do something first. This page updates automatically.'),
    ).toBeDefined();
    expect(buttons()).toEqual([]);
    closeShown(server);
    server = new AnsweringServer();
    await show(<ActionCard payment={{ ...waiting, state: 'processing' }} />);
    expect(buttons()).toEqual([]);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    ['https://bank.example/a', 'bank.example'],
    ['http://127.0.0.1:4000/', '127.0.0.1:4000'],
    ['javascript:alert(1)', undefined],
    ['ftp://bank.example/', undefined],
    ['bank.example', undefined],
    ['', undefined],
  ])('leads to pages of the web alone: %j', (url, host) => {
    expect(hostOf(url)).toBe(host);
  });
});

describe('a payment that failed, for its payer [SYS-02]', () => {
  const failed: Payment = {
    ...aPayment,
    role: 'payer',
    state: 'requires_payment_method',
    is_test: true,
    attempts: [attempt],
  };
  const open = async () => {
    await show(<TryAgain payment={failed} />);
    await press('Try another test number');
    await screen.findByLabelText('PIN');
  };
  const send = async () => {
    const again = screen.getAllByRole('button', { name: 'Try another test number' }).at(-1);
    again?.click();
  };

  it('of real money is paid in another way, from its link', async () => {
    await show(<TryAgain payment={{ ...failed, is_test: false }} />);
    expect(screen.getByText('It wasn’t paid, and nothing was taken.')).toBeDefined();
    expect(buttons()).toEqual([]);
    const href = screen.getByRole('link', { name: 'Pay another way' }).getAttribute('href');
    expect(href).toContain(ID);
  });

  it.each([
    ['is told to its merchant, who cannot try again', { role: 'merchant' }, true],
    ['says nothing before anything was tried', { attempts: [] }, false],
    ['says nothing in another state', { state: 'succeeded' }, false],
  ] as const)('%s', async (_title, changed, isSaid) => {
    await show(<TryAgain payment={{ ...failed, ...changed } as Payment} />);
    expect(screen.queryByText('It wasn’t paid, and nothing was taken.') !== null).toBe(isSaid);
    expect(buttons()).toEqual([]);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('takes one of the test numbers, and sends no other anywhere', async () => {
    await open();
    await type('PIN', '246813');
    await send();
    await says('Choose a test number.');
    await type('Test card or phone number', '4111 1111 1111 1111');
    await type('PIN', '246813');
    await send();
    await says('That’s not one of the test numbers. It wasn’t sent anywhere.');
    expect(server.sent).toEqual([]);
    server.answers(confirmPaymentCall, () =>
      Response.json({ ...failed, state: 'succeeded' } satisfies Payment),
    );
    await type('Test card or phone number', '4000 0000 0000 0010');
    await type('PIN', '246813');
    await send();
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(server.sent[0]).toEqual({
      call: `POST payments/${ID}/confirm`,
      body: { pin: '246813', test_number: '4000000000000010' },
    });
    await waitFor(() => expect(screen.queryByLabelText('PIN')).toBeNull());
  });

  it.each([
    ['link_closed', 'This link is switched off, expired or sold out.'],
    ['payment_closed', 'This payment is already paid or canceled.'],
    ['no_route', 'No rail can carry this payment. It stays open, and nothing was taken.'],
    ['attempts_spent', 'This number has been tried too often. Use another one.'],
  ])('says why it was refused: %s', async (code, said) => {
    server.refuses(confirmPaymentCall, { status: 409, code });
    await open();
    await type('Test card or phone number', '4000000000000010');
    await type('PIN', '246813');
    await send();
    await says(said);
    expect(screen.getByLabelText('PIN')).toBeDefined();
  });
});

describe('money that is held for a merchant [SYS-02]', () => {
  const held: Payment = {
    ...aPayment,
    state: 'requires_capture',
    capture: 'manual',
    capture_until: '2026-11-27T12:00:00.000Z',
    ended_at: null,
  };

  it('is told to its payer with the time until which it is held, and is not theirs to charge', async () => {
    await show(<CaptureCard payment={{ ...held, role: 'payer' }} />);
    expect(
      screen.getByText(
        /^This money is held in your wallet until .*2026.*\. You pay only what the merchant charges\.$/,
      ),
    ).toBeDefined();
    expect(buttons()).toEqual([]);
    closeShown(server);
    server = new AnsweringServer();
    await show(<CaptureCard payment={{ ...held, state: 'succeeded' }} />);
    expect(buttons()).toEqual([]);
  });

  it('is charged in whole unless the merchant types a part; more than is held, or nothing, is refused', async () => {
    server.answers(capturePaymentCall, () => Response.json({ ...held, state: 'succeeded' }));
    await show(<CaptureCard payment={held} />);
    const amount = screen.getByLabelText<HTMLInputElement>(/Amount to charge/);
    expect(amount.value).toBe('25.00');
    expect(screen.getByText('Held: Ɉ25.00')).toBeDefined();
    for (const wrong of ['25.01', '0', '']) {
      await type(/Amount to charge/, wrong);
      await press('Charge');
      await says('Enter an amount up to Ɉ25.00.');
    }
    expect(server.sent).toEqual([]);
    await type(/Amount to charge/, '10.01');
    await press('Charge');
    await says('Charged. It’s in your balance.');
    expect(server.sent).toEqual([{ call: `POST payments/${ID}/capture`, body: { amount: jvd('1001') } }]);
    expect(server.keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(screen.queryByText('Enter an amount up to Ɉ25.00.')).toBeNull();
  });

  it.each([
    ['payment_not_held', 'This money isn’t held any more.'],
    ['unknown_currency', 'Enter an amount up to Ɉ25.00.'],
    ['over_hold', 'Enter an amount up to Ɉ25.00.'],
    ['payer_unavailable', 'The payer’s money can’t be charged now. It stays held, so try again later.'],
  ])('says why it was not charged: %s', async (code, said) => {
    server.refuses(capturePaymentCall, { status: 409, code });
    await show(<CaptureCard payment={held} />);
    await press('Charge');
    await says(said);
    expect(screen.queryByText('Charged. It’s in your balance.')).toBeNull();
  });

  it('is let go by its merchant, or cannot be any more', async () => {
    server.refuses(cancelPaymentCall, { status: 409, code: 'payment_closed' });
    await show(<CaptureCard payment={held} />);
    await press('Release the money');
    await says('This money isn’t held any more.');
    server.answers(cancelPaymentCall, () => Response.json({ ...held, state: 'canceled' }));
    await press('Release the money');
    await says('Released. Nothing was charged.');
    expect(server.sent.map(({ call }) => call)).toEqual([
      `POST payments/${ID}/cancel`,
      `POST payments/${ID}/cancel`,
    ]);
  });
});

describe('a refund [SYS-02]', () => {
  const open = async (payment: Payment = aPayment) => {
    await show(<RefundButton payment={payment} />);
    await press('Refund');
    await screen.findByLabelText('PIN');
  };
  const send = () => screen.getAllByRole('button', { name: 'Refund' }).at(-1)?.click();

  it('gives back at most what is left of the payment, with the PIN', async () => {
    server.answers(refundCall, () => Response.json({ ...aPayment, refunded: jvd('1500') }));
    await open({ ...aPayment, refunded: jvd('1000') });
    expect(screen.getByLabelText<HTMLInputElement>(/Amount/).value).toBe('15.00');
    expect(screen.getByText('At most Ɉ15.00')).toBeDefined();
    await type(/Amount/, '15.01');
    await type('PIN', '246813');
    send();
    await says('Enter an amount from the smallest unit up to Ɉ15.00.');
    expect(server.sent).toEqual([]);
    await type(/Amount/, '5');
    await type('PIN', '246813');
    send();
    await says('Refund sent');
    expect(server.sent).toEqual([
      { call: `POST payments/${ID}/refunds`, body: { amount: jvd('500'), pin: '246813' } },
    ]);
    await waitFor(() => expect(screen.queryByLabelText('PIN')).toBeNull());
  });

  it.each([
    ['payment_unpaid', 'This payment isn’t paid, so there’s nothing to refund.'],
    ['over_payment', 'That’s more than is left of this payment. Enter at most Ɉ25.00.'],
    ['recipient_unavailable', 'The customer’s account is closed, so it can’t receive money.'],
    [
      'insufficient_funds',
      'Your sales and the wallet have too little for this refund. Enter less, or add money.',
    ],
  ])('says why it was refused, and stays open: %s', async (code, said) => {
    server.refuses(refundCall, { status: 409, code });
    await open();
    await type('PIN', '246813');
    send();
    await says(said);
    expect(screen.queryByText('Refund sent')).toBeNull();
    expect(screen.getByLabelText('PIN')).toBeDefined();
  });
});
