import { call } from '@egcr/web-kit/call';
import type { PinReading } from '@egcr/web-kit/session';

import { clearPinCall, readPinCall, reportActivityCall } from '../contract/index.ts';

export function readPin(): Promise<PinReading> {
  return call(readPinCall);
}

export function clearPin(): Promise<void> {
  return call(clearPinCall);
}

export async function reportActivity(idle_s: number): Promise<{ readonly pin_expires_at: string | null }> {
  return call(reportActivityCall, { body: { idle_seconds: idle_s } });
}
