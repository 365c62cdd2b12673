/** The profile as `GET /api/v1/profile` gives it; `has_pin` says that the fourth field is there, never what it is. */
export interface UserProfile {
  readonly user_id: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly username: string | null;
  readonly has_pin: boolean;
}

/** The signed-in person as the identity server knows them. */
export interface AuthUser {
  readonly id: string;
  readonly email: string | null;
  /** With the leading plus. */
  readonly phone: string | null;
  readonly isEmailVerified: boolean;
  readonly isPhoneVerified: boolean;
  /** The account shows roles of the staff. What they allow, the server says. */
  readonly hasRoles?: boolean;
}

export interface AuthState {
  readonly isAuthenticated: boolean;
  /** It is not yet known whether someone is signed in. */
  readonly loading: boolean;
  readonly user: AuthUser | null;
  /** An authenticator app is connected, and this session has not shown a code of it yet. */
  readonly needsSecondFactor: boolean;
  /** undefined: not loaded yet; null: there is none. */
  readonly userProfile: UserProfile | null | undefined;
  /** The profile could not be read; it stays undefined until a retry succeeds. */
  readonly hasProfileFailed: boolean;
  /** Unix milliseconds. */
  readonly lastActiveTimestamp: number;
  readonly isPINVerified: boolean;
  /** undefined: not known. */
  readonly hasPIN: boolean | undefined;
  /** Unix milliseconds; null where no window is open. */
  readonly pinExpiresAt: number | null;
}

export const anonymousState: AuthState = {
  isAuthenticated: false,
  loading: false,
  user: null,
  needsSecondFactor: false,
  userProfile: undefined,
  hasProfileFailed: false,
  lastActiveTimestamp: 0,
  isPINVerified: false,
  hasPIN: undefined,
  pinExpiresAt: null,
};

/** Complete only when first name, last name, username and PIN are all there. */
export function isProfileComplete(profile: UserProfile | null | undefined): boolean {
  if (!profile) return false;
  return Boolean(profile.first_name && profile.last_name && profile.username && profile.has_pin);
}

/** E-mail or phone is verified. */
export function isVerified(user: AuthUser | null): boolean {
  return user !== null && (user.isEmailVerified || user.isPhoneVerified);
}

/** Is the PIN window open at that moment? */
export function isPinOpen(state: AuthState, now_ms: number): boolean {
  return state.isPINVerified && (state.pinExpiresAt === null || state.pinExpiresAt > now_ms);
}

/** What the PIN status panel says; codes, the words are the caller's. */
export type PinStatus =
  | 'not_authenticated'
  | 'no_profile'
  | 'setup_required'
  | 'not_verified'
  | 'expired'
  | 'verified'
  | 'unknown';

export function pinStatus(state: AuthState, now_ms: number): PinStatus {
  if (!state.isAuthenticated) return 'not_authenticated';
  if (!state.userProfile) return 'no_profile';
  if (state.hasPIN === false) return 'setup_required';
  if (state.hasPIN === undefined) return 'unknown';
  if (state.pinExpiresAt !== null && state.pinExpiresAt <= now_ms) return 'expired';
  return state.isPINVerified ? 'verified' : 'not_verified';
}
