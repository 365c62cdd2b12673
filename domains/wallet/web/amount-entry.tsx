import { AmountField } from '@egcr/ui/amount-field';
import { ChevronDown } from 'lucide-react';

import { assets } from '../contract/index.ts';
import { useWalletText } from './messages/index.ts';

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
        <span className="relative flex shrink-0 border-s border-line">
          <select
            name="assetCode"
            value={assetCode}
            onChange={(event) => onAssetChange(event.currentTarget.value)}
            aria-label={t('send.currency')}
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
