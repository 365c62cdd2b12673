import { Anchor } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { useConcealment } from '@egcr/web-kit/concealment';

import type { ActivityItem } from '../../contract/index.ts';
import { useWalletText } from '../texts.ts';
import { useHistoryText } from './texts.ts';

interface ConversionTitleProps {
  readonly id: string;
  readonly conversion: NonNullable<ActivityItem['conversion']>;
}

/** A conversion in the history: from which currency to which; leads to its receipt. */
export function ConversionTitle({ id, conversion: { source, target } }: ConversionTitleProps) {
  const t = useHistoryText();
  return (
    <Anchor
      href={`/wallet/conversions/${id}`}
      className="font-medium wrap-anywhere after:absolute after:inset-0"
    >
      {t('transaction.conversion', { from: source.assetCode, to: target.assetCode })}
    </Anchor>
  );
}

/** Both sides of a conversion in the history: what left, and under it what came. */
export function ConversionAmounts({
  conversion: { source, target },
}: Pick<ConversionTitleProps, 'conversion'>) {
  const w = useWalletText();
  const { isConcealed } = useConcealment();
  const concealedLabel = isConcealed ? w('amounts.hidden') : undefined;
  return (
    <span className="ms-auto flex max-w-full flex-col items-end text-end font-semibold">
      <Money
        amount={{ ...source, value: `-${source.value}` }}
        isSigned
        size="fit-line"
        tone="flow"
        concealedLabel={concealedLabel}
      />
      <Money amount={target} isSigned size="fit-line" tone="flow" concealedLabel={concealedLabel} />
    </span>
  );
}

interface AcrossAmountsProps {
  readonly transaction: Pick<ActivityItem, 'direction' | 'amount'>;
  readonly conversion: NonNullable<ActivityItem['conversion']>;
}

/** A payment that changed currency: what it did to one's own balance, and under it the other side's amount. */
export function AcrossAmounts({ transaction: { direction, amount }, conversion }: AcrossAmountsProps) {
  const w = useWalletText();
  const { isConcealed } = useConcealment();
  const concealedLabel = isConcealed ? w('amounts.hidden') : undefined;
  const isIn = direction === 'in';
  return (
    <span className="ms-auto flex max-w-full flex-col items-end text-end">
      <Money
        amount={isIn ? amount : { ...amount, value: `-${amount.value}` }}
        isSigned
        size="fit-line"
        tone="flow"
        className="font-semibold"
        concealedLabel={concealedLabel}
      />
      <span className="max-w-full text-sm text-ink-2">
        <Money
          size="fit-line"
          amount={isIn ? conversion.source : conversion.target}
          concealedLabel={concealedLabel}
        />
      </span>
    </span>
  );
}
