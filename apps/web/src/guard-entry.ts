import { addressFor } from '@egcr/contract/screen-roles';
import type { GuardLevel } from '@egcr/contract/screen';
import { judge, ProfileUnreadable, redirectAddress } from '@egcr/web-kit/guards';
import type { Place } from '@egcr/web-kit/router.tsx';
import {
  authState,
  ensureProfile,
  refreshPin,
  takeLeaving,
  whenProfileKnown,
  whenSessionKnown,
} from '@egcr/web-kit/session';

// What comes behind the guard is fetched while it asks.
void import('./signed-in.ts').then(({ loadSignedIn }) => loadSignedIn()).catch(() => undefined);

/** Runs a guard's verdicts until the visitor may enter, or answers where to go instead. */
export async function passGuard(level: GuardLevel, { path, search }: Place): Promise<string | undefined> {
  let hasAskedServer = false;
  for (;;) {
    const verdict = judge(level, authState(), { pathname: path, search, now_ms: Date.now() });
    if (verdict.kind === 'enter') return undefined;
    if (verdict.kind === 'failed') throw new ProfileUnreadable();
    if (verdict.kind === 'wait') {
      await (verdict.for === 'session' ? whenSessionKnown() : waitForProfile());
    } else if (verdict.to.path === addressFor('enter_pin') && !hasAskedServer) {
      // The window may have been opened in another tab: the server knows.
      hasAskedServer = true;
      await refreshPin();
    } else {
      const isLeaving = verdict.to.path === addressFor('sign_in') && takeLeaving();
      return isLeaving ? addressFor('sign_in') : redirectAddress(verdict.to);
    }
  }
}

/** The same for a page that the visitor only might go to: nobody is asked, and nothing is waited for. */
export function wouldPass(level: GuardLevel, { path, search }: Place): string | undefined {
  const verdict = judge(level, authState(), { pathname: path, search, now_ms: Date.now() });
  if (verdict.kind === 'enter') return undefined;
  if (verdict.kind === 'redirect') return redirectAddress(verdict.to);
  throw new Error('it is not known yet who is here');
}

async function waitForProfile(): Promise<void> {
  void ensureProfile();
  await whenProfileKnown();
}
