import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { Money } from '@egcr/ui/money';
import { Skeleton } from '@egcr/ui/skeleton';
import { useToasts } from '@egcr/ui/toast';
import { isRefusal } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { Gift } from 'lucide-react';

import { decideRewardCall } from '../../contract/review-endpoints.ts';
import { useReviewText } from './texts.ts';
import { useDecide, useReview, type Decision, type WaitingReward } from './queries.ts';

const REASONS = ['same_mailbox', 'same_network', 'burst', 'disposable_email'] as const;

/** What waits for the person who reviews them: rewards of referrals that look risky. */
export function ReviewCard() {
  const t = useReviewText();
  const pages = useReview();
  return (
    <Card
      title={t('title')}
      description={t('lead')}
      icon={<Gift aria-hidden className="size-5.5" />}
      padding="large"
    >
      <PagedList
        pages={pages}
        label={t('title')}
        renderRow={(reward) => <RewardRow key={reward.id} reward={reward} />}
        empty={<p className="text-sm text-ink-2">{t('none')}</p>}
        skeleton={<Skeleton className="h-11" />}
      />
    </Card>
  );
}

export { ReviewCard as Slot };

function RewardRow({ reward }: { readonly reward: WaitingReward }) {
  const t = useReviewText();
  const formats = useFormats();
  const { isBusy, decide } = useDecision(reward);
  const reasons = REASONS.filter((reason) => reward.reasons.includes(reason));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="flex min-w-0 flex-1 basis-48 flex-col gap-0.5">
        <p className="flex flex-wrap gap-x-3 font-semibold">
          <Money amount={reward.amount} />
          <span>{t(reward.user_id === reward.referee_id ? 'side.referee' : 'side.referrer')}</span>
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
          <span>{formats.recent(reward.created_at)}</span>
          {reasons.map((reason) => (
            <span key={reason}>{t(`reason.${reason}`)}</span>
          ))}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" size="small" busy={isBusy} onClick={() => void decide('release')}>
          {t('release')}
        </Button>
        <Button look="quiet" size="small" busy={isBusy} onClick={() => void decide('refuse')}>
          {t('refuse')}
        </Button>
      </div>
    </li>
  );
}

function useDecision({ id }: WaitingReward) {
  const t = useReviewText();
  const say = useSentences(
    sentences(decideRewardCall, {
      reward_own: t('failed.own'),
      reward_unknown: t('failed.gone'),
      release_day_reached: t('failed.day'),
    }),
  );
  const toasts = useToasts();
  const { mutateAsync, isPending: isBusy } = useDecide();
  async function decide(decision: Decision) {
    try {
      await mutateAsync({ id, decision });
      toasts.show({ tone: 'ok', title: t(decision === 'release' ? 'released' : 'refused') });
    } catch (failure) {
      // The person is on the way to the PIN page, and presses again afterwards.
      if (isRefusal(failure, 'pin_required')) return;
      toasts.show({ tone: 'bad', title: t('failed'), description: say.failure(failure) });
    }
  }
  return { isBusy, decide };
}
