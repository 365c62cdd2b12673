import type { WireMoney } from '@egcr/contract/money';
import { assetOf, assets, type AssetCode } from '@egcr/ledger/contract';

import { type WalletAccount } from '../contract/index.ts';

/** What the wallet holds in one currency, opened or not. */
export interface Holding {
  readonly asset: AssetCode;
  readonly balance: WireMoney;
  readonly available: WireMoney;
  readonly held: WireMoney;
  readonly isEmpty: boolean;
}

/** Every currency the wallet keeps, JVD first; one without an account holds nothing. */
export function holdingsOf(accounts: readonly WalletAccount[]): Holding[] {
  return assets.map(({ code, scale }) => {
    const nothing = { value: '0', assetCode: code, assetScale: scale };
    const account = accounts.find((candidate) => candidate.asset === code);
    const { balance, available, held } = account ?? { balance: nothing, available: nothing, held: nothing };
    return { asset: code, balance, available, held, isEmpty: BigInt(balance.value) === 0n };
  });
}

/** The currency's name in the reader's language; a code that Intl does not know stands for itself. */
export function currencyName(code: string, locale: string): string {
  if (!/^[A-Z]{3}$/.test(code) || code === 'JVD') return code;
  return new Intl.DisplayNames(locale, { type: 'currency', fallback: 'code' }).of(code) ?? code;
}

export function scaleOf(code: AssetCode): number {
  return assetOf(code)?.scale ?? 0;
}

/** A currency's code when it is one of ours, JVD otherwise. */
export function assetCodeOr(code: string | null): AssetCode {
  return assetOf(code ?? '')?.code ?? 'JVD';
}
