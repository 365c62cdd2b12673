import { fill, messagesIn } from './messages/catalogue.ts';
import type { IdentityMessages, LinkMailText, NoticeText } from './messages/types.ts';

export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface MailParts {
  readonly words: NoticeText;
  readonly language: string;
  readonly button?: { readonly label: string; readonly href: string };
  readonly code?: string;
  readonly smallPrint: readonly string[];
}

/** What another domain wants to say by mail, in the reader's language. */
export interface HouseMail extends NoticeText {
  readonly language: string;
  readonly button?: { readonly label: string; readonly href: string };
  readonly code?: string;
  readonly smallPrint?: readonly string[];
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
  return compose({
    words,
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
  return compose({
    words: messages.reauthentication,
    language,
    code,
    smallPrint: [fill(messages.mail.validity, { minutes }), messages.mail.notAsked],
  });
}

/** A mail that tells of something that happened to the account. */
export function composeNotice(kind: keyof IdentityMessages['notices'], language: string): ComposedMail {
  const messages = messagesIn(language);
  return compose({ words: messages.notices[kind], language, smallPrint: [messages.mail.notYou] });
}

/** A mail to an old address: what was changed, and a link that undoes it. */
export function composeUndoMail(
  kind: keyof IdentityMessages['undoMails'],
  { language, link, hours }: { readonly language: string; readonly link: string; readonly hours: number },
): ComposedMail {
  const messages = messagesIn(language);
  const words = messages.undoMails[kind];
  return compose({
    words,
    language,
    button: { label: words.button, href: link },
    smallPrint: [fill(messages.mail.undoValidity, { hours })],
  });
}

/** A mail of another domain in the house's look. A line break in the text begins a new paragraph. */
export function composeMail({ subject, heading, text, smallPrint = [], ...parts }: HouseMail): ComposedMail {
  return compose({ words: { subject, heading, text }, smallPrint, ...parts });
}

function compose(parts: MailParts): ComposedMail {
  return { subject: parts.words.subject, text: textOf(parts), html: htmlOf(parts) };
}

function textOf({ words, language, button, code, smallPrint }: MailParts): string {
  const { mail } = messagesIn(language);
  return [
    words.heading,
    words.text,
    button && `${button.label}:\n${button.href}`,
    code !== undefined && (button ? `${mail.codeLabel} ${code}` : code),
    smallPrint.join('\n'),
    mail.signature,
  ]
    .filter(Boolean)
    .join('\n\n');
}

const COLOUR = {
  paper: '#f8f8f4',
  surface: '#ffffff',
  ink: '#12211f',
  quiet: '#52605d',
  line: '#dde2dc',
  brand: '#0c5a50',
  brandInk: '#f7fdfb',
  brandSoft: '#e2f2ed',
} as const;
const FONT = "-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif";

/** Mail clients read inline styles only; light on purpose: nothing is loaded, nothing reports back. */
function htmlOf({ words, language, button, code, smallPrint }: MailParts): string {
  const { direction, mail } = messagesIn(language);
  const start = direction === 'rtl' ? 'right' : 'left';
  const paragraph = (text: string, style: string) =>
    `<p style="margin:0 0 20px;${style}">${escapeHtml(text)}</p>`;
  const body = [
    `<h1 style="margin:0 0 12px;font-size:24px;line-height:1.2;color:${COLOUR.ink}">${escapeHtml(words.heading)}</h1>`,
    ...words.text
      .split(/\n+/)
      .map((text) => paragraph(text, `font-size:16px;line-height:1.55;color:${COLOUR.ink}`)),
    button &&
      `<p style="margin:0 0 24px"><a href="${escapeHtml(button.href)}" style="display:inline-block;padding:13px 22px;border-radius:8px;background:${COLOUR.brand};color:${COLOUR.brandInk};font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>`,
    code !== undefined &&
      button &&
      paragraph(mail.codeLabel, `font-size:14px;margin:0 0 8px;color:${COLOUR.quiet}`),
    code !== undefined &&
      `<p dir="ltr" style="margin:0 0 24px;padding:14px 18px;border-radius:8px;background:${COLOUR.brandSoft};color:${COLOUR.ink};font:600 28px/1 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px;text-align:center">${escapeHtml(code)}</p>`,
    ...smallPrint.map((text) =>
      paragraph(text, `font-size:13px;line-height:1.5;margin:0 0 6px;color:${COLOUR.quiet}`),
    ),
  ].filter(Boolean);
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(words.subject)}</title></head>
<body style="margin:0;padding:0;background:${COLOUR.paper}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${COLOUR.paper}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;background:${COLOUR.surface};border:1px solid ${COLOUR.line};border-radius:12px"><tr><td style="padding:32px 28px;text-align:${start};font-family:${FONT}">
<p style="margin:0 0 24px;font-size:15px;font-weight:700;letter-spacing:2px;color:${COLOUR.brand}">${escapeHtml(mail.signature)}</p>
${body.join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

/** Text that may stand in HTML, also inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
}
