import { toInstant } from '@egcr/contract/time';
import { assetOf, type AssetCode } from '@egcr/ledger/contract';
import type { RoutingDecision } from '@egcr/routing/contract';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { referenceOf, toWire } from '@egcr/wallet/contract';

import { returnsOf } from './checkout/checkout-store.ts';
import { disputesOf } from './disputes/dispute-store.ts';
import { disputeStateAt } from '../contract/index.ts';
import type { LinkState, Payment, PaymentLink, PaymentState } from '../contract/index.ts';
import type { LinkRow } from './link-store.ts';
import { sidesOf } from '@egcr/treasury/server';
import type { PaymentParts } from './parts.ts';
import { attemptsOf, type AttemptRow } from './attempts/attempt-store.ts';
import type { PaymentRow } from './payment-store.ts';
import { refundsOf } from './refund-store.ts';

/** What a link is at this instant: one past its end has expired, whether the job has said so or not. */
export function linkStateAt({ state, expires_at: expiresAt }: LinkRow, now: Date): LinkState {
  const isOpen = state === 'active' || state === 'inactive';
  return isOpen && expiresAt !== null && expiresAt <= now ? 'expired' : state;
}

export function paymentStateAt(
  { state, expires_at: expiresAt, capture_until: captureUntil }: PaymentRow,
  now: Date,
): PaymentState {
  const endsAt =
    state === 'requires_payment_method' || state === 'requires_confirmation'
      ? expiresAt
      : state === 'requires_capture'
        ? captureUntil
        : null;
  return endsAt !== null && endsAt <= now ? 'canceled' : state;
}

export function assetOfRow(row: { readonly asset: string }): AssetCode {
  const asset = assetOf(row.asset);
  invariant(asset !== undefined, `payments keep ${row.asset}, which the contract does not know`);
  return asset.code;
}

/** A link as its merchant sees it. */
export function showLink(row: LinkRow, now: Date): PaymentLink {
  const asset = assetOfRow(row);
  return {
    id: row.id,
    title: row.title,
    asset,
    amount: row.amount === null ? null : toWire({ amountMinor: row.amount, asset }),
    state: linkStateAt(row, now),
    stock: row.stock,
    sold: row.sold,
    expires_at: row.expires_at && toInstant(row.expires_at),
    created_at: toInstant(row.created_at),
    capture: row.capture,
    is_sample: row.is_sample,
    is_test: row.is_test,
    metadata: row.metadata,
  };
}

/** Payments as a person, or the one of each, sees them: the fee is the merchant's own affair. */
export async function showPayments(
  { people }: Pick<PaymentParts, 'people'>,
  work: Pick<Work, 'db' | 'now'>,
  rows: readonly PaymentRow[],
  reader: string | ((row: PaymentRow) => string),
): Promise<Payment[]> {
  if (rows.length === 0) return [];
  const sides = await sidesOf(people, work.db, rows);
  const attempts = await attemptsOf(work.db, idsOf(rows.filter(mayHaveAttempts)));
  const paid = idsOf(rows.filter(({ state }) => state === 'succeeded'));
  const refunds = await refundsOf(work.db, paid);
  const disputes = await disputesOf(work.db, paid);
  const returns = await returnsOf(work.db, rows);
  const around = { sides, attempts, refunds, disputes, returns };
  return rows.map((row) =>
    shownOf(row, { ...around, now: work.now, readerId: typeof reader === 'string' ? reader : reader(row) }),
  );
}

type Sides = Awaited<ReturnType<typeof sidesOf>>;

/** A payment that this very transaction has paid, to its payer: nothing can have been given back or disputed. */
export async function showJustPaid(
  { db, now }: Pick<Work, 'db' | 'now'>,
  row: PaymentRow,
  {
    payerId: readerId,
    sides,
    isCheckout,
  }: { readonly payerId: string; readonly sides: Sides; readonly isCheckout: boolean },
): Promise<Payment> {
  const attempts = await attemptsOf(db, [row.id]);
  const returns = await returnsOf(db, isCheckout ? [row] : []);
  return shownOf(row, { sides, attempts, refunds: new Map(), disputes: new Map(), returns, now, readerId });
}

interface Around {
  readonly sides: Sides;
  readonly attempts: Awaited<ReturnType<typeof attemptsOf>>;
  readonly refunds: Awaited<ReturnType<typeof refundsOf>>;
  readonly disputes: Awaited<ReturnType<typeof disputesOf>>;
  readonly returns: Awaited<ReturnType<typeof returnsOf>>;
  readonly now: Date;
  readonly readerId: string;
}

function shownOf(row: PaymentRow, around: Around): Payment {
  const { sides: party, attempts, refunds, disputes, returns, now, readerId } = around;
  const asset = assetOfRow(row);
  const isMerchant = row.merchant_id === readerId;
  const disputed = disputes.get(row.id);
  return {
    id: row.id,
    reference: referenceOf(row.id),
    role: isMerchant ? 'merchant' : 'payer',
    state: paymentStateAt(row, now),
    title: row.title,
    amount: toWire({ amountMinor: row.amount, asset }),
    fee: isMerchant ? toWire({ amountMinor: row.fee, asset }) : null,
    link_id: row.link_id,
    method: row.method,
    next_action: isMerchant ? null : nextActionOf(row, attempts.get(row.id)?.at(-1)),
    merchant: party(row.merchant_id),
    payer: isMerchant && !isKnownTo(attempts.get(row.id), row) ? null : party(row.payer_id),
    created_at: toInstant(row.created_at),
    capture: row.capture,
    authorized: row.authorized === null ? null : toWire({ amountMinor: row.authorized, asset }),
    capture_until: row.capture_until && toInstant(row.capture_until),
    ended_at: row.ended_at && toInstant(row.ended_at),
    available_at: row.available_at && toInstant(row.available_at),
    is_available: row.is_available,
    is_sample: row.is_sample,
    is_test: row.is_test,
    metadata: isMerchant ? row.metadata : {},
    refunded: toWire({ amountMinor: row.refunded, asset }),
    disputed: toWire({ amountMinor: row.disputed, asset }),
    is_blocked: row.is_blocked,
    in_review: isMerchant && row.in_review,
    return_url: returns.get(row.link_id) ?? null,
    dispute: disputed ? { id: disputed.id, state: disputeStateAt(disputed, now) } : null,
    refunds: (refunds.get(row.id) ?? []).map(({ id, amount, at, state }) => ({
      id,
      state,
      amount: toWire({ amountMinor: amount, asset }),
      at: toInstant(at),
    })),
    attempts: (attempts.get(row.id) ?? []).map(({ at, route, ...attempt }) => ({
      number: attempt.number,
      rail: attempt.rail,
      state: attempt.state,
      failure: attempt.failure,
      took_ms: attempt.took_ms,
      instrument: attempt.instrument,
      at: toInstant(at),
      decision: route && (isMerchant ? route.decision : withoutTitle(route.decision)),
    })),
  };
}

const idsOf = (rows: readonly Pick<PaymentRow, 'id'>[]): readonly string[] => rows.map(({ id }) => id);

/** A payment that has just begun has none: each attempt that leaves it open says by which way. */
function mayHaveAttempts({ state, method }: PaymentRow): boolean {
  return state !== 'requires_payment_method' || method !== null;
}

/** Who pays is told to the merchant once it was tried. One that lists did not take stays unnamed: else an address that is blocked finds its owner. */
function isKnownTo(attempts: readonly AttemptRow[] | undefined, row: PaymentRow): boolean {
  return !row.is_blocked && attempts !== undefined;
}

/** Where the payer goes on. */
function nextActionOf(row: PaymentRow, attempt: AttemptRow | undefined): Payment['next_action'] {
  const until = attempt?.action_until ?? null;
  if (row.state !== 'requires_action' || attempt === undefined || until === null) return null;
  const { action_url: url } = attempt;
  return { kind: url === null ? 'simulated_bank' : 'redirect', url, until: toInstant(until) };
}

/** What a merchant calls a rule is their own affair. */
function withoutTitle(decision: RoutingDecision): RoutingDecision {
  const { rule } = decision;
  if (rule?.title === undefined) return decision;
  const { title: _own, ...shown } = rule;
  return { ...decision, rule: shown };
}

export async function showPayment(
  parts: Pick<PaymentParts, 'people'>,
  work: Pick<Work, 'db' | 'now'>,
  row: PaymentRow,
  userId: string,
): Promise<Payment> {
  const [shown] = await showPayments(parts, work, [row], userId);
  invariant(shown !== undefined, 'a payment that was read is shown');
  return shown;
}
