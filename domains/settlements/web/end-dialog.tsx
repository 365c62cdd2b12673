import { reasonText } from '@egcr/approvals/contract';
import { Button } from '@egcr/ui/button';
import { Dialog } from '@egcr/ui/dialog';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Money } from '@egcr/ui/money';
import { NativeSelect } from '@egcr/ui/native-select';
import { RadioGroup } from '@egcr/ui/radio-group';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import * as z from 'zod/mini';

import { differenceOutcomes, endDifferenceCall, type SettlementDifference } from '../contract/index.ts';
import { useReread } from './queries.ts';
import { settlementTexts } from './texts.ts';

interface EndProps {
  readonly difference: SettlementDifference;
  readonly onClose: () => void;
}

/** Proposes to end a difference. Nothing is chosen for an officer in a hurry. */
export function EndDialog({ difference, onClose }: EndProps) {
  const t = useText(settlementTexts);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('end')}
      description={t('end.text')}
      closeLabel={t('close')}
    >
      <EndForm difference={difference} onClose={onClose} />
    </Dialog>
  );
}

const form = z
  .strictObject({
    outcome: z.enum(differenceOutcomes, 'not_offered'),
    other_id: z.string(),
    reason: z.string().check(z.refine((text) => z.safeParse(reasonText, text).success, 'reason')),
  })
  .check(
    z.refine(({ outcome, other_id: other }) => outcome !== 'offset' || other !== '', {
      error: 'other_required',
      path: ['other_id'],
    }),
  );

function EndForm({ difference, onClose }: EndProps) {
  const t = useText(settlementTexts);
  const { plan, send } = useEnding({ difference, onClose });
  const outcome = plan.form.watch('outcome');
  const { pairs } = difference;
  return (
    <FormShell
      form={plan}
      onSubmit={send}
      action={
        <span className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button look="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" busy={plan.isBusy}>
            {t('propose')}
          </Button>
        </span>
      }
    >
      <KeyValueList
        items={[
          { key: t('difference'), value: <Money amount={difference.amount} /> },
          {
            key: t('reference'),
            value: (
              <code dir="ltr" className="font-mono text-sm break-all">
                {difference.reference}
              </code>
            ),
          },
        ]}
      />
      <RadioGroup
        id={plan.field('outcome').id}
        label={t('how')}
        error={plan.field('outcome').error}
        value={outcome}
        onValueChange={(value) =>
          plan.form.setValue('outcome', value === 'offset' ? 'offset' : 'written_off', {
            shouldValidate: plan.attempt > 0,
          })
        }
        options={differenceOutcomes
          .filter((value) => value === 'written_off' || pairs.length > 0)
          .map((value) => ({ value, label: t(`how.${value}`) }))}
      />
      {outcome === 'offset' && (
        <NativeSelect
          label={t('other')}
          {...plan.field('other_id')}
          options={[
            { value: '', label: '–' },
            ...pairs.map(({ id, reference }) => ({ value: id, label: reference })),
          ]}
        />
      )}
      <TextField label={t('reason')} {...plan.field('reason')} dir="auto" autoComplete="off" />
    </FormShell>
  );
}

function useEnding({ difference: { id }, onClose }: EndProps) {
  const t = useText(settlementTexts);
  const toasts = useToasts();
  const reread = useReread();
  const { attempt } = useKeptAttempt(`settlements.end.${id}`, z.unknown());
  const plan = useSchemaForm({
    schema: form,
    defaultValues: { outcome: '', other_id: '', reason: '' },
    sentences: sentences(
      endDifferenceCall,
      {
        not_found: t('no.ended'),
        difference_ended: t('no.ended'),
        difference_proposed: t('no.proposed'),
        difference_unpaired: t('no.unpaired'),
        day_worth_reached: t('no.worth'),
        too_many_proposals: t('many'),
      },
      ({ code }) => {
        if (code === 'not_offered') return t('choose');
        if (code === 'other_required') return t('other.choose');
        return ['reason', 'required', 'too_long', 'characters'].includes(code)
          ? t('reason.issue')
          : undefined;
      },
    ),
  });
  const send = plan.submit(async (typed) => {
    const isOffset = typed.outcome === 'offset';
    const body = {
      outcome: typed.outcome,
      other_id: isOffset ? typed.other_id : null,
      reason: typed.reason.trim(),
    };
    const proposed = await attempt(body, (idempotencyKey) =>
      call(endDifferenceCall, { params: { id }, body }, { idempotencyKey }),
    );
    // The person is on the way to the PIN page, and presses again afterwards.
    if (proposed === undefined) return;
    toasts.show({ tone: 'ok', title: t('done') });
    onClose();
    await reread();
  });
  return { plan, send };
}
