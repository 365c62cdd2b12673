import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Link } from '@egcr/ui/link';
import { isRefusal } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';
import { useSentences } from '@egcr/web-kit/sentences.tsx';

import { useConvertText } from './messages/index.ts';

interface QuoteTroubleProps {
  readonly failure: unknown;
  readonly onRetry: () => void;
}

/** Why there is no quote: rates too old, none at all, too small an amount, or no answer. */
export function QuoteTrouble({ failure, onRetry }: QuoteTroubleProps) {
  const t = useConvertText();
  const say = useSentences();
  const formats = useFormats();
  if (isRefusal(failure, 'rate_stale')) {
    const asOf = failure.members['as_of'];
    return (
      <Banner tone="warn" title={t('stale.title')} isLive>
        <p>{t('stale.text', { time: typeof asOf === 'string' ? formats.exact(asOf) : '–' })}</p>
        <Link look="standalone" href="/wallet/rates">
          {t('rates')}
        </Link>
      </Banner>
    );
  }
  if (isRefusal(failure, 'amount_too_small'))
    return (
      <Banner tone="warn" isLive>
        {t('too_small')}
      </Banner>
    );
  if (isRefusal(failure, 'rate_unavailable'))
    return (
      <Banner tone="warn" isLive>
        {t('unavailable')}
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
