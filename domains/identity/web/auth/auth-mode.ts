/** The faces of the sign-in page, as `mode` in its address names them. */
export const authModes = ['signin', 'signup', 'reset-password'] as const;
export type AuthMode = (typeof authModes)[number];

/** Sign-in for a missing or unknown mode. */
export function readAuthMode(text: string | null): AuthMode {
  return authModes.find((mode) => mode === text) ?? 'signin';
}

/** The page's address in that mode; where the visitor wanted to go stays in it. */
export function authAddress(mode: AuthMode, redirect?: string | null): string {
  const wanted = redirect ? `&redirect=${encodeURIComponent(redirect)}` : '';
  return `/auth?mode=${mode}${wanted}`;
}
