import { Badge } from '@egcr/ui/badge';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ErrorCard } from '@egcr/ui/error-card';
import { Money } from '@egcr/ui/money';
import { PageHeading } from '@egcr/ui/page-heading';
import { QueueAndOpen, QueueLine, QueueReference, QueueRow } from '@egcr/ui/queue';
import { RadioGroup } from '@egcr/ui/radio-group';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { TextAreaField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { QueueList } from '@egcr/web-kit/list/queue-list.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import * as z from 'zod/mini';

import {
  decideDisputeCall,
  deskDisputeCall,
  deskDisputeFileCall,
  type Dispute,
} from '../../../contract/index.ts';
import { statement } from '../../../contract/disputes/dispute-endpoints.ts';
import { rereadPayments } from '../../queries.ts';
import { usePaymentText } from '../../text.ts';
import { deskAddress } from '../addresses.ts';
import { DisputeFacts, DisputeHistory, DisputeWords } from '../dispute-facts.tsx';
import { DisputeState } from '../dispute-state.tsx';
import { useDesk, useDeskDispute } from '../queries.ts';
import { useStatementWords } from '../statement-sentences.ts';
import { disputeTexts } from '../texts.ts';
import { deskTexts } from './texts.ts';

/** `/super-admin/payment-disputes`: disputes that officers decide, the oldest first; the open one stands in the address. */
export function Screen() {
  const t = useText(deskTexts);
  const { view } = useAddress(deskAddress);
  const desk = useDesk();
  return (
    <div className="flex flex-col gap-6 sm:gap-8">
      <PageHeading title={t('desk')} description={t('desk.lead')} />
      <QueueAndOpen
        queue={
          <QueueList
            pages={desk}
            label={t('desk')}
            renderRow={(dispute) => (
              <Row key={dispute.id} dispute={dispute} isOpen={dispute.id === view.dispute} />
            )}
            none={{ icon: <Scale aria-hidden />, title: t('desk.none'), text: t('desk.lead') }}
          />
        }
        open={view.dispute !== undefined && <Panel key={view.dispute} id={view.dispute} />}
      />
    </div>
  );
}

function Row({ dispute, isOpen }: { readonly dispute: Dispute; readonly isOpen: boolean }) {
  const d = useText(disputeTexts);
  const p = usePaymentText();
  const formats = useFormats();
  return (
    <QueueRow
      href={deskAddress.to({ dispute: dispute.id })}
      isOpen={isOpen}
      title={<bdi>{dispute.title}</bdi>}
      mark={<Money amount={dispute.amount} />}
    >
      <QueueLine>
        <span>{d(`reason.${dispute.reason}`)}</span>
        <time dateTime={dispute.opened_at}>{formats.recent(dispute.opened_at)}</time>
      </QueueLine>
      <QueueLine>
        <QueueReference>{dispute.reference}</QueueReference>
        {dispute.is_sample && <Badge>{p('sample')}</Badge>}
      </QueueLine>
    </QueueRow>
  );
}

function Panel({ id }: { readonly id: string }) {
  const t = useText(deskTexts);
  const say = useSentences(sentences([deskDisputeCall, deskDisputeFileCall], { dispute_own: t('desk.own') }));
  const dispute = useDeskDispute(id);
  if (dispute.isPending)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-96" />
      </SkeletonGroup>
    );
  if (dispute.isError)
    return (
      <ErrorCard
        title={t('notLoaded')}
        description={say.failure(dispute.error)}
        retryLabel={t('retry')}
        onRetry={() => void dispute.refetch()}
      />
    );
  return (
    <section aria-label={dispute.data.reference} className="flex min-w-0 flex-col gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-lg font-semibold wrap-anywhere">
          <bdi>{dispute.data.title}</bdi>
        </h2>
        <DisputeState state={dispute.data.state} />
      </div>
      <DisputeFacts dispute={dispute.data} />
      <DisputeWords
        dispute={dispute.data}
        linkTo={(number) => call(deskDisputeFileCall, { params: { id, number } })}
      />
      {dispute.data.state === 'under_review' && <Decide id={id} />}
      <DisputeHistory dispute={dispute.data} />
    </section>
  );
}

const form = z.strictObject({
  outcome: z.enum(['won', 'lost'], 'not_offered'),
  reason: statement,
});

function Decide({ id }: { readonly id: string }) {
  const t = useText(deskTexts);
  const d = useText(disputeTexts);
  const client = useQueryClient();
  const toasts = useToasts();
  const name = `payments.decide.${id}`;
  const { attempt } = useKeptAttempt(name, z.unknown());
  const words = useStatementWords();
  const kept = useKeptForm({
    name,
    keeps: ['outcome', 'reason'],
    schema: form,
    // Nothing is chosen for an officer in a hurry.
    defaultValues: { outcome: '', reason: '' },
    sentences: sentences(
      decideDisputeCall,
      {
        dispute_own: t('desk.own'),
        dispute_closed: d('closed'),
        recipient_unavailable: d('gone'),
        account_frozen: d('gone'),
      },
      (issue) => (issue.code === 'not_offered' ? t('desk.choose') : words(issue)),
    ),
  });
  const outcome = kept.form.watch('outcome');
  const send = kept.submit(async (body) => {
    try {
      const decided = await attempt(body, (key) =>
        call(decideDisputeCall, { params: { id }, body }, { idempotencyKey: key }),
      );
      if (decided !== undefined) toasts.show({ title: t('desk.done'), tone: 'ok' });
    } finally {
      void rereadPayments(client);
    }
  });
  return (
    <Card title={t('desk.outcome')}>
      <FormShell
        form={kept}
        onSubmit={send}
        action={
          <Button type="submit" busy={kept.isBusy} className="self-start">
            {t('desk.send')}
          </Button>
        }
      >
        <RadioGroup
          id={kept.field('outcome').id}
          label={t('desk.who')}
          error={kept.field('outcome').error}
          value={outcome}
          onValueChange={(value) => kept.form.setValue('outcome', value === 'lost' ? 'lost' : 'won')}
          options={[
            { value: 'won', label: t('desk.won') },
            { value: 'lost', label: t('desk.lost') },
          ]}
        />
        <TextAreaField label={t('desk.reason')} rows={4} dir="auto" {...kept.field('reason')} />
      </FormShell>
    </Card>
  );
}
