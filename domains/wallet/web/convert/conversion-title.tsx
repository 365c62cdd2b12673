import { Anchor } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { useConcealment } from '@egcr/web-kit/concealment';

import type { ActivityItem } from '../../contract/index.ts';
import { useWalletText } from '../messages/index.ts';
import { useConvertText } from './messages/index.ts';

interface ConversionTitleProps {
  readonly id: string;
  readonly conversion: NonNullable<ActivityItem['conversion']>;
}

/** A conversion in the history: from which currency to which; leads to its receipt. */
export function ConversionTitle({ id, conversion: { source, target } }: ConversionTitleProps) {
  const t = useConvertText();
  return (
    <Anchor
      href={`/wallet/conversions/${id}`}
      className="font-medium wrap-anywhere after:absolute after:inset-0"
    >
      {t('movement', { from: source.assetCode, to: target.assetCode })}
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
    <span className="ms-auto flex flex-col items-end font-semibold">
      <Money
        amount={{ ...source, value: `-${source.value}` }}
        isSigned
        tone="flow"
        concealedLabel={concealedLabel}
      />
      <Money amount={target} isSigned tone="flow" concealedLabel={concealedLabel} />
    </span>
  );
}
