import type { Session } from '@supabase/auth-js';

/** Whether the person has connected an authenticator app whose code this session has not shown yet. The server alone decides. */
export function isSecondFactorDue({ user, access_token }: Session): boolean {
  const hasApp = user.factors?.some(
    ({ factor_type, status }) => factor_type === 'totp' && status === 'verified',
  );
  return hasApp === true && levelOf(access_token) !== 'aal2';
}

/** How sure the server is of the person, as the token tells it. */
function levelOf(token: string): unknown {
  try {
    const body = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(body));
    return typeof claims === 'object' && claims !== null && 'aal' in claims ? claims.aal : undefined;
  } catch {
    return undefined;
  }
}
