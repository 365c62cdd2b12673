/** What lets a person in, or keeps others out: whatever changes one of them passes the judgement below. */
export type WayIn =
  | 'password'
  | 'contact'
  | 'pin'
  | 'authenticator'
  | 'passkey'
  | 'recovery_codes'
  | 'sessions';

export interface WayInChange {
  readonly way: WayIn;
  /** A new authenticator app or passkey, not a change of one that is there. */
  readonly isNew?: boolean;
  /** Staff of this installation needs a second factor, and so adds the first one by invitation. */
  readonly isStaffInvited?: boolean;
  /** The second step of a change whose first step has passed already: the PIN was fresh then. */
  readonly isUnderWay?: boolean;
  /** A code sent for this very change comes with it, and is checked when it is spent. */
  readonly hasNonce?: boolean;
}

/** What is true of the person and of the session that asks. */
export interface WayInFacts {
  /** The person acts for the house, and the session has redeemed no invitation. */
  readonly isStaffUninvited: boolean;
  readonly isAnonymous: boolean;
  /** The person has a confirmed authenticator app or a passkey. */
  readonly hasFactor: boolean;
  /** The session has proved one. */
  readonly isProved: boolean;
  readonly hasPin: boolean;
  readonly isPinFresh: boolean;
  /** The person signed in a moment ago, by whatever way. */
  readonly isRecent: boolean;
  /** A code or link opened the session a moment ago: a forgotten password is being replaced. */
  readonly isYoungByCode: boolean;
  /** A code opened it that went to a number nobody had used for half a year. */
  readonly isByUnprovedPhone: boolean;
}

/** What is missing: a session that has not ended, an account with an address, the invitation that came with a staff role, a second factor in this session, or a fresh PIN or code. */
export type WayInNeed = 'session' | 'account' | 'invitation' | 'second_factor' | 'reauthentication';

/**
 * The one policy of all ways in; undefined where the change may be made. The person who has a factor or passkey proves one, whichever way is
 * changed. The person who has a PIN enters it; a code instead of it is enough for a forgotten password and for an address, never for something
 * that signs in alone from then on. The person who has no PIN yet has signed in within ten minutes, for the first PIN as
 * well. A PIN is changed with the PIN or a reset in its own call, so its freshness says nothing there.
 */
export function judgeWayIn(change: WayInChange, facts: WayInFacts): WayInNeed | undefined {
  // Confirming an address is how a session without a name becomes an account.
  if (facts.isAnonymous && change.way !== 'contact' && change.way !== 'sessions') return 'account';
  if (facts.hasFactor && !facts.isProved) return 'second_factor';
  if (change.isNew && change.isStaffInvited && !facts.hasFactor && facts.isStaffUninvited)
    return 'invitation';
  const isShown = facts.isPinFresh || change.hasNonce || (change.way === 'pin' && facts.hasPin);
  if (facts.isByUnprovedPhone && !isShown) return 'reauthentication';
  if (change.isUnderWay || (change.way === 'pin' && facts.hasPin)) return undefined;
  const takesCode = change.way === 'password' || change.way === 'contact';
  if (takesCode && (change.hasNonce || facts.isYoungByCode)) return undefined;
  if (change.way === 'sessions' && !facts.hasPin) return undefined;
  const isReauthenticated = facts.hasPin ? facts.isPinFresh : facts.isRecent || facts.isAnonymous;
  return isReauthenticated ? undefined : 'reauthentication';
}
