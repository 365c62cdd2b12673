import { Button } from '@egcr/ui/button';
import { TextAreaField } from '@egcr/ui/text-field';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { appealWeekCall } from '../contract/endpoints.ts';
import { CAUSE_MAX, CAUSE_MIN } from '../contract/limits.ts';
import { supportKey } from './queries.ts';
import { supportTexts } from './texts.ts';

const schema = z.strictObject({
  reason: z.string().check(z.minLength(CAUSE_MIN, 'too_short'), z.maxLength(CAUSE_MAX, 'too_long')),
});

/** Asks another officer to look at a refused week. */
export function AppealWeek({ week, until }: { readonly week: string; readonly until: string | null }) {
  const t = useText(supportTexts);
  const formats = useFormats();
  const client = useQueryClient();
  const { attempt } = useKeptAttempt(`support.appeal.${week}`, z.unknown());
  const form = useKeptForm({
    name: `support.appeal.${week}`,
    keeps: ['reason'],
    schema,
    defaultValues: { reason: '' },
    sentences: sentences(
      appealWeekCall,
      {
        no_claim: t('no.claim'),
        week_state: t('no.state'),
        appeal_over: t('no.appeal'),
        week_not_open: t('no.used'),
      },
      () => t('issue.cause'),
    ),
  });
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(async ({ reason }) => {
        const body = { week, reason };
        await attempt(body, (key) => call(appealWeekCall, { body }, { idempotencyKey: key }));
        await client.invalidateQueries({ queryKey: supportKey });
      })}
      action={
        <Button type="submit" look="secondary" busy={form.isBusy} className="self-start">
          {t('appeal.send')}
        </Button>
      }
    >
      <TextAreaField
        label={t('appeal')}
        hint={until === null ? undefined : t('appeal.until', { date: formats.date(until) })}
        rows={3}
        maxLength={CAUSE_MAX}
        dir="auto"
        {...form.field('reason')}
      />
    </FormShell>
  );
}
