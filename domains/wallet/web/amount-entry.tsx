import { AmountField } from '@egcr/ui/amount-field';
import type { SchemaForm } from '@egcr/web-kit/forms';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import type { FieldValues, Path, PathValue } from 'react-hook-form';

import { assets } from '../contract/index.ts';
import { currencyName } from './currencies.ts';
import { useWalletText } from './messages/index.ts';

interface Values extends FieldValues {
  amount: string;
  assetCode: string;
}

interface AmountEntryProps<V extends Values, Output> {
  readonly form: SchemaForm<V, Output>;
  readonly label: string;
  readonly hint: string | undefined;
}

/** The amount as typed, with the choice of its currency at the end. */
export function AmountEntry<V extends Values, Output>({ form, label, hint }: AmountEntryProps<V, Output>) {
  const t = useWalletText();
  const { locale } = useLanguage();
  const amountName = 'amount' as Path<V>;
  const assetName = 'assetCode' as Path<V>;
  // The form holds the value; its onBlur would read one from a box that it was never given.
  const { id, error, name } = form.field(amountName);
  const { error: _error, id: _id, onChange, ...currency } = form.field(assetName);
  const value: string = form.form.watch(amountName);
  const change = (text: string) =>
    form.form.setValue(amountName, text as PathValue<V, Path<V>>, { shouldValidate: form.attempt > 0 });
  return (
    <AmountField
      {...{ id, error, name, label, hint, value }}
      size="large"
      onValueChange={change}
      assetCode={form.form.watch(assetName)}
      end={
        <select
          {...currency}
          onChange={(event) => {
            void onChange(event);
            if (form.attempt > 0) void form.form.trigger(amountName);
          }}
          aria-label={t('send.currency')}
          className="min-h-11 shrink-0 cursor-pointer rounded-e-md border-s border-line bg-transparent ps-3 pe-2 font-semibold outline-none focus-visible:outline-2 focus-visible:outline-focus"
        >
          {assets.map(({ code }) => (
            <option key={code} value={code} title={currencyName(code, locale)}>
              {code}
            </option>
          ))}
        </select>
      }
    />
  );
}
