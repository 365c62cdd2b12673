import { Button } from '@egcr/ui/button';
import { Link } from '@egcr/ui/link';
import { useSession } from '@egcr/web-kit/session';
import { useWay } from '@egcr/web-kit/way';
import { LockKeyhole, LogOut } from 'lucide-react';

import { LockedNotice } from './locked-notice.tsx';
import { MustResetNotice } from './must-reset-notice.tsx';
import { usePinText } from './texts.ts';
import { usePinCalls } from './pin-calls.ts';
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

/** Who is signed in, and the way out. */
function SignedInAs() {
  const t = usePinText();
  const calls = usePinCalls();
  const { go } = useWay();
  const user = useSession((now) => now.user);
  const who = user?.email ?? user?.phone;
  async function leave() {
    await calls.signOut();
    go('/auth?mode=signin', 'replace');
  }
  return (
    <div className="flex flex-col items-center gap-1 text-center">
      {who && <p className="text-sm wrap-anywhere text-ink-2">{t('verify.who', { who })}</p>}
      <Button
        look="quiet"
        size="small"
        onClick={() => void leave()}
        icon={<LogOut aria-hidden className="size-4.5 rtl:-scale-x-100" />}
      >
        {t('verify.sign_out')}
      </Button>
    </div>
  );
}
