import { RadioGroup } from '@egcr/ui/radio-group';
import { TextField } from '@egcr/ui/text-field';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { isWalletAddress } from '../../contract/wallet-address.ts';
import { moneyMethods, type MoneyMethod } from '../../contract/payment-methods.ts';
import { actionTexts } from './texts.ts';

export interface HowChosen {
  readonly method: MoneyMethod;
  /** Of a wallet at another provider. */
  readonly address: string;
}

export const byWallet: HowChosen = { method: 'wallet', address: '' };

/** Whether what was chosen lacks something. */
export function lacksAddress({ method, address }: HowChosen): boolean {
  return method === 'open_payments' && !isWalletAddress(address);
}

interface HowToPayProps {
  readonly methods: readonly MoneyMethod[];
  readonly value: HowChosen;
  readonly onValueChange: (value: HowChosen) => void;
  /** The payer has pressed the button without an address. */
  readonly isWrong: boolean;
}

/** The ways to pay, where there is more than the wallet. */
export function HowToPay({ methods, value, onValueChange, isWrong }: HowToPayProps) {
  const t = useText(actionTexts);
  if (methods.length < 2) return null;
  return (
    <>
      <RadioGroup
        look="cards"
        label={t('how')}
        value={value.method}
        onValueChange={(text) => {
          const method = moneyMethods.find((each) => each === text);
          if (method !== undefined) onValueChange({ ...value, method });
        }}
        options={methods.map((method) => ({
          value: method,
          label: t(`by.${method}`),
          ...(method !== 'wallet' && { hint: t(`by.${method}.hint`) }),
        }))}
      />
      {value.method === 'open_payments' && (
        <TextField
          label={t('address')}
          type="url"
          dir="ltr"
          autoComplete="off"
          value={value.address}
          error={isWrong ? t('address.wrong') : undefined}
          onChange={({ currentTarget }) => onValueChange({ ...value, address: currentTarget.value })}
        />
      )}
    </>
  );
}
