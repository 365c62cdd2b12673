import type { BlogParts, PublishedPosts } from '@egcr/blog/server';
import type { Work } from '@egcr/server-kit/work';

/** What the newsletter stands on. */
export interface NewsletterParts {
  readonly publicUrl: string;
  /** Spends a captcha token: `ok` once, or always where the captcha is off. */
  readonly verifyCaptcha: (work: Work, token: string) => Promise<string>;
  readonly posts: PublishedPosts;
  readonly roles: BlogParts['roles'];
}
