import { useToasts } from '@egcr/ui/toast';
import { isRefusal } from '@egcr/web-kit/call';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { stepReceivedCall, type ReceivedApplication } from '../../contract/index.ts';
import { useApplicationActs, type EmployerMove } from '../queries.ts';
import { careerTexts } from '../texts.ts';
import { careerApplicantsTexts } from './texts.ts';

/** Moves an application, once, and says what came of it. */
export function useMove(found: Pick<ReceivedApplication, 'id' | 'version'>, onDone?: () => void) {
  const t = useText(careerApplicantsTexts);
  const shared = useText(careerTexts);
  const toasts = useToasts();
  const { stepReceived } = useApplicationActs();
  const { attempt } = useKeptAttempt(`careers.received.${found.id}`, z.unknown());
  const say = useSentences(
    sentences(stepReceivedCall, {
      team_role_required: t('no.role'),
      application_changed: shared('no.changed'),
      application_step_refused: shared('no.changed'),
      job_begun: shared('no.begun'),
      interview_ahead: shared('no.ahead'),
    }),
  );
  const { mutate, isPending } = useMutation({
    mutationFn: (move: EmployerMove) =>
      attempt({ ...move, version: found.version }, (key) => stepReceived(found, move, key)),
    onSuccess: (made) => {
      if (made !== undefined) toasts.show({ tone: 'ok', title: shared('step.done') });
      onDone?.();
    },
    onError: (failure) => {
      if (!isRefusal(failure, 'pin_required')) toasts.show({ tone: 'bad', title: say.failure(failure) });
    },
  });
  return { move: mutate, isMoving: isPending };
}
