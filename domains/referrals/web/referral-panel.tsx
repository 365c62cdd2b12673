import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { ErrorCard } from '@egcr/ui/error-card';
import { SkeletonGroup, SkeletonText } from '@egcr/ui/skeleton';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useState } from 'react';

import { useReferralText } from './texts.ts';
import { pendingCode } from './pending-code.ts';
import { useReferrals } from './queries.ts';
import { ShareCard } from './share-card.tsx';
import { StatusList } from './status-list.tsx';
import { useApplyPending } from './use-apply-pending.ts';

/** The referral part of the settings: a waiting code, one's own code and link, and how far those are whom one brought. */
export function ReferralPanel() {
  const t = useReferralText();
  const say = useSentences();
  const referrals = useReferrals();
  if (referrals.isPending)
    return (
      <SkeletonGroup label={t('loading')}>
        <SkeletonText lines={6} />
      </SkeletonGroup>
    );
  if (referrals.isError)
    return (
      <ErrorCard
        title={t('failed')}
        description={say.failure(referrals.error)}
        retryLabel={t('retry')}
        onRetry={() => void referrals.refetch()}
      />
    );
  return (
    <div className="flex flex-col gap-6">
      <WaitingCode />
      <ShareCard code={referrals.data.code} />
      <StatusList items={referrals.data.items} />
    </div>
  );
}

export { ReferralPanel as Slot };

/** A code that could not be applied is tried again here. */
function WaitingCode() {
  const t = useReferralText();
  const apply = useApplyPending();
  const [code, setCode] = useState(pendingCode);
  const [isBusy, setBusy] = useState(false);
  if (code === undefined) return null;
  const tryAgain = async () => {
    setBusy(true);
    await apply();
    setBusy(false);
    setCode(pendingCode());
  };
  return (
    <Banner tone="info" title={t('waiting.title')}>
      <div className="flex flex-col items-start gap-3">
        <p>{t('waiting.text', { code })}</p>
        <Button look="secondary" size="small" busy={isBusy} onClick={() => void tryAgain()}>
          {t('waiting.apply')}
        </Button>
      </div>
    </Banner>
  );
}
