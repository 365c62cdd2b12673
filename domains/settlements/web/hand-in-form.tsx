import { BODY_LIMIT_BYTES } from '@egcr/contract/limits';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';
import { TextFileField } from '@egcr/web-kit/form/text-file-field.tsx';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { newIdempotencyKey } from '@egcr/web-kit/idempotency';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useState } from 'react';
import * as z from 'zod/mini';

import { takeFileCall } from '../contract/index.ts';
import { useReread } from './queries.ts';
import { settlementTexts } from './texts.ts';

const form = z.strictObject({
  content: z.string().check(z.minLength(1, 'required'), z.maxLength(BODY_LIMIT_BYTES, 'too_long')),
});

/** Hands in a settlement file, for a second person to approve. */
export function HandInForm() {
  const t = useText(settlementTexts);
  // A file field forgets its file only when it is made anew.
  const [round, setRound] = useState(0);
  const { plan, send } = useHandingIn(() => setRound((before) => before + 1));
  return (
    <Card title={t('hand')} description={t('hand.text')} padding="large">
      <form noValidate method="post" onSubmit={send} className="flex flex-col gap-5">
        <ErrorSummary title={t('hand.summary')} problems={plan.problems} attempt={plan.attempt} />
        {plan.formError && (
          <Banner tone="bad" isLive>
            {plan.formError}
          </Banner>
        )}
        <TextFileField
          key={round}
          field={plan.field('content')}
          label={t('hand.file')}
          accept=".csv,text/csv"
          onText={(text) => plan.form.setValue('content', text, { shouldValidate: plan.attempt > 0 })}
        />
        <Button type="submit" className="self-start" busy={plan.isBusy}>
          {t('propose')}
        </Button>
      </form>
    </Card>
  );
}

function useHandingIn(onDone: () => void) {
  const t = useText(settlementTexts);
  const toasts = useToasts();
  const reread = useReread();
  const formats = useFormats();
  const plan = useSchemaForm({
    schema: form,
    defaultValues: { content: '' },
    sentences: sentences(
      takeFileCall,
      {
        settlement_unreadable: ({ members: { line } }) =>
          t('no.unreadable', { line: formats.number(Number(line)) }),
        settlement_taken: t('no.taken'),
        too_many_proposals: t('many'),
      },
      ({ code }) => {
        if (code === 'required') return t('hand.missing');
        return code === 'too_long' ? t('hand.long') : undefined;
      },
    ),
  });
  const send = plan.submit(async (body) => {
    await call(takeFileCall, { body }, { idempotencyKey: newIdempotencyKey() });
    toasts.show({ tone: 'ok', title: t('done') });
    plan.form.reset();
    onDone();
    await reread();
  });
  return { plan, send };
}
