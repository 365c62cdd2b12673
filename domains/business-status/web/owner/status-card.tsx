import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { TextAreaField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSlotSubject } from '@egcr/web-kit/slots.tsx';
import { useQueryClient } from '@tanstack/react-query';

import { ownStep, STATUS_REASON_MAX, takeOwnStepCall, type OwnStatus } from '../../contract/index.ts';
import { changedWithStatus, useOwnStatus } from '../queries.ts';
import { StatusBadge, StatusFacts } from '../status-facts.tsx';
import { statusTexts } from '../texts.ts';
import { useStatusSentences } from '../use-status-sentences.ts';

/** In the settings of a business: its status, what that forbids, and for owners the step that they may take. */
export function Slot() {
  const t = useText(statusTexts);
  const id = useSlotSubject() ?? '';
  const found = useOwnStatus(id).data;
  if (found === undefined) return null;
  const [step] = found.may;
  return (
    <Card title={t('title')} action={<StatusBadge status={found.status} />}>
      <StatusFacts found={found} />
      {step !== undefined && <StepForm key={step} id={id} event={step} />}
    </Card>
  );
}

function StepForm({ id, event }: { readonly id: string; readonly event: OwnStatus['may'][number] }) {
  const t = useText(statusTexts);
  const client = useQueryClient();
  const toasts = useToasts();
  const name = `business-status.${event}.${id}`;
  const { attempt } = useKeptAttempt(name, ownStep);
  const form = useKeptForm({
    name,
    keeps: ['reason'],
    schema: ownStep,
    defaultValues: { event, reason: '' },
    sentences: useStatusSentences(),
  });
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(async (body) => {
        try {
          const done = await attempt(body, (key) =>
            call(takeOwnStepCall, { params: { id }, body }, { idempotencyKey: key }),
          );
          if (done) toasts.show({ tone: 'ok', title: t('done') });
        } finally {
          await Promise.all(changedWithStatus.map((queryKey) => client.invalidateQueries({ queryKey })));
        }
      })}
      action={
        <Button type="submit" look="secondary" busy={form.isBusy} className="self-start">
          {t(`event.${event}`)}
        </Button>
      }
    >
      {event === 'rest' && <p className="text-ink-2">{t('rest.text')}</p>}
      <TextAreaField
        label={t('reason')}
        rows={2}
        maxLength={STATUS_REASON_MAX}
        dir="auto"
        {...form.field('reason')}
      />
    </FormShell>
  );
}
