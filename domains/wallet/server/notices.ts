import type { Work } from '@egcr/server-kit/work';

/** The notifications domain listens to this topic and makes one notification of each. */
const NOTIFICATION_ASKED = 'notification.asked';

export interface Notice {
  readonly userId: string;
  /** `wallet.request_received`; the browser has a sentence for each. */
  readonly kind: string;
  readonly params: Readonly<Record<string, string | number | null>>;
  /** An address inside the product. */
  readonly link: string;
}

/** Tells a person something, by the bell. */
export async function tell(work: Work, { userId, kind, params, link }: Notice): Promise<void> {
  await work.emit({ topic: NOTIFICATION_ASKED, payload: { user_id: userId, kind, params, link } });
}
