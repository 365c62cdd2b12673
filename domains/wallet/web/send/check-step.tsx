import { PinForm, usePinEntry } from '@egcr/identity/web';
import { BackLink } from '@egcr/ui/back-link';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { CheckAnswers } from '@egcr/ui/check-answers';
import { formatMoney } from '@egcr/ui/format-money';
import { Link } from '@egcr/ui/link';
import { PageColumns } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useWay } from '@egcr/web-kit/way';
import { Send } from 'lucide-react';
import { useState } from 'react';

import { needsPin, type WalletAccount } from '../../contract/index.ts';
import { assetCodeOr } from '../currencies.ts';
import { StopBanner, useStopReason } from '../frozen/frozen-banner.tsx';
import { useWalletText } from '../texts.ts';
import { accountIn, useWallet } from '../queries.ts';
import { Countdown, useSecondsLeft } from '../quote/countdown.tsx';
import { useQuoteText } from '../quote/texts.ts';
import { dropDraft, type SendDraft } from './draft.ts';
import { useBalanceAfter, usePaymentAnswers } from './payment-answers.tsx';
import { RenewQuote } from './renew-quote.tsx';
import { isQuoteGone, useSendAttempt } from './use-send-attempt.ts';

/** Who gets what, from where, at what price: the last page before money leaves. */
export function CheckStep({ draft }: { readonly draft: SendDraft }) {
  const t = useWalletText();
  const q = useQuoteText();
  const stopped = useStopReason();
  const account = accountIn(useWallet().data, assetCodeOr(draft.amount.assetCode));
  // Of a payment that may have left it is the server that asks.
  const [mayHaveLeft] = useState(() => draft.state === 'unsettled');
  const entry = usePinEntry(!mayHaveLeft && stopped === undefined && asksForPin(draft, account));
  const attempt = useSendAttempt(draft, entry);
  // What may already have left cannot be changed any more, nor is it known what remains.
  const isUnknown = attempt.state === 'unknown';
  const answers = usePaymentAnswers({
    ...draft,
    note: draft.typed.note,
    ...(!isUnknown && { changeHref: '/wallet/send' }),
  });
  const left = useBalanceAfter(draft.amount);
  const { seconds, isOver } = useRate(draft, attempt);
  return (
    <PageColumns>
      {!isUnknown && <BackLink href="/wallet/send">{t('check.back')}</BackLink>}
      <PageHeading title={t('check.title')} description={t('check.lead')} />
      {isUnknown && <NotHeardBack />}
      {attempt.state === 'refused' && (
        <Banner tone="bad" title={t('check.refused.title')} isLive>
          {attempt.sentence}
        </Banner>
      )}
      {isOver && attempt.state !== 'refused' && (
        <Banner tone="warn" title={q('expired.title')} isLive>
          {q('expired.text')}
        </Banner>
      )}
      {!isUnknown && <StopBanner />}
      {draft.isFirst === true && attempt.state === 'ready' && (
        <Banner tone="warn" title={t('check.first.title', { name: draft.recipient.name })}>
          {t('check.first.text')}
        </Banner>
      )}
      <Card padding="large">
        <CheckAnswers answers={[...answers, ...(isUnknown ? [] : left)]} />
        {draft.quote && !isOver && !isUnknown && <Countdown seconds={seconds} />}
        {isOver ? (
          <RenewQuote draft={draft} />
        ) : (
          <PinForm entry={entry} isBusy={attempt.state === 'sending'} onSubmit={attempt.send}>
            <Button
              type="submit"
              size="large"
              width="full"
              busy={attempt.state === 'sending'}
              // Whether the first try has left is still to be learned, frozen or not.
              disabled={stopped !== undefined && !isUnknown}
              disabledReason={stopped}
              icon={<Send aria-hidden className="size-5 rtl:-scale-x-100" />}
            >
              {<PressWords draft={draft} state={attempt.state} />}
            </Button>
          </PinForm>
        )}
        {isUnknown && <AnotherPayment />}
      </Card>
    </PageColumns>
  );
}

function PressWords({ draft, state }: { readonly draft: SendDraft; readonly state: string }) {
  const t = useWalletText();
  const { locale } = useLanguage();
  if (state === 'sending') return t('check.sending');
  if (state === 'unknown') return t('check.lost.repeat');
  return t('check.confirm', { amount: formatMoney(draft.amount, { locale }) });
}

/** How long the rate of the payment holds. What was sent without an answer is asked again, whatever has become of its rate. */
function useRate({ quote, heldUntil_ms }: SendDraft, attempt: ReturnType<typeof useSendAttempt>) {
  const seconds = useSecondsLeft(heldUntil_ms ?? 0);
  const isSettling = attempt.state === 'unknown' || attempt.state === 'sending';
  const isOver = quote !== undefined && !isSettling && (seconds === 0 || isQuoteGone(attempt));
  return { seconds, isOver };
}

function NotHeardBack() {
  const t = useWalletText();
  return (
    <Banner tone="warn" title={t('check.lost.title')} isLive>
      <p>{t('check.lost.text')}</p>
      <Link look="standalone" href="/wallet/history">
        {t('check.lost.history')}
      </Link>
    </Banner>
  );
}

function AnotherPayment() {
  const t = useWalletText();
  const { go } = useWay();
  const begin = () => {
    dropDraft();
    go('/wallet/send', 'replace');
  };
  return (
    <Button look="quiet" width="full" onClick={begin}>
      {t('check.lost.other')}
    </Button>
  );
}

/** As the server judges it; where the balance is not known yet it is the server that asks. */
function asksForPin({ amount, isFirst = false }: SendDraft, account: WalletAccount | undefined): boolean {
  if (account === undefined) return isFirst;
  const [amountMinor, pinAboveMinor] = [BigInt(amount.value), BigInt(account.pin_above.value)];
  return needsPin({ isFirst, amountMinor, pinAboveMinor });
}
