import { composeMail } from '@egcr/server-kit/mail/layout';
import type { Work } from '@egcr/server-kit/work';

import { SENT_AT_ONCE, SUBSCRIBERS_MAX } from '../contract/limits.ts';
import {
  countReaders,
  endEdition,
  holdEdition,
  keepMailed,
  keepProgress,
  nextReaders,
  takeEdition,
  type EditionRow,
  type ReaderRow,
} from './edition-store.ts';
import type { NewsletterParts } from './parts.ts';
import { emailPlace } from './store.ts';
import { mailTexts } from './texts.ts';
import { recallKeyOf, tokenOf } from './tokens.ts';

export const SEND = 'newsletter.send';
export const ADDRESS_REFUSED = 'newsletter.address_refused';

const SUBJECT_LENGTH_MAX = 120;

type PublishedText = Awaited<ReturnType<NewsletterParts['posts']['texts']>>[number];

/**
 * Sends one edition to some of those who subscribe, and comes again for the rest. What is kept of it and the mails are of one transaction: killed in
 * between, nothing has happened, and the next run sends to the same people.
 */
export async function sendEdition(parts: NewsletterParts, work: Work): Promise<void> {
  const edition = await takeEdition(work.db);
  if (edition === undefined) return;
  const texts = await parts.posts.texts(work.db, edition.post_id);
  const text = texts.find(({ language }) => language === edition.language);
  if (text === undefined) await endEdition(work, edition.id);
  else await sendPart(parts, work, { edition, text });
  await work.enqueue(SEND, {});
}

interface Part {
  readonly edition: EditionRow;
  readonly text: PublishedText;
}

async function sendPart(parts: NewsletterParts, work: Work, { edition, text }: Part): Promise<void> {
  const { db } = work;
  const readers = { edition, category: text.category };
  if (edition.after_mark === null && edition.approved_at === null) {
    const subscribers = await countReaders(db, readers);
    if (subscribers > SUBSCRIBERS_MAX) return holdEdition(db, { id: edition.id, subscribers });
  }
  const next = await nextReaders(db, { ...readers, limit: SENT_AT_ONCE });
  let mails = 0;
  for (const reader of next) {
    if (!(await keepMailed(work, { editionId: edition.id, subscriptionId: reader.id }))) continue;
    await mail(parts, work, { text, reader });
    mails += 1;
  }
  const last = next.at(-1);
  if (last) await keepProgress(db, { id: edition.id, mails, mark: last.email_mark });
  if (next.length < SENT_AT_ONCE) await endEdition(work, edition.id);
}

async function mail(
  { publicUrl }: NewsletterParts,
  work: Work,
  { text, reader }: { readonly text: PublishedText; readonly reader: ReaderRow },
): Promise<void> {
  const say = mailTexts(text.language).edition;
  const token = tokenOf(work, reader.id);
  await work.sendEmail({
    to: work.cipher.open(emailPlace(reader.id), reader.sealed_email),
    ...composeMail({
      language: text.language,
      subject: Array.from(text.title).slice(0, SUBJECT_LENGTH_MAX).join(''),
      heading: text.title,
      text: text.excerpt,
      button: { label: say.button, href: `${publicUrl}/blog/${text.slug}` },
      smallPrint: [say.why],
      unsubscribe: { label: say.leave, href: `${publicUrl}/newsletter/${token}` },
    }),
    recallKey: recallKeyOf(reader.email_mark),
    refusedJob: { job: ADDRESS_REFUSED, payload: { token } },
  });
}
