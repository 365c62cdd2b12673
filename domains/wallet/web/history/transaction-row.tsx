import { Avatar } from '@egcr/ui/avatar';
import { Badge } from '@egcr/ui/badge';
import { Anchor } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { useConcealment } from '@egcr/web-kit/concealment';
import { useFormats } from '@egcr/web-kit/formats';
import {
  FlaskConical,
  HandCoins,
  Landmark,
  PiggyBank,
  ReceiptText,
  Repeat,
  type LucideIcon,
} from 'lucide-react';

import type { ActivityEntry } from '../../contract/index.ts';
import { AcrossAmounts, ConversionAmounts, ConversionTitle } from './conversion-title.tsx';
import { useWalletText } from '../texts.ts';
import { useHistoryText } from './texts.ts';
import { FlowMark } from './flow-mark.tsx';
import { useTransactionTitle } from './transaction-title.ts';

/** One transaction: what happened, with whom, when, how much; a transfer leads to its receipt. */
export function TransactionRow({ transaction }: { readonly transaction: ActivityEntry }) {
  const t = useWalletText();
  const { isConcealed } = useConcealment();
  const isIn = transaction.direction === 'in';
  const amount = isIn ? transaction.amount : { ...transaction.amount, value: `-${transaction.amount.value}` };
  return (
    <li className="relative -mx-5 flex items-center gap-4 px-5 py-3.5 transition-colors has-[a]:hover:bg-sunken">
      <TransactionMark transaction={transaction} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
        <div className="flex min-w-0 flex-1 basis-32 flex-col gap-0.5">
          <Title transaction={transaction} />
          <Details transaction={transaction} />
        </div>
        {transaction.conversion && transaction.kind === 'conversion' ? (
          <ConversionAmounts conversion={transaction.conversion} />
        ) : transaction.conversion ? (
          <AcrossAmounts transaction={transaction} conversion={transaction.conversion} />
        ) : (
          <Money
            amount={amount}
            isSigned
            size="fit-line"
            tone="flow"
            className="ms-auto text-end font-semibold"
            concealedLabel={isConcealed ? t('amounts.hidden') : undefined}
          />
        )}
      </div>
    </li>
  );
}

function TransactionMark({
  transaction: { counterpart, direction, kind },
}: {
  readonly transaction: ActivityEntry;
}) {
  if (kind === 'conversion')
    return (
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-text">
        <Repeat aria-hidden className="size-5" />
      </span>
    );
  if (counterpart === null) {
    const Mark = markOf(kind, direction);
    return (
      <FlowMark direction={direction}>
        <span className="grid size-10 place-items-center rounded-full bg-brass-soft text-brass-text">
          <Mark aria-hidden className="size-5" />
        </span>
      </FlowMark>
    );
  }
  return (
    <FlowMark direction={direction}>
      <Avatar name={counterpart.name} />
    </FlowMark>
  );
}

/** Kinds that a domain declared have a dot in their names. */
function markOf(kind: string, direction: ActivityEntry['direction']): LucideIcon {
  if (kind === 'sandbox_deposit') return FlaskConical;
  if (kind.startsWith('pot')) return PiggyBank;
  if (!kind.includes('.')) return Landmark;
  return direction === 'in' ? HandCoins : ReceiptText;
}

function Title({ transaction }: { readonly transaction: ActivityEntry }) {
  const title = useTransactionTitle();
  const { id, kind, conversion } = transaction;
  if (conversion && kind === 'conversion') return <ConversionTitle id={id} conversion={conversion} />;
  return (
    <Anchor
      href={`/wallet/transfers/${id}`}
      className="font-medium wrap-anywhere after:absolute after:inset-0"
    >
      {title(transaction)}
    </Anchor>
  );
}

function Details({ transaction }: { readonly transaction: ActivityEntry }) {
  const t = useWalletText();
  const own = useHistoryText();
  const formats = useFormats();
  return (
    <span className="@container block">
      <span className="flex min-w-0 items-center gap-x-2 text-sm text-ink-2 @max-[8rem]:flex-wrap">
        <time
          dateTime={transaction.created_at}
          title={formats.exact(transaction.created_at)}
          className="whitespace-nowrap"
        >
          {formats.recent(transaction.created_at)}
        </time>
        {transaction.kind === 'sandbox_deposit' && (
          <Badge tone="brass">{t('transaction.sandbox_badge')}</Badge>
        )}
        {!transaction.is_guess && <Badge>{own(`category.${transaction.category}`)}</Badge>}
        {transaction.note !== null && (
          <>
            <span aria-hidden>·</span>
            <span dir="auto" className="min-w-0 truncate">
              {transaction.note}
            </span>
          </>
        )}
      </span>
    </span>
  );
}
