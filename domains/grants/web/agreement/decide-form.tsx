import { call } from '@egcr/web-kit/call';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';

import { decideReportCall, type GrantAward } from '../../contract/index.ts';
import { DecisionForm } from './decision-form.tsx';
import { agreementTexts } from './texts.ts';

interface DecideFormProps {
  readonly caseId: string;
  readonly award: GrantAward;
}

/** An officer accepts the report that waits, or sends it back. */
export function DecideForm({ caseId, award: { version } }: DecideFormProps) {
  const t = useText(agreementTexts);
  return (
    <DecisionForm
      name={`grants.decide-report.${caseId}`}
      decisions={{ accept: t('decide.accept'), send_back: t('decide.send_back') }}
      words={{
        label: t('decide'),
        reason: t('decide.reason'),
        choose: t('decide.choose'),
        send: t('decide.send'),
        done: t('decide.done'),
      }}
      sentences={sentences(
        decideReportCall,
        {
          award_changed: t('no.changed'),
          award_step_refused: t('no.step'),
          own_case: t('no.own'),
          other_officers: t('no.others'),
        },
        ({ field }) => t(field === 'decision' ? 'decide.choose' : 'issue.text'),
      )}
      bodyOf={(decided) => ({ ...decided, version })}
      send={(body, idempotencyKey) =>
        call(decideReportCall, { params: { id: caseId }, body }, { idempotencyKey })
      }
    />
  );
}
