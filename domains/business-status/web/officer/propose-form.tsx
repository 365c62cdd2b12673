import { Button } from '@egcr/ui/button';
import { RadioGroup } from '@egcr/ui/radio-group';
import { TextAreaField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import * as z from 'zod/mini';

import {
  officerProposal,
  proposeStatusCall,
  STATUS_REASON_MAX,
  type OfficerStatus,
} from '../../contract/index.ts';
import { statusKey } from '../queries.ts';
import { statusTexts } from '../texts.ts';
import { useStatusSentences } from '../use-status-sentences.ts';

const written = z.strictObject({ reason: officerProposal.shape.reason });

/** What is to happen with a business, why, and of a conversion into what. A second officer decides. */
export function ProposeForm({ found }: { readonly found: OfficerStatus }) {
  const t = useText(statusTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const [eventField, typeField] = [useId(), useId()];
  const [event, setEvent] = useState(found.may[0]);
  const [type, setType] = useState(found.types[0]);
  const name = `business-status.propose.${found.id}`;
  const { attempt } = useKeptAttempt(name, officerProposal);
  const form = useKeptForm({
    name,
    keeps: ['reason'],
    schema: written,
    defaultValues: { reason: '' },
    sentences: useStatusSentences(),
  });
  const isConversion = event === 'convert';
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(async ({ reason }) => {
        if (event === undefined) return;
        const body = { event, reason, ...(isConversion && { type }) };
        try {
          const done = await attempt(body, (key) =>
            call(proposeStatusCall, { params: { number: found.number }, body }, { idempotencyKey: key }),
          );
          if (done) toasts.show({ tone: 'ok', title: t('proposed') });
        } finally {
          await client.invalidateQueries({ queryKey: statusKey });
        }
      })}
      action={
        <Button type="submit" look="danger" busy={form.isBusy} className="self-start">
          {t('propose')}
        </Button>
      }
    >
      <RadioGroup
        id={eventField}
        label={t('what')}
        value={event}
        onValueChange={(value) => setEvent(found.may.find((each) => each === value))}
        options={found.may.map((value) => ({ value, label: t(`event.${value}`) }))}
      />
      {isConversion && (
        <RadioGroup
          id={typeField}
          label={t('type')}
          hint={t('type.text')}
          value={type}
          onValueChange={(value) => setType(found.types.find((each) => each === value))}
          options={found.types.map((value) => ({ value, label: t(`type.${value}`) }))}
        />
      )}
      <TextAreaField
        label={t('reason')}
        rows={3}
        maxLength={STATUS_REASON_MAX}
        dir="auto"
        {...form.field('reason')}
      />
    </FormShell>
  );
}
