import type { BlogParts, PublishedPosts } from '@egcr/blog/server';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';

/** What the newsletter stands on. */
export interface NewsletterParts {
  readonly publicUrl: string;
  /** Spends a captcha token: `ok` once, or always where the captcha is off. */
  readonly verifyCaptcha: (work: Work, token: string) => Promise<string>;
  readonly posts: PublishedPosts;
  readonly accounts: {
    /** Whose confirmed address this is; undefined where it is nobody’s. */
    findUserIdBy(db: Database, address: { readonly email: string }): Promise<string | undefined>;
    /** Their confirmed address. */
    emailOf(db: Database, userId: string): Promise<string | undefined>;
  };
  readonly roles: BlogParts['roles'];
}
