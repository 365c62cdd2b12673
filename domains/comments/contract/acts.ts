import { acts } from '@egcr/contract/act';

/** What editors do with comments of others, in the audit log of the house. */
export const commentActs = acts(['comment_approved', 'comment_marked_spam', 'comment_removed']);
