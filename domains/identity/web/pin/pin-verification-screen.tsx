import { Link } from '@egcr/ui/link';
import { useSession } from '@egcr/web-kit/session';
import { LockKeyhole } from 'lucide-react';

import { LockedNotice } from './locked-notice.tsx';
import { MustResetNotice } from './must-reset-notice.tsx';
import { usePinText } from './messages/index.ts';
import { PinForm } from './pin-form.tsx';
import { PinFrame } from './pin-frame.tsx';
import { usePinCheck } from './use-pin-check.ts';

/** `/pin-verification`: the PIN opens the account's protected pages. */
export function Screen() {
  const t = usePinText();
  const check = usePinCheck();
  return (
    <PinFrame Icon={LockKeyhole} title={t('verify.title')} lead={t('verify.lead')} footer={<SignedInAs />}>
      {check.state.kind === 'locked' && (
        <LockedNotice until_ms={check.state.until_ms} onOver={check.unlock} />
      )}
      {check.state.kind === 'must_reset' && <MustResetNotice />}
      {check.state.kind === 'open' && <PinForm check={check} />}
      {check.state.kind !== 'must_reset' && (
        <Link href="/pin-reset" look="standalone" className="mx-auto text-sm">
          {t('verify.forgot')}
        </Link>
      )}
    </PinFrame>
  );
}

function SignedInAs() {
  const t = usePinText();
  const user = useSession((now) => now.user);
  const who = user?.email ?? user?.phone;
  return who && <p className="text-center text-sm wrap-anywhere text-ink-2">{t('verify.who', { who })}</p>;
}
