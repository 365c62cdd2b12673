import { AMOUNT_MINOR_MAX, parseMajor, toMajorText } from '@egcr/contract/money';
import { AmountField } from '@egcr/ui/amount-field';
import type { FieldTexts } from '@egcr/ui/field';
import { decimalMark } from '@egcr/ui/format-money';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useState } from 'react';

import { scaleOf } from './scale-of.ts';

interface MoneyFieldProps extends FieldTexts {
  readonly currency: string;
  /** Minor units, or what was typed where that is no amount. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const MINOR = /^(?:0|[1-9]\d{0,39})$/;
/** Stands for amounts beyond all that money can be, so that the verdict calls them too large. */
const TOO_LARGE = (AMOUNT_MINOR_MAX + 1n).toString();

/** An amount in the form's currency, typed as the reader writes numbers and answered in whole minor units. */
export function MoneyField({ currency, value, onChange, ...texts }: MoneyFieldProps) {
  const { locale } = useLanguage();
  const mark = decimalMark(locale);
  const decimal = mark === ',' || mark === '٫' ? mark : '.';
  const scale = scaleOf(currency);
  const [typed, setTyped] = useState(() =>
    MINOR.test(value) ? toMajorText(BigInt(value), scale).replace('.', decimal) : value,
  );
  const type = (text: string) => {
    setTyped(text);
    const read = parseMajor(text, { scale, decimal });
    if ('amountMinor' in read) return onChange(read.amountMinor.toString());
    if (read.issue === 'too_large') return onChange(TOO_LARGE);
    // Text that is no amount never looks like minor units: whatever is only digits is an amount.
    onChange(text.trim());
  };
  return <AmountField {...texts} assetCode={currency} value={typed} onValueChange={type} />;
}
