import { newIdempotencyKey } from '@egcr/web-kit/idempotency';
import { acceptTokens, authClient, refreshAccess, signOut } from '@egcr/web-kit/session';
import { createContext, use } from 'react';

import { canUsePasskeys } from '../can-use-passkeys.ts';
import { AuthFailure, readFailure } from './auth-failure.ts';
import { noteRecovering } from './reset/reset-throttle.ts';

/** How a person is reached, with the address in the form in which it is sent. */
export type Contact =
  | { readonly method: 'email'; readonly email: string }
  | { readonly method: 'phone'; readonly phone: string };

/** What a code by SMS is asked for. */
export type CodePurpose = 'signin' | 'resend' | 'reset';

/** What the sign-in page asks of the identity server. Each throws AuthFailure for a no. */
export interface AuthCalls {
  /** `ready`: signed in at once; `confirm`: the address has to be confirmed first. */
  readonly signUp: (contact: Contact, password: string) => Promise<'ready' | 'confirm'>;
  readonly signIn: (contact: Contact, password: string) => Promise<void>;
  /** Where this browser has passkeys. */
  readonly canUsePasskeys: () => boolean;
  /** The browser asks the person; the person who closes its question is refused without a status. */
  readonly signInByPasskey: () => Promise<void>;
  readonly sendCode: (phone: string, purpose: CodePurpose) => Promise<void>;
  readonly verifyPhone: (phone: string, code: string) => Promise<void>;
  readonly verifyEmail: (email: string, code: string, kind: 'signup' | 'recovery') => Promise<void>;
  readonly resendMail: (email: string) => Promise<void>;
  readonly sendResetMail: (email: string) => Promise<void>;
  readonly updatePassword: (password: string) => Promise<void>;
  /** Takes the tokens of a link. */
  readonly acceptTokens: (tokens: {
    readonly access_token: string;
    readonly refresh_token: string;
  }) => Promise<void>;
  readonly refreshSession: () => Promise<void>;
  readonly signOut: () => Promise<void>;
}

function address(contact: Contact): { readonly email: string } | { readonly phone: string } {
  return contact.method === 'email' ? { email: contact.email } : { phone: contact.phone };
}

interface Answer {
  readonly error: unknown;
}

async function refusing<T extends Answer>(answer: Promise<T>): Promise<T> {
  const given = await answer;
  if (given.error) throw readFailure(given.error);
  return given;
}

async function signUp(contact: Contact, password: string): Promise<'ready' | 'confirm'> {
  const client = await authClient();
  // The number names this attempt, so that the account can be traced to it.
  // The form sends nothing before the legal documents are agreed to.
  const data = { contact_method: contact.method, user_id: newIdempotencyKey(), agrees_to_legal: true };
  const options = { data, emailRedirectTo: `${location.origin}/auth` };
  const answer = await refusing(client.signUp({ ...address(contact), password, options }));
  // A server that never tells whether an account exists answers for a taken address with a person who has no identity.
  if (answer.data.user?.identities?.length === 0) {
    throw new AuthFailure('User already registered', { code: 'user_already_exists', status: 422 });
  }
  return answer.data.session ? 'ready' : 'confirm';
}

const codeData: Readonly<Record<CodePurpose, Readonly<Record<string, unknown>>>> = {
  signin: { contact_method: 'phone', signin_mode: true },
  resend: { verification_resend: true },
  reset: { contact_method: 'phone', password_reset_mode: true },
};

async function sendCode(phone: string, purpose: CodePurpose): Promise<void> {
  const client = await authClient();
  await refusing(
    client.signInWithOtp({ phone, options: { shouldCreateUser: false, data: codeData[purpose] } }),
  );
}

/** The calls as the identity client makes them. */
const authCalls: AuthCalls = {
  signUp,
  sendCode,
  async signIn(contact, password) {
    await refusing((await authClient()).signInWithPassword({ ...address(contact), password }));
    // The person who has a password owes none from an earlier visit of this tab.
    noteRecovering(null);
  },
  canUsePasskeys,
  async signInByPasskey() {
    await refusing((await authClient()).signInWithPasskey());
  },
  async verifyPhone(phone, token) {
    notePassword(await refusing((await authClient()).verifyOtp({ phone, token, type: 'sms' })));
  },
  async verifyEmail(email, token, type) {
    notePassword(await refusing((await authClient()).verifyOtp({ email, token, type })));
  },
  async resendMail(email) {
    const options = { emailRedirectTo: `${location.origin}/auth` };
    await refusing((await authClient()).resend({ type: 'signup', email, options }));
  },
  async sendResetMail(email) {
    const redirectTo = `${location.origin}/auth?mode=reset-password`;
    await refusing((await authClient()).resetPasswordForEmail(email, { redirectTo }));
  },
  async updatePassword(password) {
    await refusing((await authClient()).updateUser({ password }));
  },
  acceptTokens: (tokens) => acceptTokens(tokens).catch(rethrow),
  async refreshSession() {
    await refreshAccess();
  },
  signOut: () => signOut('local'),
};

/** More than one sign-up used the address: the server kept the password of none, and says so beside the session. */
function notePassword({ data: { session } }: { readonly data: { readonly session: object | null } }): void {
  if (session && 'password_needed' in session && session.password_needed === true) noteRecovering('first');
}

function rethrow(error: unknown): never {
  throw readFailure(error);
}

const AuthCallsContext = createContext<AuthCalls>(authCalls);

/** Puts other calls under the page: its tests answer them without a server. */
export const AuthCallsProvider = AuthCallsContext.Provider;

export function useAuthCalls(): AuthCalls {
  return use(AuthCallsContext);
}
