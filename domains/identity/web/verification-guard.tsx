import { SkeletonGroup, SkeletonText } from '@egcr/ui/skeleton';
import { useToasts } from '@egcr/ui/toast';
import { useSession } from '@egcr/web-kit/session';
import { useEffect, useEffectEvent, type ReactNode } from 'react';

import { AccessRestrictedCard } from './verification/access-restricted-card.tsx';
import { useVerificationText } from './verification/texts.ts';
import { VerificationRequiredCard } from './verification/verification-required-card.tsx';
import { guardView, isFirstTelling, VerificationError } from './verification/verification-state.ts';

export interface VerificationGuardProps {
  /** What is kept back, in the reader's language; 'this content' unless named. */
  readonly resource?: string;
  readonly children: ReactNode;
  /** The level of the cards' heading: 1 where the guard holds the whole page. */
  readonly headingLevel?: 1 | 2;
  /** Stands in the place of the cards. */
  readonly fallback?: ReactNode;
  /** The toast appears once for each person; false keeps it quiet. */
  readonly hasToast?: boolean;
  readonly onGuardError?: (error: VerificationError) => void;
}

const TOAST_MS = 6000;

/** Shows its content to people whose e-mail or phone is verified; to others the fallback, else the card that says what to do. */
export function VerificationGuard({
  resource,
  children,
  headingLevel = 2,
  fallback,
  hasToast = true,
  onGuardError,
}: VerificationGuardProps) {
  const t = useVerificationText();
  const view = guardView(useSession((now) => now));
  useGuardError(view.kind === 'required' ? view.user.id : undefined, { hasToast, onGuardError });
  const card = { resource, headingLevel };
  if (view.kind === 'content') return children;
  if (view.kind === 'waiting') {
    return (
      <SkeletonGroup label={t('waiting')}>
        <SkeletonText lines={3} />
      </SkeletonGroup>
    );
  }
  if (fallback !== undefined) return fallback;
  return view.kind === 'restricted' ? (
    <AccessRestrictedCard {...card} />
  ) : (
    <VerificationRequiredCard {...card} user={view.user} />
  );
}

interface Telling {
  readonly hasToast: boolean;
  readonly onGuardError: ((error: VerificationError) => void) | undefined;
}

function useGuardError(userId: string | undefined, { hasToast, onGuardError }: Telling): void {
  const t = useVerificationText();
  const toasts = useToasts();
  const raise = useEffectEvent((unverified: string) => {
    onGuardError?.(new VerificationError(unverified));
    if (!hasToast || !isFirstTelling(unverified)) return;
    toasts.show({
      tone: 'bad',
      title: t('required.title'),
      description: t('required.toast'),
      durationMs: TOAST_MS,
    });
  });
  // Toasts live outside the guard, and each person is one occasion.
  useEffect(() => {
    if (userId !== undefined) raise(userId);
  }, [userId]);
}
