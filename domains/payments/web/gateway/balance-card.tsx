import type { WireMoney } from '@egcr/contract/money';
import { hrefOf } from '@egcr/contract/product-screens';
import { PinDialog, pinSaidAtField } from '@egcr/identity/web';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { formatMoney } from '@egcr/ui/format-money';
import { Anchor } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { Statistic, StatisticGroup } from '@egcr/ui/statistic';
import { useToasts } from '@egcr/ui/toast';
import { callActing, useMayChange, usePrincipal } from '@egcr/organisations/web';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { paymentWords, useWalletText } from '@egcr/wallet/web';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import * as z from 'zod/mini';

import { payOutCall, type MerchantBalance } from '../../contract/index.ts';
import { rereadPayments, useMerchantBalance } from '../queries.ts';
import { usePaymentText } from '../text.ts';

/** What the reader's sales have brought, by currency, with the way into their wallet. */
export function BalanceCard() {
  const t = usePaymentText();
  const say = useSentences();
  const balance = useMerchantBalance();
  return (
    <Card title={t('balance')} description={t('pending.hint')}>
      {balance.isError ? (
        <Banner tone="bad">{say.failure(balance.error)}</Banner>
      ) : balance.data === undefined ? (
        <SkeletonGroup label={t('loading')}>
          <Skeleton className="h-24" />
        </SkeletonGroup>
      ) : balance.data.length === 0 ? (
        <p className="min-h-24 text-ink-2">{t('balance.none')}</p>
      ) : (
        balance.data.map((one) => <Currency key={one.asset} balance={one} />)
      )}
    </Card>
  );
}

function Currency({ balance }: { readonly balance: MerchantBalance }) {
  const t = usePaymentText();
  const { locale } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const mayChange = useMayChange();
  const { pending, available, reserved, owed } = balance;
  const more = [reserved, owed].filter(({ value }) => value !== '0').length;
  return (
    <div className="flex flex-col gap-3">
      <StatisticGroup className={more === 1 ? 'sm:grid-cols-3' : undefined}>
        <Statistic label={t('available')} value={<Figure amount={available} figure="available" />} />
        <Statistic label={t('pending')} value={<Figure amount={pending} figure="pending" />} />
        {reserved.value !== '0' && (
          <Statistic label={t('reserved')} value={<Figure amount={reserved} figure="reserved" />} />
        )}
        {owed.value !== '0' && <Statistic label={t('owed')} value={<Figure amount={owed} figure="owed" />} />}
      </StatisticGroup>
      {mayChange && available.value !== '0' && (
        <Button look="secondary" className="self-start" onClick={() => setOpen(true)}>
          {t('payout', { amount: formatMoney(available, { locale }) })}
        </Button>
      )}
      {isOpen && <PayOut balance={balance} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface FigureProps {
  readonly amount: WireMoney;
  readonly figure: 'available' | 'pending' | 'reserved' | 'owed';
}

/** A figure that opens the entries it is the sum of. */
function Figure({ amount, figure }: FigureProps) {
  const t = usePaymentText();
  const href = hrefOf('payment-balance', { asset: amount.assetCode, figure });
  return (
    <Anchor href={href} className="underline decoration-line underline-offset-4">
      <Money amount={amount} />
      <span className="sr-only"> {t('balance.open')}</span>
    </Anchor>
  );
}

const kept = z.object({ asset: z.string(), value: z.string() });

function PayOut({ balance, onClose }: { readonly balance: MerchantBalance; readonly onClose: () => void }) {
  const t = usePaymentText();
  const wallet = useWalletText();
  const { locale } = useLanguage();
  const client = useQueryClient();
  const toasts = useToasts();
  const attempt = useKeptAttempt('payments.payout', kept);
  const { business } = usePrincipal();
  const { available: amount, asset } = balance;
  const words = {
    ...paymentWords(wallet, () => ({ locale, assetCode: asset, available: amount })),
    ...pinSaidAtField,
    payouts_full: t('payouts.full'),
  };
  const { failure } = useSentences(sentences(payOutCall, words));
  const label = t('payout', { amount: formatMoney(amount, { locale }) });
  async function run(pin: string) {
    try {
      const asked = await attempt.attempt({ asset, value: amount.value }, (key) =>
        callActing(payOutCall, { body: { amount, pin } }, { idempotencyKey: key }),
      );
      toasts.show({ title: t(asked?.state === 'paid' ? 'payout.done' : 'payout.waits'), tone: 'ok' });
    } finally {
      void rereadPayments(client);
    }
  }
  return (
    <Suspense>
      <PinDialog
        title={label}
        description={business ? t('payout.text.business', { business: business.name }) : t('payout.text')}
        confirmLabel={label}
        run={run}
        explain={failure}
        onClose={onClose}
      />
    </Suspense>
  );
}
