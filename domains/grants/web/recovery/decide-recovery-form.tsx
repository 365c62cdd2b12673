import { call } from '@egcr/web-kit/call';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';

import { decideRecoveryCall } from '../../contract/index.ts';
import { DecisionForm } from '../agreement/decision-form.tsx';
import { agreementTexts } from '../agreement/texts.ts';
import { recoveryTexts } from './texts.ts';

interface DecideRecoveryFormProps {
  readonly caseId: string;
  readonly recoveryId: string;
}

/** A second officer takes the money back, or drops the proposal. */
export function DecideRecoveryForm({ caseId, recoveryId }: DecideRecoveryFormProps) {
  const t = useText(recoveryTexts);
  const award = useText(agreementTexts);
  const params = { id: caseId, recovery: recoveryId };
  return (
    <DecisionForm
      name={`grants.decide-recovery.${recoveryId}`}
      decisions={{ take: t('decide.take'), drop: t('decide.drop') }}
      words={{
        label: t('decide'),
        reason: t('decide.reason'),
        choose: t('issue.choose'),
        send: t('decide.send'),
        done: t('decide.done'),
      }}
      sentences={sentences(
        decideRecoveryCall,
        {
          own_case: award('no.own'),
          related_to_applicant: t('no.related'),
          others_decide: t('no.others'),
          recovery_step_refused: award('no.step'),
          answer_awaited: t('no.awaited'),
        },
        ({ field }) => (field === 'decision' ? t('issue.choose') : award('issue.text')),
      )}
      bodyOf={(decided) => decided}
      send={(body, idempotencyKey) => call(decideRecoveryCall, { params, body }, { idempotencyKey })}
    />
  );
}
