import { Button } from '@egcr/ui/button';
import { Link } from '@egcr/ui/link';
import { useSession } from '@egcr/web-kit/session';
import { LogOut, LockKeyhole } from 'lucide-react';

import { useWay } from '@egcr/web-kit/way';
import { LockedNotice } from './locked-notice.tsx';
import { MustResetNotice } from './must-reset-notice.tsx';
import { usePinText } from './messages/index.ts';
import { usePinCalls } from './pin-calls.ts';
import { PinForm } from './pin-form.tsx';
import { PinFrame } from './pin-frame.tsx';
import { usePinCheck } from './use-pin-check.ts';

/** `/pin-verification`: the PIN opens the account's protected pages. */
export function Screen() {
  const t = usePinText();
  const check = usePinCheck();
  return (
    <PinFrame Icon={LockKeyhole} title={t('verify.title')} lead={t('verify.lead')} footer={<WayOut />}>
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

function WayOut() {
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
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <p className="min-w-0 text-sm wrap-anywhere text-ink-2">{who && t('verify.who', { who })}</p>
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
