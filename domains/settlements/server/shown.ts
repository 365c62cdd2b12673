import type { WireMoney } from '@egcr/contract/money';
import { toInstant } from '@egcr/contract/time';
import { assetOf, type AssetCode } from '@egcr/ledger/contract';
import { invariant } from '@egcr/server-kit/refusal';
import { toWire } from '@egcr/wallet/contract';

import type { SettlementDifference, SettlementFile } from '../contract/index.ts';
import type { ListedDifference, ListedFile } from './settlement-lists.ts';

export function assetOfDifference({ asset }: { readonly asset: string }): AssetCode {
  const code = assetOf(asset)?.code;
  invariant(code !== undefined, `a rail has settled in ${asset}, which the contract does not know`);
  return code;
}

export function signed(row: { readonly asset: string }, amountMinor: bigint): WireMoney {
  return toWire({ amountMinor, asset: assetOfDifference(row) });
}

export function showDifference(row: ListedDifference): SettlementDifference {
  const sum = (amount: bigint | null) => (amount === null ? null : signed(row, amount));
  return {
    id: row.id,
    rail: row.rail,
    kind: row.kind,
    state: row.state,
    amount: signed(row, row.amount),
    expected: sum(row.expected),
    settled: sum(row.settled),
    reference: row.reference,
    payment: row.payment_id === null ? null : { id: row.payment_id, title: row.title ?? '' },
    file: row.file,
    is_test: row.is_test,
    is_sample: row.is_sample,
    is_proposed: row.proposal_id !== null,
    pairs: [...row.pairs],
    reason: row.reason,
    opened_at: toInstant(row.opened_at),
    ended_at: row.ended_at === null ? null : toInstant(row.ended_at),
  };
}

export function showFile(row: ListedFile): SettlementFile {
  return {
    id: row.id,
    rail: row.rail,
    reference: row.reference,
    lines: row.lines,
    gross: signed(row, row.gross),
    fee: signed(row, row.fee),
    net: signed(row, row.gross - row.fee),
    differences: Number(row.differences),
    open: Number(row.open),
    is_test: row.is_test,
    is_sample: row.is_sample,
    taken_at: toInstant(row.taken_at),
  };
}
