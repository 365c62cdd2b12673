import { parseMajor, type WireMoney } from '@egcr/contract/money';
import { decimalMark } from '@egcr/ui/format-money';
import { signsIn } from '@egcr/wallet/web';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';

import { decimalsOf } from '../../contract/currency.ts';

/** Reads an amount of a currency as it is typed in the reader's language; undefined where it is no amount above zero. */
export function useReadAmount(asset: string): (typed: string) => WireMoney | undefined {
  const mark = decimalMark(useLanguage().locale);
  const scale = decimalsOf(asset);
  const decimal = mark === ',' || mark === '٫' ? mark : '.';
  return (typed) => {
    const read = parseMajor(typed, { scale, decimal, signs: signsIn(asset) });
    return 'amountMinor' in read && read.amountMinor > 0n
      ? { value: read.amountMinor.toString(), assetCode: asset, assetScale: scale }
      : undefined;
  };
}
