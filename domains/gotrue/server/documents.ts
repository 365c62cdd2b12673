import {
  appMetadataOf,
  type ContactChangeRow,
  contactChangesOf,
  type FactorRow,
  factorsOf,
  identitiesOf,
  type IdentityContext,
  type IdentityRow,
  type SessionRow,
  type TokenKind,
  type TokenRow,
  tokensOf,
  oneTimeTokensOf,
  type UserRow,
} from '@egcr/identity/server';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';

type Document = Readonly<Record<string, unknown>>;

/** A person as the protocol shows them. */
export async function userDocument(db: Database, user: UserRow): Promise<Document> {
  const identities = await identitiesOf(db, user.id);
  const tokens = await oneTimeTokensOf(db, user.id);
  const changes = await contactChangesOf(db, user.id);
  const factors = await factorsOf(db, user.id);
  return describeUser(user, { identities, tokens, changes, factors });
}

export function describeUser(
  user: UserRow,
  {
    identities,
    tokens,
    changes = [],
    factors = [],
  }: {
    readonly identities: readonly IdentityRow[];
    readonly tokens: readonly Pick<TokenRow, 'kind' | 'sent_at'>[];
    readonly changes?: readonly ContactChangeRow[];
    readonly factors?: readonly FactorRow[];
  },
): Document {
  const change = (kind: ContactChangeRow['kind']) => changes.find((row) => row.kind === kind);
  const sent = (...kinds: readonly TokenKind[]) =>
    tokens
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ sent_at: at }) => at)
      .toSorted((one, other) => other.getTime() - one.getTime())[0];
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...present({
      email_confirmed_at: user.email_confirmed_at,
      phone_confirmed_at: user.phone_confirmed_at,
      confirmed_at: user.email_confirmed_at ?? user.phone_confirmed_at,
      confirmation_sent_at: sent('email_signup', 'phone_signup'),
      recovery_sent_at: sent('recovery', 'email_signin'),
      reauthentication_sent_at: sent('reauthentication'),
      invited_at: sent('invite'),
      email_change_sent_at: change('email')?.asked_at,
      phone_change_sent_at: change('phone')?.asked_at,
      last_sign_in_at: user.last_sign_in_at,
      banned_until: user.banned_until,
    }),
    ...(change('email') ? { new_email: change('email')?.new_address } : {}),
    ...(change('phone') ? { new_phone: change('phone')?.new_address } : {}),
    app_metadata: appMetadataOf(user),
    user_metadata: user.user_metadata,
    ...(factors.length === 0 ? {} : { factors: factors.map(describeFactor) }),
    identities: identities.map((identity) => describeIdentity(identity, user)),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: user.is_anonymous,
  };
}

/** A second factor as the protocol shows it. */
export function describeFactor(factor: FactorRow): Document {
  return {
    id: factor.id,
    ...(factor.friendly_name === '' ? {} : { friendly_name: factor.friendly_name }),
    factor_type: factor.kind,
    status: factor.verified_at === null ? 'unverified' : 'verified',
    created_at: factor.created_at,
    updated_at: factor.updated_at,
  };
}

function describeIdentity(identity: IdentityRow, user: UserRow): Document {
  return {
    identity_id: identity.id,
    id: user.id,
    user_id: user.id,
    identity_data: {
      ...identity.identity_data,
      sub: user.id,
      ...(user.email === null ? {} : { email: user.email }),
      ...(user.phone === null ? {} : { phone: user.phone }),
      email_verified: user.email_confirmed_at !== null,
      phone_verified: user.phone_confirmed_at !== null,
    },
    provider: identity.provider,
    last_sign_in_at: user.last_sign_in_at,
    created_at: identity.created_at,
    updated_at: identity.updated_at,
    ...(user.email === null ? {} : { email: user.email }),
  };
}

function present(facts: Readonly<Record<string, Date | null | undefined>>): Document {
  return Object.fromEntries(Object.entries(facts).filter(([, at]) => at !== null && at !== undefined));
}

/** Tokens and person together. No `expires_at`: a browser whose clock is wrong must reckon from `expires_in`. */
export async function sessionDocument(
  db: Database,
  context: IdentityContext,
  { user, session, now }: { readonly user: UserRow; readonly session: SessionRow; readonly now: Date },
): Promise<SessionDocument> {
  const { session_id: _id, ...tokens } = await tokensOf(context, { user, session, now });
  return { ...tokens, user: await userDocument(db, user) };
}

/** The session that a code or link has opened; `password_needed` where a sign-up brought no password with it. */
export async function enteredDocument(
  { db, now }: Pick<Work, 'db' | 'now'>,
  context: IdentityContext,
  { user, session, by }: { readonly user: UserRow; readonly session: SessionRow; readonly by: TokenKind },
): Promise<SessionDocument> {
  const document = await sessionDocument(db, context, { user, session, now });
  const isSignUp = by === 'email_signup' || by === 'phone_signup';
  return isSignUp && user.password_hash === null ? { ...document, password_needed: true } : document;
}

export interface SessionDocument {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly token_type: 'bearer';
  readonly expires_in: number;
  readonly user: Document;
  /** The address is confirmed and no password stands: the person is to choose one now. */
  readonly password_needed?: true;
}
