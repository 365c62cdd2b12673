import { PinForm, pinSaidAtField, usePinEntry } from '@egcr/identity/web';
import { BackLink } from '@egcr/ui/back-link';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { CheckAnswers } from '@egcr/ui/check-answers';
import { formatMoney } from '@egcr/ui/format-money';
import { Link } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { PageColumns } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { call } from '@egcr/web-kit/call';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { forgetDraft } from '@egcr/web-kit/form/drafts';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { mayHaveHappened } from '@egcr/web-kit/form/may-have-happened';
import { useWay } from '@egcr/web-kit/way';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import {
  StopBanner,
  PaymentHelp,
  rereadWallet,
  scaleOf,
  toMinor,
  useBalanceAfter,
  useStopReason,
  useLeavingWords,
  useWalletText,
} from '@egcr/wallet/web';

import { WITHDRAWAL_ARRIVES_DAYS, withdrawCall, type PayoutAccount } from '../../contract/index.ts';
import { addressOfDraft, draftName, type WithdrawalDraft } from './draft.ts';
import { keepWithdrawal } from './queries.ts';
import { useBankText } from './texts.ts';

interface CheckStepProps {
  readonly draft: WithdrawalDraft;
  readonly account: PayoutAccount;
}

/** How much goes where, at what price, and when it arrives: the last page before it is asked for, with the PIN. */
export function CheckStep({ draft, account }: CheckStepProps) {
  const t = useBankText();
  const { locale } = useLanguage();
  const amount = {
    value: toMinor({ amount: draft.amount, assetCode: draft.currency }, '.').toString(),
    assetCode: draft.currency,
    assetScale: scaleOf(draft.currency),
  };
  const wallet = useWalletText();
  const stopped = useStopReason();
  const attempt = useWithdraw(account.id, amount);
  const left = useBalanceAfter(amount);
  const back = addressOfDraft({ ...draft, isChecked: false });
  return (
    <PageColumns aside={<PaymentHelp isCheck />}>
      {!attempt.isUnknown && <BackLink href={back}>{t('check.change')}</BackLink>}
      <PageHeading title={t('check.title')} description={t('check.lead')} />
      {attempt.isUnknown ? <NotHeardBack /> : <StopBanner />}
      {attempt.failure !== undefined && (
        <Banner tone="bad" title={t('check.refused')} isLive>
          {attempt.failure}
        </Banner>
      )}
      <Card padding="large">
        <CheckAnswers
          answers={[
            { label: t('check.amount'), value: <Money amount={amount} size="fit" />, isLead: true },
            { label: t('check.to'), value: <Destination account={account} /> },
            { label: t('check.fee'), value: t('check.no_fee') },
            {
              label: t('check.arrives'),
              value: t('check.arrives_text', { days: String(WITHDRAWAL_ARRIVES_DAYS) }),
            },
            ...(attempt.isUnknown ? [] : left),
          ]}
        />
        <PinForm entry={attempt.entry} isBusy={attempt.isBusy} onSubmit={attempt.withdraw}>
          <Button
            type="submit"
            size="large"
            width="full"
            busy={attempt.isBusy}
            // Whether the first try was made is still to be learned, frozen or not.
            disabled={stopped !== undefined && !attempt.isUnknown}
            disabledReason={stopped}
          >
            {attempt.isUnknown
              ? wallet('check.lost.repeat')
              : t('check.confirm', { amount: formatMoney(amount, { locale }) })}
          </Button>
        </PinForm>
      </Card>
    </PageColumns>
  );
}

function Destination({ account }: { readonly account: PayoutAccount }) {
  return (
    <span className="flex flex-col">
      <bdi className="font-semibold">{account.holder}</bdi>
      <bdi className="num text-sm text-ink-2">{account.account}</bdi>
    </span>
  );
}

function NotHeardBack() {
  const t = useBankText();
  const wallet = useWalletText();
  return (
    <Banner tone="warn" title={wallet('check.lost.title')} isLive>
      <p>{t('check.lost')}</p>
      <Link look="standalone" href="/wallet/withdraw">
        {t('check.lost_list')}
      </Link>
    </Banner>
  );
}

interface Asked {
  readonly value: string;
  readonly assetCode: string;
  readonly assetScale: number;
}

const asked = z.object({
  payout_account: z.string(),
  amount: z.object({ value: z.string(), assetCode: z.string(), assetScale: z.number() }),
});

/** Asks once: a repeat after a lost answer keeps its key, also over a reload; after a no the next press gets another. */
function useWithdraw(accountId: string, amount: Asked) {
  const say = useRefusalWords(amount.assetCode);
  const client = useQueryClient();
  const { go } = useWay();
  const { attempt } = useKeptAttempt('withdraw', asked);
  const stopped = useStopReason();
  const entry = usePinEntry(stopped === undefined);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ readonly failure: unknown }>();
  async function ask(pin: { readonly pin?: string }) {
    const wish = { payout_account: accountId, amount };
    setBusy(true);
    setFailed(undefined);
    try {
      const made = await attempt(wish, (key) =>
        call(withdrawCall, { body: { ...wish, ...pin } }, { idempotencyKey: key }),
      );
      // The frame has gone to the PIN page and comes back.
      if (made === undefined) return setBusy(false);
      for (const currency of ['', amount.assetCode]) forgetDraft(draftName(currency));
      keepWithdrawal(client, made);
      go(`/wallet/withdrawals/${made.id}?new=1`, 'replace');
      void rereadWallet(client);
    } catch (failure) {
      if (!entry.meet(failure)) setFailed({ failure });
      setBusy(false);
    }
  }
  const isUnknown = failed !== undefined && mayHaveHappened(failed.failure);
  return {
    entry,
    isBusy,
    isUnknown,
    withdraw: () => {
      const pin = entry.take();
      if (pin !== undefined) void ask(pin);
    },
    failure: failed === undefined || isUnknown ? undefined : say.failure(failed.failure),
  };
}

function useRefusalWords(assetCode: string) {
  const t = useBankText();
  const wallet = useWalletText();
  const leaving = useLeavingWords(assetCode);
  return useSentences(
    sentences(withdrawCall, {
      ...leaving,
      ...pinSaidAtField,
      invalid_amount: t('issue.amount'),
      unknown_currency: wallet('issue.unknown_currency'),
      currency_not_withdrawable: t('issue.currency'),
      payout_account_unknown: t('issue.account'),
      account_frozen: wallet('refusal.account_frozen'),
      insufficient_funds: t('issue.funds'),
    }),
  );
}
