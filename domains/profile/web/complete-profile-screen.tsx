import { hrefOf } from '@egcr/contract/product-screens';
import { Button } from '@egcr/ui/button';
import { ErrorCard } from '@egcr/ui/error-card';
import { FullPageLoader } from '@egcr/ui/full-page-loader';
import { Rosette } from '@egcr/ui/rosette';
import { VerificationGuard } from '@egcr/identity/web';
import { ensureProfile, isProfileComplete, useSession } from '@egcr/web-kit/session';
import { carrying, useWay } from '@egcr/web-kit/way';
import { LogOut } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';

import { CompletionForm } from './completion-form.tsx';
import { missingOf } from './completion.ts';
import { useProfileText } from './texts.ts';
import { useProfileCalls } from './profile-calls.ts';

/** Between the complete profile and the next page. */
const COMPLETE_WAIT_MS = 100;

/** `/complete-profile`, inside the resource guard "profile completion". */
export function Screen() {
  const t = useProfileText();
  return (
    <div className="shell py-8 sm:py-14">
      <VerificationGuard resource={t('resource')} headingLevel={1}>
        <CompleteProfile />
      </VerificationGuard>
    </div>
  );
}

function CompleteProfile() {
  const t = useProfileText();
  const { userProfile: profile, hasProfileFailed, hasPIN } = useSession((now) => now);
  const isUnread = profile === undefined;
  const isComplete = isProfileComplete(profile);
  useOnward(isComplete);
  // The profile comes from the server.
  useEffect(() => {
    if (isUnread) void ensureProfile();
  }, [isUnread]);
  if (isComplete) return <FullPageLoader label={t('saved')} />;
  if (profile === undefined) return hasProfileFailed ? <Failed /> : <FullPageLoader label={t('loading')} />;
  const missing = missingOf(profile, hasPIN);
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-5">
      <div className="overflow-hidden rounded-xl border border-line bg-surface shadow-1">
        <Head
          title={missing.names ? t('title') : t('title.pin')}
          lead={missing.names ? undefined : t('lead.pin')}
        />
        <div className="engraved p-5 sm:p-8">
          <CompletionForm missing={missing} profile={profile} />
        </div>
      </div>
      <SignedInAs />
    </div>
  );
}

/** Leaves once nothing is missing: by way of the PIN, unless its window is open already. */
function useOnward(isComplete: boolean): void {
  const { redirect, hasPartner, go } = useWay();
  const isPinVerified = useSession((now) => now.isPINVerified);
  const leave = useEffectEvent(() => {
    const isReady = isPinVerified && !hasPartner;
    go(
      isReady ? (redirect ?? hrefOf('dashboard')) : carrying(hrefOf('pin-verification'), redirect),
      'replace',
    );
  });
  // The page leaves without a press.
  useEffect(() => {
    if (!isComplete) return undefined;
    const timer = setTimeout(() => leave(), COMPLETE_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isComplete]);
}

function Head({ title, lead }: { readonly title: string; readonly lead: string | undefined }) {
  return (
    <div className="relative flex flex-col gap-2 overflow-hidden bg-brand-soft p-5 py-7 sm:p-8">
      <Rosette className="absolute -end-28 -top-36 size-80 text-brand-text/20 sm:size-96 sm:text-brand-text/35" />
      <h1 id="page-heading" tabIndex={-1} className="relative text-2xl outline-none">
        {title}
      </h1>
      {lead !== undefined && <p className="relative max-w-[48ch] text-ink-2">{lead}</p>}
    </div>
  );
}

/** Who is signed in, and the way out. */
function SignedInAs() {
  const t = useProfileText();
  const calls = useProfileCalls();
  const { go } = useWay();
  const user = useSession((now) => now.user);
  const who = user?.email ?? user?.phone;
  async function leave() {
    await calls.signOut();
    go(hrefOf('auth', { mode: 'signin' }), 'replace');
  }
  return (
    <div className="flex flex-col items-center gap-1 text-center">
      {who && <p className="text-sm wrap-anywhere text-ink-2">{t('who', { who })}</p>}
      <Button
        look="quiet"
        size="small"
        onClick={() => void leave()}
        icon={<LogOut aria-hidden className="size-4.5 rtl:-scale-x-100" />}
      >
        {t('sign_out')}
      </Button>
    </div>
  );
}

function Failed() {
  const t = useProfileText();
  return (
    <div className="mx-auto max-w-xl">
      <ErrorCard
        headingLevel={1}
        title={t('failed.title')}
        description={t('failed.text')}
        retryLabel={t('failed.retry')}
      />
    </div>
  );
}
