import { call } from '@egcr/web-kit/call';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';

import { appealRecoveryCall } from '../../contract/index.ts';
import { agreementTexts } from '../agreement/texts.ts';
import { StatementForm } from './statement-form.tsx';
import { recoveryTexts } from './texts.ts';

interface AppealFormProps {
  readonly caseId: string;
  readonly recoveryId: string;
}

/** What the recipient says against the decision, once. */
export function AppealForm({ caseId, recoveryId }: AppealFormProps) {
  const t = useText(recoveryTexts);
  const award = useText(agreementTexts);
  const params = { id: caseId, recovery: recoveryId };
  return (
    <StatementForm
      name={`grants.appeal-recovery.${recoveryId}`}
      sentences={sentences(
        appealRecoveryCall,
        { recovery_step_refused: award('no.step'), appeal_over: t('no.appeal') },
        () => award('issue.text'),
      )}
      send={(body, key) => call(appealRecoveryCall, { params, body }, { idempotencyKey: key })}
      said={{
        label: t('appeal.text'),
        hint: t('appeal.hint'),
        send: t('appeal.send'),
        done: t('appeal.done'),
      }}
    />
  );
}
