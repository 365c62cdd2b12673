import { Banner } from '@egcr/ui/banner';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Money } from '@egcr/ui/money';
import { useFormats } from '@egcr/web-kit/formats';

import type { CurrencyLimits } from '../../contract/index.ts';
import { useSecurityText } from './texts.ts';

/** What will count once its day of waiting is over. */
export function LaterLimits({ later }: { readonly later: NonNullable<CurrencyLimits['later']> }) {
  const t = useSecurityText();
  const formats = useFormats();
  return (
    <Banner tone="info" title={t('limits.later', { time: formats.exact(later.from) })}>
      <div className="flex flex-col gap-3">
        <KeyValueList
          items={(['per_transfer', 'per_day', 'per_month'] as const).map((name) => {
            const amount = later[name];
            return {
              key: t(`limits.${name}`),
              value: amount ? <Money amount={amount} /> : t('limits.unlimited'),
            };
          })}
        />
        <p>{t('limits.later_text')}</p>
      </div>
    </Banner>
  );
}
