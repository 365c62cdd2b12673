import type { NoticeCategory, NoticeType } from '@egcr/contract/notice-types';
import type { Database } from '@egcr/server-kit/database';

import type { Notification } from '../contract/endpoints.ts';

/** Where a person is reached, and in which language. */
export interface Contacts {
  readonly email: string | null;
  /** E.164 with +. */
  readonly phone: string | null;
  readonly isEmailVerified: boolean;
  readonly isPhoneVerified: boolean;
  readonly language: string;
}

/** A notice as its domain declares it, with the sentence in one language. */
export interface SaidNotice {
  readonly category: NoticeCategory;
  readonly type: NoticeType;
  readonly isMailedByDomain: boolean;
  readonly title: string;
  /** What of the title is the person's own. All else may be the words of other people. */
  readonly own: readonly string[];
}

export interface NotificationParts {
  readonly publicUrl: string;
  readonly contactsOf: (db: Database, userId: string) => Promise<Contacts | undefined>;
  /** The sentence of a notice, from the one catalogue that the browser reads too; undefined for a kind that no domain declares. */
  readonly say: (notice: Pick<Notification, 'kind' | 'params'>, language: string) => SaidNotice | undefined;
}
