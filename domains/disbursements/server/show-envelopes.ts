import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import { stateAfter } from '@egcr/contract/machine';
import { numberCursor, pageById, readPage } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import {
  disbursementMachine,
  envelopeMachine,
  LARGE_FROM_CENTS,
  type DisbursementState,
  type envelopeCall,
  type EnvelopeRowShown,
  type envelopesCall,
  type EnvelopeShown,
  type paymentsCall,
} from '../contract/index.ts';
import { wireIn } from './books.ts';
import type { DisbursementParts } from './parts.ts';
import { pageOfPayments, type PaymentRow } from './payment-store.ts';
import { findEnvelope, listEnvelopes, tallyOf, type EnvelopeRow } from './store.ts';

export async function listShown(
  parts: DisbursementParts,
  work: Work,
  { query }: CallInput<typeof envelopesCall>,
): Promise<ReplyOf<typeof envelopesCall>> {
  const { state } = query;
  const { rows, next } = await pageById(query, (asked) => listEnvelopes(work.db, { state, ...asked }));
  const shown = await shownRow(parts, work, rows);
  return { items: rows.map(shown), next };
}

/** Refuses not_found. */
export async function readEnvelope(
  parts: DisbursementParts,
  work: Work,
  { params }: CallInput<typeof envelopeCall>,
): Promise<EnvelopeShown> {
  return showEnvelope(parts, work, await envelopeThere(work, params.id));
}

/** An envelope, locked where it is about to change. Refuses not_found. */
export async function envelopeThere(
  { db }: Pick<Work, 'db'>,
  id: string,
  { isLocked = false }: { readonly isLocked?: boolean } = {},
): Promise<EnvelopeRow> {
  const row = await findEnvelope(db, { id, isLocked });
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  return row;
}

export async function showEnvelope(
  parts: DisbursementParts,
  work: Work,
  row: EnvelopeRow,
): Promise<EnvelopeShown> {
  const shown = await shownRow(parts, work, [row]);
  const tally = await tallyOf(work.db, row.id);
  const may = (event: 'approve' | 'cancel') => stateAfter(envelopeMachine, row.state, event) !== undefined;
  return {
    ...shown(row),
    tally: tally.map(({ state, count, totalMinor }) => ({
      state: knownState(state),
      count,
      total: wireIn(row.asset, totalMinor),
    })),
    can: [...(may('approve') ? (['propose'] as const) : []), ...(may('cancel') ? (['cancel'] as const) : [])],
  };
}

/** Refuses not_found. */
export async function listPayments(
  { namesOf, businesses }: Pick<DisbursementParts, 'namesOf' | 'businesses'>,
  work: Work,
  { params, query }: CallInput<typeof paymentsCall>,
): Promise<ReplyOf<typeof paymentsCall>> {
  const envelope = await envelopeThere(work, params.id);
  const { rows, next } = await readPage(query, {
    cursor: numberCursor,
    placeOf: ({ position }: PaymentRow) => BigInt(position),
    list: (asked) => pageOfPayments(work.db, { envelopeId: envelope.id, ...asked }),
  });
  const names = await namesOf(
    work.db,
    rows.map(({ user_id: id }) => id),
  );
  const businessNames = await businesses.namesOf(
    work.db,
    rows.flatMap(({ organisation_id: id }) => (id === null ? [] : [id])),
  );
  return {
    items: rows.map((row) => ({
      id: row.id,
      name:
        (row.organisation_id === null ? names.get(row.user_id) : businessNames.get(row.organisation_id)) ??
        '',
      amount: wireIn(envelope.asset, row.amount_minor),
      state: row.state,
      attempts: row.attempts,
      reason: row.reason,
      next_try_at: row.next_try_at === null ? null : toInstant(row.next_try_at),
      transfer_id: row.transfer_id,
    })),
    next,
  };
}

async function shownRow(
  { namesOf, worthOf }: Pick<DisbursementParts, 'namesOf' | 'worthOf'>,
  work: Work,
  rows: readonly EnvelopeRow[],
): Promise<(row: EnvelopeRow) => EnvelopeRowShown> {
  const requesters = rows.flatMap(({ requested_by: id }) => (id === null ? [] : [id]));
  const names = requesters.length > 0 ? await namesOf(work.db, requesters) : new Map<string, string>();
  const worths = new Map<string, bigint>();
  for (const row of rows) worths.set(row.id, await worthOf(work, [wireIn(row.asset, row.control_minor)]));
  return (row) => ({
    id: row.id,
    title: row.title,
    purpose: row.purpose,
    state: row.state,
    count: row.control_count,
    total: wireIn(row.asset, row.control_minor),
    is_large: (worths.get(row.id) ?? 0n) >= LARGE_FROM_CENTS,
    is_sample: row.is_sample,
    requested_by: row.requested_by === null ? null : (names.get(row.requested_by) ?? ''),
    made_at: toInstant(row.made_at),
    changed_at: toInstant(row.changed_at),
  });
}

function knownState(text: string): DisbursementState {
  const state = disbursementMachine.states.find((each) => each === text);
  if (state === undefined) throw new Error(`${text} is no state of a payment`);
  return state;
}
