import { hrefOf } from '@egcr/contract/product-screens';
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
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useWay } from '@egcr/web-kit/way';
import { Repeat } from 'lucide-react';
import { useState } from 'react';
import {
  askQuote,
  Countdown,
  StopBanner,
  QuoteTrouble,
  runsOutAt,
  useCostFacts,
  useStopReason,
  useQuoteText,
  useSecondsLeft,
  useWalletText,
} from '@egcr/wallet/web';

import type { Quote } from '../contract/index.ts';
import { addressOfView, type ConvertView } from './convert-address.ts';
import { useConvertText } from './texts.ts';
import { useConvertAttempt } from './use-convert-attempt.ts';

interface CheckStepProps {
  readonly quote: Quote;
  /** When the quote was read, by this device's clock. */
  readonly readAt_ms: number;
  readonly view: ConvertView;
}

/** The last page before money moves: what leaves, what arrives, at which price, for how long. */
export function CheckStep({ quote, readAt_ms, view }: CheckStepProps) {
  const t = useConvertText();
  const q = useQuoteText();
  const attempt = useConvertAttempt(quote);
  const seconds = useSecondsLeft(runsOutAt(quote, readAt_ms));
  const isUnknown = attempt.state === 'unknown';
  const isBusy = attempt.state === 'converting';
  const isOver =
    attempt.state === 'expired' || attempt.state === 'refused' || (seconds === 0 && !isUnknown && !isBusy);
  return (
    <PageColumns>
      {!isUnknown && (
        <BackLink href={addressOfView({ ...view, quoteId: undefined })}>{t('check.change')}</BackLink>
      )}
      <PageHeading title={t('check.title')} description={t('check.lead')} />
      {isUnknown ? <NotHeardBack /> : <StopBanner />}
      {attempt.state === 'refused' && (
        <Banner tone="bad" title={t('refused.title')} isLive>
          {attempt.sentence}
        </Banner>
      )}
      {isOver && attempt.state !== 'refused' && (
        <Banner tone="warn" title={q('expired.title')} isLive>
          {q('expired.text')}
        </Banner>
      )}
      <Card padding="large">
        <CheckAnswers answers={useAnswers(quote)} />
        {!isOver && !isUnknown && <Countdown seconds={seconds} />}
        {isOver ? <Renew view={view} /> : <Confirm quote={quote} attempt={attempt} />}
      </Card>
    </PageColumns>
  );
}

function useAnswers(quote: Quote) {
  const t = useConvertText();
  const costs = useCostFacts(quote);
  return [
    { label: t('give'), value: <Money amount={quote.source} size="fit" />, isLead: true },
    { label: t('get'), value: <Money amount={quote.target} />, isStrong: true },
    ...costs.map(({ key, value }) => ({ label: key, value })),
  ];
}

interface ConfirmProps {
  readonly quote: Quote;
  readonly attempt: ReturnType<typeof useConvertAttempt>;
}

function Confirm({ quote, attempt }: ConfirmProps) {
  const t = useConvertText();
  const q = useQuoteText();
  const { locale } = useLanguage();
  const stopped = useStopReason();
  const words =
    attempt.state === 'converting'
      ? t('check.busy')
      : attempt.state === 'unknown'
        ? q('lost.repeat')
        : t('check.confirm', { amount: formatMoney(quote.source, { locale }) });
  return (
    <Button
      size="large"
      width="full"
      busy={attempt.state === 'converting'}
      disabled={stopped !== undefined && attempt.state !== 'unknown'}
      disabledReason={stopped}
      onClick={attempt.convert}
      icon={<Repeat aria-hidden className="size-5" />}
    >
      {words}
    </Button>
  );
}

/** A new rate is looked at before it is agreed to: it takes the place of the old one on this page. */
function Renew({ view }: { readonly view: ConvertView }) {
  const q = useQuoteText();
  const { go } = useWay();
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly failure?: unknown }>({
    isBusy: false,
  });
  const renew = async () => {
    setState({ isBusy: true });
    try {
      const { id } = await askQuote(view);
      go(addressOfView({ ...view, quoteId: id }), 'replace');
    } catch (failure) {
      setState({ isBusy: false, failure });
    }
  };
  return (
    <>
      {state.failure !== undefined && <QuoteTrouble failure={state.failure} onRetry={() => void renew()} />}
      <Button size="large" width="full" busy={state.isBusy} onClick={() => void renew()}>
        {q('expired.renew')}
      </Button>
    </>
  );
}

function NotHeardBack() {
  const t = useConvertText();
  const w = useWalletText();
  return (
    <Banner tone="warn" title={t('lost.title')} isLive>
      <p>{t('lost.text')}</p>
      <Link look="standalone" href={hrefOf('wallet-history')}>
        {w('check.lost.history')}
      </Link>
    </Banner>
  );
}
