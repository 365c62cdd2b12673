import { useToasts } from '@egcr/ui/toast';
import { isRefusal } from '@egcr/web-kit/call';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation } from '@tanstack/react-query';

import { useOrganisationSentences } from '../organisation-sentences.ts';

interface Act {
  readonly run: () => Promise<unknown>;
  /** What is said once it is done. */
  readonly done: string;
  /** After an answer of either kind. */
  readonly settled?: () => void;
  readonly after?: () => void;
}

/** One press that changes a team: says what came of it. A PIN that is not fresh is asked for on its page, and says nothing here. */
export function useAct({ run, done, settled, after }: Act) {
  const toasts = useToasts();
  const say = useSentences(useOrganisationSentences());
  return useMutation({
    mutationFn: run,
    onSuccess: () => {
      toasts.show({ tone: 'ok', title: done });
      after?.();
    },
    onError: (failure) => {
      if (!isRefusal(failure, 'pin_required')) toasts.show({ tone: 'bad', title: say.failure(failure) });
    },
    onSettled: () => settled?.(),
  });
}
