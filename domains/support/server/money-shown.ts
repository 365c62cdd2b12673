import type { WireMoney } from '@egcr/contract/money';

import { SUPPORT_ASSET, SUPPORT_FUND } from '../contract/programme.ts';
import type { SupportParts } from './parts.ts';
import type { Work } from '@egcr/server-kit/work';

/** An amount of the programme's currency as it travels. */
export function inAsset(minor: bigint): WireMoney {
  return { value: minor.toString(), assetCode: SUPPORT_ASSET, assetScale: 2 };
}

/** What the account of the programme holds and has paid, from the ledger. */
export async function readBooks(
  { money }: Pick<SupportParts, 'money'>,
  { db }: Pick<Work, 'db'>,
): Promise<{ readonly leftMinor: bigint; readonly paidMinor: bigint }> {
  const books = (await money.books(db, [SUPPORT_FUND])).get(SUPPORT_FUND) ?? [];
  const own = books.find(({ asset }) => asset === SUPPORT_ASSET);
  return { leftMinor: own?.budgetMinor ?? 0n, paidMinor: own?.paidMinor ?? 0n };
}
