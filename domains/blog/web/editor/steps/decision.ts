import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';

import { publishPostCall, reviewPostCall, type WrittenPost } from '../../../contract/index.ts';
import { editorTexts } from '../texts.ts';
import { stepTexts } from './texts.ts';

export type Decision =
  | { readonly step: 'submit' | 'withdraw' | 'publish' | 'unpublish' }
  | { readonly step: 'send_back'; readonly note: string }
  | { readonly step: 'schedule'; readonly at: string };

export interface StepFormProps {
  readonly post: WrittenPost;
  /** Throws where the step was not taken. */
  readonly take: (decision: Decision) => Promise<void>;
}

/** The words for why a step is not taken. */
export function useStepSentences() {
  const t = useText(stepTexts);
  const said = useText(editorTexts);
  return sentences(
    [reviewPostCall, publishPostCall],
    {
      own_post: t('no.own'),
      post_changed: said('changed'),
      post_step_refused: said('changed'),
      not_ready: t('no.ready'),
    },
    ({ code }) => (code === 'not_in_future' ? t('schedule.past') : undefined),
  );
}
