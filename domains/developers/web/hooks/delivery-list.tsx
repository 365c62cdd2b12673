import { Badge, type Tone } from '@egcr/ui/badge';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { EmptyState } from '@egcr/ui/empty-state';
import { useToasts } from '@egcr/ui/toast';
import { callActing, callFileActing, NarrowedList, type Narrowed } from '@egcr/organisations/web';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';

import {
  deliveriesFileCall,
  deliveryStates,
  redeliverCall,
  type Delivery,
  type Webhook,
} from '../../contract/index.ts';
import { deliveriesAsked, rereadDevelopers, useDeliveries } from '../queries.ts';
import { hookTexts } from './texts.ts';

const tones: Readonly<Record<Delivery['state'], Tone>> = {
  waiting: 'info',
  delivered: 'ok',
  failed: 'bad',
};

/** What was sent to a webhook, newest first; each can be sent again. */
export function DeliveryList({ hook }: { readonly hook: Webhook }) {
  const t = useText(hookTexts);
  const [view, setView] = useState<Narrowed<Delivery['state']>>({});
  return (
    <NarrowedList
      view={view}
      onShow={(change) => setView({ ...view, ...change })}
      choice={{ states: deliveryStates, nameOf: (state) => t(`delivery.${state}`) }}
      hasModes={false}
      searchLabel={t('events.search')}
      fetchSheet={() =>
        callFileActing(deliveriesFileCall, { params: { id: hook.id }, query: deliveriesAsked(view) })
      }
      pages={useDeliveries(hook.id, view)}
      label={t('deliveries')}
      renderRow={(delivery) => <DeliveryLine key={delivery.id} hook={hook} delivery={delivery} />}
      empty={
        <EmptyState
          icon={<Send aria-hidden className="size-5" />}
          title={t('deliveries.none')}
          description={t('deliveries.text')}
        />
      }
    />
  );
}

interface LineProps {
  readonly hook: Webhook;
  readonly delivery: Delivery;
}

function DeliveryLine({ hook, delivery }: LineProps) {
  const t = useText(hookTexts);
  const formats = useFormats();
  const { event, state, last_result: result, next_at: nextAt } = delivery;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4">
      <span className="flex min-w-0 flex-1 basis-48 flex-col gap-0.5">
        <span className="font-medium">{t(`event.${event.type}`)}</span>
        <span className="flex flex-wrap gap-x-3 text-sm text-ink-2">
          <time dateTime={event.at}>{formats.recent(event.at)}</time>
          {result !== null && <span>{t('delivery.result', { result })}</span>}
          {nextAt !== null && <span>{t('delivery.next', { when: formats.recent(nextAt) })}</span>}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-3">
        <Badge tone={tones[state]}>{t(`delivery.${state}`)}</Badge>
        {hook.state === 'enabled' && <Redeliver hook={hook} delivery={delivery} />}
      </span>
    </li>
  );
}

function Redeliver({ hook, delivery }: LineProps) {
  const t = useText(hookTexts);
  const formats = useFormats();
  const client = useQueryClient();
  const toasts = useToasts();
  const say = useSentences(sentences(redeliverCall, { webhook_disabled: t('issue.hook_disabled') }));
  const send = useMutation({
    mutationFn: () => callActing(redeliverCall, { params: { id: hook.id, delivery: delivery.id } }),
    onSuccess: () => toasts.show({ title: t('redelivered'), tone: 'ok' }),
    onSettled: () => rereadDevelopers(client),
  });
  return (
    <>
      {send.isError && (
        <Banner tone="bad" isLive>
          {say.failure(send.error)}
        </Banner>
      )}
      <Button look="secondary" busy={send.isPending} onClick={() => send.mutate()}>
        {t('redeliver')} <span className="sr-only">{formats.exact(delivery.event.at)}</span>
      </Button>
    </>
  );
}
