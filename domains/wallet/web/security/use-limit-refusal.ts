import { formatMoney } from '@egcr/ui/format-money';
import { isRefusal } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';

import { assetCodeOr, scaleOf } from '../currencies.ts';
import { useSecurityText } from './messages/index.ts';

/** Why a block, a hold, the person's own freeze or a limit stopped an amount, with what remains; undefined for any other failure. For every form that lets money out. */
export function useLimitRefusal(): (failure: unknown, assetCode: string) => string | undefined {
  const t = useSecurityText();
  const formats = useFormats();
  const { locale } = useLanguage();
  return (failure, code) => {
    if (!isRefusal(failure)) return undefined;
    const assetCode = assetCodeOr(code);
    const value = String(failure.members['remaining'] ?? '0');
    const amount = () => formatMoney({ value, assetCode, assetScale: scaleOf(assetCode) }, { locale });
    switch (failure.code) {
      case 'wallet_frozen':
        return t('refusal.wallet_frozen');
      case 'account_banned':
        return t('refusal.account_banned');
      case 'money_held':
        return t('refusal.money_held', { time: formats.exact(String(failure.members['held_until'])) });
      case 'limit_rate_stale':
        return t('refusal.limit_rate_stale');
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
