import { Card } from '@egcr/ui/card';
import { Select } from '@egcr/ui/select';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useWay } from '@egcr/web-kit/way';
import { useSearchValue } from '@egcr/web-kit/router.tsx';
import { assets } from '@egcr/ledger/contract';

import { type CurrencyLimits } from '../../contract/index.ts';
import { assetCodeOr, currencyName } from '../currencies.ts';
import { LaterLimits } from './later-limits.tsx';
import { LimitsForm } from './limits-form.tsx';
import { useSecurityText } from './texts.ts';

/** The limits of one currency; which one stands in the address. */
export function LimitsCard({ items }: { readonly items: readonly CurrencyLimits[] }) {
  const t = useSecurityText();
  const { locale } = useLanguage();
  const { go } = useWay();
  const asset = assetCodeOr(useSearchValue('currency'));
  const limits = items.find((item) => item.asset === asset);
  return (
    <Card title={t('limits.title')} description={t('limits.text')}>
      <div className="flex flex-col gap-6">
        <Select
          label={t('limits.currency')}
          value={asset}
          onValueChange={(code) => go(`/wallet/security?currency=${code}`, 'replace')}
          options={assets.map(({ code }) => {
            const name = currencyName(code, locale);
            return { value: code, label: code, hint: name === code ? undefined : name };
          })}
        />
        {limits?.later && <LaterLimits later={limits.later} />}
        {limits && <LimitsForm key={keyOf(limits)} limits={limits} />}
      </div>
    </Card>
  );
}

/** Other limits are another form. */
function keyOf({ asset, per_transfer, per_day, per_month, pin_above, later }: CurrencyLimits): string {
  const values = [per_transfer, per_day, per_month, pin_above].map((money) => money?.value);
  return [asset, ...values, later?.from].join(' ');
}
