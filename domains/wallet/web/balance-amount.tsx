import { Money } from '@egcr/ui/money';
import type { WireMoney } from '@egcr/contract/money';
import { useConcealment } from '@egcr/web-kit/concealment';

import { useWalletText } from './messages/index.ts';

/** Digits, minor units included, above which the amount is set smaller, so that it stays on one line of a phone. */
const LARGE_DIGITS = 9;
const HUGE_DIGITS = 13;

/** The one balance a page is about, as large as its length allows. */
export function BalanceAmount({ amount }: { readonly amount: WireMoney }) {
  const t = useWalletText();
  const { isConcealed } = useConcealment();
  const digits = amount.value.length;
  return (
    <Money
      amount={amount}
      size="display"
      className={digits <= LARGE_DIGITS ? 'text-4xl' : digits <= HUGE_DIGITS ? 'text-3xl' : 'text-xl'}
      concealedLabel={isConcealed ? t('amounts.hidden') : undefined}
    />
  );
}
