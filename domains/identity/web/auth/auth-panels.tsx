import { hrefOf } from '@egcr/contract/product-screens';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Skeleton } from '@egcr/ui/skeleton';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

import { authAddress, type AuthMode } from './auth-mode.ts';
import { AuthTabs } from './auth-tabs.tsx';
import type { ContactValues } from './form-schemas.ts';
import { LinkBanner } from './link-banner.tsx';
import type { LinkNotice } from './link-notice.ts';
import { useAuthText } from './texts.ts';
import { keepStep, readStep, type Step } from './kept-step.ts';
import type { FormOfPage } from './page-forms.ts';
import { SignInForm } from './sign-in-form.tsx';

// What follows the first form, or replaces it, is fetched when it is reached.
const SignUpForm = lazy(async () => ({ default: (await import('./sign-up-form.tsx')).SignUpForm }));
const ResetPanel = lazy(async () => ({ default: (await import('./reset/reset-panel.tsx')).ResetPanel }));
const PhoneCodeCard = lazy(async () => ({ default: (await import('./code-cards.tsx')).PhoneCodeCard }));
const NewLinkCard = lazy(async () => ({ default: (await import('./new-link-card.tsx')).NewLinkCard }));
const CheckMailCard = lazy(async () => ({ default: (await import('./code-cards.tsx')).CheckMailCard }));

/** In which an error's toast can be read before the page moves on. */
const MOVE_AFTER_MS = 2000;

/** What the forms begin with. */
export const emptyDraft: ContactValues = { contactMethod: 'email', email: '', phone: '' };

export interface AuthPanelsProps {
  readonly mode: AuthMode;
  readonly redirect: string | undefined;
  readonly draft: ContactValues;
  readonly onDraft: (part: Partial<ContactValues>) => void;
  readonly go: (address: string, how?: 'replace') => void;
  /** What there is to say of the link that opened the page. */
  readonly notice: LinkNotice | undefined;
}

/** The forms of one mode and the steps that follow them. Mounted anew for each mode, which clears what was begun. */
export function AuthPanels({ mode, redirect, draft, onDraft, go, notice }: AuthPanelsProps) {
  const [isAskingForLink, setAskingForLink] = useState(false);
  const [step, setStep] = useState(() => readStep(mode, Date.now()));
  const turnTo = (next: Step) => {
    keepStep(mode, next, Date.now());
    setStep(next);
  };
  const later = useLater();
  const page: FormOfPage = {
    draft,
    onDraft,
    redirect,
    onMove: (target) => later(() => go(authAddress(target, redirect)), MOVE_AFTER_MS),
    onPhoneCode: (address) => turnTo({ kind: 'phone', address }),
    onMail: (address) => {
      setAskingForLink(false);
      turnTo({ kind: 'mail', address });
    },
  };
  if (step.kind !== 'form') {
    const Card = step.kind === 'phone' ? PhoneCodeCard : CheckMailCard;
    return (
      <Suspense fallback={<Skeleton className="h-80" />}>
        <Card
          address={step.address}
          onBack={() => turnTo({ kind: 'form' })}
          onVerified={() => keepStep(mode, { kind: 'form' }, Date.now())}
        />
      </Suspense>
    );
  }
  if (mode === 'reset-password') {
    return (
      <Suspense fallback={<Skeleton className="h-80" />}>
        <ResetPanel
          page={page}
          notice={notice}
          onClose={() => {
            onDraft(emptyDraft);
            go(authAddress('signin', redirect));
          }}
          onUpdated={() => go(hrefOf('dashboard'), 'replace')}
        />
      </Suspense>
    );
  }
  if (isAskingForLink) {
    return (
      <Suspense fallback={<Skeleton className="h-80" />}>
        <NewLinkCard page={page} onBack={() => setAskingForLink(false)} />
      </Suspense>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      {notice && (
        <LinkBanner
          notice={notice}
          action={notice.next && <AskForLink onAsk={() => setAskingForLink(true)} />}
        />
      )}
      <AuthTabs mode={mode} redirect={redirect} />
      {redirect !== undefined && <WantedFirst />}
      {/* As high as the form that comes, so that nothing under it moves. */}
      <Suspense fallback={<Skeleton className="h-144" />}>
        {mode === 'signin' ? <SignInForm {...page} /> : <SignUpForm {...page} />}
      </Suspense>
    </div>
  );
}

function AskForLink({ onAsk }: { readonly onAsk: () => void }): ReactNode {
  const t = useAuthText();
  return (
    <Button look="secondary" onClick={onAsk}>
      {t('link.new')}
    </Button>
  );
}

/** A guard sent the visitor here: says why. */
function WantedFirst(): ReactNode {
  const t = useAuthText();
  return <Banner>{t('wanted')}</Banner>;
}

/** Does something later, unless the page has moved on by then. */
function useLater(): (action: () => void, delayMs: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Timers live outside React and must not outlive the form.
  useEffect(() => () => clearTimeout(timer.current), []);
  return (action, delayMs) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, delayMs);
  };
}
