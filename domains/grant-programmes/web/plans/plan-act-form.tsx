import { Button } from '@egcr/ui/button';
import { RadioGroup } from '@egcr/ui/radio-group';
import { TextAreaField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { AWARD_TEXT_MAX, AWARD_TEXT_MIN } from '@egcr/grants/contract';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, type Sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import {
  confirmPlanCall,
  managerSteps,
  secondSteps,
  stepInPlanCall,
  type Plan,
} from '../../contract/index.ts';
import { planTexts } from './texts.ts';

type Act = Plan['may'][number];

/** What the reader may do with a programme now: each takes the PIN, and what counts takes two people. */
export function PlanActForm({ plan }: { readonly plan: Plan }) {
  const t = useText(planTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const name = `grants.plan.${plan.id}`;
  const { attempt } = useKeptAttempt<unknown>(name, z.unknown());
  const said = useActSentences();
  const offered = (value: string | undefined): value is Act => plan.may.some((each) => each === value);
  const form = useKeptForm({
    name,
    keeps: ['reason'],
    schema: z
      .strictObject({
        act: z.string('not_offered').check(z.refine(offered, 'not_offered')),
        reason: z.string().check(z.maxLength(AWARD_TEXT_MAX, 'too_long')),
      })
      .check(
        z.refine(({ act, reason }) => act !== 'send_back' || reason.trim().length >= AWARD_TEXT_MIN, {
          path: ['reason'],
          error: 'too_short',
        }),
      ),
    defaultValues: { reason: '' },
    sentences: said,
  });
  const act = form.form.watch('act');
  const problem = form.problems.find((each) => each.name === 'act');
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(async ({ act: step, reason }) => {
        const body = { version: plan.version, reason };
        if (!(await attempt({ step, ...body }, (key) => take(plan.id, step, body, key)))) return;
        toasts.show({ tone: 'ok', title: t('act.done') });
        // Lists of grants change with it too.
        await client.invalidateQueries();
      })}
      action={
        <Button type="submit" busy={form.isBusy} className="self-start">
          {t('act.send')}
        </Button>
      }
    >
      <RadioGroup
        id={form.field('act').id}
        label={t('act')}
        value={act}
        error={problem && t('act.choose')}
        onValueChange={(value) => form.form.setValue('act', value, { shouldValidate: true })}
        options={plan.may.map((value) => ({ value, label: t(`act.${value}`), hint: t(`act.${value}.text`) }))}
      />
      {act === 'send_back' && (
        <TextAreaField
          label={t('act.reason')}
          rows={3}
          maxLength={AWARD_TEXT_MAX}
          dir="auto"
          {...form.field('reason')}
        />
      )}
    </FormShell>
  );
}

function take(
  id: string,
  step: string,
  { version, reason }: { readonly version: number; readonly reason: string },
  idempotencyKey: string,
): Promise<Plan> {
  const second = secondSteps.find((each) => each === step);
  if (second !== undefined)
    return call(confirmPlanCall, { params: { id }, body: { version, step: second } }, { idempotencyKey });
  const own = managerSteps.find((each) => each === step) ?? 'submit';
  const why = own === 'send_back' ? { reason } : {};
  return call(stepInPlanCall, { params: { id }, body: { version, step: own, ...why } }, { idempotencyKey });
}

function useActSentences(): Sentences {
  const t = useText(planTexts);
  return sentences(
    [stepInPlanCall, confirmPlanCall],
    {
      plan_changed: t('no.changed'),
      plan_step_refused: t('no.step'),
      others_decide: t('no.others'),
      not_endorsed: t('no.endorsed'),
      applications_open: ({ members }) => t('no.open', { open: String(members['open'] ?? '') }),
      plan_out_of_date: t('no.dates'),
      no_rate: t('no.rate'),
    },
    ({ field }) => t(field === 'act' ? 'act.choose' : 'act.reason.issue'),
  );
}
