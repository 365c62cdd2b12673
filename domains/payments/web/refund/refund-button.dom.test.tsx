import { AnsweringServer, closeShown, press, says, type } from '@egcr/web-kit/testing/answering-server.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { refundCall, type Payment } from '../../contract/index.ts';
import { aPayment, ID, jvd } from '../testing/a-payment.ts';
import { showPart } from '../testing/shown-part.tsx';
import { RefundButton } from './refund-button.tsx';

let server: AnsweringServer;
beforeEach(() => {
  server = new AnsweringServer();
});
afterEach(() => closeShown(server));

describe('a refund [SYS-02]', () => {
  const open = async (payment: Payment = aPayment) => {
    await showPart(<RefundButton payment={payment} />);
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
