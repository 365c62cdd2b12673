import {
  AnsweringServer,
  closeShown,
  drawnReply,
  openShown,
  press,
  says,
  type,
} from '@egcr/web-kit/testing/answering-server.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  answerPaymentCall,
  depositToBusinessCall,
  freezeBusinessCall,
  listBusinessEntriesCall,
  payFromBusinessCall,
  readBusinessWalletCall,
  unfreezeBusinessCall,
  type BusinessPayment,
  type BusinessWallet as Wallet,
} from '../contract/index.ts';
import { BusinessWallet } from './business-wallet.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const AT = '2026-11-20T12:00:00.000Z';
const money = (value: string, assetCode = 'JVD') => ({ value, assetCode, assetScale: 2 });
const account = (assetCode: string, available: string) => ({
  id: ID,
  opened_at: AT,
  asset: assetCode,
  balance: money('9999', assetCode),
  available: money(available, assetCode),
  address: `egcr1${assetCode.toLowerCase()}`,
  alone_today: money('1000000', assetCode),
});
const payment: BusinessPayment = {
  id: ID,
  to: 'Bao Lin',
  amount: money('2000000'),
  note: 'Rent',
  state: 'waiting',
  asked_by: 'Ola Berg',
  is_yours: false,
  asked_at: AT,
  expires_at: AT,
};

let server: AnsweringServer;
let wallet: Wallet;
beforeEach(() => {
  wallet = {
    organisation_id: ID,
    name: 'Firm',
    accounts: [account('JVD', '5000'), account('USD', '700')],
    frozen_at: null,
    can_pay: true,
    waiting: [],
  };
  server = new AnsweringServer()
    .answers(readBusinessWalletCall, () => Response.json(wallet))
    .replies(listBusinessEntriesCall, { items: [], next: null })
    .replies(payFromBusinessCall, { ...payment, state: 'paid' })
    .replies(answerPaymentCall, { ...payment, state: 'paid' })
    .answers(depositToBusinessCall, () => Response.json(wallet))
    .answers(freezeBusinessCall, () => Response.json(wallet))
    .answers(unfreezeBusinessCall, () => Response.json(wallet));
});
afterEach(() => closeShown(server));

const open = async (part: Partial<Wallet> = {}) => {
  wallet = { ...wallet, ...part };
  await openShown(() => <BusinessWallet organisationId={ID} />);
  await screen.findByRole('heading', { name: 'Wallet of the business' });
};
const fieldOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const isWrong = (label: string) => fieldOf(label).getAttribute('aria-invalid') === 'true';
const send = (name: string) => {
  const submit = screen.getAllByRole('button', { name }).find((button) => button.matches('[type=submit]'));
  if (!submit) throw new Error('no button to send');
  fireEvent.click(submit);
};
const readings = () => server.read.filter((each) => each === `treasury/${ID}`).length;

describe('money that a business pays', () => {
  async function pay(values: Partial<Record<'to' | 'amount' | 'note', string>> = {}) {
    const { to = 'bao', amount = '12.5', note = '' } = values;
    await press('Pay');
    await type('Who gets it', to);
    await type('Amount', amount);
    await type(/^What it’s for/, note);
    send('Pay');
  }

  it('is sent with its note; the page says that it was paid, reads the wallet anew and closes the form', async () => {
    await open();
    await pay({ to: ' bao ', note: '  Rent ' });
    await says(/^Paid: .*12\.50/);
    expect(server.sentTo(payFromBusinessCall)).toMatchObject([
      {
        call: `POST treasury/${ID}/payments`,
        body: { to: { username: 'bao' }, amount: money('1250'), note: 'Rent' },
      },
    ]);
    expect(server.sentTo(payFromBusinessCall)[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    await waitFor(() => expect(screen.queryByLabelText('Who gets it')).toBeNull());
    await waitFor(() => expect(readings()).toBe(2));
    // The next payment begins empty.
    await press('Pay');
    expect([fieldOf('Who gets it').value, fieldOf('Amount').value]).toEqual(['', '']);
  });

  it('waits for a second member where it is more than one member may pay, and the page does not say that it was paid', async () => {
    server.replies(payFromBusinessCall, payment);
    await open();
    await pay();
    await says(/waits for a second member\. We’ve told them\.$/);
    expect(screen.queryByText(/^Paid:/)).toBeNull();
  });

  it('keeps its key after a lost answer, and has another one after a no', async () => {
    server.loses(payFromBusinessCall);
    await open();
    await pay();
    const keys = () => [...new Set(server.sentTo(payFromBusinessCall).map(({ key }) => key))];
    const ready = () =>
      waitFor(() =>
        expect(screen.getAllByRole('button', { name: 'Pay' }).some((one) => one.ariaBusy === 'true')).toBe(
          false,
        ),
      );
    await waitFor(() => expect(keys()).toHaveLength(1));
    await ready();
    server.refuses(payFromBusinessCall, { status: 409, code: 'too_many_waiting' });
    send('Pay');
    await says('Too many payments wait already. Answer some first.');
    expect(keys()).toHaveLength(1);
    send('Pay');
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(fieldOf('Who gets it').value).toBe('bao');
  });

  it.each([
    ['recipient_unknown', 404, 'Who gets it'],
    ['insufficient_funds', 422, 'Amount'],
  ])('is refused at the field that it is about: %s', async (code, status, label) => {
    server.refuses(payFromBusinessCall, { status, code });
    await open();
    await pay();
    await waitFor(() => expect(isWrong(label)).toBe(true));
    expect(['Who gets it', 'Amount'].filter(isWrong)).toEqual([label]);
  });

  it.each([
    [{ to: '  ' }, 'Who gets it'],
    [{ amount: '' }, 'Amount'],
    [{ amount: '50.01' }, 'Amount'],
    [{ amount: '1.555' }, 'Amount'],
    [{ note: 'x'.repeat(141) }, /^What it’s for/],
  ] as const)('is judged before it is sent: %j', async (values, label) => {
    await open();
    await pay(values);
    await waitFor(() => expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true'));
    expect(server.sent).toEqual([]);
  });

  it.each([
    ['team_role_required', 403, 'Only owners and finance can do that.'],
    ['not_found', 404, 'This business isn’t in the register, or you’re no longer in its team.'],
    ['business_wallet_frozen', 409, 'The wallet is frozen. Money comes in, and none leaves.'],
  ])('is refused with the reason: %s', async (code, status, said) => {
    server.refuses(payFromBusinessCall, { status, code });
    await open();
    await pay();
    expect(await says(said)).not.toEqual([]);
  });
});

it('a member brings in from their own wallet more than the business has; nobody is asked for', async () => {
  await open();
  await press('Add money from your wallet');
  expect(screen.queryByLabelText('Who gets it')).toBeNull();
  await type('Amount', '1000000');
  send('Add money from your wallet');
  await says(/^Added: /);
  expect(server.sentTo(depositToBusinessCall)).toMatchObject([
    { body: { amount: money('100000000'), note: null } },
  ]);
  expect(server.sentTo(payFromBusinessCall)).toEqual([]);
});

it('a form that is put away sends nothing', async () => {
  await open();
  await press('Pay');
  await press('Cancel');
  expect([screen.queryByLabelText('Who gets it'), server.sent]).toEqual([null, []]);
});

describe('the freeze of the wallet of a business', () => {
  it.each([
    [null, 'Freeze the wallet', 'PUT'],
    [AT, 'Unfreeze the wallet', 'DELETE'],
  ])('frozen at %s: the button says %s', async (frozenAt, name, method) => {
    await open({ frozen_at: frozenAt });
    await press(name);
    await waitFor(() =>
      expect(server.sent.map(({ call }) => call)).toEqual([`${method} treasury/${ID}/freeze`]),
    );
    await waitFor(() => expect(readings()).toBe(2));
  });

  it('is refused with the reason', async () => {
    server.refuses(freezeBusinessCall, { status: 403, code: 'team_role_required' });
    await open();
    await press('Freeze the wallet');
    expect(await says('Only owners and finance can do that.')).not.toEqual([]);
  });
});

describe('payments that wait for a second member', () => {
  it.each([
    ['confirm', 'Confirm and pay', 'paid', 'Paid'],
    ['decline', 'Decline', 'declined', 'The payment won’t be made.'],
    ['decline', 'Decline', 'waiting', 'The payment still waits.'],
    ['confirm', 'Confirm and pay', 'lapsed', 'The payment has lapsed.'],
  ] as const)('are answered: %s with “%s” is %s', async (answer, name, state, said) => {
    server.replies(answerPaymentCall, { ...payment, state });
    await open({ waiting: [payment] });
    expect(screen.getByText('Rent')).toBeDefined();
    await press(name);
    await says(said);
    expect(server.sentTo(answerPaymentCall)).toMatchObject([
      { call: `POST treasury/${ID}/payments/${ID}/answer`, body: { answer } },
    ]);
    await waitFor(() => expect(readings()).toBe(2));
  });

  it('take one answer at a time', async () => {
    server.neverAnswers(answerPaymentCall);
    await open({ waiting: [payment] });
    await press('Confirm and pay');
    const [confirm, decline] = ['Confirm and pay', 'Decline'].map((name) =>
      screen.getByRole<HTMLButtonElement>('button', { name }),
    );
    await waitFor(() => expect([confirm?.ariaBusy, decline?.ariaBusy]).toEqual(['true', null]));
    expect(decline?.disabled).toBe(true);
  });

  it.each([
    ['payment_over', 409, 'This payment was already answered, or it has lapsed.'],
    ['second_member_required', 403, 'Another member confirms this payment.'],
  ])('are refused with the reason: %s', async (code, status, said) => {
    server.refuses(answerPaymentCall, { status, code });
    await open({ waiting: [payment] });
    await press('Confirm and pay');
    expect(await says(said)).not.toEqual([]);
  });
});

describe('the history of the wallet of a business', () => {
  it('shows one currency at a time, with the way each amount went and with whom', async () => {
    const entry = drawnReply(listBusinessEntriesCall).items[0];
    if (entry === undefined) throw new Error('a history is drawn with its lines');
    server.replies(listBusinessEntriesCall, {
      items: [
        { ...entry, id: ID, title: 'Sale', direction: 'in', counterpart: 'Ana' },
        { ...entry, title: 'Fee', direction: 'out', counterpart: null },
        { ...entry, title: 'Top-up', direction: 'in', counterpart: '' },
      ],
      next: null,
    });
    await open();
    await says('Sale');
    expect(server.read.at(-1)).toContain(`treasury/${ID}/entries?`);
    expect(server.read.filter((each) => each.includes('asset=JVD'))).toHaveLength(1);
    const lines = ['Sale', 'Fee', 'Top-up'].map(
      (title) => screen.getByText(title).closest('li')?.textContent,
    );
    expect(lines.map((line) => /^(Sale|Fee|Top-up)(In|Out)/.exec(line ?? '')?.[2])).toEqual([
      'In',
      'Out',
      'In',
    ]);
    expect(lines.map((line) => line?.includes('·'))).toEqual([true, false, false]);
    const choices = screen
      .getAllByLabelText<HTMLSelectElement>('Currency')
      .find((each) => each.options.length === 2);
    if (!choices) throw new Error('no choice of a currency');
    fireEvent.change(choices, { target: { value: 'USD' } });
    await waitFor(() => expect(server.read.some((each) => each.includes('asset=USD'))).toBe(true));
  });

  it('that cannot be read is said so, and read again', async () => {
    server.refuses(readBusinessWalletCall, { status: 404, code: 'not_found' });
    await openShown(() => <BusinessWallet organisationId={ID} />);
    await says('The wallet could not be loaded');
    server.answers(readBusinessWalletCall, () => Response.json(wallet));
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'Wallet of the business' })).toBeDefined();
  });
});
