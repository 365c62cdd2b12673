/** Who is calling. Nobody signed in is an actor too. */
export type Actor = Anonymous | Person | ApiKey | System;

export interface Anonymous {
  readonly kind: 'anonymous';
}

export interface Person {
  readonly kind: 'person';
  readonly userId: string;
  readonly sessionId: string;
  readonly roles: readonly string[];
  /** `aal2`: this session proved a second factor. Absent counts as `aal1`. */
  readonly aal?: 'aal1' | 'aal2';
  /** An authenticator app is set up: money and security take a session that has shown its code. Absent counts as no. */
  readonly hasSecondFactor?: boolean;
  /** E-mail or phone is verified. */
  readonly isVerified: boolean;
  readonly pin: PinState;
  /** The organisation for which this call is made. The guard has judged that they may. */
  readonly actingFor?: string;
}

/** A program with an API key: it does for the owner of the key what the scopes of the key name, and nothing else. */
export interface ApiKey {
  readonly kind: 'key';
  readonly keyId: string;
  /** What it reads and makes is theirs. */
  readonly ownerId: string;
  /** Who made it, as long as they have an account. */
  readonly makerId?: string;
  /** A test key sees and moves no real money. */
  readonly isLive: boolean;
  readonly scopes: readonly string[];
  /** Minor units of one currency that it may give away in a day (UTC), as its owner said with their PIN; null: nothing. */
  readonly perDay: { readonly asset: string; readonly amountMinor: bigint } | null;
}

/** The platform itself: jobs, seeds, the command line. */
export interface System {
  readonly kind: 'system';
  readonly reason: string;
}

export interface PinState {
  readonly isSet: boolean;
  /** When the sliding window closes; null where it is not open. */
  readonly expiresAt: Date | null;
  readonly verifiedAt: Date | null;
  /** The PIN came with this very call, and was right. */
  readonly isInCall?: true;
}

export const anonymous: Anonymous = { kind: 'anonymous' };
