import { addressFor } from '@egcr/contract/screen-roles';
import { isPartner, partnerMemory } from './partner-redirect.ts';
import { safePartnerTarget, type PartnerRules } from './safe-redirect.ts';

export interface LinkLocation {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** With its hash sign, or empty. */
  readonly hash: string;
}

export interface LinkTokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

/**
 * What a link asks for. `address` is what must stand in the address bar from now on: never a token, an error or a foreign target.
 * - `none`: nothing special.
 * - `tokens`: a mail link came back; `purpose` says for what: `recovery` goes on to a new password, `signup` confirms the e-mail,
 *   `magiclink` has its user looked at first (it may be a PIN reset), `session` just signs in.
 * - `incomplete`: a token without its twin, or with nonsense for it.
 * - `error`: the server refused the link (used, expired).
 * - `message`: the server has something to say, such as that the e-mail was verified before.
 * - `partner`: a portal sends someone; `memory` goes into the tab's storage.
 */
export type Link =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'tokens';
      readonly purpose: LinkPurpose;
      readonly tokens: LinkTokens;
      /** Of a recovery: the address is confirmed, and no password stands for it yet. */
      readonly isFirstPassword?: true;
      readonly address: string;
    }
  | { readonly kind: 'incomplete'; readonly address: string }
  | { readonly kind: 'error'; readonly code: string; readonly description: string; readonly address: string }
  | { readonly kind: 'message'; readonly message: string; readonly address: string }
  | {
      readonly kind: 'partner';
      readonly memory: Readonly<Record<string, string | null>>;
      readonly address: string;
    }
  | { readonly kind: 'refused'; readonly address: string };

export type LinkPurpose = 'recovery' | 'signup' | 'magiclink' | 'session';

const SECRET_NAMES = [
  'access_token',
  'refresh_token',
  'expires_in',
  'expires_at',
  'token_type',
  'provider_token',
  'provider_refresh_token',
  'type',
  'first_password',
  'sb',
  'error',
  'error_code',
  'error_description',
  'message',
] as const;

const NOTICE_NAMES = ['error_code', 'error_description', 'error', 'message'] as const;

const TEXT_LENGTH_MAX = 300;

/** Reads an address before anything else does. Pure: the shell replaces the address first and acts afterwards. */
export function readLink(location: LinkLocation, rules: PartnerRules): Link {
  const search = new URLSearchParams(location.search);
  const hash = new URLSearchParams(location.hash.replace(/^#/, ''));
  return (
    readTokens(location, search, hash) ??
    readNotice(location, search, hash) ??
    readPartner(location, search, rules) ?? { kind: 'none' }
  );
}

function readTokens(
  location: LinkLocation,
  search: URLSearchParams,
  hash: URLSearchParams,
): Link | undefined {
  const source = [hash, search].find((each) => each.has('access_token') || each.has('refresh_token'));
  const type = hash.get('type') ?? (source ? search.get('type') : null);
  if (!source) {
    // A recovery hash without tokens still belongs to the reset page, which then says what is wrong.
    return hash.get('type') === 'recovery' ? { kind: 'incomplete', address: resetAddress() } : undefined;
  }
  const purpose = purposeOf(type, search.get('flow_step'));
  const address = addressAfter(purpose, location);
  const access_token = source.get('access_token') ?? '';
  const refresh_token = source.get('refresh_token') ?? '';
  if (!isToken(access_token) || !isToken(refresh_token)) return { kind: 'incomplete', address };
  const isFirst = purpose === 'recovery' && source.get('first_password') === 'yes';
  const tokens = { access_token, refresh_token };
  return { kind: 'tokens', purpose, tokens, ...(isFirst ? { isFirstPassword: true } : {}), address };
}

/** Where a new password is chosen. */
function resetAddress(): string {
  return `${addressFor('sign_in')}?mode=reset-password`;
}

function purposeOf(type: string | null, flowStep: string | null): LinkPurpose {
  if (flowStep === 'verify_email_magic_link') return 'session';
  if (type === null || type === '' || type === 'recovery') return 'recovery';
  if (type === 'magiclink') return 'magiclink';
  return type === 'signup' || type === 'email' || type === 'invite' ? 'signup' : 'session';
}

function addressAfter(purpose: LinkPurpose, location: LinkLocation): string {
  if (purpose === 'recovery') return resetAddress();
  if (purpose === 'signup') return addressFor('sign_in');
  return cleaned(location);
}

/** The same address without anything a link brought. */
function cleaned({ pathname, search }: LinkLocation, names: readonly string[] = SECRET_NAMES): string {
  const kept = new URLSearchParams(search);
  for (const name of names) kept.delete(name);
  const text = kept.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}

// A JWT has three parts; a refresh token is one word. Anything else was not written by an identity server.
function isToken(text: string): boolean {
  return /^[\w.~+/=-]{8,8192}$/.test(text);
}

function readNotice(
  location: LinkLocation,
  search: URLSearchParams,
  hash: URLSearchParams,
): Link | undefined {
  const source = [hash, ...(location.pathname === addressFor('sign_in') ? [search] : [])].find(
    // A name alone is a place on the page, such as `/contact#message`.
    (each) => NOTICE_NAMES.some((name) => (each.get(name) ?? '') !== ''),
  );
  if (!source) return undefined;
  const address = search.get('mode') === 'reset-password' ? resetAddress() : addressFor('sign_in');
  const message = source.get('message');
  if (message !== null && !source.has('error') && !source.has('error_code')) {
    return { kind: 'message', message: shortened(message), address };
  }
  return {
    kind: 'error',
    code: shortened(source.get('error_code') ?? source.get('error') ?? 'unknown'),
    description: shortened(source.get('error_description') ?? ''),
    address,
  };
}

function shortened(text: string): string {
  return text.slice(0, TEXT_LENGTH_MAX);
}

function readPartner(location: LinkLocation, search: URLSearchParams, rules: PartnerRules): Link | undefined {
  const partner = search.get('redirect');
  const redirectTo = search.get('redirectTo');
  if (!isPartner(partner) || redirectTo === null) return undefined;
  const target = safePartnerTarget(redirectTo, rules);
  if (target === undefined)
    return { kind: 'refused', address: cleaned(location, ['redirect', 'redirectTo', 'prompt']) };
  // The sign-in page itself reads the parameters and says where it will lead.
  const isSigningIn = location.pathname === addressFor('sign_in');
  const address = isSigningIn ? location.pathname + location.search : addressFor('enter_pin');
  return { kind: 'partner', memory: partnerMemory(partner, target, search.get('prompt')), address };
}
