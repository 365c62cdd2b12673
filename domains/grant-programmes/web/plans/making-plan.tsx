import { draftsKey, FormSteps, formsTexts, type SentDraft } from '@egcr/forms/web';
import type { Answers } from '@egcr/forms/contract';
import { Card } from '@egcr/ui/card';
import { call } from '@egcr/web-kit/call';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, type Sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';

import { makePlanCall, type OwnPlan, type PlanState } from '../../contract/index.ts';
import { judgePlan } from '../../contract/plan-rules.ts';
import { plansKey } from './queries.ts';
import { stepsOf } from './plans-address.ts';
import { planTexts } from './texts.ts';

const FORM = 'grants.programme-plan';

interface MakingPlanProps {
  readonly actingFor: string | undefined;
  /** The one that takes these answers. */
  readonly changed: OwnPlan | undefined;
  readonly onMade: (made: { readonly id: string; readonly state: PlanState }) => void;
}

/** The questions about a programme, with what does not fit together beside them. */
export function MakingPlan({ actingFor, changed, onMade }: MakingPlanProps) {
  const client = useQueryClient();
  const { attempt } = useKeptAttempt(`grants.plan-new.${actingFor ?? ''}.${changed?.id ?? ''}`, z.unknown());
  const said = usePlanSentences();
  async function send(draft: SentDraft): Promise<boolean> {
    const body = { ...draft, ...(changed && { replaces: changed.id }) };
    const made = await attempt(body, (key) => call(makePlanCall, { body }, { idempotencyKey: key }));
    if (!made) return false;
    onMade(made);
    await client.invalidateQueries({ queryKey: draftsKey });
    await client.invalidateQueries({ queryKey: plansKey });
    return true;
  }
  return (
    <FormSteps
      form={FORM}
      actingFor={actingFor}
      subject={changed?.id}
      address={stepsOf(changed?.id)}
      {...(changed?.answers && { startWith: changed.answers })}
      send={send}
      sentBy={{ endpoint: makePlanCall, ...(changed && { more: { replaces: changed.id } }) }}
      sentences={said}
      renderBeside={(answers) => <FitsTogether answers={answers} />}
    />
  );
}

/** What is said where a programme is refused. */
function usePlanSentences(): Sentences {
  const t = useText(planTexts);
  const formsWords = useText(formsTexts);
  return sentences(makePlanCall, {
    draft_sent: t('no.sent'),
    draft_changed: t('no.elsewhere'),
    team_role_required: formsWords('viewer'),
    programme_makers: t('no.makers'),
    plan_step_refused: t('no.step'),
    validation_failed: t('fit.text'),
  });
}

const groups = ['money', 'dates', 'weights'] as const;

function groupOf(field: string): (typeof groups)[number] {
  if (field.startsWith('weight')) return 'weights';
  return field.includes('_on_') ? 'dates' : 'money';
}

/** Whether the answers so far fit together: by the rules that decide, on each key press. */
function FitsTogether({ answers }: { readonly answers: Answers }) {
  const t = useText(planTexts);
  const [opened] = useState(() => new Date());
  const wrong = new Set(judgePlan(answers, opened).map(({ field }) => groupOf(field)));
  return (
    <Card title={t('fit')} description={t('fit.text')}>
      <ul className="flex flex-col gap-3">
        {groups.map((group) => {
          const isWrong = wrong.has(group);
          const Icon = isWrong ? CircleX : CircleCheck;
          return (
            <li key={group} className="flex gap-2">
              <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${isWrong ? 'text-bad' : 'text-ok'}`} />
              <span>{t(isWrong ? `fit.${group}.not` : `fit.${group}`)}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
