import type { Notice } from '@egcr/contract/notice';
import { notificationAsked } from '@egcr/notifications/contract';
import { behind, peopleBehind } from '@egcr/organisations/server';
import { told } from '@egcr/server-kit/event-kinds';
import type { DomainEvent, Work } from '@egcr/server-kit/work';

interface TwoSides {
  readonly merchant_id: string;
  readonly payer_id: string;
}

/** Whose open pages hear of a payment: its payer, and the people behind its merchant. */
export async function audienceOf({ db }: Pick<Work, 'db'>, row: TwoSides): Promise<readonly string[]> {
  return audienceAmong(await behind(db, [row.merchant_id]), row);
}

/** The same for many payments. */
export async function audiencesOf(
  { db }: Pick<Work, 'db'>,
  rows: readonly TwoSides[],
): Promise<(row: TwoSides) => readonly string[]> {
  const peopleOf = await behind(
    db,
    rows.map((row) => row.merchant_id),
  );
  return (row) => audienceAmong(peopleOf, row);
}

function audienceAmong(peopleOf: Awaited<ReturnType<typeof behind>>, row: TwoSides): readonly string[] {
  return [...new Set([...peopleOf(row.merchant_id, 'view'), row.payer_id])];
}

interface ForMerchant {
  readonly merchantId: string;
  /** What the link of the notice is made of. */
  readonly about: string;
  readonly notice: (about: string) => Notice;
}

/** Tells a merchant: the person, or those of a business who handle its money. A notice for them leads to the business that it is about. */
export async function noteMerchant(work: Work, noted: ForMerchant): Promise<void> {
  const events = noticesOf(await peopleBehind(work.db, noted.merchantId, 'pay'), noted);
  if (events.length > 0) await work.emit(...events);
}

/** Who hears of a payment, and the notice for its merchant, by one question. */
export async function sidesAndNotice(
  { db }: Pick<Work, 'db'>,
  row: TwoSides,
  noted: Omit<ForMerchant, 'merchantId'>,
): Promise<{ readonly audience: readonly string[]; readonly notices: readonly DomainEvent[] }> {
  const peopleOf = await behind(db, [row.merchant_id]);
  const forMerchant = { ...noted, merchantId: row.merchant_id };
  return {
    audience: audienceAmong(peopleOf, row),
    notices: noticesOf(peopleOf(row.merchant_id, 'pay'), forMerchant),
  };
}

function noticesOf(
  people: readonly string[],
  { merchantId, about, notice }: ForMerchant,
): readonly DomainEvent[] {
  const isPerson = people.length === 1 && people[0] === merchantId;
  const link = isPerson ? about : `${about}?business=${merchantId}`;
  return people.map((userId) => told(notificationAsked, { user_id: userId, ...notice(link) }));
}
