import {
  type Address,
  composeNotice,
  noticeWords,
  spendOnAddress,
  type UserRow,
} from '@egcr/identity/server';
import type { Work } from '@egcr/server-kit/work';

import { describeUser } from './documents.ts';

/**
 * What a sign-up that still has to be confirmed answers. It is made of what was sent and nothing else: a stranger who signs up with an
 * address learns nothing of an account that an operator or another person made for it. In strict mode the id is a new one as well, so
 * that known, unknown and waiting addresses answer alike.
 */
export function signUpDocument(
  work: Work,
  said: {
    readonly address: Address;
    readonly metadata: Readonly<Record<string, unknown>>;
    readonly id: string;
  },
): object {
  const { address, metadata, id } = said;
  const isEmail = 'email' in address;
  const user: UserRow = {
    id,
    email: isEmail ? address.email : null,
    email_confirmed_at: null,
    phone: isEmail ? null : address.phone,
    phone_confirmed_at: null,
    password_hash: null,
    password_key_id: null,
    roles: [],
    user_metadata: metadata,
    app_metadata: {},
    language: work.request.language,
    is_anonymous: false,
    banned_until: null,
    phone_proved_at: null,
    money_held_since: null,
    money_held_until: null,
    money_held_by: [],
    last_sign_in_at: null,
    created_at: work.now,
    updated_at: work.now,
  };
  return describeUser(user, {
    identities: [
      {
        id: work.newId(),
        provider: isEmail ? 'email' : 'phone',
        identity_data: {},
        last_sign_in_at: null,
        created_at: work.now,
        updated_at: work.now,
      },
    ],
    tokens: [{ kind: isEmail ? 'email_signup' : 'phone_signup', sent_at: work.now }],
  });
}

/** Strict mode: the person who signs up again hears of it by mail, and not the page that asked. */
export async function tellOwner(
  work: Work,
  { owner, address }: { readonly owner: UserRow; readonly address: Address },
): Promise<void> {
  if (owner.email === null || !('email' in address)) return;
  // A budget of its own: strangers must not use up the codes of the owner.
  if (!(await spendOnAddress(work.db, { sentTo: `notice ${owner.email}`, now: work.now }))) return;
  await work.sendEmail({
    to: owner.email,
    ...composeNotice(noticeWords('account_exists', owner.language), owner.language),
  });
}
