import { call } from '@egcr/web-kit/call';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';

import { decideAppealCall } from '../../contract/index.ts';
import { DecisionForm } from '../agreement/decision-form.tsx';
import { agreementTexts } from '../agreement/texts.ts';
import { recoveryTexts } from './texts.ts';

interface DecideAppealFormProps {
  readonly caseId: string;
  readonly recoveryId: string;
}

/** A third officer upholds what was taken back, or has it given back. */
export function DecideAppealForm({ caseId, recoveryId }: DecideAppealFormProps) {
  const t = useText(recoveryTexts);
  const award = useText(agreementTexts);
  const params = { id: caseId, recovery: recoveryId };
  return (
    <DecisionForm
      name={`grants.decide-appeal.${recoveryId}`}
      decisions={{ uphold: t('appeal.uphold'), give_back: t('appeal.give_back') }}
      words={{
        label: t('appeal.decide'),
        reason: t('decide.reason'),
        choose: t('issue.choose'),
        send: t('decide.send'),
        done: t('decide.done'),
      }}
      sentences={sentences(
        decideAppealCall,
        {
          own_case: award('no.own'),
          related_to_applicant: t('no.related'),
          others_decide: t('no.appeal_others'),
          recovery_step_refused: award('no.step'),
        },
        ({ field }) => (field === 'decision' ? t('issue.choose') : award('issue.text')),
      )}
      bodyOf={(decided) => decided}
      send={(body, idempotencyKey) => call(decideAppealCall, { params, body }, { idempotencyKey })}
    />
  );
}
