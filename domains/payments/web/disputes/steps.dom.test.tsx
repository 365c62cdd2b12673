import {
  AnsweringServer,
  choose,
  closeShown,
  drawnReply,
  openShown,
  press,
  says,
  type,
} from '@egcr/web-kit/testing/answering-server.tsx';
import { hrefOf } from '@egcr/contract/product-screens';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  acceptDisputeCall,
  answerDisputeCall,
  disputeReasons,
  openDisputeCall,
  withdrawDisputeCall,
  type Dispute,
  type Payment,
} from '../../contract/index.ts';
import { decideDisputeCall, deskDisputeCall } from '../../contract/disputes/desk-endpoints.ts';
import { aPayment, ID, jvd } from '../testing/a-payment.ts';
import { showPart } from '../testing/shown-part.tsx';
import { AnswerDispute } from './answer-dispute.tsx';
import { Screen as Desk } from './desk/desk-screen.tsx';
import { AcceptDispute, WithdrawDispute } from './end-dispute.tsx';
import { DisputePayment } from './open-dispute.tsx';

const OTHER = '01990000-0000-7000-8000-000000000002';
const dispute: Dispute = drawnReply(deskDisputeCall, {
  id: OTHER,
  role: 'merchant',
  state: 'needs_response',
  amount: jvd('2500'),
  due_at: '2026-11-27T12:00:00.000Z',
  evidence: null,
  earlier_answer: null,
});
const payment: Payment = { ...aPayment, role: 'payer' };

let server: AnsweringServer;
beforeEach(() => {
  server = new AnsweringServer();
});
afterEach(() => closeShown(server));

const text = 'The parcel never came.';

describe('a payment that its payer disputes [SYS-02]', () => {
  it.each([
    ['by its merchant', { role: 'merchant' }],
    ['before it is paid', { state: 'requires_capture' }],
    ['of test money', { is_test: true }],
    ['of which all was given back', { refunded: jvd('2500') }],
  ] as const)('cannot be disputed %s', async (_title, changed) => {
    await showPart(<DisputePayment payment={{ ...payment, ...changed }} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('can be disputed while a cent of it is left, and leads to its dispute once it has one', async () => {
    await showPart(<DisputePayment payment={{ ...payment, refunded: jvd('2499') }} />);
    expect(screen.getByRole('button', { name: 'Dispute this payment' })).toBeDefined();
    closeShown(server);
    server = new AnsweringServer();
    const known = { id: OTHER, state: 'needs_response' } as NonNullable<Payment['dispute']>;
    await showPart(<DisputePayment payment={{ ...payment, dispute: known }} />);
    expect(screen.getByRole('link', { name: 'See the dispute' }).getAttribute('href')).toContain(OTHER);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is sent with a reason and what happened, and leads to the dispute', async () => {
    server.replies(openDisputeCall, { ...drawnReply(openDisputeCall), id: OTHER });
    const opened = await openShown(() => <DisputePayment payment={payment} />);
    await press('Dispute this payment');
    const reason = await screen.findByLabelText<HTMLSelectElement>('Reason');
    expect([...reason.options].map(({ value }) => value)).toEqual([...disputeReasons]);
    expect(reason.value).toBe('not_received');
    await press('Send dispute');
    await says('Say what happened.');
    expect(server.sent).toEqual([]);
    await act(async () => void fireEvent.change(reason, { target: { value: 'duplicate' } }));
    await type('What happened', text);
    await press('Send dispute');
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(server.sent[0]).toEqual({
      call: `POST payments/${ID}/disputes`,
      body: { reason: 'duplicate', statement: text },
    });
    await waitFor(() => expect(opened.address()).toContain(OTHER));
  });

  it.each([
    ['payment_unpaid', 'Only a paid payment can be disputed.'],
    ['dispute_twice', 'This payment was disputed before.'],
    ['dispute_elsewhere', 'This payment wasn’t made from the wallet. Dispute it at your bank.'],
    ['dispute_late', 'You can dispute a payment for 60 days.'],
    ['dispute_nothing', 'The merchant has given all of it back already.'],
    ['unknown_currency', 'That’s more than you paid and didn’t get back.'],
    ['over_payment', 'That’s more than you paid and didn’t get back.'],
    ['upload_not_ready', 'A file isn’t ready. Add it again.'],
  ])('says why it was refused, and can be given up: %s', async (code, said) => {
    server.refuses(openDisputeCall, { status: 409, code });
    await showPart(<DisputePayment payment={payment} />);
    await press('Dispute this payment');
    await type('What happened', text);
    await press('Send dispute');
    await says(said);
    await press('Cancel');
    await screen.findByRole('button', { name: 'Dispute this payment' });
    expect(screen.queryByLabelText('What happened')).toBeNull();
  });
});

describe('the answer of a merchant to a dispute [SYS-02]', () => {
  it('is sent once, with what they have to say, until a time that is named', async () => {
    server.replies(answerDisputeCall, { ...dispute, state: 'under_review' });
    await showPart(<AnswerDispute dispute={dispute} />);
    expect(
      screen.getByText(/^Say what you sold and what you delivered\. You can answer once, until .*2026.*\.$/),
    ).toBeDefined();
    await press('Send answer');
    await says('Say what happened.');
    await type('Your answer', 'x'.repeat(4001));
    await press('Send answer');
    await says('Use at most 4,000 characters.');
    expect(server.sent).toEqual([]);
    await type('Your answer', 'Here is the receipt.');
    await press('Send answer');
    await says('Answer sent. We’ll tell you how it’s decided.');
    expect(server.sent).toEqual([
      { call: `POST disputes/${OTHER}/evidence`, body: { evidence: 'Here is the receipt.' } },
    ]);
  });

  it.each([
    ['dispute_closed', 'This dispute is answered, decided or past its deadline.'],
    ['upload_not_ready', 'A file isn’t ready. Add it again.'],
  ])('says why it was refused: %s', async (code, said) => {
    server.refuses(answerDisputeCall, { status: 409, code });
    await showPart(<AnswerDispute dispute={dispute} />);
    await type('Your answer', 'Here is the receipt.');
    await press('Send answer');
    await says(said);
    expect(screen.queryByText(/^Answer sent/)).toBeNull();
  });
});

describe('the end of a dispute [SYS-02]', () => {
  const name = 'Accept and give the money back';
  const openAccept = async () => {
    await showPart(<AcceptDispute dispute={dispute} />);
    await press(name);
    await type('PIN', '246813');
    screen.getAllByRole('button', { name }).at(-1)?.click();
  };

  it('comes where the merchant gives in, with the PIN', async () => {
    server.replies(acceptDisputeCall, { ...dispute, state: 'lost' });
    await openAccept();
    await says('The customer has the money back.');
    expect(server.sent).toEqual([{ call: `POST disputes/${OTHER}/accept`, body: { pin: '246813' } }]);
    await waitFor(() => expect(screen.queryByLabelText('PIN')).toBeNull());
  });

  it.each([
    ['dispute_closed', 'This dispute is answered, decided or past its deadline.'],
    ['recipient_unavailable', 'The customer’s account can’t receive money now.'],
    ['account_frozen', 'The customer’s account can’t receive money now.'],
    ['insufficient_funds', 'Your sales and the wallet don’t have enough. Add money, or answer the dispute.'],
  ])('says why the money did not go back: %s', async (code, said) => {
    server.refuses(acceptDisputeCall, { status: 409, code });
    await openAccept();
    await says(said);
    expect(screen.getByText(/^Ɉ25\.00 goes back to the customer\./)).toBeDefined();
    expect(screen.queryByText('The customer has the money back.')).toBeNull();
  });

  it('comes where the payer withdraws it, once they have confirmed', async () => {
    server.refuses(withdrawDisputeCall, { status: 409, code: 'dispute_closed' });
    await showPart(<WithdrawDispute dispute={{ ...dispute, role: 'payer' }} />);
    await press('Withdraw the dispute');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Withdraw the dispute' }));
    expect(
      dialog.getByText('The merchant keeps the money, and you can’t dispute this payment again.'),
    ).toBeDefined();
    expect(server.sent).toEqual([]);
    await act(async () => dialog.getByRole('button', { name: 'Withdraw the dispute' }).click());
    await says('This dispute is answered, decided or past its deadline.');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    server.replies(withdrawDisputeCall, { ...dispute, state: 'won' });
    await press('Withdraw the dispute');
    const again = within(await screen.findByRole('alertdialog'));
    await act(async () => again.getByRole('button', { name: 'Withdraw the dispute' }).click());
    await says('Dispute withdrawn.');
    expect(server.sent.map(({ call }) => call)).toEqual([
      `POST disputes/${OTHER}/withdrawal`,
      `POST disputes/${OTHER}/withdrawal`,
    ]);
  });
});

describe('a dispute that an officer decides [SYS-02]', () => {
  const openDesk = async (state: Dispute['state'] = 'under_review') => {
    server.replies(deskDisputeCall, { ...dispute, role: null, state });
    await openShown(() => <Desk />, { address: `${hrefOf('dispute-desk')}?dispute=${OTHER}` });
  };

  it('takes a choice that nobody made beforehand, and a reason', async () => {
    server.replies(decideDisputeCall, { ...dispute, role: null, state: 'lost' });
    await openDesk();
    await press('Decide');
    await says('Choose who gets the money.');
    await says('Say what happened.');
    expect(server.sent).toEqual([]);
    await choose('radio', 'Merchant keeps the money');
    await choose('radio', 'Customer gets the money back');
    await type('Reason for both sides', 'No receipt of the carrier.');
    await press('Decide');
    await says('Decided. Both sides hear of it.');
    expect(server.sent).toEqual([
      {
        call: `POST admin/payment-disputes/${OTHER}/decision`,
        body: { outcome: 'lost', reason: 'No receipt of the carrier.' },
      },
    ]);
  });

  it.each([
    ['dispute_own', 'You’re a side of this dispute, so another officer decides it.'],
    ['dispute_closed', 'This dispute is answered, decided or past its deadline.'],
    ['recipient_unavailable', 'The customer’s account can’t receive money now.'],
    ['account_frozen', 'The customer’s account can’t receive money now.'],
  ])('says why it was refused: %s', async (code, said) => {
    server.refuses(decideDisputeCall, { status: 409, code });
    await openDesk();
    await choose('radio', 'Merchant keeps the money');
    await type('Reason for both sides', 'The receipt is there.');
    await press('Decide');
    await says(said);
    expect(server.sent[0]?.body).toMatchObject({ outcome: 'won' });
  });

  it('is not decided before the merchant has answered, nor a second time', async () => {
    await openDesk('needs_response');
    await screen.findByRole('region', { name: dispute.reference });
    expect(screen.queryByRole('button', { name: 'Decide' })).toBeNull();
  });

  it('is not shown to an officer who is a side of it', async () => {
    server.refuses(deskDisputeCall, { status: 403, code: 'dispute_own' });
    await openShown(() => <Desk />, { address: `${hrefOf('dispute-desk')}?dispute=${OTHER}` });
    await says('You’re a side of this dispute, so another officer decides it.');
    server.replies(deskDisputeCall, { ...dispute, role: null });
    const region = screen.queryByRole('region', { name: dispute.reference });
    expect(region).toBeNull();
    screen.getAllByRole('button', { name: 'Retry' }).at(-1)?.click();
    await screen.findByRole('region', { name: dispute.reference });
  });
});
