import { Badge } from '@egcr/ui/badge';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { ConfirmDialog } from '@egcr/ui/confirm-dialog';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Money } from '@egcr/ui/money';
import { useToasts } from '@egcr/ui/toast';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { LoadedPanel } from '@egcr/web-kit/list/loaded-panel.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';

import { cancelEnvelopeCall, proposeEnvelopeCall, type EnvelopeShown } from '../contract/index.ts';
import { EnvelopeState } from './envelope-state.tsx';
import { PaymentList } from './payment-list.tsx';
import { changes, rereadEnvelopes, useEnvelope } from './queries.ts';
import { envelopeTexts } from './texts.ts';

/** One envelope: its control totals, how its payments stand, and what can be done with it. */
export function EnvelopePanel({ id }: { readonly id: string }) {
  return <LoadedPanel asked={useEnvelope(id)}>{(envelope) => <Panel envelope={envelope} />}</LoadedPanel>;
}

function Panel({ envelope }: { readonly envelope: EnvelopeShown }) {
  const t = useText(envelopeTexts);
  return (
    <section aria-label={envelope.title} className="card flex min-w-0 flex-col divide-y divide-line">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 p-5">
        <h2 className="text-lg font-semibold">
          <bdi>{envelope.title}</bdi>
        </h2>
        <EnvelopeState state={envelope.state} />
        {envelope.is_large && <Badge tone="warn">{t('large')}</Badge>}
        {envelope.is_sample && <Badge>{t('sample')}</Badge>}
      </header>
      <div className="flex flex-col gap-3 p-5">
        <h3 className="font-semibold">{t('control')}</h3>
        <KeyValueList
          items={[
            { key: t('control.count'), value: envelope.count },
            { key: t('control.total'), value: <Money amount={envelope.total} /> },
            {
              key: t('requested'),
              value: <bdi>{envelope.requested_by ?? t('requested.platform')}</bdi>,
            },
          ]}
        />
      </div>
      <div className="flex flex-col gap-3 p-5">
        <h3 className="font-semibold">{t('tally')}</h3>
        <KeyValueList
          items={envelope.tally.map(({ state, count, total }) => ({
            key: `${t(`payment.${state}`)} · ${count}`,
            value: <Money amount={total} />,
          }))}
        />
      </div>
      <Acts envelope={envelope} />
      <div className="flex flex-col gap-3 p-5">
        <h3 className="font-semibold">{t('payment.list')}</h3>
        <PaymentList envelopeId={envelope.id} />
      </div>
    </section>
  );
}

/** Proposing to pay and cancelling; nothing where neither is possible. */
function Acts({ envelope }: { readonly envelope: EnvelopeShown }) {
  const t = useText(envelopeTexts);
  const say = useSentences(useChangeSentences());
  const [isAsking, setAsking] = useState(false);
  const change = useChange(envelope.id, () => setAsking(false));
  if (envelope.can.length === 0 && !change.isError) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 p-5">
      {change.isError && (
        <Banner tone="bad" title={t('failed')} isLive className="w-full">
          {say.failure(change.error)}
        </Banner>
      )}
      {envelope.can.includes('propose') && (
        <Button busy={change.isPending} onClick={() => change.mutate('propose')}>
          {t('propose')}
        </Button>
      )}
      {envelope.can.includes('cancel') && (
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={setAsking}
          title={t('cancel.ask')}
          description={t('cancel.text')}
          cancelLabel={t('cancel.keep')}
          confirmLabel={t('cancel')}
          isBusy={change.isPending}
          onConfirm={() => change.mutate('cancel')}
          trigger={<Button look="secondary">{t('cancel')}</Button>}
        />
      )}
    </div>
  );
}

/** Changes an envelope under one key until an answer has come. */
function useChange(id: string, settled: () => void) {
  const t = useText(envelopeTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const { attempt } = useKeptAttempt(`disbursements.change.${id}`, z.unknown());
  return useMutation({
    mutationFn: async (change: keyof typeof changes) => {
      const done = await attempt({ change }, async (key) => {
        await changes[change](id, key);
        return change;
      });
      return done;
    },
    onSuccess: (done) => {
      if (done) toasts.show({ tone: 'ok', title: t(`done.${done}`) });
    },
    onSettled: async () => {
      settled();
      await rereadEnvelopes(client);
    },
  });
}

function useChangeSentences() {
  const t = useText(envelopeTexts);
  return sentences([proposeEnvelopeCall, cancelEnvelopeCall], {
    envelope_state: t('no.state'),
    payer_decided: t('no.decided'),
    interested_party: t('no.interested'),
    day_worth_reached: t('no.day'),
    too_many_proposals: t('no.many'),
  });
}
