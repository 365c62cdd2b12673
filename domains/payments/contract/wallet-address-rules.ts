/** Characters of the address of a wallet. */
export const WALLET_ADDRESS_MAX_LENGTH = 200;

/**
 * The address of a wallet at another provider, as its servers are asked: `$wallet.example/amina` and `wallet.example/amina` mean
 * `https://wallet.example/amina`. Undefined for what is none.
 */
export function walletAddressOf(typed: string): string | undefined {
  const text = typed.trim().replace(/^\$/, '');
  const full = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (text === '' || full.length > WALLET_ADDRESS_MAX_LENGTH || !URL.canParse(full)) return undefined;
  const { protocol, host, pathname, username, password, search, hash } = new URL(full);
  if (username !== '' || password !== '' || search !== '' || hash !== '' || !/[.:]|^localhost$/.test(host))
    return undefined;
  const path = pathname === '/' ? '/.well-known/pay' : pathname.replace(/\/+$/, '');
  return `${protocol}//${host}${path}`;
}
