import type { ReplyOf } from '@egcr/contract/endpoint';
import { languages } from '@egcr/contract/languages';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import {
  newsletterRefusals,
  type confirmSubscriptionCall,
  type readSubscriptionCall,
} from '../contract/index.ts';
import type { NewsletterParts } from './parts.ts';
import {
  confirm,
  emailPlace,
  findSubscription,
  keepAccount,
  removeAddress,
  removeUnconfirmed,
} from './store.ts';
import { idOf, markOf } from './tokens.ts';

/** Programs that look into mails open links: what a link stands for is read without changing it. Refuses newsletter_link_ended. */
export async function readSubscription(
  work: Work,
  { body }: CallInput<typeof readSubscriptionCall>,
): Promise<ReplyOf<typeof readSubscriptionCall>> {
  const id = idOf(work, body.token);
  const found = id === undefined ? undefined : await findSubscription(work.db, id);
  if (!found) throw new Refusal(newsletterRefusals.newsletter_link_ended);
  return {
    language: languages.find((language) => language === found.language) ?? 'en',
    category: found.category,
    is_confirmed: found.confirmed_at !== null,
  };
}

/** Where the address is that of an account, the subscription ends with it. Refuses newsletter_link_ended. */
export async function confirmSubscription(
  { accounts }: Pick<NewsletterParts, 'accounts'>,
  work: Work,
  { body }: CallInput<typeof confirmSubscriptionCall>,
): Promise<undefined> {
  const id = idOf(work, body.token);
  const sealed = id === undefined ? undefined : await confirm(work, id);
  if (id === undefined || sealed === undefined) throw new Refusal(newsletterRefusals.newsletter_link_ended);
  const email = work.cipher.open(emailPlace(id), sealed);
  const userId = await accounts.findUserIdBy(work.db, { email });
  if (userId !== undefined) await keepAccount(work.db, { mark: markOf(work, email), userId });
  return undefined;
}

/**
 * Who leaves gets nothing any more, whatever else the address subscribed to. Before it is confirmed a link ends itself alone: anybody can
 * have one sent.
 */
export async function leaveByLink(work: Pick<Work, 'db' | 'cipher'>, token: string): Promise<undefined> {
  const id = idOf(work, token);
  const found = id === undefined ? undefined : await findSubscription(work.db, id);
  if (id === undefined || found === undefined) return undefined;
  if (found.confirmed_at === null) await removeUnconfirmed(work.db, id);
  else await removeAddress(work.db, found.email_mark);
  return undefined;
}
