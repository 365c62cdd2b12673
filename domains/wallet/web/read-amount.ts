import { parseMajor, type WireMoney } from '@egcr/contract/money';
import { assetOf } from '@egcr/ledger/contract';
import { decimalMark } from '@egcr/ui/format-money';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';

import { signsIn } from './send/send-rules.ts';

/** Reads an amount of a currency as it is typed in the reader's language; undefined where it is no amount above zero. */
export function useReadAmount(assetCode: string): (typed: string) => WireMoney | undefined {
  const mark = decimalMark(useLanguage().locale);
  const decimal = mark === ',' || mark === '٫' ? mark : '.';
  const assetScale = assetOf(assetCode)?.scale ?? 2;
  return (typed) => {
    const read = parseMajor(typed, { scale: assetScale, decimal, signs: signsIn(assetCode) });
    return 'amountMinor' in read && read.amountMinor > 0n
      ? { value: read.amountMinor.toString(), assetCode, assetScale }
      : undefined;
  };
}
