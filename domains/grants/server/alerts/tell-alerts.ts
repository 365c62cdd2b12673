import { hrefOf } from '@egcr/contract/product-screens';
import { notificationAsked } from '@egcr/notifications/contract';
import { told } from '@egcr/server-kit/event-kinds';
import { composeMail } from '@egcr/server-kit/mail/layout';
import { fill } from '@egcr/server-kit/texts';
import type { Work } from '@egcr/server-kit/work';

import { termsFor, type GrantAlertSearch } from '../../contract/index.ts';
import { ALERT_FOUND_MAX, ALERT_MAILED_MAX } from '../../contract/limits.ts';
import { programmeFound, programmesFound } from '../../contract/notices.ts';
import type { GrantParts } from '../parts.ts';
import type { ProgrammeRow } from '../programme-store.ts';
import { programmeWords } from '../programme-words.ts';
import { openedSince } from '../search-store.ts';
import { grantAlerts } from './grant-alerts.ts';
import { alertMailTexts } from './texts.ts';

export const TELL_ALERTS = 'grants.tell_alerts';
export const FORGET_TOLD = 'grants.forget_told';
const SUBJECT_MAX_LENGTH = 120;

type Parts = Pick<GrantParts, 'people' | 'publicUrl'>;

/** Lets the alerts look that are due. Answers whether there may be more. */
export function tellAlerts(parts: Parts, work: Work): Promise<boolean> {
  return grantAlerts.tellDue(work, {
    find: (looked) => openedSince(work, { ...looked, limit: ALERT_FOUND_MAX }),
    tell: ({ things, ...found }) => tell(parts, work, { ...found, programmes: things }),
  });
}

interface Found {
  readonly userId: string;
  readonly search: GrantAlertSearch;
  readonly endPath: string;
  readonly programmes: readonly ProgrammeRow[];
}

async function tell(parts: Parts, work: Work, { userId, endPath, programmes }: Found): Promise<void> {
  const [first] = programmes;
  if (first === undefined) return;
  const contacts = await parts.people.contactsOf(work.db, userId);
  const language = contacts?.language ?? work.request.language;
  const titleOf = (row: ProgrammeRow) => programmeWords(row, language).title;
  const count = String(programmes.length);
  const notice =
    programmes.length === 1
      ? programmeFound.of({ programme: titleOf(first) }, pathOf(first))
      : programmesFound.of({ count, programme: titleOf(first) });
  await work.emit(told(notificationAsked, { user_id: userId, ...notice }));
  if (!contacts?.isEmailVerified || contacts.email === null) return;
  const { publicUrl } = parts;
  const say = alertMailTexts(language);
  const subject = fill(programmes.length === 1 ? say.one : say.many, { count, programme: titleOf(first) });
  await work.sendEmail({
    to: contacts.email,
    ...composeMail({
      language,
      subject: Array.from(subject).slice(0, SUBJECT_MAX_LENGTH).join(''),
      heading: subject,
      text: programmes
        .slice(0, ALERT_MAILED_MAX)
        .flatMap((row) => [titleOf(row), `${publicUrl}${pathOf(row)}`])
        .join('\n'),
      button: { label: say.button, href: `${publicUrl}${hrefOf('grants')}` },
      smallPrint: [say.why],
      unsubscribe: { label: say.off, href: `${publicUrl}${endPath}` },
    }),
  });
}

function pathOf(row: ProgrammeRow): string {
  return `${termsFor(row).kind === 'fund' ? '/funds' : '/grants/programmes'}/${row.slug}`;
}
