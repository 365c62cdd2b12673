import { Button } from '@egcr/ui/button';
import { TextField } from '@egcr/ui/text-field';
import { useState, type FormEvent } from 'react';

import { BOOTSTRAP_TOKEN_LENGTH_MAX } from '../../contract/index.ts';
import { useFailureText } from './failure-text.ts';
import { useSecurityText } from './messages/index.ts';
import { useSecurityCalls } from './security-calls.ts';

/** Asks for the invitation that came with a staff role. */
export function InvitationStep({ onDone }: { readonly onDone: () => void }) {
  const t = useSecurityText();
  const calls = useSecurityCalls();
  const explain = useFailureText();
  const [token, setToken] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  async function redeem() {
    if (token.trim() === '') return setProblem(t('step.invitation.wrong'));
    setBusy(true);
    try {
      await calls.redeemInvitation(token.trim());
      onDone();
    } catch (failure) {
      setProblem(explain(failure));
      setBusy(false);
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (!isBusy) void redeem();
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label={t('step.invitation.label')}
        error={problem}
        value={token}
        dir="ltr"
        maxLength={BOOTSTRAP_TOKEN_LENGTH_MAX}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => {
          setToken(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      <Button type="submit" width="full" busy={isBusy}>
        {t('step.pin.submit')}
      </Button>
    </form>
  );
}
