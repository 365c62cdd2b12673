/** Who is calling. Nobody signed in is an actor too. */
export type Actor = Anonymous | Person | System;

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
