import { call } from '@egcr/web-kit/call';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';

import { answerRecoveryCall } from '../../contract/index.ts';
import { agreementTexts } from '../agreement/texts.ts';
import { StatementForm } from './statement-form.tsx';
import { recoveryTexts } from './texts.ts';

interface AnswerFormProps {
  readonly caseId: string;
  readonly recoveryId: string;
}

/** What the recipient says before it is decided. */
export function AnswerForm({ caseId, recoveryId }: AnswerFormProps) {
  const t = useText(recoveryTexts);
  const award = useText(agreementTexts);
  const params = { id: caseId, recovery: recoveryId };
  return (
    <StatementForm
      name={`grants.answer-recovery.${recoveryId}`}
      sentences={sentences(
        answerRecoveryCall,
        { recovery_step_refused: award('no.step'), answer_over: t('no.over') },
        () => award('issue.text'),
      )}
      send={(body, key) => call(answerRecoveryCall, { params, body }, { idempotencyKey: key })}
      said={{
        label: t('answer.text'),
        hint: t('answer.hint'),
        send: t('answer.send'),
        done: t('answer.done'),
      }}
    />
  );
}
