import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { TextField } from '@egcr/ui/text-field';
import { callActing } from '@egcr/organisations/web';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useState } from 'react';

import { replayRuleCall, type RuleDraft, type RuleReplay } from '@egcr/payments/contract';
import { ReplayCard } from './replay-card.tsx';
import { Conditions, Mode, Target } from './rule-fields.tsx';
import { draftOf, type RuleValues } from './rule-form.ts';
import { ruleTexts } from './texts.ts';
import { useRuleDecimal, useRulePlan } from './use-rule-plan.ts';

interface RuleEditorProps {
  readonly start: RuleValues;
  /** The rule that is written again; absent: a new one, which may be of either mode. */
  readonly ruleId?: string;
  readonly isWhole?: boolean;
  readonly onSave: (draft: RuleDraft, values: RuleValues) => Promise<void>;
}

/** The form of a rule, and what the last month would have cost with what stands in it. */
export function RuleEditor({ start, ruleId, isWhole = true, onSave }: RuleEditorProps) {
  const t = useText(ruleTexts);
  const decimal = useRuleDecimal();
  const plan = useRulePlan(start);
  const [found, setFound] = useState<RuleReplay>();
  const save = plan.submit((values) => onSave(draftOf(values, decimal), values));
  const ask = plan.submit(async (values) => {
    setFound(undefined);
    const draft = draftOf(values, decimal);
    setFound(await callActing(replayRuleCall, { body: { draft, replaces: ruleId ?? null } }));
  });
  return (
    <>
      <Card padding="large">
        <form noValidate method="post" onSubmit={save} className="flex flex-col gap-6">
          <ErrorSummary title={t('summary')} problems={plan.problems} attempt={plan.attempt} />
          {plan.formError && (
            <Banner tone="bad" isLive>
              {plan.formError}
            </Banner>
          )}
          {!isWhole && <Banner tone="warn">{t('unsaved')}</Banner>}
          <TextField label={t('form.name')} dir="auto" autoComplete="off" {...plan.field('title')} />
          {ruleId === undefined && <Mode plan={plan} />}
          <Conditions plan={plan} />
          <Target plan={plan} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={plan.isBusy}>
              {t('save')}
            </Button>
            <Button type="button" look="secondary" busy={plan.isBusy} onClick={() => ask()}>
              {t('replay')}
            </Button>
          </div>
        </form>
      </Card>
      <div aria-live="polite">{found && <ReplayCard replay={found} />}</div>
    </>
  );
}
