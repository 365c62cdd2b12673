import { readCaseCall } from '@egcr/cases/contract';
import {
  AnsweringServer,
  closeShown,
  drawnReply,
  openShown,
} from '@egcr/web-kit/testing/answering-server.tsx';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  confirmHoldCall,
  holdPaymentCall,
  prolongHoldCall,
  readFraudCaseCall,
  readRulesCall,
  releaseHoldCall,
} from '../../contract/index.ts';
import type { CaseHold, CasePayment, FraudCase } from '../../contract/shapes.ts';
import { Slot } from './case-facts.tsx';

const id = (at: number) => `01990000-0000-7000-8000-00000000000${at}`;
const money = (value: string) => ({ value, assetCode: 'EUR', assetScale: 2 });
const payment = (at: number, part: Partial<CasePayment>): CasePayment => ({
  transfer_id: id(at),
  reference: `TR-000${at}`,
  from: 'Ann',
  to: 'Bao',
  amount: money('5000'),
  paid_at: '2026-11-27T12:00:00.000Z',
  is_named: false,
  ...part,
});
const toBao = payment(1, { is_named: true });
const toCem = payment(2, { to: 'Cem', amount: money('700') });
const hold: CaseHold = {
  id: id(3),
  transfer_id: id(1),
  owner: 'Bao',
  amount: money('4500'),
  placed_at: '2026-11-27T13:00:00.000Z',
  until: '2026-11-30T13:00:00.000Z',
  confirm_by: '2026-11-28T13:00:00.000Z',
  ended: null,
  acts: [{ act: 'placed', by: 'Mia', reason: 'Matches the report', at: '2026-11-27T13:00:00.000Z' }],
  answer: null,
  can: [],
};
const found: FraudCase = {
  alert: null,
  job: null,
  payments: [toBao, toCem],
  holds: [],
  can_hold: false,
};

const HOLD = `POST admin/fraud/cases/${id(9)}/holds`;
let server: AnsweringServer;
beforeEach(() => {
  server = new AnsweringServer().replies(readFraudCaseCall, found);
});
afterEach(() => closeShown(server));

async function open(part: Partial<FraudCase> = {}, kind = 'fraud.report') {
  server.replies(readCaseCall, drawnReply(readCaseCall, { id: id(9), kind, version: 2 }));
  server.replies(readFraudCaseCall, { ...found, ...part });
  await openShown(() => <Slot />, { address: `/super-admin/cases?case=${id(9)}` });
}
const openRead = async (part: Partial<FraudCase> = {}) => {
  await open(part);
  await screen.findByRole('heading', { name: 'Matching payments' });
};
const reason = () => screen.getByLabelText<HTMLTextAreaElement>('Reason');
const because = (value: string) => fireEvent.change(reason(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const radios = () => screen.getAllByRole<HTMLInputElement>('radio');
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));

describe('what an officer sees of a report of fraud', () => {
  it('are the payments that match, and which of them the report names', async () => {
    await openRead();
    const [bao, cem] = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(bao).toMatch(/^To Bao.*November 27, 2026.*TR-0001Named in the report€50\.00$/);
    expect(cem).toMatch(/^To Cem.*TR-0002€7\.00$/);
    expect(screen.queryByText('Hold the money')).toBeNull();
    expect(screen.queryByText('Money on hold')).toBeNull();
    expect(screen.queryByText('What the rule saw')).toBeNull();
    expect(screen.queryByText('The job reported')).toBeNull();
    expect(screen.queryByText(/^No matching payment/)).toBeNull();
  });

  it('says that there are none, and names the job from which the report came', async () => {
    await openRead({
      payments: [],
      job: { slug: 'baker', title: 'Baker', employer: 'Harbour' },
      can_hold: true,
    });
    expect(screen.getByText('No matching payment between people in the last 30 days.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Baker' }).getAttribute('href')).toBe('/jobs/baker');
    expect(screen.getByText('Harbour')).toBeDefined();
    expect(screen.queryByText('Hold the money')).toBeNull();
  });

  it('says why it could not be read, and reads it again on request', async () => {
    await open();
    await screen.findByRole('heading', { name: 'Matching payments' });
    cleanup();
    server.refuses(readFraudCaseCall, { status: 403, code: 'permission_missing' });
    await openShown(() => <Slot />, { address: `/super-admin/cases?case=${id(9)}` });
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.replies(readFraudCaseCall, found);
    fireEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'Matching payments' })).toBeDefined();
  });

  it('is nothing in cases of other kinds', async () => {
    await open({}, 'support.claim');
    await waitFor(() => expect(server.read).toContain(`admin/cases/${id(9)}`));
    expect(screen.queryByText('Matching payments')).toBeNull();
    expect(server.read).not.toContain(`admin/fraud/cases/${id(9)}`);
  });
});

describe('what a rule saw', () => {
  const rule = { rule: 'new_device', open: 3, confirmed: 6, dismissed: 2, precision: 75 } as const;

  it('is a payment from a new device, with how often the rule was right', async () => {
    server.replies(readRulesCall, {
      items: [{ ...rule, rule: 'passed_on', precision: null }, rule],
    });
    const facts = { rule: 'new_device', paid: money('9000'), share: 90, after_s: 61 } as const;
    await openRead({ alert: { person: 'Ann', facts } });
    expect(
      screen.getByText(
        'Ann paid €90.00, 90% of the account, 2 min after the first sign-in from a new device.',
      ),
    ).toBeDefined();
    expect(
      await screen.findByText('This rule was right in 75% of 8 decided alerts (6 confirmed, 2 unfounded).'),
    ).toBeDefined();
  });

  it('is money that was passed on, of a rule that has not been judged yet', async () => {
    server.replies(readRulesCall, {
      items: [rule, { ...rule, rule: 'passed_on', precision: null }],
    });
    const passed = { received: money('10000'), sent: money('9500'), share: 95, after_s: 120, times: 4 };
    await openRead({ alert: { person: 'Cem', facts: { rule: 'passed_on', ...passed } } });
    expect(
      screen.getByText(
        'Cem received €100.00 and sent 95% of it to others within 2 min. That happened 4 times in 7 days.',
      ),
    ).toBeDefined();
    expect(await screen.findByText('No alert of this rule has been decided yet.')).toBeDefined();
    expect(screen.queryByText(/^This rule was right/)).toBeNull();
  });
});

describe('money that an officer holds', () => {
  it('is one of the payments that are not held yet, with a reason', async () => {
    const over = { at: '2026-11-28T13:00:00.000Z', why: 'unconfirmed' } as const;
    await openRead({
      can_hold: true,
      holds: [hold, { ...hold, id: id(4), transfer_id: id(2), ended: over }],
    });
    expect(radios().map(({ value }) => value)).toEqual([id(2)]);
    press('Hold for 72 hours');
    expect((await screen.findAllByText('Choose one.')).length).toBeGreaterThan(0);
    expect(server.sent).toEqual([]);
    choose(/^€7\.00 · To Cem/);
    because('  Matches the report ');
    server.replies(holdPaymentCall, found);
    const reads = server.read.length;
    press('Hold for 72 hours');
    expect(await screen.findByText('Done')).toBeDefined();
    expect(server.sent.map(({ call, body }) => [call, body])).toEqual([
      [HOLD, { transfer_id: id(2), reason: 'Matches the report' }],
    ]);
    await waitFor(() => expect(server.read.slice(reads)).toEqual([`admin/fraud/cases/${id(9)}`]));
  });

  it.each([
    ['other_officers', 'Officers with another role handle this case.'],
    ['own_case', 'This concerns you, so another officer has to do it.'],
    ['own_payment', 'This concerns you, so another officer has to do it.'],
    ['case_not_taken', 'Take the case first. Money is held while a case is open.'],
    ['payment_held', 'Money is on hold because of this payment already.'],
    ['nothing_left', 'Nothing is left to hold.'],
  ])('is not held where the server answers %s, and the case is read again', async (code, said) => {
    server.refuses(holdPaymentCall, { status: 409, code });
    await openRead({ can_hold: true });
    expect(radios()).toHaveLength(2);
    choose(/Bao/);
    because('Matches');
    const reads = server.read.length;
    press('Hold for 72 hours');
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
    expect(screen.queryByText('Done')).toBeNull();
    await waitFor(() => expect(server.read.length).toBe(reads + 1));
  });
});

describe('a hold', () => {
  it('says whose money it is, until when, who did what and what the owner says', async () => {
    await openRead({
      holds: [
        {
          ...hold,
          acts: [...hold.acts, { act: 'prolonged', by: 'Noa', reason: null, at: '2026-11-28T09:00:00.000Z' }],
          answer: { text: 'It is my wage.', at: '2026-11-28T10:00:00.000Z' },
        },
      ],
    });
    const article = screen.getByRole('article');
    expect(article.textContent).toMatch(
      /^€45\.00BaoOn hold until .*November 30, 2026.*Ends on .*November 28, 2026.* unless a second officer confirms it\.Held · Mia · .*: Matches the reportProlonged · Noa · /,
    );
    expect(article.textContent).toMatch(/Answer of the owner: It is my wage\.$/);
    expect(within(article).queryByRole('radio')).toBeNull();
  });

  it('that has ended says so, and nothing of what is still to be confirmed', async () => {
    const ended = { at: '2026-11-28T13:00:00.000Z', why: 'released' } as const;
    await openRead({ holds: [{ ...hold, ended }] });
    const said = screen.getByRole('article').textContent;
    expect(said).toContain('BaoNo longer on hold');
    expect(said).not.toMatch(/Ends on|On hold until|Answer of the owner/);
  });

  it('that was confirmed does not wait for it', async () => {
    await openRead({ holds: [{ ...hold, confirm_by: null }] });
    expect(screen.getByRole('article').textContent).not.toMatch(/Ends on/);
  });

  it.each([
    ['confirm', /Confirm the hold/, 'confirmation', confirmHoldCall],
    ['prolong', /Hold 7 days longer/, 'prolongation', prolongHoldCall],
    ['release', /Release the money now/, 'release', releaseHoldCall],
  ] as const)('is acted on with a reason: %s', async (_act, label, path, call) => {
    server.replies(call, found);
    await openRead({ holds: [{ ...hold, can: ['confirm', 'prolong', 'release'] }] });
    expect(radios().map(({ value }) => value)).toEqual(['confirm', 'prolong', 'release']);
    expect(screen.queryByText('Only another officer can hold it longer.')).toBeNull();
    choose(label);
    press('Confirm');
    await waitFor(() => expect(reason().getAttribute('aria-invalid')).toBe('true'));
    because('Two people reported it');
    press('Confirm');
    expect(await screen.findByText('Done')).toBeDefined();
    expect(server.sent.map(({ call, body }) => [call, body])).toEqual([
      [`POST admin/fraud/holds/${id(3)}/${path}`, { reason: 'Two people reported it' }],
    ]);
  });

  it('is not held longer by the officer who placed it, and says so', async () => {
    server.refuses(releaseHoldCall, { status: 409, code: 'hold_over' });
    await openRead({ holds: [{ ...hold, can: ['release'] }] });
    expect(screen.getByText('Only another officer can hold it longer.')).toBeDefined();
    expect(radios()).toHaveLength(1);
    choose(/Release/);
    because('A mistake');
    press('Confirm');
    expect((await screen.findAllByText('The hold has ended.')).length).toBeGreaterThan(0);
  });
});
