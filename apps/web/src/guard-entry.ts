import { judge, ProfileUnreadable, redirectAddress, type GuardLevel } from '@egcr/web-kit/guards';
import {
  authState,
  ensureProfile,
  refreshPin,
  takeLeaving,
  whenProfileKnown,
  whenSessionKnown,
} from '@egcr/web-kit/session';
import { redirect } from '@tanstack/react-router';

// What comes behind the guard is fetched while it asks.
void import('./signed-in.ts').catch(() => undefined);

interface Entry {
  readonly location: { readonly pathname: string; readonly searchStr: string };
}

/** Runs a guard's verdicts until the visitor may enter or is sent elsewhere. Waiting shows the route's pending screen. */
export async function passGuard(level: GuardLevel, { location }: Entry): Promise<void> {
  const place = { pathname: location.pathname, search: location.searchStr };
  let hasAskedServer = false;
  for (;;) {
    const verdict = judge(level, authState(), { ...place, now_ms: Date.now() });
    if (verdict.kind === 'enter') return;
    if (verdict.kind === 'failed') throw new ProfileUnreadable();
    if (verdict.kind === 'wait') {
      await (verdict.for === 'session' ? whenSessionKnown() : waitForProfile());
    } else if (verdict.to.path === '/pin-verification' && !hasAskedServer) {
      // The window may have been opened in another tab: the server knows.
      hasAskedServer = true;
      await refreshPin();
    } else {
      const isLeaving = verdict.to.path === '/auth' && takeLeaving();
      throw redirect({ href: isLeaving ? '/auth' : redirectAddress(verdict.to), replace: true });
    }
  }
}

async function waitForProfile(): Promise<void> {
  void ensureProfile();
  await whenProfileKnown();
}
