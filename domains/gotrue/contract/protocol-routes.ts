/** Who may call a route of the identity protocol. The protocol has no PIN; its sensitive calls take the step-up of all ways in. */
export type ProtocolAccess = 'public' | 'signed_in' | 'service_key';

export interface ProtocolRoute {
  /** `*`: every method. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | '*';
  /** Below the base path, with `:id` for an id and `*` for whatever follows. */
  readonly path: string;
  readonly access: ProtocolAccess;
  /** Refused as insufficient_aal in a session of one factor, where the person has set up a second one. */
  readonly secondFactor?: 'where_set_up';
}

const anyone = (method: ProtocolRoute['method'], path: string): ProtocolRoute => ({
  method,
  path,
  access: 'public',
});
const person = (method: ProtocolRoute['method'], path: string): ProtocolRoute => ({
  method,
  path,
  access: 'signed_in',
});
const guarded = (method: ProtocolRoute['method'], path: string): ProtocolRoute => ({
  ...person(method, path),
  secondFactor: 'where_set_up',
});
const operator = (method: ProtocolRoute['method'], path: string): ProtocolRoute => ({
  method,
  path,
  access: 'service_key',
});

/**
 * Every route of the identity protocol. The server mounts none that is not here; generated/protocol-matrix.md is printed from it, and
 * the fuzz asks each of them.
 */
export const protocolRoutes: readonly ProtocolRoute[] = [
  anyone('POST', '/signup'),
  anyone('POST', '/token'),
  anyone('POST', '/otp'),
  anyone('POST', '/magiclink'),
  anyone('POST', '/resend'),
  anyone('POST', '/recover'),
  anyone('POST', '/verify'),
  anyone('GET', '/verify'),
  anyone('GET', '/undo-change'),
  anyone('POST', '/undo-change'),
  anyone('GET', '/settings'),
  anyone('GET', '/health'),
  anyone('GET', '/.well-known/jwks.json'),
  anyone('*', '/authorize'),
  anyone('*', '/callback'),
  anyone('*', '/sso'),
  anyone('*', '/sso/saml/*'),
  anyone('*', '/saml/*'),
  person('GET', '/user'),
  guarded('PUT', '/user'),
  person('GET', '/user/identities/authorize'),
  person('DELETE', '/user/identities/:id'),
  person('GET', '/reauthenticate'),
  person('POST', '/logout'),
  guarded('POST', '/factors'),
  person('POST', '/factors/:id/challenge'),
  person('POST', '/factors/:id/verify'),
  guarded('DELETE', '/factors/:id'),
  person('GET', '/factors/recovery-codes'),
  guarded('POST', '/factors/recovery-codes'),
  guarded('DELETE', '/factors/recovery-codes'),
  guarded('POST', '/factors/recovery-codes/regenerate'),
  person('POST', '/factors/recovery-codes/verify'),
  guarded('POST', '/passkeys/registration/options'),
  person('POST', '/passkeys/registration/verify'),
  anyone('POST', '/passkeys/authentication/options'),
  anyone('POST', '/passkeys/authentication/verify'),
  person('GET', '/passkeys'),
  person('PATCH', '/passkeys/:id'),
  person('DELETE', '/passkeys/:id'),
  operator('GET', '/admin/users'),
  operator('POST', '/admin/users'),
  operator('GET', '/admin/users/:id'),
  operator('PUT', '/admin/users/:id'),
  operator('DELETE', '/admin/users/:id'),
  operator('GET', '/admin/users/:id/factors'),
  operator('DELETE', '/admin/users/:id/factors/:owned'),
  operator('GET', '/admin/users/:id/passkeys'),
  operator('DELETE', '/admin/users/:id/passkeys/:owned'),
  operator('GET', '/admin/audit'),
  operator('POST', '/admin/generate_link'),
  operator('POST', '/invite'),
  operator('*', '/admin/*'),
];
