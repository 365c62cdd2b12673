import { Anchor } from '@egcr/ui/link';

import type { ActivityItem } from '../../contract/index.ts';
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
