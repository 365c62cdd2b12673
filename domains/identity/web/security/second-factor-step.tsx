import { Button } from '@egcr/ui/button';
import { useEffect, useState } from 'react';

import { codeIssue } from '../../contract/index.ts';
import { useSecurityText } from './messages/index.ts';
import { SecretForm } from './secret-form.tsx';
import { useSecurityCalls } from './security-calls.ts';
import { useAnswer } from './use-answer.ts';

interface SecondFactorStepProps {
  readonly onDone: () => void;
  /** Takes focus when it appears; a dialog sees to that itself. */
  readonly startsFocused?: boolean;
}

/** Asks for a code of the app, one of the recovery codes or, where the person has one, a passkey. */
export function SecondFactorStep({ onDone, startsFocused = false }: SecondFactorStepProps) {
  const t = useSecurityText();
  const calls = useSecurityCalls();
  const hasPasskey = useHasPasskey();
  const answer = useAnswer({
    issue: (given) => (given === '' ? t('failed.code') : undefined),
    check: async (given) => {
      const [app] = codeIssue(given) === undefined ? await calls.apps() : [];
      await (app ? calls.verifyApp(app.id, given) : calls.spendRecoveryCode(given));
      onDone();
    },
  });
  return (
    <SecretForm answer={answer} label={t('step.code.label')} isCode startsFocused={startsFocused}>
      {hasPasskey && (
        <Button
          look="secondary"
          width="full"
          disabled={answer.isBusy}
          onClick={() => void answer.run(() => calls.provePasskey().then(onDone))}
        >
          {t('step.code.passkey')}
        </Button>
      )}
    </SecretForm>
  );
}

/** Asked for once: the list may be unread where the question comes before the page it stands on. */
function useHasPasskey(): boolean {
  const calls = useSecurityCalls();
  const [hasPasskey, setHasPasskey] = useState(false);
  useEffect(() => {
    if (!calls.canUsePasskeys()) return;
    calls.passkeys().then(
      (items) => setHasPasskey(items.length > 0),
      () => setHasPasskey(false),
    );
  }, [calls]);
  return hasPasskey;
}
