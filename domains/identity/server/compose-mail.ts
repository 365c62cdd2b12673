import { composeMail } from '@egcr/server-kit/mail/layout';
import { fill } from '@egcr/server-kit/texts';
import { messagesIn, type IdentityMessages } from './texts.ts';

type ComposedMail = ReturnType<typeof composeMail>;

/** A mail that tells what happened. */
export interface NoticeText {
  readonly subject: string;
  /** The subject, unless something else is said. */
  readonly heading?: string;
  readonly text: string;
}

/** A mail that brings a link and a code. */
interface LinkMailText extends NoticeText {
  readonly button: string;
}

/** A mail with a link and a code that do the same. */
export function composeLinkMail(
  kind: keyof IdentityMessages['linkMails'],
  {
    language,
    link,
    code,
    minutes,
  }: { readonly language: string; readonly link: string; readonly code: string; readonly minutes: number },
): ComposedMail {
  const messages = messagesIn(language);
  const words: LinkMailText = messages.linkMails[kind];
  return composeMail({
    ...words,
    language,
    button: { label: words.button, href: link },
    code,
    smallPrint: [fill(messages.mail.validity, { minutes }), messages.mail.notAsked],
  });
}

/** A mail with a code alone. */
export function composeCodeMail({
  language,
  code,
  minutes,
}: {
  readonly language: string;
  readonly code: string;
  readonly minutes: number;
}): ComposedMail {
  const messages = messagesIn(language);
  return composeMail({
    ...messages.reauthentication,
    language,
    code,
    smallPrint: [fill(messages.mail.validity, { minutes }), messages.mail.notAsked],
  });
}

/** What identity itself tells of an account. */
export function noticeWords(kind: keyof IdentityMessages['notices'], language: string): NoticeText {
  return messagesIn(language).notices[kind];
}

/** A mail that tells of something that happened to the account, or that the person looks after. */
export function composeNotice(words: NoticeText, language: string): ComposedMail {
  return composeMail({ ...words, language, smallPrint: [messagesIn(language).mail.notYou] });
}

/** A mail to an old address: what was changed, and a link that undoes it. */
export function composeUndoMail(
  kind: keyof IdentityMessages['undoMails'],
  { language, link, hours }: { readonly language: string; readonly link: string; readonly hours: number },
): ComposedMail {
  const messages = messagesIn(language);
  const words = messages.undoMails[kind];
  return composeMail({
    ...words,
    language,
    button: { label: words.button, href: link },
    smallPrint: [fill(messages.mail.undoValidity, { hours })],
  });
}
