import { RECENT_CODE_SESSION_S } from '../../contract/index.ts';

interface SessionFacts {
  readonly access_token: string;
  readonly user: { readonly user_metadata: Readonly<Record<string, unknown>> };
}

interface Method {
  readonly method: string;
  readonly timestamp: number;
}

const byMessage = new Set(['otp', 'magiclink', 'recovery']);

/**
 * Whether a session looks as if a reset's link or code had just opened it: marked for a PIN reset, and young. Only chooses which step the page
 * shows; the server alone decides.
 */
export function isResetGranted({ access_token, user }: SessionFacts, now_ms: number): boolean {
  const { user_metadata: marks } = user;
  const isMarked =
    marks['purpose'] === 'pin_reset' || marks['pin_reset_mode'] === true || marks['pin_reset'] === true;
  const isYoung = methodsOf(access_token).some(
    ({ method, timestamp }) => byMessage.has(method) && now_ms / 1000 - timestamp <= RECENT_CODE_SESSION_S,
  );
  return isMarked && isYoung;
}

function methodsOf(token: string): readonly Method[] {
  try {
    const body = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(body));
    const given: unknown =
      typeof claims === 'object' && claims !== null && 'amr' in claims ? claims.amr : undefined;
    return Array.isArray(given) ? given.filter(isMethod) : [];
  } catch {
    return [];
  }
}

function isMethod(value: unknown): value is Method {
  return (
    typeof value === 'object' &&
    value !== null &&
    'method' in value &&
    typeof value.method === 'string' &&
    'timestamp' in value &&
    typeof value.timestamp === 'number'
  );
}
