import { createHash } from 'node:crypto';

import { directionOf, escapeHtml } from '@egcr/server-kit/mail/layout';

import { messagesIn } from './texts.ts';

const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-block-size:100vh;display:grid;place-items:center;background:light-dark(#f8f8f4,#0d1715);color:light-dark(#12211f,#eef3f0);font:1rem/1.55 system-ui,"Noto Sans",sans-serif}
main{box-sizing:border-box;inline-size:min(100% - 2.5rem,30rem);padding:2rem;background:light-dark(#fff,#14211f);border:1px solid light-dark(#dde2dc,#2a3a37);border-radius:.75rem}
h1{margin:0 0 .75rem;font-size:1.5rem;line-height:1.15}
p{margin:0 0 1.5rem}
button{min-block-size:2.75rem;padding:.5rem 1.25rem;border:0;border-radius:.5rem;background:light-dark(#0c5a50,#7fd8c4);color:light-dark(#f7fdfb,#0b1f1b);font:inherit;font-weight:600;cursor:pointer}
button:focus-visible{outline:2px solid light-dark(#2255cc,#9fbfff);outline-offset:2px}`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

export interface LinkPage {
  readonly html: string;
  /** Its own policy: the one style by its hash, and a form that may lead on to the redirect's origin. */
  readonly policy: string;
}

export interface LinkFields {
  readonly token: string;
  readonly type: string;
  readonly redirect_to: string;
}

/** A page with one button that spends a mail link: programs that only look at links spend none. */
export function linkPage(fields: LinkFields, language: string): LinkPage {
  const { linkPage: words } = messagesIn(language);
  const target = new URL(fields.redirect_to).origin;
  return plainPage({
    ...words,
    language,
    form: { action: 'verify', fields: { ...fields } },
    leadsTo: target,
  });
}

/** The page a link to undo a change of address opens; it changes nothing before its button is pressed. */
export function undoPage(token: string, language: string): LinkPage {
  const { title, text, button } = messagesIn(language).undoPage;
  return plainPage({ title, text, button, language, form: { action: 'undo-change', fields: { token } } });
}

/** What that button led to. */
export function undonePage(isDone: boolean, language: string): LinkPage {
  const words = messagesIn(language).undoPage;
  return isDone
    ? plainPage({ title: words.doneTitle, text: words.doneText, language })
    : plainPage({ title: words.goneTitle, text: words.goneText, language });
}

interface PlainPage {
  readonly title: string;
  readonly text: string;
  readonly language: string;
  readonly button?: string;
  readonly form?: { readonly action: string; readonly fields: Readonly<Record<string, string>> };
  /** Another origin the form's answer may lead to. */
  readonly leadsTo?: string;
}

function plainPage({ title, text, button = '', language, form, leadsTo = '' }: PlainPage): LinkPage {
  const direction = directionOf(language);
  const inputs = Object.entries(form?.fields ?? {})
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');
  const shownForm =
    form === undefined
      ? ''
      : `<form method="post" action="${form.action}">${inputs}<button type="submit">${escapeHtml(button)}</button></form>`;
  const html = `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${shownForm}</main></body>
</html>
`;
  const policy = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self' ${leadsTo}; base-uri 'none'; frame-ancestors 'none'`;
  return { html, policy };
}
