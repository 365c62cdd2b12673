import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';

import { businessStatuses } from '@egcr/registry/contract';

import { proposeStatusCall, takeOwnStepCall } from '../contract/index.ts';
import { statusTexts } from './texts.ts';

/** What is said where a step is refused. */
export function useStatusSentences() {
  const t = useText(statusTexts);
  return sentences(
    [takeOwnStepCall, proposeStatusCall],
    {
      team_role_required: t('no.role'),
      status_step_refused: ({ members }) => {
        const status = businessStatuses.find((each) => each === members['state']);
        return t('no.step', { status: status === undefined ? '' : t(`status.${status}`) });
      },
      status_stopped: t('no.stopped'),
      interested_party: t('no.own'),
      too_many_proposals: t('no.many'),
    },
    ({ field }) => t(field === 'type' ? 'no.type' : 'no.reason'),
  );
}
