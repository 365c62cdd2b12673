import { decimalMark, formatMoney } from '@egcr/ui/format-money';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useWay } from '@egcr/web-kit/way';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { addSandboxMoneyCall } from '../contract/index.ts';
import { assetCodeOr, scaleOf } from './currencies.ts';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useWalletText } from './texts.ts';
import { rereadWallet } from './queries.ts';
import { decimalOf, toMinor, type AmountValues } from './send/send-rules.ts';

const entered = z.object({ amount: z.string(), assetCode: z.string() });

/** Adds once: a repeat after a lost answer keeps its key, also over a reload; after a no the next press gets another. */
export function useAdd(): (values: AmountValues) => Promise<void> {
  const t = useWalletText();
  const { locale } = useLanguage();
  const { go } = useWay();
  const toasts = useToasts();
  const client = useQueryClient();
  const { attempt } = useKeptAttempt('add', entered);
  return async (values) => {
    const assetCode = assetCodeOr(values.assetCode);
    const value = toMinor(values, decimalOf(decimalMark(locale))).toString();
    const amount = { value, assetCode, assetScale: scaleOf(assetCode) };
    const added = await attempt(values, (key) =>
      call(addSandboxMoneyCall, { body: { amount } }, { idempotencyKey: key }),
    );
    if (added === undefined) return;
    // The wallet opens with the money that has just come.
    await rereadWallet(client);
    toasts.show({ title: t('add.done', { amount: formatMoney(amount, { locale }) }), tone: 'ok' });
    go('/wallet', 'replace');
  };
}
