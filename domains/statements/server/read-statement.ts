import { validationRefusal, invariant } from '@egcr/server-kit/refusal';
import type { CallInput } from '@egcr/server-kit/domain';
import { FileReply } from '@egcr/server-kit/file-reply';
import { personOf, type Work } from '@egcr/server-kit/work';
import { requireRight } from '@egcr/organisations/server';
import { addSeconds } from '@egcr/contract/time';
import { pathId, toParty } from '@egcr/wallet/server';

import { dayStart, statementFiles, type statementCall, type StatementFormat } from '../contract/endpoints.ts';
import { camt053Of } from './camt053.ts';
import { csvOf } from './csv.ts';
import { ofxOf } from './ofx.ts';
import type { StatementParts } from './parts.ts';
import { pdfOf } from './pdf.ts';
import { accountNumber, assetOfAccount, linesOf, type Lines, type Statement } from './statement.ts';

const DAY_S = 24 * 3600;

/**
 * The statement of one of the person's accounts, or of a business of theirs. Its sum is checked before the first byte. Refuses not_found for another's account,
 * OFX and camt.053 for a currency whose code they cannot hold, and days that are all before the account or yet to come.
 */
export async function readStatement(
  parts: StatementParts,
  work: Work,
  { query }: CallInput<typeof statementCall>,
): Promise<FileReply> {
  const { account, holder } = await readableAccount(parts, work, pathId(query.account));
  const asset = assetOfAccount(account);
  const knowsOnlyIso = query.format === 'ofx' || query.format === 'camt053';
  if (knowsOnlyIso && asset.code.length !== 3)
    throw validationRefusal([{ field: 'format', code: 'format_without_currency' }]);
  refuseDays(query, { openedAt: account.openedAt, now: work.now });
  const period = periodOf(query, work.now);
  const figures = await parts.ledger.statementOf(work.db, account.id, period);
  invariant(figures !== undefined, 'an account that was just read is gone');
  const statement: Statement = {
    ...figures,
    account,
    asset,
    period,
    holder,
    days: { from: query.from, to: query.to },
    madeAt: work.now,
    language: work.request.language,
  };
  const { mediaType, ending } = statementFiles[query.format];
  return new FileReply({
    name: `egcr-${asset.code.toLowerCase()}-${accountNumber(statement).slice(-4)}-${query.from}-${query.to}.${ending}`,
    mediaType,
    content: (db) => writers[query.format](statement, linesOf(parts, db, statement)),
  });
}

/** An account of the person who asks, or of a business to whose team they belong, and its holder's name. Refuses not_found for any other. */
async function readableAccount(parts: StatementParts, work: Work, accountId: string) {
  const found = await parts.ledger.account(work.db, accountId);
  if (found?.owner.kind === 'business') {
    const organisationId = found.owner.id;
    const { name } = await requireRight(parts.businesses, work, { organisationId, right: 'view' });
    return { account: found, holder: name };
  }
  const account = await parts.wallet.ownAccount(work, accountId);
  const { userId } = personOf(work);
  const person = (await parts.people.findByIds(work.db, [userId])).get(userId);
  return { account, holder: person ? toParty(person).name : '' };
}

const writers: Readonly<
  Record<StatementFormat, (statement: Statement, lines: Lines) => AsyncIterable<string | Uint8Array>>
> = { pdf: pdfOf, csv: csvOf, ofx: ofxOf, camt053: camt053Of };

/** No paper says that nothing moved in an account which was not there. */
function refuseDays(
  { from, to }: { readonly from: string; readonly to: string },
  { openedAt, now }: { readonly openedAt: Date; readonly now: Date },
): void {
  const day = (at: Date) => at.toISOString().slice(0, 10);
  if (to < day(openedAt)) throw validationRefusal([{ field: 'to', code: 'ends_before_account' }]);
  if (from > day(now)) throw validationRefusal([{ field: 'from', code: 'begins_after_today' }]);
}

/** Both days whole, and never beyond now: what is posted from now on belongs to the next statement. */
function periodOf({ from, to }: { readonly from: string; readonly to: string }, now: Date) {
  const [begin, last] = [dayStart(from), dayStart(to)];
  invariant(begin !== undefined && last !== undefined, 'the schema let a day through that is none');
  const end = addSeconds(last, DAY_S);
  return { from: begin, to: end > now ? (now > begin ? now : begin) : end };
}
