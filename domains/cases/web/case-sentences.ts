import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, type Sentences } from '@egcr/web-kit/sentences.tsx';

import {
  decideCaseCall,
  stepInCaseCall,
  stepInOwnCaseCall,
  writeInCaseCall,
  writeInOwnCaseCall,
} from '../contract/index.ts';
import { casesTexts } from './texts.ts';

/** What is said where a step in a case is refused. */
export function useCaseSentences(): Sentences {
  const t = useText(casesTexts);
  return sentences([decideCaseCall, stepInCaseCall, stepInOwnCaseCall, writeInCaseCall, writeInOwnCaseCall], {
    other_officers: t('no.others'),
    team_role_required: t('viewer.refused'),
    own_case: t('no.own'),
    decided_before: t('no.before'),
    approved_already: t('no.approved'),
    took_other_step: t('no.took'),
    related_to_applicant: t('no.related'),
    case_step_refused: t('no.step'),
    case_changed: t('no.changed'),
    case_closed: t('no.closed'),
    appeal_over: t('no.appeal'),
    too_many_messages: t('no.many'),
  });
}
