import * as z from 'zod/mini';

import { address, origins } from './setting-texts.ts';

const site = address(['http:', 'https:'], 'https://blog.example.org');

/** Where our other sites are, and which partners people are sent back to. */
export const siteSettings = {
  BLOG_URL: z.optional(site),
  AI_URL: z.optional(site),
  PARTNERS_URL: z.optional(site),
  PARTNER_ORIGINS: z._default(origins, []),
} as const;

interface SiteFacts {
  readonly BLOG_URL?: string | undefined;
  readonly AI_URL?: string | undefined;
  readonly PARTNERS_URL?: string | undefined;
  readonly PARTNER_ORIGINS: readonly string[];
}

/** The facts in the names under which pages read them (`@egcr/web-kit/page-facts`); what is not set is left out. */
export function pageMetas(read: SiteFacts): Readonly<Record<string, string>> {
  const facts = {
    'site-blog': read.BLOG_URL,
    'site-ai': read.AI_URL,
    'site-partners': read.PARTNERS_URL,
    // As a browser writes them: pages compare them letter by letter.
    'partner-origins': read.PARTNER_ORIGINS.map((each) => new URL(each).origin).join(' '),
  };
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, fact]) =>
      fact === undefined || fact === '' ? [] : [[name, fact]],
    ),
  );
}
