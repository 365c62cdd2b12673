import type { ConsentChoices } from '@egcr/contract/consent';
import { useSession } from '@egcr/web-kit/session-state';
import { useCallback, useEffect, useState } from 'react';

interface Receipt {
  /** It is known whether the person's account holds an answer; at once where nobody is signed in. */
  readonly isSettled: boolean;
  /** Tells the account of the person who is signed in. Never throws: the answer counts in this browser anyway. */
  readonly tell: (choices: ConsentChoices) => Promise<void>;
}

/** Keeps the answer of this browser and the receipt of the signed-in person's account in step. */
export function useReceipt(): Receipt {
  const userId = useSession((now) => now.user?.id);
  const [settledFor, setSettledFor] = useState<string>();
  // The account is on another machine.
  useEffect(() => {
    if (userId === undefined) return undefined;
    let isCurrent = true;
    void import('./receipt.ts')
      .then(({ agreeWithAccount }) => agreeWithAccount())
      .catch((failure: unknown) => console.warn('the answer about cookies was not compared', failure))
      .finally(() => isCurrent && setSettledFor(userId));
    return () => {
      isCurrent = false;
    };
  }, [userId]);
  const tell = useCallback(
    async (choices: ConsentChoices) => {
      if (userId === undefined) return;
      try {
        const { tellAccount } = await import('./receipt.ts');
        await tellAccount(choices);
      } catch (failure) {
        console.warn('the answer about cookies is kept in this browser only', failure);
      }
    },
    [userId],
  );
  return { isSettled: userId === undefined || settledFor === userId, tell };
}
