import { BackLink } from '@egcr/ui/back-link';
import { Button } from '@egcr/ui/button';
import { Skeleton } from '@egcr/ui/skeleton';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';

import { CodeEntry } from '../auth/code-entry.tsx';
import { StepUpProvider } from '../security/step-up.tsx';
import { usePinText } from './texts.ts';
import { NewPinForm } from './new-pin-form.tsx';
import { PinFrame } from './pin-frame.tsx';
import { usePinReset, type PinReset } from './use-pin-reset.ts';

/** `/pin-reset`: a new PIN by a link or code, and the password. */
export function Screen() {
  const t = usePinText();
  const reset = usePinReset();
  const isNew = reset.step === 'new';
  return (
    <PinFrame
      Icon={KeyRound}
      title={isNew ? t('reset.new.title') : t('reset.title')}
      lead={isNew ? t('reset.new.lead') : t('reset.lead')}
      footer={<BackLink href="/pin-verification">{t('reset.back')}</BackLink>}
    >
      <StepUpProvider>
        <Step reset={reset} />
      </StepUpProvider>
    </PinFrame>
  );
}

function Step({ reset }: { readonly reset: PinReset }) {
  const { step } = reset;
  switch (step) {
    case 'checking':
      return <Skeleton className="h-13" />;
    case 'ask':
      return <Ask onSend={reset.request} />;
    case 'mail':
    case 'sms':
      return <EnterCode sentBy={step} reset={reset} />;
    default:
      return <NewPinForm onAskAgain={reset.askAgain} />;
  }
}

function Ask({ onSend }: { readonly onSend: () => Promise<boolean> }) {
  const t = usePinText();
  const [isBusy, setBusy] = useState(false);
  async function send() {
    setBusy(true);
    if (!(await onSend())) setBusy(false);
  }
  return (
    <Button size="large" width="full" busy={isBusy} onClick={() => void send()}>
      {t('reset.send')}
    </Button>
  );
}

interface EnterCodeProps {
  readonly sentBy: 'mail' | 'sms';
  readonly reset: PinReset;
}

function EnterCode({ sentBy, reset }: EnterCodeProps) {
  const t = usePinText();
  const sent =
    sentBy === 'mail'
      ? t('reset.mail', { email: reset.user?.email ?? '' })
      : t('reset.sms', { phone: reset.user?.phone ?? '' });
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <h2 className="text-lg">{sentBy === 'mail' ? t('reset.mail.title') : t('reset.sms.title')}</h2>
        <p className="text-sm text-ink-2">{sent}</p>
      </div>
      <CodeEntry
        place="reset"
        hint={sentBy === 'mail' ? t('reset.code.mail') : undefined}
        onVerify={reset.verifyCode}
        explain={reset.explainCode}
        onResend={reset.request}
        resendLabel={t('code.resend')}
        resendInLabel={(seconds) => t('code.resend_in', { seconds })}
      />
    </>
  );
}
