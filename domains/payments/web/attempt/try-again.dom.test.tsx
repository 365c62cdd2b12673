import { AnsweringServer, closeShown, press, says, type } from '@egcr/web-kit/testing/answering-server.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { confirmPaymentCall, type Payment } from '../../contract/index.ts';
import { aPayment, ID } from '../testing/a-payment.ts';
import { anAttempt } from '../testing/an-attempt.ts';
import { buttons, showPart } from '../testing/shown-part.tsx';
import { TryAgain } from './try-again.tsx';

let server: AnsweringServer;
beforeEach(() => {
  server = new AnsweringServer();
});
afterEach(() => closeShown(server));

describe('a payment that failed, for its payer [SYS-02]', () => {
  const failed: Payment = {
    ...aPayment,
    role: 'payer',
    state: 'requires_payment_method',
    is_test: true,
    attempts: [anAttempt],
  };
  const open = async () => {
    await showPart(<TryAgain payment={failed} />);
    await press('Try another test number');
    await screen.findByLabelText('PIN');
  };
  const send = async () => {
    const again = screen.getAllByRole('button', { name: 'Try another test number' }).at(-1);
    again?.click();
  };

  it('of real money is paid in another way, from its link', async () => {
    await showPart(<TryAgain payment={{ ...failed, is_test: false }} />);
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
    await showPart(<TryAgain payment={{ ...failed, ...changed } as Payment} />);
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
