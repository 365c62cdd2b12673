import { expect, test } from 'vitest';

import { referralUrl, shareLink, type ShareTarget } from './share-links.ts';

const shared = {
  url: 'https://egcr.test/auth?mode=signup&ref=ABC234',
  text: 'Join me & others: 100 %',
  subject: 'Join me + you',
};

test('[REF-03] the link opens the sign-up page and carries the code', () => {
  expect(referralUrl('https://egcr.test', 'ABC234')).toBe(shared.url);
});

test.each<[ShareTarget, string, Readonly<Record<string, string>>]>([
  ['twitter', 'https://twitter.com/intent/tweet', { text: shared.text, url: shared.url }],
  ['facebook', 'https://www.facebook.com/sharer/sharer.php', { u: shared.url, quote: shared.text }],
  ['linkedin', 'https://www.linkedin.com/sharing/share-offsite/', { url: shared.url }],
  ['whatsapp', 'https://wa.me/', { text: `${shared.text} ${shared.url}` }],
  ['telegram', 'https://t.me/share/url', { url: shared.url, text: shared.text }],
])('[REF-03] %s gets link and words whole', (target, address, query) => {
  const link = new URL(shareLink(target, shared));
  expect(link.origin + link.pathname).toBe(address);
  expect(Object.fromEntries(link.searchParams)).toEqual(query);
});

test('[REF-03] a mail has subject, words and link, with spaces and signs that mail programs understand', () => {
  const link = shareLink('email', shared);
  expect(link.startsWith('mailto:?subject=Join%20me%20%2B%20you&body=')).toBe(true);
  expect(decodeURIComponent(link.split('&body=')[1] ?? '')).toBe(`${shared.text}\n${shared.url}`);
});
