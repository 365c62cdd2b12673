import { parseMinor } from '@egcr/contract/money';
import { assetOf, type AssetCode } from '@egcr/ledger/contract';

import { type FixedSide } from '../contract/index.ts';

/** What a conversion's page shows, as it stands in the address. */
export interface ConvertView {
  readonly from: AssetCode;
  readonly to: AssetCode;
  readonly side: FixedSide;
  /** Minor units of the fixed side; empty where nothing is entered. */
  readonly amount: string;
  /** The quote that is being checked. */
  readonly quoteId: string | undefined;
}

/** Reads `/wallet/convert?from=JVD&to=USD&side=source&amount=10000&quote=<id>`; what cannot be read is as at the beginning. */
export function readConvertView(search: string): ConvertView {
  const given = new URLSearchParams(search);
  const from = assetOf(given.get('from') ?? '')?.code ?? 'JVD';
  const wanted = assetOf(given.get('to') ?? '')?.code;
  const to = wanted !== undefined && wanted !== from ? wanted : from === 'USD' ? 'JVD' : 'USD';
  const amount = given.get('amount') ?? '';
  return {
    from,
    to,
    side: given.get('side') === 'target' ? 'target' : 'source',
    amount: parseMinor(amount) === undefined ? '' : amount,
    quoteId: given.get('quote') ?? undefined,
  };
}

/** The address that shows a view. */
export function addressOfView({ from, to, side, amount, quoteId }: ConvertView): string {
  const search = new URLSearchParams({ from, to });
  if (amount !== '') {
    search.set('side', side);
    search.set('amount', amount);
  }
  if (quoteId !== undefined) search.set('quote', quoteId);
  return `/wallet/convert?${search.toString()}`;
}
