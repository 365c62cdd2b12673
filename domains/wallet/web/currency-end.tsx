import { ChevronDown } from 'lucide-react';
import { assets } from '@egcr/ledger/contract';

interface CurrencyEndProps {
  readonly label: string;
  /** Of the select; absent where it is no part of a form. */
  readonly name?: string;
  readonly assetCode: string;
  readonly onAssetChange: (code: string) => void;
}

/** The choice of the currency at the end of an amount. */
export function CurrencyEnd({ label, name, assetCode, onAssetChange }: CurrencyEndProps) {
  return (
    <span className="relative flex shrink-0 border-s border-line">
      <select
        name={name}
        value={assetCode}
        onChange={(event) => onAssetChange(event.currentTarget.value)}
        aria-label={label}
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
  );
}
