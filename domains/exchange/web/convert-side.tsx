import type { AssetCode } from '@egcr/ledger/contract';
import { AmountField } from '@egcr/ui/amount-field';
import { CurrencyEnd } from '@egcr/wallet/web';

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
      end={<CurrencyEnd label={currencyLabel} assetCode={asset} onAssetChange={onAssetChange} />}
    />
  );
}
