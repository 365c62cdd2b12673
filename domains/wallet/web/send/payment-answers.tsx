import type { WireMoney } from '@egcr/contract/money';
import { Avatar } from '@egcr/ui/avatar';
import type { CheckedAnswer } from '@egcr/ui/check-answers';
import { Money } from '@egcr/ui/money';
import { useConcealment } from '@egcr/web-kit/concealment';

import type { Party } from '../../contract/index.ts';
import { assetCodeOr } from '../currencies.ts';
import { accountIn, useWallet } from '../queries.ts';
import { useCostFacts, type ConvertTermsShown } from '../quote/quote-facts.tsx';
import { useWalletText } from '../texts.ts';

interface CheckedPayment {
  readonly amount: WireMoney;
  readonly recipient: Pick<Party, 'name' | 'username'>;
  readonly note: string;
  /** Where it arrives in another currency. */
  readonly quote?: ConvertTermsShown | undefined;
  /** Where it is changed; absent where it cannot be any more. */
  readonly changeHref?: string;
}

/** Who gets what, from where, at what price: the lines of every page from which a payment leaves. */
export function usePaymentAnswers({
  amount,
  recipient,
  note: typed,
  quote,
  changeHref,
}: CheckedPayment): readonly CheckedAnswer[] {
  const t = useWalletText();
  const change = (subject: string) =>
    changeHref === undefined ? undefined : { label: t('check.change'), subject, href: changeHref };
  const note = typed.trim();
  const costs = useCostFacts(quote);
  const payee = {
    label: t('check.to'),
    value: (
      <span className="flex items-center gap-3">
        <Avatar name={recipient.name} />
        <span className="flex min-w-0 flex-col items-start">
          <bdi className="font-semibold">{recipient.name}</bdi>
          <bdi className="text-sm font-normal text-ink-2">@{recipient.username}</bdi>
        </span>
      </span>
    ),
    change: change(t('check.to')),
  };
  const remark = {
    label: t('check.note'),
    value: note === '' ? <span className="text-ink-2">{t('check.no_note')}</span> : <bdi>{note}</bdi>,
    change: change(t('check.note')),
  };
  const source = { label: t('check.from'), value: t('balance.of', { currency: amount.assetCode }) };
  const arrives = {
    label: t('check.amount'),
    value: quote ? <Money amount={quote.target} /> : <Money amount={amount} size="fit" />,
    change: change(t('check.amount')),
    ...(quote ? { isStrong: true } : { isLead: true }),
  };
  const pays = { label: t('check.total'), value: <Money amount={amount} />, isStrong: true };
  const leads = { ...pays, value: <Money amount={amount} size="fit" />, isLead: true };
  if (quote)
    return [leads, arrives, payee, ...costs.map(({ key, value }) => ({ label: key, value })), remark, source];
  return [arrives, payee, remark, { label: t('check.fee'), value: t('check.no_fee') }, pays, source];
}

/** What the account holds once this has left; nothing where that is not known, hidden or not enough. */
export function useBalanceAfter(amount: WireMoney): readonly CheckedAnswer[] {
  const t = useWalletText();
  const { isConcealed } = useConcealment();
  const available = accountIn(useWallet().data, assetCodeOr(amount.assetCode))?.available;
  if (available === undefined || isConcealed) return [];
  const left = BigInt(available.value) - BigInt(amount.value);
  if (left < 0n) return [];
  return [{ label: t('check.after'), value: <Money amount={{ ...available, value: left.toString() }} /> }];
}
