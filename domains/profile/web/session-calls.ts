import { call } from '@egcr/web-kit/call';
import type { UserProfile } from '@egcr/web-kit/session';

import { ownProfileCall } from '../contract/index.ts';

/** The profile, or null where the person has none yet. */
export async function loadProfile(): Promise<UserProfile | null> {
  return (await call(ownProfileCall)).profile;
}
