import { addSeconds } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { composeMail } from '@egcr/server-kit/mail/layout';
import { Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import { fill } from '@egcr/server-kit/texts';
import type { Work } from '@egcr/server-kit/work';

import { newsletterRefusals, type subscribeCall } from '../contract/index.ts';
import { LETTERS_PER_DAY_MAX, LETTERS_WINDOW_S } from '../contract/limits.ts';
import type { NewsletterParts } from './parts.ts';
import { ADDRESS_REFUSED } from './send-edition.ts';
import { addSubscription, countLetters, emailPlace } from './store.ts';
import { mailTexts } from './texts.ts';
import { markOf, tokenOf } from './tokens.ts';

/**
 * Mails a link that confirms the subscription. Refuses validation_failed (a category that does not exist), newsletter_captcha_failed. The
 * answer is the same for what is confirmed already, and for an address that was written to too often: neither gets a mail.
 */
export async function subscribe(
  parts: NewsletterParts,
  work: Work,
  { body }: CallInput<typeof subscribeCall>,
): Promise<undefined> {
  const { email, language, category } = body;
  const names = await parts.posts.categories(work.db, language);
  const name = category === null ? mailTexts(language).all : names.get(category);
  if (name === undefined) throw validationRefusal([{ field: 'category', code: 'not_offered' }]);
  if (body.website !== undefined && body.website !== '') return undefined;
  const outcome = await parts.verifyCaptcha(work, body.captcha_token ?? '');
  if (outcome !== 'ok')
    throw new Refusal(newsletterRefusals.newsletter_captcha_failed, { field: 'captcha_token' });
  const mark = markOf(work, email);
  // Strangers cannot fill a mailbox: whatever the language and the category, an address gets few of these mails.
  const since = addSeconds(work.now, -LETTERS_WINDOW_S);
  if ((await countLetters(work, { mark, since })) > LETTERS_PER_DAY_MAX) return undefined;
  const newId = work.newId();
  const sealedEmail = work.cipher.seal(emailPlace(newId), email);
  const id = await addSubscription(work, { id: newId, sealedEmail, mark, language, category });
  if (id === undefined) return undefined;
  const say = mailTexts(language).confirm;
  const token = tokenOf(work, id);
  await work.sendEmail({
    to: email,
    ...composeMail({
      language,
      subject: say.subject,
      heading: say.heading,
      text: fill(say.text, { category: name }),
      button: { label: say.button, href: `${parts.publicUrl}/newsletter/${token}` },
      smallPrint: [say.notYou],
    }),
    refusedJob: { job: ADDRESS_REFUSED, payload: { token } },
  });
  return undefined;
}
