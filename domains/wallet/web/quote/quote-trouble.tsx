import { hrefOf } from '@egcr/contract/product-screens';
import { quoteCall } from '@egcr/exchange/contract';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Link } from '@egcr/ui/link';
import { isRefusal } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';
import { sentences, shownOtherwise, useSentences } from '@egcr/web-kit/sentences.tsx';

import { useWalletText } from '../texts.ts';
import { useQuoteText } from './texts.ts';

interface QuoteTroubleProps {
  readonly failure: unknown;
  readonly onRetry: () => void;
}

/** Why there is no quote: rates too old, none at all, too small an amount, or no answer. */
export function QuoteTrouble({ failure, onRetry }: QuoteTroubleProps) {
  const t = useQuoteText();
  const w = useWalletText();
  const say = useSentences(
    sentences(quoteCall, {
      invalid_amount: t('amount'),
      unknown_currency: w('issue.unknown_currency'),
      same_currency: t('same'),
      rate_unavailable: t('unavailable'),
      rate_stale: shownOtherwise,
      amount_too_small: t('too_small'),
    }),
  );
  const formats = useFormats();
  if (isRefusal(failure, 'rate_stale')) {
    const asOf = failure.members['as_of'];
    return (
      <Banner tone="warn" title={t('stale.title')} isLive>
        <p>{t('stale.text', { time: typeof asOf === 'string' ? formats.exact(asOf) : '–' })}</p>
        <Link look="standalone" href={hrefOf('wallet-rates')}>
          {t('rates')}
        </Link>
      </Banner>
    );
  }
  if (isRefusal(failure, 'amount_too_small') || isRefusal(failure, 'rate_unavailable'))
    return (
      <Banner tone="warn" isLive>
        {say.failure(failure)}
      </Banner>
    );
  return (
    <Banner
      tone="bad"
      isLive
      action={
        <Button look="secondary" size="small" onClick={onRetry}>
          {t('lost.repeat')}
        </Button>
      }
    >
      {say.failure(failure)}
    </Banner>
  );
}
