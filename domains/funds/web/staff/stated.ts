import { parseMajor, toMajorText } from '@egcr/contract/money';
import { decimalMark } from '@egcr/ui/format-money';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';

import { FUND_ASSET_SCALE } from '../../contract/index.ts';

/** Lists of proposals are renewed with each that is made. */
export const PROPOSALS = ['approvals'] as const;

/** Reads and writes whole cents, zero too, as the reader types them. */
export function useStated() {
  const mark = decimalMark(useLanguage().locale);
  const decimal = mark === ',' || mark === '٫' ? mark : '.';
  return {
    read: (typed: string): string | undefined => {
      const found = parseMajor(typed, { scale: FUND_ASSET_SCALE, decimal });
      return 'amountMinor' in found && found.amountMinor >= 0n ? found.amountMinor.toString() : undefined;
    },
    write: (minor: string): string => toMajorText(BigInt(minor), FUND_ASSET_SCALE).replace('.', decimal),
  };
}
