import { AMOUNT_MINOR_MAX, parseMajor } from '@egcr/contract/money';
import { AmountField } from '@egcr/ui/amount-field';
import type { FieldTexts } from '@egcr/ui/field';
import { decimalMark } from '@egcr/ui/format-money';
import { signsIn } from '@egcr/wallet/web';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';

import { SUPPORT_ASSET } from '../contract/programme.ts';

const SCALE = 2;

/** What a person types as earnings, read in their language: minor units, or undefined where it is no amount. Nothing typed is nothing earned. */
export function useReadEarned(): (typed: string) => bigint | undefined {
  const { locale } = useLanguage();
  const mark = decimalMark(locale);
  const decimal = mark === ',' || mark === '٫' ? mark : '.';
  return (typed) => {
    if (typed.trim() === '') return 0n;
    const read = parseMajor(typed, { scale: SCALE, decimal, signs: signsIn(SUPPORT_ASSET) });
    return 'amountMinor' in read && read.amountMinor <= AMOUNT_MINOR_MAX ? read.amountMinor : undefined;
  };
}

interface EarnedFieldProps extends FieldTexts {
  readonly value: string;
  readonly onValueChange: (typed: string) => void;
}

/** Earnings of a week, in the programme's currency. */
export function EarnedField(props: EarnedFieldProps) {
  return <AmountField {...props} assetCode={SUPPORT_ASSET} />;
}
