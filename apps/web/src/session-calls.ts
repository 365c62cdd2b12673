import { clearPinCall, readPinCall, reportActivityCall } from '@egcr/identity/contract';
import { endpoint } from '@egcr/contract/endpoint';
import * as z from 'zod/mini';
import { call, isRefusal } from '@egcr/web-kit/call';
import type { PinReading, UserProfile } from '@egcr/web-kit/session';

const readProfileCall = endpoint({
  name: 'profile.read',
  summary: '',
  method: 'GET',
  path: '/api/v1/profile',
  reply: z.object({
    user_id: z.string(),
    first_name: z.nullable(z.string()),
    last_name: z.nullable(z.string()),
    username: z.nullable(z.string()),
    has_pin: z.boolean(),
  }),
  refusals: [],
  access: 'signed_in',
  pin: 'none',
  rate: 'read',
});

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
