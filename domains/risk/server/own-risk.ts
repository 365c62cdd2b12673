import type { ReplyOf } from '@egcr/contract/endpoint';
import { toMajorText } from '@egcr/contract/money';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import { assetOf } from '@egcr/ledger/contract';
import { csvTyped } from '@egcr/server-kit/csv';
import { pageById } from '@egcr/server-kit/data/page';
import { sheetOf } from '@egcr/server-kit/data/sheet';
import type { CallInput } from '@egcr/server-kit/domain';
import type { FileReply } from '@egcr/server-kit/file-reply';
import { requirePinInCall } from '@egcr/server-kit/pin-in-call';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { principalOf, type Work } from '@egcr/server-kit/work';
import { readMoney, toWire } from '@egcr/wallet/contract';
import { pathId } from '@egcr/wallet/server';

import {
  riskRefusals,
  type addToRiskListCall,
  type endRiskRuleCall,
  type makeRiskRuleCall,
  type removeFromRiskListCall,
  type riskListCall,
  type riskListFileCall,
  type RiskListEntry,
  type riskRulesCall,
  type RiskRuleShown,
} from '../contract/index.ts';
import { RISK_ENTRIES_MAX, RISK_RULES_MAX } from '../contract/limits.ts';
import { emailHint, emailText, riskHash } from './risk-hash.ts';
import {
  countEntries,
  endRiskRuleRow,
  insertEntry,
  insertRiskRule,
  listEntries,
  lockRiskOf,
  openRulesOf,
  removeEntry,
  riskDecisionsOf,
  type EntriesAsked,
  type NewEntry,
  type RiskEntryRow,
  type RiskRuleRow,
} from './risk-store.ts';

/** A merchant's rules that decide now, newest first. */
export async function listRiskRules(work: Work): Promise<ReplyOf<typeof riskRulesCall>> {
  return { items: (await openRulesOf(work.db, principalOf(work))).map(showRiskRule) };
}

/** The same as a file of values. */
export async function exportRiskRules(work: Work): Promise<FileReply> {
  const merchantId = principalOf(work);
  return sheetOf({
    name: 'risk-rules',
    now: work.now,
    head: ['created_at', 'kind', 'at_least', 'amount', 'currency', 'action'],
    list: async (db, { after, limit }) => {
      const rows = await openRulesOf(db, merchantId);
      const start = rows.findIndex(({ id }) => id === after) + 1;
      return rows.slice(start, start + limit);
    },
    values: (_db, rows) => rows.map((row) => ruleCells(showRiskRule(row))),
  });
}

function ruleCells({ created_at: at, kind, at_least: least, amount, action }: RiskRuleShown): string[] {
  return [
    at,
    kind,
    least?.toString() ?? '',
    amount === null ? '' : toMajorText(BigInt(amount.value), amount.assetScale),
    amount?.assetCode ?? '',
    action,
  ];
}

/** A rule that decides from the next payment on. Refuses pin_required, risk_limit_reached. */
export async function makeRiskRule(
  work: Work,
  { body }: CallInput<typeof makeRiskRuleCall>,
): Promise<RiskRuleShown> {
  const userId = principalOf(work);
  requirePinInCall(work);
  await lockRiskOf(work.db, userId);
  if ((await openRulesOf(work.db, userId)).length >= RISK_RULES_MAX)
    throw new Refusal(riskRefusals.risk_limit_reached);
  const money = body.amount ? readMoney(body.amount) : undefined;
  const row = await insertRiskRule(work.db, {
    id: work.effectId,
    merchant_id: userId,
    kind: body.kind,
    at_least: money?.amountMinor ?? BigInt(body.at_least ?? 0),
    asset: money?.asset ?? null,
    action: body.action,
    created_at: work.now,
  });
  invariant(row !== undefined, 'the new rule was not written');
  return showRiskRule(row);
}

/** Refuses not_found, pin_required. */
export async function endRiskRule(
  work: Work,
  { params }: CallInput<typeof endRiskRuleCall>,
): Promise<RiskRuleShown> {
  const own = { id: pathId(params.id), merchantId: principalOf(work), now: work.now };
  const row = await endRiskRuleRow(work.db, own);
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  // What is not theirs is not found, with or without a PIN; without one nothing of this is kept.
  requirePinInCall(work);
  return showRiskRule(row);
}

export function showRiskRule(row: RiskRuleRow): RiskRuleShown {
  const asset = row.asset === null ? undefined : assetOf(row.asset)?.code;
  return {
    id: row.id,
    kind: row.kind,
    at_least: asset === undefined ? Number(row.at_least) : null,
    amount: asset === undefined ? null : toWire({ amountMinor: row.at_least, asset }),
    action: row.action,
    created_at: toInstant(row.created_at),
  };
}

function askedBy(
  work: Work,
  { kind, words }: CallInput<typeof riskListFileCall>['query'],
): Omit<EntriesAsked, 'after' | 'limit'> {
  const said = words?.trim();
  return { merchantId: principalOf(work), kind, words: said === '' ? undefined : said };
}

/** What a merchant takes no money from, newest first. */
export async function readRiskList(
  work: Work,
  { query }: CallInput<typeof riskListCall>,
): Promise<ReplyOf<typeof riskListCall>> {
  const asked = askedBy(work, query);
  const { rows, next } = await pageById(query, (page) => listEntries(work.db, { ...asked, ...page }));
  return { items: rows.map(showEntry), next };
}

/** The same as a file of values. */
export async function exportRiskList(
  work: Work,
  { query }: CallInput<typeof riskListFileCall>,
): Promise<FileReply> {
  const asked = askedBy(work, query);
  return sheetOf({
    name: 'block-list',
    now: work.now,
    head: ['added_at', 'kind', 'entry'],
    list: (db, page) => listEntries(db, { ...asked, ...page }),
    values: (_db, rows) =>
      rows.map(({ created_at: at, kind, hint }) => [toInstant(at), kind, csvTyped(hint)]),
  });
}

/** The same again stays one entry. Refuses not_found (no payment to the caller that a card paid), risk_limit_reached. */
export async function addToRiskList(
  work: Work,
  { body }: CallInput<typeof addToRiskListCall>,
): Promise<RiskListEntry> {
  const userId = principalOf(work);
  const own = { id: work.effectId, merchantId: userId };
  if (body.kind !== 'card') return showEntry(await keepEntry(work, { ...own, ...hashed(work, body) }));
  const decisions = await riskDecisionsOf(work.db, [body.payment_id]);
  const paid = decisions.find((each) => each.merchant_id === userId && each.card_hash !== null);
  if (!paid?.card_hash || paid.card_hint === null) throw new Refusal(platformRefusals.not_found);
  const card = { kind: 'card', hash: paid.card_hash, hint: paid.card_hint } as const;
  return showEntry(await keepEntry(work, { ...own, ...card }));
}

function hashed(
  work: Work,
  { kind, entry }: { readonly kind: 'email' | 'country'; readonly entry: string },
): Pick<NewEntry, 'kind' | 'hash' | 'hint'> {
  if (kind === 'email') return { kind, hash: riskHash(work, kind, emailText(entry)), hint: emailHint(entry) };
  const country = entry.toUpperCase();
  return { kind, hash: riskHash(work, kind, country), hint: country };
}

/** Keeps an entry. Refuses risk_limit_reached. */
export async function keepEntry(work: Work, entry: Omit<NewEntry, 'now'>): Promise<RiskEntryRow> {
  await lockRiskOf(work.db, entry.merchantId);
  if ((await countEntries(work.db, entry.merchantId)) >= RISK_ENTRIES_MAX)
    throw new Refusal(riskRefusals.risk_limit_reached);
  const row = await insertEntry(work.db, { ...entry, now: work.now });
  invariant(row !== undefined, 'the new entry was not written');
  return row;
}

/** Refuses not_found, pin_required. */
export async function removeFromRiskList(
  work: Work,
  { params }: CallInput<typeof removeFromRiskListCall>,
): Promise<RiskListEntry> {
  const own = { id: pathId(params.id), merchantId: principalOf(work), now: work.now };
  const row = await removeEntry(work.db, own);
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  requirePinInCall(work);
  return showEntry(row);
}

function showEntry({ id, kind, hint, created_at: at }: RiskEntryRow): RiskListEntry {
  return { id, kind, hint, created_at: toInstant(at) };
}
