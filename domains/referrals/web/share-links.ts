import { hrefOf } from '@egcr/contract/product-screens';
/** Where a referral link can be shared; the names are proper names in every language. */
export const shareNames = {
  twitter: 'X (Twitter)',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
} as const;
export type ShareTarget = keyof typeof shareNames | 'email';

export interface Shared {
  readonly url: string;
  readonly text: string;
  readonly subject: string;
}

function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  return `${address}?${new URLSearchParams(query).toString()}`;
}

/** The address that opens each service with the link and the words in it. */
export function shareLink(target: ShareTarget, { url, text, subject }: Shared): string {
  switch (target) {
    case 'twitter':
      return withQuery('https://twitter.com/intent/tweet', { text, url });
    case 'facebook':
      return withQuery('https://www.facebook.com/sharer/sharer.php', { u: url, quote: text });
    case 'linkedin':
      return withQuery('https://www.linkedin.com/sharing/share-offsite/', { url });
    case 'whatsapp':
      return withQuery('https://wa.me/', { text: `${text} ${url}` });
    case 'telegram':
      return withQuery('https://t.me/share/url', { url, text });
    default:
      // Mail programs read a plus as a plus.
      return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${text}\n${url}`)}`;
  }
}

/** What a person hands to others. */
export function referralUrl(origin: string, code: string): string {
  return origin + hrefOf('auth', { mode: 'signup', ref: code });
}
