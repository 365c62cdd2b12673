import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { ConfirmDialog } from '@egcr/ui/confirm-dialog';
import { call, isRefusal } from '@egcr/web-kit/call';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useStopReason, useLeavingWords } from '@egcr/wallet/web';

import { endOrderCall, pauseOrderCall, resumeOrderCall, type StandingOrder } from '../contract/orders.ts';
import { useScheduledText } from './texts.ts';
import { rereadOrders } from './queries.ts';

/** Pause, go on, end. */
export function OrderActions({ order }: { readonly order: StandingOrder }) {
  const t = useScheduledText();
  const leaving = useLeavingWords(order.amount.assetCode);
  const say = useSentences(
    sentences([pauseOrderCall, resumeOrderCall], { ...leaving, order_ended: t('issue.ended') }),
  );
  const client = useQueryClient();
  const stopped = useStopReason();
  const isActive = order.state === 'active';
  const turn = useMutation({
    mutationFn: () => call(isActive ? pauseOrderCall : resumeOrderCall, { params: { id: order.id } }),
    onSettled: () => rereadOrders(client),
  });
  if (order.state === 'ended') return null;
  const Icon = isActive ? Pause : Play;
  // The person who is sent to enter the PIN comes back and presses again.
  const failure = isRefusal(turn.error, 'pin_required') ? null : turn.error;
  return (
    <div className="flex flex-col gap-4">
      {failure && (
        <Banner tone="bad" isLive>
          {say.failure(failure)}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          look="secondary"
          busy={turn.isPending}
          disabled={!isActive && stopped !== undefined}
          disabledReason={isActive ? undefined : stopped}
          onClick={() => turn.mutate()}
          icon={<Icon aria-hidden className="size-4.5" />}
        >
          {t(isActive ? 'pause' : 'resume')}
        </Button>
        <EndOrder order={order} />
      </div>
    </div>
  );
}

function EndOrder({ order }: { readonly order: StandingOrder }) {
  const t = useScheduledText();
  const say = useSentences();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const end = useMutation({
    mutationFn: () => call(endOrderCall, { params: { id: order.id } }),
    onSuccess: () => setOpen(false),
    onSettled: () => rereadOrders(client),
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      title={t('end.title')}
      description={t('end.text')}
      trigger={<Button look="quiet">{t('end')}</Button>}
      cancelLabel={t('keep')}
      confirmLabel={t('end')}
      isBusy={end.isPending}
      onConfirm={() => end.mutate()}
    >
      {end.isError && (
        <Banner tone="bad" isLive>
          {say.failure(end.error)}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
