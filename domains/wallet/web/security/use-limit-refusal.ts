import { formatMoney } from '@egcr/ui/format-money';
import { isRefusal } from '@egcr/web-kit/call';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';

import { assetCodeOr, scaleOf } from '../currencies.ts';
import { useSecurityText } from './messages/index.ts';

/** Why the person's own freeze or limit stopped an amount, with what remains; undefined for any other failure. For every form that lets money out. */
export function useLimitRefusal(): (failure: unknown, assetCode: string) => string | undefined {
  const t = useSecurityText();
  const { locale } = useLanguage();
  return (failure, code) => {
    if (!isRefusal(failure)) return undefined;
    const assetCode = assetCodeOr(code);
    const value = String(failure.members['remaining'] ?? '0');
    const amount = () => formatMoney({ value, assetCode, assetScale: scaleOf(assetCode) }, { locale });
    switch (failure.code) {
      case 'wallet_frozen':
        return t('refusal.wallet_frozen');
      case 'over_limit_transfer':
        return t('refusal.over_limit_transfer', { amount: amount() });
      case 'over_limit_day':
        return t('refusal.over_limit_day', { amount: amount() });
      case 'over_limit_month':
        return t('refusal.over_limit_month', { amount: amount() });
      default:
        return undefined;
    }
  };
}
