import { isKnownToBanks } from '../../contract/bank-currencies.ts';
import { assetOf, assets, type AssetCode } from '@egcr/ledger/contract';

/** What the address says of a withdrawal that is being made; the amount with a point, whatever mark the reader writes. */
export interface WithdrawalDraft {
  readonly account: string;
  readonly amount: string;
  readonly currency: AssetCode;
  readonly isChecked: boolean;
}

/** What banks keep; the others are converted first. */
export const bankCurrencies: readonly AssetCode[] = assets.map(({ code }) => code).filter(isKnownToBanks);

export function readDraft(search: string, fallback: AssetCode): WithdrawalDraft {
  const given = new URLSearchParams(search);
  const currency = assetOf(given.get('currency') ?? '')?.code;
  return {
    account: given.get('account') ?? '',
    amount: given.get('amount') ?? '',
    currency: currency && bankCurrencies.includes(currency) ? currency : fallback,
    isChecked: given.get('step') === 'check',
  };
}

export function addressOfDraft({ account, amount, currency, isChecked }: WithdrawalDraft): string {
  const search = new URLSearchParams({ account, amount, currency });
  if (isChecked) search.set('step', 'check');
  return `/wallet/withdraw?${search.toString()}`;
}

/** Under which a tab keeps what was typed of a withdrawal, by the currency that a link asked for. */
export function draftName(currency: string): string {
  return `withdraw.${currency}`;
}
