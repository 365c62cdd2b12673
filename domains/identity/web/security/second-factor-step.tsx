import { Button } from '@egcr/ui/button';
import { TextField } from '@egcr/ui/text-field';
import { useEffect, useState, type FormEvent } from 'react';

import { codeIssue } from '../../contract/index.ts';
import { focusOnMount } from '../focus-on-mount.ts';
import { useFailureText } from './failure-text.ts';
import { useSecurityText } from './messages/index.ts';
import { useSecurityCalls } from './security-calls.ts';

interface SecondFactorStepProps {
  readonly onDone: () => void;
  /** Takes focus when it appears; a dialog sees to that itself. */
  readonly startsFocused?: boolean;
}

/** Asks for a code of the app, one of the recovery codes or, where the person has one, a passkey. */
export function SecondFactorStep({ onDone, startsFocused = false }: SecondFactorStepProps) {
  const t = useSecurityText();
  const calls = useSecurityCalls();
  const explain = useFailureText();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  async function check() {
    const given = code.trim();
    if (given === '') return setProblem(t('failed.code'));
    setBusy(true);
    try {
      const [app] = codeIssue(given) === undefined ? await calls.apps() : [];
      await (app ? calls.verifyApp(app.id, given) : calls.spendRecoveryCode(given));
      onDone();
    } catch (failure) {
      setProblem(explain(failure));
      setBusy(false);
    }
  }
  const hasPasskey = useHasPasskey();
  async function showPasskey() {
    setBusy(true);
    setProblem(undefined);
    try {
      await calls.provePasskey();
      onDone();
    } catch (failure) {
      setProblem(explain(failure));
      setBusy(false);
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (!isBusy) void check();
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label={t('step.code.label')}
        ref={startsFocused ? focusOnMount : undefined}
        error={problem}
        value={code}
        dir="ltr"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      <Button type="submit" width="full" busy={isBusy}>
        {t('step.pin.submit')}
      </Button>
      {hasPasskey && (
        <Button look="secondary" width="full" disabled={isBusy} onClick={() => void showPasskey()}>
          {t('step.code.passkey')}
        </Button>
      )}
    </form>
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
