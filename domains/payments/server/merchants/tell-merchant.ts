import type { Notice } from '@egcr/contract/notice';
import { notificationAsked } from '@egcr/notifications/contract';
import { peopleBehind } from '@egcr/organisations/server';
import { told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';

interface TwoSides {
  readonly merchant_id: string;
  readonly payer_id: string;
}

/** Whose open pages hear of a payment: its payer, and the people behind its merchant. */
export async function audienceOf({ db }: Pick<Work, 'db'>, row: TwoSides): Promise<readonly string[]> {
  return [...new Set([...(await peopleBehind(db, row.merchant_id, 'view')), row.payer_id])];
}

/** Tells a merchant: the person, or those of a business who handle its money. A notice for them leads to the business that it is about. */
export async function noteMerchant(
  work: Work,
  {
    merchantId,
    about,
    notice,
  }: {
    readonly merchantId: string;
    /** What the link of the notice is made of. */
    readonly about: string;
    readonly notice: (about: string) => Notice;
  },
): Promise<void> {
  const people = await peopleBehind(work.db, merchantId, 'pay');
  const isPerson = people.length === 1 && people[0] === merchantId;
  const link = isPerson ? about : `${about}?business=${merchantId}`;
  const events = people.map((userId) => told(notificationAsked, { user_id: userId, ...notice(link) }));
  if (events.length > 0) await work.emit(...events);
}
