import { rejectedAll, type ConsentCategory, type ConsentChoices } from '@egcr/contract/consent';
import { call } from '@egcr/web-kit/call';
import { keepConsent, useConsent } from '@egcr/web-kit/consent';
import { useSession } from '@egcr/web-kit/session-state';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { deleteActivityCall, readActivityCall } from '../../contract/endpoints.ts';
import { tellAccount } from '../consent/receipt.ts';

/** Entries on one page of the table. */
const PAGE = 10;

const logKey = (userId: string | undefined) => ['activity', 'log', userId] as const;

/** One page of the person's log, from the newest or from behind an entry. */
export function useActivityLog(after: string | undefined) {
  const userId = useSession((now) => now.user?.id);
  return useQuery({
    queryKey: [...logKey(userId), after],
    queryFn: () => call(readActivityCall, { query: { limit: PAGE, ...(after !== undefined && { after }) } }),
    placeholderData: keepPreviousData,
    // Every act may add to it.
    staleTime: 0,
  });
}

/** Deletes the person's log; answers how many entries there were. */
export function useDeleteLog() {
  const client = useQueryClient();
  const userId = useSession((now) => now.user?.id);
  return useMutation({
    mutationFn: () => call(deleteActivityCall),
    onSuccess: () => client.invalidateQueries({ queryKey: logKey(userId) }),
  });
}

/** What is allowed, and how to change it: in this browser at once, and with the account after it. */
export function useAllowed() {
  const answer = useConsent();
  const choices = answer?.choices ?? rejectedAll;
  const saving = useMutation({ mutationFn: tellAccount, scope: { id: 'activity.consent' } });
  function answerWith(chosen: ConsentChoices) {
    keepConsent({ choices: chosen, at: new Date().toISOString(), isTold: false });
    saving.mutate(chosen);
  }
  return {
    choices,
    answeredAt: answer?.at ?? null,
    saving,
    allow: (category: ConsentCategory, isOn: boolean) => answerWith({ ...choices, [category]: isOn }),
    withdraw: () => answerWith(rejectedAll),
  };
}
