import { AnsweringServer, closeShown, press, says, type } from '@egcr/web-kit/testing/answering-server.tsx';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { cancelPaymentCall, capturePaymentCall, type Payment } from '../../contract/index.ts';
import { aPayment, ID, jvd } from '../testing/a-payment.ts';
import { buttons, showPart } from '../testing/shown-part.tsx';
import { CaptureCard } from './capture-card.tsx';

let server: AnsweringServer;
beforeEach(() => {
  server = new AnsweringServer();
});
afterEach(() => closeShown(server));

describe('money that is held for a merchant [SYS-02]', () => {
  const held: Payment = {
    ...aPayment,
    state: 'requires_capture',
    capture: 'manual',
    capture_until: '2026-11-27T12:00:00.000Z',
    ended_at: null,
  };

  it('is told to its payer with the time until which it is held, and is not theirs to charge', async () => {
    await showPart(<CaptureCard payment={{ ...held, role: 'payer' }} />);
    expect(
      screen.getByText(
        /^This money is held in your wallet until .*2026.*\. You pay only what the merchant charges\.$/,
      ),
    ).toBeDefined();
    expect(buttons()).toEqual([]);
    closeShown(server);
    server = new AnsweringServer();
    await showPart(<CaptureCard payment={{ ...held, state: 'succeeded' }} />);
    expect(buttons()).toEqual([]);
  });

  it('is charged in whole unless the merchant types a part; more than is held, or nothing, is refused', async () => {
    server.answers(capturePaymentCall, () => Response.json({ ...held, state: 'succeeded' }));
    await showPart(<CaptureCard payment={held} />);
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
    await showPart(<CaptureCard payment={held} />);
    await press('Charge');
    await says(said);
    expect(screen.queryByText('Charged. It’s in your balance.')).toBeNull();
  });

  it('is let go by its merchant, or cannot be any more', async () => {
    server.refuses(cancelPaymentCall, { status: 409, code: 'payment_closed' });
    await showPart(<CaptureCard payment={held} />);
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
