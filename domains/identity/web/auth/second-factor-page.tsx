import { Button } from '@egcr/ui/button';
import { ShieldCheck } from 'lucide-react';

import { PinFrame } from '../pin/pin-frame.tsx';
import { useSecurityText } from '../security/texts.ts';
import { SecondFactorStep } from '../security/second-factor-step.tsx';
import { useAuthCalls } from './auth-calls.ts';
import { useAuthText } from './texts.ts';
import { noteRecovering } from './reset/reset-throttle.ts';

/** In the place of the forms: the password was right, and the account is opened by a code of the person's app as well. */
export function SecondFactorPage() {
  const t = useSecurityText();
  const auth = useAuthText();
  const calls = useAuthCalls();
  async function cancel() {
    noteRecovering(null);
    await calls.signOut();
  }
  return (
    <PinFrame
      Icon={ShieldCheck}
      title={t('step.code.title')}
      lead={t('step.code.text')}
      footer={
        <Button look="quiet" width="full" onClick={() => void cancel()}>
          {auth('reset.back')}
        </Button>
      }
    >
      {/* The session changes with the right code, and the page goes on. */}
      <SecondFactorStep onDone={() => undefined} startsFocused />
    </PinFrame>
  );
}
