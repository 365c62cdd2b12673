import { useState } from 'react';

import { AppCard } from './app-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PinCard } from './pin-card.tsx';
import { RecoveryCard } from './recovery-card.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { StepUpProvider } from './step-up.tsx';
import { useSecurityCalls } from './security-calls.ts';
import { useChange } from './use-change.ts';

/** The security part of `/settings`. */
export function Slot() {
  return (
    <StepUpProvider>
      <Security />
    </StepUpProvider>
  );
}

function Security() {
  const calls = useSecurityCalls();
  const change = useChange();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onSaved={() => setCodes(undefined)} />;
  return (
    <div className="flex flex-col gap-6">
      <PasswordCard />
      <PinCard />
      <AppCard onFirst={() => void change.run(async () => setCodes(await calls.makeRecoveryCodes()))} />
      <RecoveryCard onCodes={setCodes} />
      <PasskeysCard />
      <SessionsCard />
    </div>
  );
}
