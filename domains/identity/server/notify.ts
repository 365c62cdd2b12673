import type { Work } from '@egcr/server-kit/work';

import { composeNotice, noticeWords, type NoticeText } from './compose-mail.ts';
import type { IdentityMessages } from './texts.ts';
import type { UserRow } from './store/users.ts';

/** Mails a security notice to a confirmed address; people without one get none. */
export async function notify(
  work: Work,
  user: UserRow,
  kind: keyof IdentityMessages['notices'],
): Promise<void> {
  await mailNotice(work, user, noticeWords(kind, user.language));
}

/** The same in words that are given, in the person's language. */
export async function mailNotice(work: Work, user: UserRow, words: NoticeText): Promise<void> {
  if (user.email === null || user.email_confirmed_at === null) return;
  await work.sendEmail({ to: user.email, ...composeNotice(words, user.language) });
}
