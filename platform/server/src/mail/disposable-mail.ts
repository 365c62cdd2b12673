/** Mail domains that hand out an address to anybody for some minutes. A short list: it tells the obvious, no more. */
const disposableDomains: ReadonlySet<string> = new Set([
  '10minutemail.com',
  'dispostable.com',
  'fakeinbox.com',
  'getnada.com',
  'grr.la',
  'guerrillamail.com',
  'mailcatch.com',
  'maildrop.cc',
  'mailinator.com',
  'mailnesia.com',
  'mintemail.com',
  'mohmal.com',
  'sharklasers.com',
  'spamgourmet.com',
  'temp-mail.org',
  'tempmail.com',
  'throwawaymail.com',
  'trashmail.com',
  'yopmail.com',
]);

/** Whether an e-mail address is one that anybody may take for some minutes, as its domain tells. */
export function isDisposableMail(address: string): boolean {
  return disposableDomains.has(address.split('@').at(-1)?.trim().toLowerCase() ?? '');
}
