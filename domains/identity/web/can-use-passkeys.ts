/** Passkeys belong to a host's name: neither an old browser nor an installation that is visited by number has them. */
export function canUsePasskeys(): boolean {
  const isName = !/^[\d.]+$|:/.test(location.hostname);
  return isName && typeof PublicKeyCredential === 'function' && isSecureContext;
}
