import { BackLink } from '@egcr/ui/back-link';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { CheckAnswers } from '@egcr/ui/check-answers';
import { decimalMark, formatMoney } from '@egcr/ui/format-money';
import { Money } from '@egcr/ui/money';
import { PageHeading } from '@egcr/ui/page-heading';
import { useToasts } from '@egcr/ui/toast';
import { call, isRefusal } from '@egcr/web-kit/call';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useIdempotencyKey } from '@egcr/web-kit/idempotency';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useWay } from '@egcr/web-kit/way';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { withdrawCall, type PayoutAccount } from '../../contract/index.ts';
import { scaleOf } from '../currencies.ts';
import { rereadWallet } from '../queries.ts';
import { useLimitRefusal } from '../security/use-limit-refusal.ts';
import { decimalOf, toMinor } from '../send/send-rules.ts';
import { addressOfDraft, type WithdrawalDraft } from './draft.ts';
import { useBankText } from './messages/index.ts';

interface CheckStepProps {
  readonly draft: WithdrawalDraft;
  readonly account: PayoutAccount;
}

/** How much goes where, at what price: the last page before it is asked for. */
export function CheckStep({ draft, account }: CheckStepProps) {
  const t = useBankText();
  const { locale } = useLanguage();
  const amount = {
    value: toMinor(
      { amount: draft.amount, assetCode: draft.currency },
      decimalOf(decimalMark(locale)),
    ).toString(),
    assetCode: draft.currency,
    assetScale: scaleOf(draft.currency),
  };
  const { withdraw, isBusy, failure } = useWithdraw(account.id, amount);
  const back = addressOfDraft({ ...draft, isChecked: false });
  return (
    <div className="flex max-w-xl flex-col gap-6">
      <BackLink href={back}>{t('check.change')}</BackLink>
      <PageHeading title={t('check.title')} description={t('check.lead')} />
      {failure !== undefined && (
        <Banner tone="bad" title={t('check.refused')} isLive>
          {failure}
        </Banner>
      )}
      <Card padding="large">
        <CheckAnswers
          answers={[
            {
              label: t('check.to'),
              value: (
                <span className="flex flex-col">
                  <bdi className="font-semibold">{account.holder}</bdi>
                  <bdi className="num text-sm text-ink-2">{account.account}</bdi>
                </span>
              ),
            },
            { label: t('check.fee'), value: t('check.no_fee') },
            { label: t('check.amount'), value: <Money amount={amount} />, isStrong: true },
          ]}
        />
        <Button size="large" width="full" busy={isBusy} onClick={withdraw}>
          {t('check.confirm', { amount: formatMoney(amount, { locale }) })}
        </Button>
      </Card>
    </div>
  );
}

interface Asked {
  readonly value: string;
  readonly assetCode: string;
  readonly assetScale: number;
}

/** Asks once for each press: a repeat after a lost answer keeps its key, a refused one gets another. */
function useWithdraw(accountId: string, amount: Asked) {
  const t = useBankText();
  const say = useSentences();
  const limit = useLimitRefusal();
  const toasts = useToasts();
  const client = useQueryClient();
  const { go } = useWay();
  const { key, renew } = useIdempotencyKey();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  function sentence(refusal: unknown): string {
    if (isRefusal(refusal, 'insufficient_funds')) return t('issue.funds');
    if (isRefusal(refusal, 'currency_not_withdrawable')) return t('issue.currency');
    if (isRefusal(refusal, 'invalid_amount')) return t('issue.amount');
    if (isRefusal(refusal, 'payout_account_unknown')) return t('issue.account');
    return limit(refusal, amount.assetCode) ?? say.failure(refusal);
  }
  async function ask() {
    setBusy(true);
    setFailure(undefined);
    try {
      await call(withdrawCall, { body: { payout_account: accountId, amount } }, { idempotencyKey: key });
    } catch (refusal) {
      if (isRefusal(refusal)) renew();
      // The frame has gone to the PIN page and comes back.
      if (!isRefusal(refusal, 'pin_required')) setFailure(sentence(refusal));
      return setBusy(false);
    }
    toasts.show({ title: t('done'), tone: 'ok' });
    go('/wallet/withdraw', 'replace');
    void rereadWallet(client);
  }
  return { withdraw: () => void ask(), isBusy, failure };
}
