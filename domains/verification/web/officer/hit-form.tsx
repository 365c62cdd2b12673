import { Button } from '@egcr/ui/button';
import { RadioGroup } from '@egcr/ui/radio-group';
import { TextAreaField } from '@egcr/ui/text-field';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';

import { decideHitCall, hitDecision, type ScreeningHit } from '../../contract/index.ts';
import { REASON_MIN } from '../../contract/limits.ts';
import { verificationKey } from '../queries.ts';
import { officerTexts } from './texts.ts';

/** Clears a hit, or confirms it. */
export function HitForm({ caseId, hit }: { readonly caseId: string; readonly hit: ScreeningHit }) {
  const t = useText(officerTexts);
  const client = useQueryClient();
  const name = `verification.hit.${hit.id}`;
  const form = useKeptForm({
    name,
    keeps: ['reason'],
    schema: hitDecision,
    defaultValues: { decision: 'clear', reason: '' },
    sentences: sentences(
      decideHitCall,
      {
        other_officers: t('no.others'),
        own_case: t('no.own'),
        hit_decided: t('no.decided'),
        second_person: t('no.second'),
      },
      (issue) => (issue.code === 'too_short' ? t('no.short', { number: REASON_MIN }) : undefined),
    ),
  });
  const chosen = form.form.watch('decision');
  const { attempt } = useKeptAttempt(name, hitDecision);
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(async (body) => {
        const done = await attempt(body, (key) =>
          call(decideHitCall, { params: { id: caseId, hit: hit.id }, body }, { idempotencyKey: key }),
        );
        if (done) await client.invalidateQueries({ queryKey: verificationKey });
      })}
      action={
        <Button type="submit" look="secondary" busy={form.isBusy}>
          {t('decide')}
        </Button>
      }
    >
      <RadioGroup
        id={form.field('decision').id}
        label={t('decision')}
        value={chosen}
        onValueChange={(value) => form.form.setValue('decision', value === 'confirm' ? 'confirm' : 'clear')}
        options={[
          { value: 'clear', label: t('clear') },
          { value: 'confirm', label: t('confirm'), hint: t('confirm.hint') },
        ]}
      />
      <TextAreaField label={t('reason')} dir="auto" {...form.field('reason')} />
    </FormShell>
  );
}
