import { clearPinCall, readPinCall, reportActivityCall } from '@egcr/identity/contract';
import { readProfileCall } from '@egcr/profile/contract';
import { call, isRefusal } from '@egcr/web-kit/call';
import type { PinReading, UserProfile } from '@egcr/web-kit/session';

/** The profile, or null where the person has none yet. */
export async function loadProfile(): Promise<UserProfile | null> {
  try {
    return await call(readProfileCall);
  } catch (failure) {
    if (isRefusal(failure, 'profile_missing')) return null;
    throw failure;
  }
}

export function readPin(): Promise<PinReading> {
  return call(readPinCall);
}

export function clearPin(): Promise<void> {
  return call(clearPinCall);
}

export async function reportActivity(idle_s: number): Promise<{ readonly pin_expires_at: string | null }> {
  return call(reportActivityCall, { body: { idle_seconds: idle_s } });
}
