import { AmountField } from '@egcr/ui/amount-field';
import { ChevronDown } from 'lucide-react';

import { assets, type AssetCode } from '../../contract/index.ts';

interface ConvertSideProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly currencyLabel: string;
  readonly asset: AssetCode;
  /** As typed, or as the quote has it. */
  readonly amount: string;
  /** The figure is being worked out anew. */
  readonly isComing: boolean;
  readonly onAmountChange: (text: string) => void;
  readonly onAssetChange: (code: string) => void;
}

/** One side of a conversion: its amount, either of the two may be typed, and its currency. */
export function ConvertSide({
  currencyLabel,
  asset,
  amount,
  isComing,
  onAmountChange,
  onAssetChange,
  ...field
}: ConvertSideProps) {
  return (
    <AmountField
      {...field}
      assetCode={asset}
      value={amount}
      onValueChange={onAmountChange}
      size="large"
      aria-busy={isComing}
      end={
        <span className="relative flex shrink-0 border-s border-line">
          <select
            value={asset}
            onChange={(event) => onAssetChange(event.currentTarget.value)}
            aria-label={currencyLabel}
            className="select min-h-11 cursor-pointer rounded-e-md bg-transparent ps-4 pe-10 font-semibold hover:bg-sunken"
          >
            {assets.map(({ code }) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute end-3 top-1/2 size-5 -translate-y-1/2 text-ink-2"
          />
        </span>
      }
    />
  );
}
