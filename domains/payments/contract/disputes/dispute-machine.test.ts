import { stateAfter } from '@egcr/contract/machine';
import { describe, expect, it } from 'vitest';

import { linkMachine } from '../link-machine.ts';
import { paymentMachine } from '../payment-machine.ts';
import { disputeMachine, type DisputeState } from './dispute-machine.ts';
import { disputeStateAt, isEnded, needsAnswer, statementIssue } from './dispute-rules.ts';

/** Every state with every event: where it leads, or nowhere. A change of a machine changes this table on purpose. */
const disputes: Readonly<Record<string, Partial<Record<DisputeState, DisputeState>>>> = {
  raise: {
    warning_needs_response: 'needs_response',
    warning_under_review: 'needs_response',
    warning_closed: 'needs_response',
  },
  answer: { warning_needs_response: 'warning_under_review', needs_response: 'under_review' },
  accept: { warning_needs_response: 'prevented', needs_response: 'lost' },
  dismiss: { warning_under_review: 'warning_closed' },
  withdraw: { needs_response: 'won', under_review: 'won' },
  win: { under_review: 'won' },
  lose: { under_review: 'lost' },
  refer: { needs_response: 'under_review' },
  expire: { needs_response: 'lost' },
};

const payments: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  choose: { requires_payment_method: 'requires_confirmation' },
  pay: { requires_payment_method: 'succeeded', requires_confirmation: 'succeeded' },
  authorize: { requires_payment_method: 'requires_capture', requires_confirmation: 'requires_capture' },
  send: { requires_payment_method: 'processing', requires_confirmation: 'processing' },
  challenge: { processing: 'requires_action' },
  return: { requires_action: 'processing' },
  settle: { processing: 'succeeded', requires_action: 'succeeded' },
  reserve: { processing: 'requires_capture', requires_action: 'requires_capture' },
  fail: { processing: 'requires_payment_method', requires_action: 'requires_payment_method' },
  capture: { requires_capture: 'succeeded' },
  release: { requires_capture: 'canceled' },
  cancel: { requires_payment_method: 'canceled', requires_confirmation: 'canceled' },
  expire: {
    requires_payment_method: 'canceled',
    requires_confirmation: 'canceled',
    requires_capture: 'canceled',
  },
};

const links: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  deactivate: { active: 'inactive' },
  activate: { inactive: 'active' },
  sell: { active: 'active' },
  sell_last: { active: 'exhausted' },
  return_last: { exhausted: 'active' },
  expire: { active: 'expired', inactive: 'expired' },
};

describe.each([
  ['disputes', disputeMachine, disputes],
  ['payments', paymentMachine, payments],
  ['links', linkMachine, links],
] as const)('the machine of %s', (_, machine, table) => {
  it('knows exactly these events', () => {
    expect(Object.keys(machine.events).toSorted()).toEqual(Object.keys(table).toSorted());
  });

  it.each(Object.keys(table).flatMap((event) => machine.states.map((state) => [event, state] as const)))(
    'answers %s in %s as the table says',
    (event, state) => {
      const known: Readonly<Record<string, Readonly<Record<string, string>>>> = table;
      // The machines differ in type; here each is asked by names.
      const found = machine.events as Readonly<Record<string, { readonly moves: Record<string, string> }>>;
      expect(found[event]?.moves[state]).toBe(known[event]?.[state]);
    },
  );
});

it('ends where nothing leads on, but for a question: the rail may dispute what it had asked about', () => {
  for (const state of disputeMachine.states) {
    const leads = Object.keys(disputeMachine.events).some(
      // The names are those of the machine itself.
      (event) => stateAfter(disputeMachine, state, event as keyof typeof disputeMachine.events) !== undefined,
    );
    expect(leads).toBe(!isEnded(state) || state === 'warning_closed');
  }
  expect(disputeMachine.states.filter(needsAnswer)).toEqual(['warning_needs_response', 'needs_response']);
});

it('counts as lost from its deadline on, and a question does not', () => {
  const due_at = new Date('2026-11-27T12:00:00.000Z');
  const is_short = false;
  const before = new Date(due_at.getTime() - 1);
  expect(disputeStateAt({ state: 'needs_response', due_at, is_short }, before)).toBe('needs_response');
  expect(disputeStateAt({ state: 'needs_response', due_at, is_short }, due_at)).toBe('lost');
  expect(disputeStateAt({ state: 'needs_response', due_at, is_short: true }, due_at)).toBe('under_review');
  expect(disputeStateAt({ state: 'warning_needs_response', due_at, is_short }, due_at)).toBe(
    'warning_needs_response',
  );
  expect(disputeStateAt({ state: 'won', due_at, is_short }, due_at)).toBe('won');
});

it.each([
  ['It never came.\nTwice.', undefined],
  ['', 'required'],
  [' \n', 'required'],
  ['a\u0000', 'characters'],
  ['\uDC00', 'characters'],
  ['x'.repeat(4000), undefined],
  ['x'.repeat(4001), 'too_long'],
])('judges a statement', (text, issue) => expect(statementIssue(text)).toBe(issue));
