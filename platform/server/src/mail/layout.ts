import type { EmailMessage } from '../work.ts';
import { layoutTexts } from './texts.ts';

/** What a mail says, in the reader's language. */
export interface MailContent {
  readonly language: string;
  readonly subject: string;
  /** The subject, unless something else is said. */
  readonly heading?: string | undefined;
  /** A line break begins a new paragraph. */
  readonly text: string;
  readonly button?: { readonly label: string; readonly href: string };
  /** To be typed; beside a button that does the same, or alone. */
  readonly code?: string;
  readonly smallPrint?: readonly string[];
  /** Where the reader ends such mails, without signing in; mail programs offer it too. */
  readonly unsubscribe?: { readonly label: string; readonly href: string };
}

/** The one look of all mails, as text and as HTML: `work.sendEmail({ to, ...composeMail({ language, subject, text }) })`. */
export function composeMail(mail: MailContent): Omit<EmailMessage, 'to'> {
  const { subject, unsubscribe } = mail;
  return {
    subject,
    text: textOf(mail),
    html: htmlOf(mail),
    ...(unsubscribe && { unsubscribe: unsubscribe.href }),
  };
}

/**
 * What people chose or wrote, without what mail programs and telephones would make a link of: a message of ours carries no link of theirs. Amounts and
 * dates stay as they are, and so does what is the reader's own.
 */
export function unlinked(text: string, own: readonly string[] = []): string {
  const [first, ...others] = own.filter((each) => each !== '');
  if (first !== undefined)
    return text
      .split(first)
      .map((part) => unlinked(part, others))
      .join(first);
  return text.replaceAll('://', ': ').replaceAll(/\.(?=[\p{L}\p{N}]{2})(?=\p{N}*\p{L})/gu, '. ');
}

/** The direction in which a language is written. */
export function directionOf(language: string): string {
  return layoutTexts(language).direction;
}

function textOf({
  language,
  subject,
  heading = subject,
  text,
  button,
  code,
  smallPrint = [],
  unsubscribe,
}: MailContent): string {
  const say = layoutTexts(language);
  return [
    heading,
    text,
    button && `${button.label}:\n${button.href}`,
    code !== undefined && (button ? `${say.codeLabel} ${code}` : code),
    smallPrint.join('\n'),
    unsubscribe && `${unsubscribe.label}:\n${unsubscribe.href}`,
    say.signature,
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
function htmlOf({
  language,
  subject,
  heading = subject,
  text,
  button,
  code,
  smallPrint = [],
  unsubscribe,
}: MailContent): string {
  const { direction, codeLabel, signature } = layoutTexts(language);
  const start = direction === 'rtl' ? 'right' : 'left';
  const paragraph = (line: string, style: string) =>
    `<p style="margin:0 0 20px;${style}">${escapeHtml(line)}</p>`;
  const body = [
    `<h1 style="margin:0 0 12px;font-size:24px;line-height:1.2;color:${COLOUR.ink}">${escapeHtml(heading)}</h1>`,
    ...text
      .split(/\n+/)
      .map((line) => paragraph(line, `font-size:16px;line-height:1.55;color:${COLOUR.ink}`)),
    button &&
      `<p style="margin:0 0 24px"><a href="${escapeHtml(button.href)}" style="display:inline-block;padding:13px 22px;border-radius:8px;background:${COLOUR.brand};color:${COLOUR.brandInk};font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>`,
    code !== undefined &&
      button &&
      paragraph(codeLabel, `font-size:14px;margin:0 0 8px;color:${COLOUR.quiet}`),
    code !== undefined &&
      `<p dir="ltr" style="margin:0 0 24px;padding:14px 18px;border-radius:8px;background:${COLOUR.brandSoft};color:${COLOUR.ink};font:600 28px/1 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px;text-align:center">${escapeHtml(code)}</p>`,
    ...smallPrint.map((line) =>
      paragraph(line, `font-size:13px;line-height:1.5;margin:0 0 6px;color:${COLOUR.quiet}`),
    ),
    unsubscribe &&
      `<p style="margin:0 0 6px"><a href="${escapeHtml(unsubscribe.href)}" style="font-size:13px;line-height:1.5;color:${COLOUR.quiet}">${escapeHtml(unsubscribe.label)}</a></p>`,
  ].filter(Boolean);
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:${COLOUR.paper}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${COLOUR.paper}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;background:${COLOUR.surface};border:1px solid ${COLOUR.line};border-radius:12px"><tr><td style="padding:32px 28px;text-align:${start};font-family:${FONT}">
<p style="margin:0 0 24px;font-size:15px;font-weight:700;letter-spacing:2px;color:${COLOUR.brand}">${escapeHtml(signature)}</p>
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
