import { addSeconds, secondsUntil } from '@egcr/contract/time';
import { composeMail } from '@egcr/server-kit/mail/layout';
import type { CallInput } from '@egcr/server-kit/domain';
import { networkOf } from '@egcr/server-kit/network';
import { Refusal } from '@egcr/server-kit/refusal';
import { fill } from '@egcr/server-kit/texts';
import type { Work } from '@egcr/server-kit/work';

import type { askByEmailCall } from '../contract/endpoints.ts';
import {
  LETTERS_PER_DAY_MAX,
  LETTERS_WINDOW_S,
  REQUESTS_PER_HOUR_MAX,
  REQUESTS_WINDOW_S,
} from '../contract/limits.ts';
import { openingRefusals } from '../contract/refusals.ts';
import { hashOf, markOf, newToken } from './marks.ts';
import { nameOf } from './name-of.ts';
import type { OpeningsParts } from './parts.ts';
import { addAddress, countAsking } from './store.ts';
import { mailTexts } from './texts.ts';
import { pathOfWaited } from './wait.ts';

/**
 * Mails a link that confirms the address. Refuses not_found, opening_past, opening_too_many, opening_captcha_failed. The answer is the same
 * for an address that is confirmed already, or that was written to too often: neither gets a mail.
 */
export async function askByEmail(
  parts: OpeningsParts,
  work: Work,
  { params: { service }, body }: CallInput<typeof askByEmailCall>,
): Promise<undefined> {
  const path = pathOfWaited(parts, service);
  if (body.website !== undefined && body.website !== '') return undefined;
  if (parts.limitsNetworks) await limitNetwork(parts, work);
  const outcome = await parts.verifyCaptcha(work, body.captcha_token ?? '');
  if (outcome !== 'ok') throw new Refusal(openingRefusals.opening_captcha_failed, { field: 'captcha_token' });
  if (!(await mayWriteTo(parts, work, body.email))) return undefined;
  const { language } = work.request;
  const token = newToken();
  const asked = { id: work.newId(), service, email: body.email, tokenHash: hashOf(token), language };
  if (!(await addAddress(work, asked))) return undefined;
  const say = mailTexts(language).confirm;
  const name = nameOf(service, language);
  await work.sendEmail({
    to: body.email,
    ...composeMail({
      language,
      subject: fill(say.subject, { service: name }),
      heading: say.heading,
      text: fill(say.text, { service: name }),
      button: { label: say.button, href: `${parts.publicUrl}${path}?tell=${token}` },
      smallPrint: [say.leave, say.notYou],
    }),
  });
  return undefined;
}

async function limitNetwork({ secret }: OpeningsParts, work: Work): Promise<void> {
  const mark = markOf(secret, 'network', networkOf(work.request.ip));
  const since = addSeconds(work.now, -REQUESTS_WINDOW_S);
  const count = await countAsking(work.db, { mark, now: work.now, since });
  if (count <= REQUESTS_PER_HOUR_MAX) return;
  throw new Refusal(openingRefusals.opening_too_many, {
    retryAfter_s: secondsUntil(addSeconds(work.now, REQUESTS_WINDOW_S), work.now),
  });
}

/** Strangers cannot fill a mailbox: whatever the service and the network, an address gets few of these mails. */
async function mayWriteTo({ secret }: OpeningsParts, work: Work, email: string): Promise<boolean> {
  const mark = markOf(secret, 'email', email);
  const since = addSeconds(work.now, -LETTERS_WINDOW_S);
  return (await countAsking(work.db, { mark, now: work.now, since })) <= LETTERS_PER_DAY_MAX;
}
