import { addSeconds } from '@egcr/contract/time';
import { composeMail, unlinked } from '@egcr/server-kit/mail/layout';
import { fill } from '@egcr/server-kit/texts';
import { personOf, type Work } from '@egcr/server-kit/work';

import { DIRECTORSHIP_DAYS } from '../../contract/limits.ts';
import type { RegistryParts } from '../parts.ts';
import { directorMailTexts } from './mail/texts.ts';

const DAY_S = 86_400;

interface ToMail {
  readonly id: string;
  readonly email: string;
  readonly business: string;
  /** A business is registered, or a change is filed by which they join one that is. */
  readonly asked?: 'to_register' | 'to_join';
}

/** Asks the person who has an address whether they lead a business. The link carries no secret: only an account with the address finds something there. */
export async function mailDirector(
  { people, publicUrl }: Pick<RegistryParts, 'people' | 'publicUrl'>,
  work: Work,
  { id, email, business, asked = 'to_register' }: ToMail,
): Promise<void> {
  const { language } = work.request;
  const { userId } = personOf(work);
  const asker = (await people.findByIds(work.db, [userId])).get(userId);
  const say = directorMailTexts(language);
  const said = {
    business: unlinked(business),
    name: unlinked(asker ? `${asker.firstName} ${asker.lastName}` : ''),
    username: asker?.username ?? '',
    date: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
      addSeconds(work.now, DIRECTORSHIP_DAYS * DAY_S),
    ),
  };
  await work.sendEmail({
    to: email,
    ...composeMail({
      language,
      subject: fill(say.subject, said),
      text: fill(asked === 'to_join' ? say.joins : say.text, said),
      button: { label: say.button, href: `${publicUrl}/businesses/directorships/${id}` },
      smallPrint: [fill(say.once, said), say.account, say.unwanted],
    }),
  });
}
