import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { NativeSelect } from '@egcr/ui/native-select';
import { RadioGroup } from '@egcr/ui/radio-group';
import { TextAreaField } from '@egcr/ui/text-field';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';

import { checkDecision, decideCheckCall, type CaseVerification } from '../../contract/index.ts';
import { REASON_MIN } from '../../contract/limits.ts';
import { verificationTexts } from '../businesses/texts.ts';
import { verificationKey } from '../queries.ts';
import { officerTexts } from './texts.ts';

interface CheckFormProps {
  readonly caseId: string;
  readonly found: CaseVerification;
}

/** Decides one check after the other; no result is chosen beforehand. */
export function CheckForm({ caseId, found: { business, to_decide: kinds } }: CheckFormProps) {
  const t = useText(officerTexts);
  const v = useText(verificationTexts);
  const form = useCheckForm(caseId);
  const result = form.shell.field('result');
  const resultOf = (kind: (typeof kinds)[number]) =>
    business.checks.find((check) => check.kind === kind)?.result ?? 'open';
  return (
    <Card title={t('check')}>
      <FormShell
        form={form.shell}
        onSubmit={form.shell.submit(form.send)}
        action={
          <Button type="submit" look="secondary" busy={form.shell.isBusy}>
            {t('check.send')}
          </Button>
        }
      >
        <NativeSelect
          label={t('check.which')}
          options={[
            { value: '', label: '–' },
            ...kinds.map((kind) => ({
              value: kind,
              label: `${v(`check.${kind}`)} · ${v(`result.${resultOf(kind)}`)}`,
            })),
          ]}
          {...form.shell.field('kind')}
        />
        <RadioGroup
          id={result.id}
          error={result.error}
          label={t('check.result')}
          value={form.shell.form.watch('result')}
          onValueChange={(value) => form.shell.form.setValue('result', value === 'pass' ? 'pass' : 'fail')}
          options={[
            { value: 'pass', label: t('check.pass') },
            { value: 'fail', label: t('check.fail') },
          ]}
        />
        <TextAreaField label={t('check.reason')} dir="auto" {...form.shell.field('reason')} />
      </FormShell>
    </Card>
  );
}

function useCheckForm(caseId: string) {
  const t = useText(officerTexts);
  const client = useQueryClient();
  const name = `verification.check.${caseId}`;
  const shell = useKeptForm({
    name,
    keeps: ['reason'],
    schema: checkDecision,
    defaultValues: { reason: '' },
    sentences: sentences(
      decideCheckCall,
      {
        other_officers: t('no.others'),
        own_case: t('no.own'),
        verification_refused: t('no.state'),
        check_not_open: t('no.check'),
      },
      ({ code }) => {
        if (code === 'not_offered') return t('no.choose');
        return code === 'too_short' ? t('no.short', { number: REASON_MIN }) : undefined;
      },
    ),
  });
  const { attempt } = useKeptAttempt(name, checkDecision);
  const send = async (body: Parameters<typeof attempt>[0]) => {
    const done = await attempt(body, (key) =>
      call(decideCheckCall, { params: { id: caseId }, body }, { idempotencyKey: key }),
    );
    if (!done) return;
    shell.form.reset({ reason: '' });
    await client.invalidateQueries({ queryKey: verificationKey });
  };
  return { shell, send };
}
