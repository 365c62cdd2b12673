import { formatMoney, type MoneyAmount } from '@egcr/ui/format-money';

/** Who reads it, and whether in company: amounts are hidden then. */
export interface Reader {
  readonly locale: string;
  readonly isConcealed?: boolean;
}

/** As in the wallet where amounts are hidden. */
const HIDDEN = '••••';

/** An amount as this reader sees it. */
export function amountFor({ locale, isConcealed = false }: Reader, amount: MoneyAmount): string {
  return isConcealed ? HIDDEN : formatMoney(amount, { locale });
}
