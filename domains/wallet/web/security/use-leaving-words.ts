import { formatMoney } from '@egcr/ui/format-money';
import type { CallRefusal } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';

import { assetCodeOr, scaleOf } from '../currencies.ts';
import { useSecurityText } from './texts.ts';

/** Why a block, a hold, the person's own freeze or a limit stopped an amount, with what remains. For every form that lets money out. */
export function useLeavingWords(assetCode: string) {
  const t = useSecurityText();
  const formats = useFormats();
  const { locale } = useLanguage();
  const asset = assetCodeOr(assetCode);
  const remaining = ({ members }: CallRefusal) => ({
    amount: formatMoney(
      { value: String(members['remaining'] ?? '0'), assetCode: asset, assetScale: scaleOf(asset) },
      { locale },
    ),
  });
  return {
    wallet_frozen: t('refusal.wallet_frozen'),
    account_banned: t('refusal.account_banned'),
    money_held: ({ members }: CallRefusal) =>
      t('refusal.money_held', { time: formats.minute(String(members['held_until'])) }),
    limit_rate_stale: t('refusal.limit_rate_stale'),
    over_limit_transfer: (refusal: CallRefusal) => t('refusal.over_limit_transfer', remaining(refusal)),
    over_limit_day: (refusal: CallRefusal) => t('refusal.over_limit_day', remaining(refusal)),
    over_limit_month: (refusal: CallRefusal) => t('refusal.over_limit_month', remaining(refusal)),
  };
}
