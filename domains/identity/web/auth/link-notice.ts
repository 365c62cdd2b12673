import type { Link } from '@egcr/web-kit/link-tokens';

import type { AuthMode } from './auth-mode.ts';
import type { AuthKey } from './notices.ts';

/** What the page says of the mail link it was opened with. */
export interface LinkNotice {
  readonly tone: 'ok' | 'bad';
  readonly title: AuthKey;
  readonly text: AuthKey;
  /** Another link can be asked for beside it. The form of a reset is one already. */
  readonly next?: 'new_link';
}

/** What there is to say of a link that brought no tokens. Only what we know is said: anybody can write words into an address. */
export function afterLink(link: Link, mode: AuthMode): LinkNotice | undefined {
  if (link.kind === 'message') return ofMessage(link.message);
  if (link.kind !== 'incomplete' && link.kind !== 'error') return undefined;
  if (mode !== 'reset-password')
    return { tone: 'bad', title: 'verify_error.title', text: 'link.broken', next: 'new_link' };
  return link.kind === 'incomplete'
    ? { tone: 'bad', title: 'link.recovery_issue.title', text: 'link.recovery_issue' }
    : { tone: 'bad', title: 'link.recovery_error.title', text: 'link.recovery_error' };
}

function ofMessage(message: string): LinkNotice | undefined {
  if (/verified/i.test(message)) return { tone: 'ok', title: 'link.verified.title', text: 'link.already' };
  // One of the two addresses of a change has confirmed it.
  if (/link accepted/i.test(message)) return { tone: 'ok', title: 'link.half.title', text: 'link.half' };
  return undefined;
}

/** Whether a person who is signed in has to read it before the page goes on: that an address was confirmed before keeps nobody. */
export function mustBeRead({ title }: LinkNotice): boolean {
  return title !== 'link.verified.title';
}
