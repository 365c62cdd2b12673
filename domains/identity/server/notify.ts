import type { Work } from '@egcr/server-kit/work';

import { composeNotice } from './compose-mail.ts';
import type { IdentityMessages } from './messages/types.ts';
import type { UserRow } from './store/users.ts';

/** Mails a security notice to a confirmed address; people without one get none. */
export async function notify(
  work: Work,
  user: UserRow,
  kind: keyof IdentityMessages['notices'],
): Promise<void> {
  if (user.email === null || user.email_confirmed_at === null) return;
  await work.sendEmail({ to: user.email, ...composeNotice(kind, user.language) });
}
