import { idOfLink, linkTokenOf } from '@egcr/server-kit/alert-link';
import type { Work } from '@egcr/server-kit/work';

const SUBSCRIPTION = 'newsletter.subscription';
type Keyed = Pick<Work, 'cipher'>;

/** What stands in the links of the mails to a subscription. */
export function tokenOf(work: Keyed, id: string): string {
  return linkTokenOf(work, { name: SUBSCRIPTION, id });
}

/** The subscription of a link; undefined where it is no link of ours. */
export function idOf(work: Keyed, token: string): string | undefined {
  return idOfLink(work, { name: SUBSCRIPTION, token });
}

/** Under which mails to an address wait, so that who leaves gets none of them. */
export function recallKeyOf(mark: Buffer): string {
  return `newsletter.${mark.toString('base64url')}`;
}

/** By which an address is found while it lies sealed. */
export function markOf({ cipher }: Keyed, email: string): Buffer {
  return cipher.lookup(`${SUBSCRIPTION}.sealed_email`, email);
}
