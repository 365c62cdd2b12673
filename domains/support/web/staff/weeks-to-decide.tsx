import { Badge } from '@egcr/ui/badge';
import { Button } from '@egcr/ui/button';
import { EmptyState } from '@egcr/ui/empty-state';
import { Money } from '@egcr/ui/money';
import { RadioGroup } from '@egcr/ui/radio-group';
import { TextAreaField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { isRefusal } from '@egcr/web-kit/call-errors';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import * as z from 'zod/mini';

import { CAUSE_MAX, CAUSE_MIN } from '../../contract/limits.ts';
import type { WeekToDecide } from '../../contract/shapes.ts';
import { decideWeekCall } from '../../contract/staff-endpoints.ts';
import { supportKey, useWeeksToDecide } from '../queries.ts';
import { supportTexts } from '../texts.ts';
import { staffTexts } from './texts.ts';

/** Weeks that an officer looks at before they are paid, the oldest first. */
export function WeeksToDecide() {
  const t = useText(staffTexts);
  const heading = useId();
  const pages = useWeeksToDecide();
  // Finance reads cycles, and no causes of persons.
  if (isRefusal(pages.error, 'role_required')) return null;
  return (
    <section aria-labelledby={heading} className="card flex min-w-0 flex-col divide-y divide-line">
      <header className="flex flex-col gap-1 p-5">
        <h2 id={heading} className="text-lg font-semibold">
          {t('queries')}
        </h2>
        <p className="text-sm text-ink-2">{t('queries.text')}</p>
      </header>
      <PagedList
        pages={pages}
        label={t('queries')}
        renderRow={(week) => <Row key={week.id} week={week} />}
        empty={<EmptyState icon={<CircleCheck aria-hidden />} title={t('queries.none')} />}
        className="flex flex-col divide-y divide-line"
      />
    </section>
  );
}

function Row({ week }: { readonly week: WeekToDecide }) {
  const t = useText(staffTexts);
  const words = useText(supportTexts);
  return (
    <li className="flex flex-col gap-3 p-5">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="flex flex-wrap items-center gap-2">
          <bdi className="font-semibold">{week.name}</bdi>
          <span dir="ltr" className="num font-mono text-sm text-ink-2">
            {week.reference} · {week.week}
          </span>
          {week.is_appeal && <Badge tone="warn">{t('appeal')}</Badge>}
          {week.is_sample && <Badge>{t('sample')}</Badge>}
        </span>
        <Money amount={week.paid} className="font-semibold" />
      </span>
      <p>{week.questions.map((question) => words(`question.${question}`)).join(' ')}</p>
      <p className="text-sm text-ink-2">
        <bdi>{week.cause}</bdi>
      </p>
      <ul className="flex flex-col gap-1 text-sm text-ink-2">
        {week.activities.map(({ kind, on, text, proof, source }, at) => (
          <li key={`${on} ${at}`}>
            {words(`kind.${kind}`)} · {words(`source.${source}`)} · <bdi>{text}</bdi> · <bdi>{proof}</bdi>
          </li>
        ))}
      </ul>
      <Decide week={week} />
    </li>
  );
}

const schema = z.strictObject({
  decision: z.enum(['accept', 'refuse'], 'not_offered'),
  reason: z.string().check(z.minLength(CAUSE_MIN, 'too_short'), z.maxLength(CAUSE_MAX, 'too_long')),
});

function Decide({ week }: { readonly week: WeekToDecide }) {
  const t = useText(staffTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const { attempt } = useKeptAttempt(`support.decide.${week.id}`, z.unknown());
  const form = useKeptForm({
    name: `support.decide.${week.id}`,
    keeps: ['reason'],
    schema,
    defaultValues: { reason: '' },
    sentences: sentences(
      decideWeekCall,
      { own_week: t('no.own'), week_state: t('no.decided'), decided_by_you: t('no.you') },
      ({ field }) => t(field === 'decision' ? 'issue.decision' : 'issue.reason'),
    ),
  });
  const decision = form.form.watch('decision');
  const problem = form.problems.find(({ name }) => name === 'decision');
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(async (body) => {
        const params = { id: week.id };
        const done = await attempt(body, (key) =>
          call(decideWeekCall, { params, body }, { idempotencyKey: key }),
        );
        if (!done) return;
        toasts.show({ tone: 'ok', title: t('done.decide') });
        await client.invalidateQueries({ queryKey: supportKey });
      })}
      action={
        <Button type="submit" busy={form.isBusy} className="self-start">
          {t('decide')}
        </Button>
      }
    >
      <RadioGroup
        id={form.field('decision').id}
        label={t('decision')}
        value={decision}
        error={problem && t('issue.decision')}
        onValueChange={(value) =>
          form.form.setValue('decision', value === 'accept' ? 'accept' : 'refuse', { shouldValidate: true })
        }
        options={[
          { value: 'accept', label: t('accept') },
          { value: 'refuse', label: t('refuse') },
        ]}
      />
      <TextAreaField
        label={t('reason')}
        rows={2}
        maxLength={CAUSE_MAX}
        dir="auto"
        {...form.field('reason')}
      />
    </FormShell>
  );
}
