import type { AuthCalls } from '../auth/auth-calls.ts';

/** Calls that say yes and write down what was asked; a test hands in those that answer otherwise. */
export function sayingYes(others: Partial<AuthCalls> = {}): {
  readonly calls: AuthCalls;
  readonly asked: unknown[][];
} {
  const asked: unknown[][] = [];
  const noting =
    <Answer>(name: string, answer: Answer) =>
    (...given: unknown[]): Promise<Answer> => {
      asked.push([name, ...given]);
      return Promise.resolve(answer);
    };
  const nothing: void = undefined;
  return {
    asked,
    calls: {
      signUp: noting('signUp', 'confirm' as const),
      signIn: noting('signIn', nothing),
      canUsePasskeys: () => false,
      signInByPasskey: noting('signInByPasskey', nothing),
      sendCode: noting('sendCode', nothing),
      verifyPhone: noting('verifyPhone', nothing),
      verifyEmail: noting('verifyEmail', nothing),
      resendMail: noting('resendMail', nothing),
      sendResetMail: noting('sendResetMail', nothing),
      updatePassword: noting('updatePassword', nothing),
      acceptTokens: noting('acceptTokens', nothing),
      refreshSession: noting('refreshSession', nothing),
      signOut: noting('signOut', nothing),
      ...others,
    },
  };
}
