import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, type Sentences } from '@egcr/web-kit/sentences.tsx';

import {
  assignCaseCall,
  decideCaseCall,
  listOfficersCall,
  stepInCaseCall,
  stepInOwnCaseCall,
  writeInCaseCall,
  writeInOwnCaseCall,
} from '../contract/index.ts';
import { casesTexts } from './texts.ts';

/** What is said where a step in a case is refused. */
export function useCaseSentences(): Sentences {
  const t = useText(casesTexts);
  return sentences(
    [
      assignCaseCall,
      listOfficersCall,
      decideCaseCall,
      stepInCaseCall,
      stepInOwnCaseCall,
      writeInCaseCall,
      writeInOwnCaseCall,
    ],
    {
      other_officers: t('no.others'),
      team_role_required: t('viewer.refused'),
      own_case: t('no.own'),
      decided_before: t('no.before'),
      approved_already: t('no.approved'),
      took_other_step: t('no.took'),
      related_to_applicant: t('no.related'),
      case_step_refused: t('no.step'),
      // Both sides: what stands now, and that what was written is kept.
      case_changed: ({ members }) =>
        typeof members['last_step'] === 'string' && typeof members['state_label'] === 'string'
          ? t('no.changed.to', { step: members['last_step'], state: members['state_label'] })
          : t('no.changed'),
      decision_not_ready: ({ members }) =>
        typeof members['missing'] === 'string' ? members['missing'] : t('no.step'),
      case_closed: t('no.closed'),
      appeal_over: t('no.appeal'),
      too_many_messages: t('no.many'),
    },
  );
}
