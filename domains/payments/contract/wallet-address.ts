/** Whether a text is the address of a wallet, as Open Payments has it: `https://wallet.example/anna`, or `$wallet.example/anna`. */
export function isWalletAddress(text: string): boolean {
  const url = urlOfWallet(text);
  if (!URL.canParse(url)) return false;
  const { protocol, username, password, search, hash, hostname } = new URL(url);
  const isPlain = username === '' && password === '' && search === '' && hash === '';
  return isPlain && hostname !== '' && (protocol === 'https:' || protocol === 'http:');
}

/** The same with its short form written out. */
function urlOfWallet(text: string): string {
  const bare = text.trim();
  return bare.startsWith('$') ? `https://${bare.slice(1)}` : bare;
}
