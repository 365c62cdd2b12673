/** The points of the contract that the desk for envelopes needs, as the faulty bank has them: rightly, or with one mistake. */
import { randomUUID } from 'node:crypto';

import { add, type Answered, type DeskState } from './desk-state.ts';

export const fundMistakes = [
  'budget_passed',
  'control_totals_believed',
  'subject_paid_again',
  'envelope_paid_twice',
  'rest_of_envelope_dropped',
  'failed_payment_lost',
] as const;
export type FundMistake = (typeof fundMistakes)[number];

export interface FaultyPayment {
  readonly subject: string;
  readonly user_id: string;
  readonly value: string;
}

export interface FaultyEnvelope {
  readonly payments: readonly FaultyPayment[];
  state: 'blocked' | 'shipped';
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly owner: string;
  readonly body: Record<string, unknown>;
}

interface Turn {
  readonly state: DeskState;
  readonly asked: Asked;
  readonly mistake: string;
}

const ASSET = 'USD';
const ENVELOPE = /^\/api\/v1\/admin\/disbursements\/([^/]+)(\/proposal)?$/;

const ok = (body: unknown, status = 200): Answered => ({ status, body });
const no = (code: string): Answered => ({ status: 409, body: { code } });

/** Undefined where it is none of its points. */
export function askFunds(turn: Turn): Answered | undefined {
  const { state, asked } = turn;
  switch (asked.path) {
    case '/dev/funds':
      return fill(turn);
    case '/dev/commitments':
      return promise(turn);
    case '/dev/envelopes':
      return makeEnvelope(turn);
    case '/dev/funds/proof':
      return ok({ broken: [] });
    default: {
      const [, envelope, proposes] = ENVELOPE.exec(asked.path) ?? [];
      if (envelope === undefined) return undefined;
      if (proposes === undefined) return ok({ state: state.envelopes[envelope]?.state });
      const id = randomUUID();
      state.proposals[id] = { path: 'envelope', body: { envelope }, by: asked.owner };
      return ok({ id, sha256: id }, 202);
    }
  }
}

function fill({ state, asked: { body } }: Turn): Answered {
  const { fund, amount } = body as { fund: string; amount: { value: string } };
  if (state.filled[fund] !== undefined) return ok({});
  state.filled[fund] = Number(amount.value);
  move(state, { from: 'treasury', to: fund }, Number(amount.value));
  return ok({});
}

function promise({ state, asked: { body }, mistake }: Turn): Answered {
  const { id, fund, amount } = body as { id: string; fund: string; amount: { value: string } };
  if (state.owners[id]) return ok({});
  const there = mistake === 'budget_passed' ? (state.filled[fund] ?? 0) : has(state, fund);
  const minor = Number(amount.value);
  if (minor > there) return no('budget_short');
  move(state, { from: fund, to: id }, minor);
  return ok({});
}

function makeEnvelope({ state, asked: { body }, mistake }: Turn): Answered {
  const { id, fund, commitment, payments, control } = body as {
    id: string;
    fund: string;
    commitment?: string;
    payments: readonly FaultyPayment[];
    control: { count: number; total: string };
  };
  const there = state.envelopes[id];
  if (there) return ok({ id, state: there.state });
  const total = payments.reduce((sum, { value }) => sum + Number(value), 0);
  const isWrong = payments.length !== control.count || total !== Number(control.total);
  if (isWrong && mistake !== 'control_totals_believed') return no('totals_differ');
  const isAgain = payments.some(({ subject }) => state.subjects[subject]);
  if (isAgain && mistake !== 'subject_paid_again') return no('totals_differ');
  for (const { subject } of payments) state.subjects[subject] = true;
  state.envelopes[id] = { payments, state: 'blocked' };
  move(state, { from: commitment ?? fund, to: id }, total);
  return ok({ id, state: 'blocked' });
}

/** Pays an envelope that a second person approved. */
export function payEnvelope(state: DeskState, id: string, mistake: string): Answered {
  const envelope = state.envelopes[id];
  if (envelope === undefined) return no('not_found');
  if (envelope.state === 'shipped' && mistake !== 'envelope_paid_twice') return no('proposal_decided');
  const people = new Set(Object.values(state.depositors));
  for (const { user_id: payee, value } of envelope.payments) {
    if (people.has(payee)) {
      move(state, { from: id, to: payee }, Number(value));
      continue;
    }
    if (mistake === 'rest_of_envelope_dropped') break;
    if (mistake === 'failed_payment_lost') move(state, { from: id, to: 'treasury' }, Number(value));
  }
  envelope.state = 'shipped';
  return ok({ outcome: {} });
}

function move(
  state: DeskState,
  { from, to }: { readonly from: string; readonly to: string },
  minor: number,
): void {
  for (const [account, change] of [
    [from, -minor],
    [to, minor],
  ] as const) {
    if (account !== 'treasury') state.owners[account] = true;
    add(state, { asset: ASSET, account }, { minor: change });
  }
}

function has({ books }: DeskState, account: string): number {
  return books[`${ASSET} ${account}`]?.balance ?? 0;
}
