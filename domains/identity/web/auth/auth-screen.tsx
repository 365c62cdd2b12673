import { ErrorCard } from '@egcr/ui/error-card';
import { FullPageLoader } from '@egcr/ui/full-page-loader';
import { usePageTitle } from '@egcr/web-kit/page-title';
import { ensureProfile, useSession } from '@egcr/web-kit/session';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';

import { nextStep, type NextStep } from './after-authentication.ts';
import { AuthAside } from './auth-aside.tsx';
import type { AuthMode } from './auth-mode.ts';
import { AuthPanels, emptyDraft, type AuthPanelsProps } from './auth-panels.tsx';
import type { ContactValues } from './form-schemas.ts';
import { mustBeRead } from './link-notice.ts';
import { useAuthText } from './texts.ts';
import { isFirstPasswordNeeded } from './reset/reset-throttle.ts';
import { useAuthAddress } from './use-auth-address.ts';
import { useLinkOnArrival } from './use-link-on-arrival.ts';

// Few have a second factor: its step is fetched when it is reached.
const SecondFactorPage = lazy(async () => ({
  default: (await import('./second-factor-page.tsx')).SecondFactorPage,
}));

// So have few a link that failed while they are signed in.
const LinkPage = lazy(async () => ({ default: (await import('./link-page.tsx')).LinkPage }));

/** In which the words of the loader can be read before the page goes on. */
const GO_AFTER_MS = 100;

/** `/auth`: sign-in, sign-up and a new password, and the way onward once someone is signed in. */
export function Screen() {
  const t = useAuthText();
  const { mode, redirect, hasPartner, go } = useAuthAddress();
  const { isTakingLink, notice } = useLinkOnArrival(mode);
  const state = useSession((now) => now);
  const [draft, setDraft] = useState(emptyDraft);
  const isPasswordNeeded = isFirstPasswordNeeded();
  const step = nextStep({ mode, state, isTakingLink, isPasswordNeeded, hasPartner, redirect });
  const hasRead = useHasRead(step.kind === 'form' && notice !== undefined);
  const isStopped = step.kind === 'go' && notice !== undefined && !hasRead && mustBeRead(notice);
  useOnward(step, go, isStopped);
  if (isStopped) {
    return (
      <Suspense fallback={<FullPageLoader label={t('loading.session')} />}>
        <LinkPage notice={notice} onContinue={() => go(step.to, 'replace')} />
      </Suspense>
    );
  }
  if (step.kind === 'wait') return <FullPageLoader label={t(`loading.${step.for}`)} />;
  if (step.kind === 'go') return <FullPageLoader label={t(`loading.${step.saying}`)} />;
  if (step.kind === 'failed') return <ProfileFailed />;
  if (step.kind === 'second_factor') {
    return (
      <Suspense fallback={<FullPageLoader label={t('loading.session')} />}>
        <SecondFactorPage />
      </Suspense>
    );
  }
  const onDraft = (part: Partial<ContactValues>) => setDraft((before) => ({ ...before, ...part }));
  return <AuthPage key={mode} {...{ mode, redirect, draft, onDraft, go, notice }} />;
}

/** Whether the notice of a link stood above the form: the person who then signs in has read it. */
function useHasRead(isShown: boolean): boolean {
  const [hasRead, setRead] = useState(false);
  if (isShown && !hasRead) setRead(true);
  return hasRead;
}

/** Reads a profile that is missing, and leaves when there is somewhere to go and nothing has to be read first. */
function useOnward(step: NextStep, go: AuthPanelsProps['go'], isStopped: boolean): void {
  const isProfileMissing = step.kind === 'wait' && step.for !== 'session';
  const target = step.kind === 'go' && !isStopped ? step.to : undefined;
  // While the next page is on its way the address is that page's already, and no longer says where the visitor wanted to go.
  const hasLeft = useRef(false);
  const leave = useEffectEvent((to: string) => {
    hasLeft.current = true;
    go(to, 'replace');
  });
  // The profile comes from the server.
  useEffect(() => {
    if (isProfileMissing) void ensureProfile();
  }, [isProfileMissing]);
  // The page leaves without a press.
  useEffect(() => {
    if (target === undefined) hasLeft.current = false;
    if (target === undefined || hasLeft.current) return undefined;
    const timer = setTimeout(() => leave(target), GO_AFTER_MS);
    return () => clearTimeout(timer);
  }, [target]);
}

function AuthPage(panels: AuthPanelsProps) {
  return (
    <div className="@container flex flex-1">
      <div className="shell grid grid-cols-1 items-stretch gap-10 py-8 sm:py-12 @min-[62rem]:grid-cols-[minmax(0,1fr)_minmax(0,29rem)] @min-[62rem]:gap-16">
        <AuthAside />
        <div className="mx-auto flex w-full max-w-md min-w-0 flex-col gap-7 @min-[62rem]:max-w-none @min-[62rem]:py-4">
          <AuthHeading mode={panels.mode} />
          <div className="rounded-xl border border-line bg-surface p-5 shadow-1 sm:p-7">
            <AuthPanels {...panels} />
          </div>
        </div>
      </div>
    </div>
  );
}

function AuthHeading({ mode }: { readonly mode: AuthMode }) {
  const t = useAuthText();
  const said = mode === 'reset-password' && isFirstPasswordNeeded() ? 'first-password' : mode;
  // Signing in is what the screen is named after.
  usePageTitle(said === 'signin' ? undefined : t(`title.${said}`));
  return (
    <div className="flex flex-col gap-2">
      <h1 id="page-heading" tabIndex={-1} className="text-3xl outline-none">
        {t(`title.${said}`)}
      </h1>
      {/* Who signs up reads the form alone. */}
      {said !== 'signup' && <p className="text-ink-2">{t(`lead.${said}`)}</p>}
    </div>
  );
}

function ProfileFailed() {
  const t = useAuthText();
  return (
    <div className="shell max-w-xl py-16">
      <ErrorCard
        headingLevel={1}
        title={t('failed.title')}
        description={t('failed.text')}
        retryLabel={t('failed.retry')}
      />
    </div>
  );
}
