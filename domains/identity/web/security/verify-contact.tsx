import { useSession } from '@egcr/web-kit/session';
import { Button } from '@egcr/ui/button';
import { useEffect, useEffectEvent } from 'react';

import { CodeEntry } from '../auth/code-entry.tsx';
import { useResendVerification } from '../verification/use-resend-verification.ts';
import type { AuthUser } from '@egcr/web-kit/session';
import type { ContactFacts } from './contact-card.tsx';
import { useSecurityText } from './texts.ts';
import { useReread } from './queries.ts';

interface VerifyContactProps {
  readonly facts: ContactFacts;
  readonly onClose: () => void;
}

/** Sends the verification message again and takes its code. */
export function VerifyContact(props: VerifyContactProps) {
  const user = useSession((now) => now.user);
  return user && <CodeOfMessage {...props} user={user} />;
}

function CodeOfMessage({ facts, onClose, user }: VerifyContactProps & { readonly user: AuthUser }) {
  const t = useSecurityText();
  const reread = useReread();
  const sending = useResendVerification({ ...user, [facts.kind]: facts.address });
  const begin = useEffectEvent(() => {
    void (facts.kind === 'email' ? sending.byEmail() : sending.byPhone());
  });
  // Opening this is asking for the message.
  useEffect(() => begin(), []);
  async function verify(code: string) {
    await sending.verify(code);
    onClose();
    await reread('contacts', 'history');
  }
  return (
    <div className="flex max-w-md flex-col gap-4">
      <CodeEntry
        hint={t('contact.code', { address: facts.address ?? '' })}
        onVerify={verify}
        explain={sending.explain}
        onResend={sending.again}
        resendLabel={t('contact.resend')}
        resendInLabel={(seconds) => t('contact.resend_in', { seconds })}
      />
      <Button look="quiet" onClick={onClose}>
        {t('cancel')}
      </Button>
    </div>
  );
}
