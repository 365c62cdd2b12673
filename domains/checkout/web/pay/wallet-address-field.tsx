import { TextField } from '@egcr/ui/text-field';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { payTexts } from './texts.ts';

interface WalletAddressFieldProps {
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  readonly isWrong: boolean;
}

/** Where the wallet of a payer is, at another provider. */
export function WalletAddressField({ value, onValueChange, isWrong }: WalletAddressFieldProps) {
  const t = useText(payTexts);
  return (
    <TextField
      label={t('address')}
      hint={t('address.hint')}
      error={isWrong ? t('address.wrong') : undefined}
      type="url"
      dir="ltr"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
    />
  );
}
