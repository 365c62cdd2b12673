import { useState } from 'react';

import { Slot as HoldBanner } from '../hold/hold-banner.tsx';
import { AppCard } from './app-card.tsx';
import { HistoryCard } from './history/history-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PinCard } from './pin-card.tsx';
import { RecoveryCard } from './recovery-card.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { StepUpProvider } from './step-up.tsx';
import { useReread } from './queries.ts';
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
  const reread = useReread();
  const [codes, setCodes] = useState<readonly string[]>();
  async function makeFirstCodes() {
    await change.run(async () => setCodes(await calls.makeRecoveryCodes()));
    await reread('recovery');
  }
  if (codes) return <RecoveryCodes codes={codes} onSaved={() => setCodes(undefined)} />;
  return (
    <div className="flex flex-col gap-6">
      <HoldBanner />
      <PasswordCard />
      <PinCard />
      <AppCard onFirst={() => void makeFirstCodes()} />
      <RecoveryCard onCodes={setCodes} />
      <PasskeysCard />
      <SessionsCard />
      <HistoryCard />
    </div>
  );
}
