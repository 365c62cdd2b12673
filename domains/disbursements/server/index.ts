import type { ProposalKind } from '@egcr/approvals/server';
import type { WireMoney } from '@egcr/contract/money';
import type { PageAsked } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';
import { handle, type ServerDomain } from '@egcr/server-kit/domain';
import { uuid } from '@egcr/contract/ids';
import type { Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import {
  cancelEnvelopeCall,
  disbursementMachine,
  envelopeCall,
  envelopeMachine,
  envelopesCall,
  paymentsCall,
  proposeEnvelopeCall,
  type EnvelopeState,
} from '../contract/index.ts';
import { disbursementScreens } from '../contract/screens.ts';
import {
  booksOf,
  commit,
  contribute,
  fillBudget,
  leftOfCommitment,
  uncommit,
  type FilledBudget,
  type FundBooks,
} from './books.ts';
import {
  fillSampleBudgets,
  keepSampleCommitments,
  type SampleBudget,
  type SampleCommitment,
} from './demo/keep-samples.ts';
import { cancelByStaff, proposeEnvelope, proposePayment } from './change-envelope.ts';
import { FOLLOW_UP, FOLLOW_UP_ONE, followUp, followUpOne } from './end-envelopes.ts';
import { fillingsOf, type Filling } from './show-fillings.ts';
import { disbursementHealth } from './health.ts';
import { makeEnvelope, type WantedEnvelope } from './make-envelope.ts';
import type { DisbursementParts } from './parts.ts';
import { paymentsFor, type PaymentRow } from './payment-store.ts';
import { cancelSample, paySample } from './pay-sample.ts';
import { disbursementProposals } from './proposals.ts';
import { proveBooks, type BookFinding } from './prove-books.ts';
import { lessenDebt, openDebt, owedNow, payBack, recoverPayments } from './recover-payments.ts';
import { returnPayment } from './return-payment.ts';
import { SHIP, shipEnvelope } from './ship-envelope.ts';
import { listPayments, listShown, readEnvelope } from './show-envelopes.ts';
import { findEnvelope } from './store.ts';

export { disbursementKinds } from './money.ts';
export type { FundBooks } from './books.ts';
export type { Filling } from './show-fillings.ts';
export type { DisbursementParts } from './parts.ts';
export type { WantedEnvelope, WantedPayment } from './make-envelope.ts';
export type { PaymentRow } from './payment-store.ts';
export type { SampleBudget, SampleCommitment, SampleEnvelope } from './demo/keep-samples.ts';

export interface BudgetProposed {
  readonly fund: string;
  /** What the fund is called, for the person who decides. */
  readonly title: string;
  readonly amount: WireMoney;
  readonly reason?: string | undefined;
}

/** What domains ask that keep funds and pay people out of them. Amounts are minor units of the fund's currency. */
export interface DisbursementsDoor {
  /**
   * Brings money of the operator into a budget, once for the key. For demonstrations, and for domains in which two people decided (`by`);
   * else by two people (`proposeBudget`).
   */
  fill(work: Work, filled: FilledBudget): Promise<void>;
  /** Proposes to bring money of the operator into a budget. Refuses as approvals do. */
  proposeBudget(work: Work, wanted: BudgetProposed): ReturnType<DisbursementParts['approvals']['propose']>;
  /** What was brought into a budget, the latest first, by the names of the two people. */
  fillings(db: Database, asked: PageAsked<string> & { readonly fund: string }): Promise<readonly Filling[]>;
  /** Takes what a person agreed to give into a budget, once for the key. Refuses as the wallet's `collect`. */
  contribute(work: Work, given: Parameters<typeof contribute>[2]): Promise<{ readonly id: string }>;
  /** Promises money of a budget under an id, once. Refuses budget_short. */
  commit(work: Work, wanted: Parameters<typeof commit>[2]): Promise<void>;
  /** Gives a promised sum back to the budget, once for the key. Refuses budget_short where less is left. */
  uncommit(work: Work, wanted: Parameters<typeof uncommit>[2]): Promise<void>;
  /** What is promised under a commitment, neither paid nor in an envelope. */
  left(db: Database, of: { readonly id: string; readonly asset: string }): Promise<bigint>;
  /** Makes an envelope of payments and sets its money aside. Refuses totals_differ. */
  envelope(work: Work, wanted: WantedEnvelope): Promise<{ readonly id: string; readonly state: string }>;
  /** Where an envelope stands; undefined where there is none. */
  envelopeState(db: Database, id: string): Promise<EnvelopeState | undefined>;
  /**
   * Proposes to pay an envelope, as its call does; a large one waits for a finance officer instead. Refuses not_found, envelope_state,
   * role_required, what approvals refuse.
   */
  propose(work: Work, envelopeId: string): Promise<unknown>;
  /** Pays an envelope of a demonstration at once, without two people. Refuses envelope_state. */
  paySample(work: Work, envelopeId: string): Promise<void>;
  /** Cancels one of them: nothing of it is paid. */
  cancelSample(work: Work, envelopeId: string): Promise<void>;
  /** Fills many budgets of a demonstration at once, each once for its key. */
  fillSamples(work: Work, budgets: readonly SampleBudget[]): Promise<void>;
  /** Keeps many invented promises with what became of their money, which moves in one batch of the ledger. */
  keepSamples(work: Work, commitments: readonly SampleCommitment[]): Promise<void>;
  /** Takes a payment back that its recipient agreed to give back. Refuses envelope_state, then as the wallet's `giveBack`. */
  takeBack(work: Work, asked: Parameters<typeof returnPayment>[2]): Promise<void>;
  /**
   * Takes money back that was paid, once for the id: from the wallet as far as it is there, by reversals; the rest is owed from then on.
   * Answers what was taken now.
   */
  recover(
    work: Work,
    wanted: Parameters<typeof recoverPayments>[2],
  ): Promise<{ readonly takenMinor: bigint }>;
  /** A person owes a sum from now on, once for the id; nothing is taken from the wallet. Later payments hold it back. */
  owe(work: Work, debt: Parameters<typeof openDebt>[2]): Promise<void>;
  /** Makes a debt smaller, once for the key: a payment held it back, or it is given up. Answers what is still owed. */
  lessen(work: Work, lessened: Parameters<typeof lessenDebt>[2]): Promise<{ readonly owedMinor: bigint }>;
  /** Pays a part or all of what is owed back, once for the key. Refuses more_than_owed, then as the wallet's `collect`. */
  payBack(work: Work, paid: Parameters<typeof payBack>[2]): Promise<{ readonly owedMinor: bigint }>;
  /** What is still owed of some recoveries, by their ids, out of the ledger. */
  owed(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, bigint>>;
  /** The payments for some subjects. */
  payments(db: Database, subjects: readonly string[]): Promise<readonly PaymentRow[]>;
  /** The books of funds: budget, promised, paid, given back. */
  books(db: Database, funds: readonly string[]): Promise<ReadonlyMap<string, readonly FundBooks[]>>;
  /** Accounts whose balance is not what promises and payments say. Reads everything. */
  prove(db: Database): Promise<readonly BookFinding[]>;
}

const ofJob = z.object({ envelope: uuid });

/** Payments of funds to people: in envelopes, with control totals, by two people, each once. */
export function createDisbursements(parts: DisbursementParts): {
  readonly domain: ServerDomain;
  readonly door: DisbursementsDoor;
  readonly proposals: readonly ProposalKind[];
} {
  const kinds = disbursementProposals(parts);
  return {
    domain: {
      name: 'disbursements',
      screens: disbursementScreens,
      calls: [
        handle(envelopesCall, (work, input) => listShown(parts, work, input)),
        handle(envelopeCall, (work, input) => readEnvelope(parts, work, input)),
        handle(paymentsCall, (work, input) => listPayments(parts, work, input)),
        handle(proposeEnvelopeCall, (work, input) => proposeEnvelope({ ...parts, kinds }, work, input)),
        handle(cancelEnvelopeCall, (work, input) => cancelByStaff(parts, work, input)),
      ],
      machines: [envelopeMachine, disbursementMachine],
      jobs: {
        [SHIP]: (work, payload) => shipEnvelope(parts, work, z.parse(ofJob, payload).envelope),
        [FOLLOW_UP]: (work) => followUp(work),
        [FOLLOW_UP_ONE]: (work, payload) => followUpOne(parts, work, z.parse(ofJob, payload).envelope),
      },
      schedules: [{ cron: '*/5 * * * *', job: FOLLOW_UP }],
      health: disbursementHealth,
    },
    door: doorOf(parts, kinds),
    proposals: Object.values(kinds),
  };
}

function doorOf(
  parts: DisbursementParts,
  kinds: ReturnType<typeof disbursementProposals>,
): DisbursementsDoor {
  return {
    fill: (work, filled) => fillBudget(parts, work, filled),
    proposeBudget: (work, { reason, ...payload }) =>
      parts.approvals.propose(work, kinds.budget, { subject: payload.fund, payload, reason }),
    fillings: (db, asked) => fillingsOf(parts, db, asked),
    contribute: (work, given) => contribute(parts, work, given),
    commit: (work, wanted) => commit(parts, work, wanted),
    uncommit: (work, wanted) => uncommit(parts, work, wanted),
    left: (db, of) => leftOfCommitment(parts, db, of),
    envelope: (work, wanted) => makeEnvelope(parts, work, wanted),
    envelopeState: async (db, id) => (await findEnvelope(db, { id }))?.state,
    propose: (work, envelopeId) => proposePayment({ ...parts, kinds }, work, envelopeId),
    paySample: (work, envelopeId) => paySample(parts, work, envelopeId),
    cancelSample: (work, envelopeId) => cancelSample(parts, work, envelopeId),
    fillSamples: (work, budgets) => fillSampleBudgets(parts, work, budgets),
    keepSamples: (work, commitments) => keepSampleCommitments(parts, work, commitments),
    takeBack: (work, asked) => returnPayment(parts, work, asked),
    recover: (work, wanted) => recoverPayments(parts, work, wanted),
    owe: (work, debt) => openDebt(parts, work, debt),
    lessen: (work, lessened) => lessenDebt(parts, work, lessened),
    payBack: (work, paid) => payBack(parts, work, paid),
    owed: (db, ids) => owedNow(parts, db, ids),
    payments: paymentsFor,
    books: (db, funds) => booksOf(parts, db, funds),
    prove: (db) => proveBooks(parts, db),
  };
}
