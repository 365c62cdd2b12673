import { useToasts } from '@egcr/ui/toast';
import { useState } from 'react';

import { useFailureText } from './failure-text.ts';
import { useSecurityText } from './texts.ts';
import { StepUpGivenUp, useStepUp } from './step-up.tsx';

export interface Change {
  readonly isBusy: boolean;
  /** Makes a change, asking for the PIN or second factor where the server wants it; tells of a failure. True when it was made. */
  readonly run: (action: () => Promise<unknown>, told?: string) => Promise<boolean>;
}

/** A change that has no form of its own. */
export function useChange(): Change {
  const t = useSecurityText();
  const toasts = useToasts();
  const guarded = useStepUp();
  const explain = useFailureText();
  const [isBusy, setBusy] = useState(false);
  async function run(action: () => Promise<unknown>, told?: string): Promise<boolean> {
    setBusy(true);
    try {
      await guarded(action);
      if (told !== undefined) toasts.show({ tone: 'ok', title: told });
      return true;
    } catch (failure) {
      if (!(failure instanceof StepUpGivenUp))
        toasts.show({ tone: 'bad', title: t('failed.title'), description: explain(failure) });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, run };
}
