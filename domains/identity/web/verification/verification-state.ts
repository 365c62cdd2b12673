import { isVerified, type AuthState, type AuthUser } from '@egcr/web-kit/session';

/** Raised where a page is kept for verified people and its visitor is not. */
export class VerificationError extends Error {
  readonly userId: string;

  constructor(userId: string) {
    super('verification required');
    this.name = 'VerificationError';
    this.userId = userId;
  }
}

export type GuardView =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'content' }
  | { readonly kind: 'restricted' }
  | { readonly kind: 'required'; readonly user: AuthUser };

/** What the guard shows: verified means that the e-mail or the phone is verified. */
export function guardView(state: Pick<AuthState, 'loading' | 'isAuthenticated' | 'user'>): GuardView {
  if (state.loading) return { kind: 'waiting' };
  if (!state.isAuthenticated || !state.user) return { kind: 'restricted' };
  return isVerified(state.user) ? { kind: 'content' } : { kind: 'required', user: state.user };
}

let toldUserId: string | undefined;

/** True the first time for each person; another person, or nobody, in between starts anew. */
export function isFirstTelling(userId: string | undefined): boolean {
  const isFirst = userId !== undefined && userId !== toldUserId;
  toldUserId = userId;
  return isFirst;
}
