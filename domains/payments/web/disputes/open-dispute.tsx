import { Button, ButtonLink } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { NativeSelect } from '@egcr/ui/native-select';
import { TextAreaField } from '@egcr/ui/text-field';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useWay } from '@egcr/web-kit/way';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';

import { disputeReasons, openDisputeCall, type Payment } from '../../contract/index.ts';
import { statement } from '../../contract/disputes/dispute-endpoints.ts';
import { rereadPayments } from '../queries.ts';
import { disputePath } from './addresses.ts';
import { EvidenceFiles } from './evidence-files.tsx';
import { useStatementWords } from './statement-sentences.ts';
import { disputeTexts } from './texts.ts';

/** The way to the dispute of a payment; for its payer, the form that opens one. */
export function DisputePayment({ payment }: { readonly payment: Payment }) {
  const t = useText(disputeTexts);
  const [isOpen, setOpen] = useState(false);
  if (payment.dispute !== null)
    return (
      <ButtonLink look="secondary" className="self-start" href={disputePath(payment.dispute.id)}>
        {t('open.see')}
      </ButtonLink>
    );
  const left = BigInt(payment.amount.value) - BigInt(payment.refunded.value);
  if (payment.role !== 'payer' || payment.state !== 'succeeded' || payment.is_test || left === 0n)
    return null;
  if (isOpen) return <OpenDispute payment={payment} onClose={() => setOpen(false)} />;
  return (
    <Button look="secondary" className="self-start" onClick={() => setOpen(true)}>
      {t('open')}
    </Button>
  );
}

const form = z.strictObject({ reason: z.enum(disputeReasons), statement });

interface OpenProps {
  readonly payment: Payment;
  readonly onClose: () => void;
}

function OpenDispute({ payment, onClose }: OpenProps) {
  const t = useText(disputeTexts);
  const { files, setFiles, kept, send } = useOpening(payment);
  return (
    <Card title={t('open')} description={t('open.text')}>
      <FormShell
        form={kept}
        onSubmit={send}
        action={
          <span className="flex flex-wrap gap-3">
            <Button type="submit" busy={kept.isBusy}>
              {t('open.send')}
            </Button>
            <Button look="quiet" onClick={onClose}>
              {t('cancel')}
            </Button>
          </span>
        }
      >
        <NativeSelect
          label={t('reason')}
          {...kept.field('reason')}
          options={disputeReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
        />
        <TextAreaField
          label={t('open.say')}
          hint={t('open.say.hint')}
          rows={5}
          dir="auto"
          {...kept.field('statement')}
        />
        <EvidenceFiles value={files} onChange={setFiles} />
      </FormShell>
    </Card>
  );
}

function useOpening({ id }: Payment) {
  const t = useText(disputeTexts);
  const client = useQueryClient();
  const { go } = useWay();
  const issueWords = useStatementWords();
  const name = `payments.dispute.${id}`;
  const { attempt } = useKeptAttempt(name, z.unknown());
  const [files, setFiles] = useState<readonly string[]>([]);
  const kept = useKeptForm({
    name,
    keeps: ['reason', 'statement'],
    schema: form,
    defaultValues: { reason: 'not_received', statement: '' },
    sentences: sentences(
      openDisputeCall,
      {
        payment_unpaid: t('unpaid'),
        dispute_twice: t('twice'),
        dispute_elsewhere: t('elsewhere'),
        dispute_late: t('late'),
        dispute_nothing: t('nothing'),
        unknown_currency: t('over'),
        over_payment: t('over'),
        upload_not_ready: t('not_ready'),
      },
      issueWords,
    ),
  });
  const send = kept.submit(async (values) => {
    const body = { ...values, ...(files.length > 0 && { upload_ids: [...files] }) };
    try {
      const opened = await attempt(body, (key) =>
        call(openDisputeCall, { params: { id }, body }, { idempotencyKey: key }),
      );
      if (opened !== undefined) go(disputePath(opened.id));
    } finally {
      void rereadPayments(client);
    }
  });
  return { files, setFiles, kept, send };
}
