import { RadioGroup } from '@egcr/ui/radio-group';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { moneyMethods, type MoneyMethod } from '@egcr/payments/contract';
import { payTexts } from './texts.ts';

interface HowToPayProps {
  readonly methods: readonly MoneyMethod[];
  readonly value: MoneyMethod;
  readonly onValueChange: (value: MoneyMethod) => void;
}

/** The ways to pay, where there is more than the wallet. */
export function HowToPay({ methods, value, onValueChange }: HowToPayProps) {
  const t = useText(payTexts);
  if (methods.length < 2) return null;
  return (
    <RadioGroup
      look="cards"
      label={t('how')}
      value={value}
      onValueChange={(text) => {
        const method = moneyMethods.find((each) => each === text);
        if (method !== undefined) onValueChange(method);
      }}
      options={methods.map((method) => ({
        value: method,
        label: t(`by.${method}`),
        ...(method !== 'wallet' && { hint: t(`by.${method}.hint`) }),
      }))}
    />
  );
}
