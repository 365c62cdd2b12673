import { decimalMark, formatMoney } from '@egcr/ui/format-money';
import { useToasts } from '@egcr/ui/toast';
import { call, isRefusal } from '@egcr/web-kit/call';
import type { SchemaForm } from '@egcr/web-kit/forms';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useIdempotencyKey } from '@egcr/web-kit/idempotency';
import { useWay } from '@egcr/web-kit/way';
import { useQueryClient } from '@tanstack/react-query';

import { addSandboxMoneyCall } from '../contract/index.ts';
import { assetCodeOr, scaleOf } from './currencies.ts';
import { useWalletText } from './messages/index.ts';
import { rereadWallet } from './queries.ts';
import { decimalOf, toMinor, type AmountValues } from './send/send-rules.ts';

/** Adds once for each press that changes something: a repeat after a lost answer keeps its key, a refused one gets another. */
export function useAdd(
  plan: SchemaForm<AmountValues, AmountValues>,
): (values: AmountValues) => Promise<void> {
  const t = useWalletText();
  const { locale } = useLanguage();
  const { go } = useWay();
  const toasts = useToasts();
  const client = useQueryClient();
  const { key, renew } = useIdempotencyKey();
  return async (values) => {
    const assetCode = assetCodeOr(values.assetCode);
    const money = { assetCode, assetScale: scaleOf(assetCode) };
    const amount = { value: toMinor(values, decimalOf(decimalMark(locale))).toString(), ...money };
    try {
      await call(addSandboxMoneyCall, { body: { amount } }, { idempotencyKey: key });
    } catch (failure) {
      if (!isRefusal(failure)) throw failure;
      renew();
      if (failure.code !== 'sandbox_limit_reached') throw failure;
      const remaining = { value: String(failure.members['remaining'] ?? '0'), ...money };
      const message =
        remaining.value === '0'
          ? t('refusal.sandbox_limit')
          : t('refusal.sandbox_remaining', { amount: formatMoney(remaining, { locale }) });
      return plan.form.setError('amount', { type: failure.code, message });
    }
    toasts.show({ title: t('add.done', { amount: formatMoney(amount, { locale }) }), tone: 'ok' });
    go('/wallet', 'replace');
    void rereadWallet(client);
  };
}
