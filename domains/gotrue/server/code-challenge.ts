import { invalid } from './errors.ts';

interface Given {
  readonly code_challenge?: string | null | undefined;
  readonly code_challenge_method?: string | null | undefined;
}

const LENGTH_MIN = 43;
const LENGTH_MAX = 128;

/**
 * The challenge of a client that uses PKCE, undefined for one that does not. Only SHA-256: with `plain` the request itself would hold
 * the secret that the exchange asks for. Refuses with validation_failed, in GoTrue's words where it has some.
 */
export function readChallenge({
  code_challenge: challenge,
  code_challenge_method: method,
}: Given): string | undefined {
  if (!challenge && !method) return undefined;
  if (!challenge || !method) throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  if (challenge.length < LENGTH_MIN || challenge.length > LENGTH_MAX) {
    throw invalid(`code challenge has to be between ${LENGTH_MIN} and ${LENGTH_MAX} characters`);
  }
  if (!/^[A-Za-z0-9._~-]+$/.test(challenge)) {
    throw invalid(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  }
  if (method.toLowerCase() !== 's256') throw invalid('code challenge method not supported');
  if (!/^[A-Za-z0-9_-]{43}$/.test(challenge)) throw invalid('code challenge is no SHA-256 in base64url');
  return challenge;
}
