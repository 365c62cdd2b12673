import type { Link } from '@egcr/web-kit/link-tokens';

import type { AuthMode } from './auth-mode.ts';
import type { AuthKey } from './notices.ts';

/** What the page says of the mail link it was opened with. */
export interface LinkNotice {
  readonly name: LinkNoticeName;
  readonly tone: 'ok' | 'bad';
  readonly title: AuthKey;
  readonly text: AuthKey;
  /** Another link can be asked for beside it. The form of a reset is one already. */
  readonly next?: 'new_link';
}

const notices = {
  verified: { tone: 'ok', title: 'link.verified.title', text: 'link.already' },
  /** One of the two addresses of a change has confirmed it. */
  half: { tone: 'ok', title: 'link.half.title', text: 'link.half' },
  broken: { tone: 'bad', title: 'verify_error.title', text: 'link.broken', next: 'new_link' },
  unreachable: { tone: 'bad', title: 'verify_error.title', text: 'server.unreachable' },
  recovery_issue: { tone: 'bad', title: 'link.recovery_issue.title', text: 'link.recovery_issue' },
  recovery_error: { tone: 'bad', title: 'link.recovery_error.title', text: 'link.recovery_error' },
  recovery_failed: { tone: 'bad', title: 'link.recovery_failed.title', text: 'link.recovery_failed' },
} as const satisfies Readonly<Record<string, Omit<LinkNotice, 'name'>>>;

type LinkNoticeName = keyof typeof notices;

export function linkNotice(name: LinkNoticeName): LinkNotice {
  return { name, ...notices[name] };
}

/** The notice of that name; undefined where there is none. */
export function noticeNamed(text: string): LinkNotice | undefined {
  const name = (Object.keys(notices) as LinkNoticeName[]).find((each) => each === text);
  return name && linkNotice(name);
}

/** What there is to say of a link that brought no tokens. Only what we know is said: anybody can write words into an address. */
export function afterLink(link: Link, mode: AuthMode): LinkNotice | undefined {
  if (link.kind === 'message') return ofMessage(link.message);
  if (link.kind !== 'incomplete' && link.kind !== 'error') return undefined;
  if (mode !== 'reset-password') return linkNotice('broken');
  return linkNotice(link.kind === 'incomplete' ? 'recovery_issue' : 'recovery_error');
}

function ofMessage(message: string): LinkNotice | undefined {
  if (/verified/i.test(message)) return linkNotice('verified');
  return /link accepted/i.test(message) ? linkNotice('half') : undefined;
}

/** Whether a person who is signed in has to read it before the page goes on: that an address was confirmed before keeps nobody. */
export function mustBeRead({ name }: LinkNotice): boolean {
  return name !== 'verified';
}
