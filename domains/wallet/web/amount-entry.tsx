import { AmountField } from '@egcr/ui/amount-field';

import { CurrencyEnd } from './currency-end.tsx';
import { useWalletText } from './texts.ts';

interface AmountEntryProps {
  /** Of the form's field. Its onBlur is left out: it would read the value from a box that the form was never given. */
  readonly field: {
    readonly id: string;
    readonly name: string;
    readonly error: string | undefined;
  };
  readonly label: string;
  readonly hint: string | undefined;
  /** As typed. */
  readonly amount: string;
  readonly assetCode: string;
  readonly onAmountChange: (text: string) => void;
  readonly onAssetChange: (code: string) => void;
}

/** The amount as typed, with the choice of its currency at the end. */
export function AmountEntry({
  field: { id, name, error },
  label,
  hint,
  amount,
  assetCode,
  onAmountChange,
  onAssetChange,
}: AmountEntryProps) {
  const t = useWalletText();
  return (
    <AmountField
      {...{ id, name, error, label, hint, assetCode }}
      value={amount}
      onValueChange={onAmountChange}
      size="large"
      end={
        <CurrencyEnd
          name="assetCode"
          label={t('send.currency')}
          assetCode={assetCode}
          onAssetChange={onAssetChange}
        />
      }
    />
  );
}
