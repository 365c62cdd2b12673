import { Money } from '@egcr/ui/money';
import type { WireMoney } from '@egcr/contract/money';
import { useConcealment } from '@egcr/web-kit/concealment';

import { useWalletText } from './texts.ts';

/** The one balance a page is about, as large as its length allows. */
export function BalanceAmount({ amount }: { readonly amount: WireMoney }) {
  const t = useWalletText();
  const { isConcealed } = useConcealment();
  return <Money amount={amount} size="fit" concealedLabel={isConcealed ? t('amounts.hidden') : undefined} />;
}
