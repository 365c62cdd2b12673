import { directionOf, languages, type Language } from '@egcr/web-kit/languages';
import { inLanguage } from '@egcr/web-kit/messages';

import { ellipses } from './net.ts';
import { appTexts, type AppTexts } from '../texts.ts';

interface OfflineFiles {
  /** The app's own style sheets, then the page's. */
  readonly styles: readonly string[];
  readonly script: string;
}

/** The page for when there is no connection, in all languages at once: its script leaves the reader's. No line of it is inline code. */
export function offlinePage({ styles, script }: OfflineFiles): string {
  return `<!doctype html>
<html lang="en" dir="ltr" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escaped(appTexts.english['offline.page-title'])}</title>
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/seal.svg" type="image/svg+xml">
<script src="/first-paint.js"></script>
${styles.map((path) => `<link rel="stylesheet" href="${path}">`).join('\n')}
<script src="${script}" defer></script>
</head>
<body class="offline">
<div class="offline-back"><svg class="offline-net" viewBox="-100 -100 200 200" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="0.8">${ellipses()}</svg></div>
${languages.map((language) => part(language, inLanguage(appTexts, language))).join('\n')}
</body>
</html>
`;
}

const SEAL =
  '<svg viewBox="0 0 64 64" aria-hidden="true"><circle class="offline-ring" cx="32" cy="32" r="30" fill="none" stroke-width="2.2" pathLength="96" stroke-dasharray="0.9 1.1"/><circle class="offline-disc" cx="32" cy="32" r="25"/><path class="offline-sign" d="M37 17v20.5a8.5 8.5 0 0 1-17 0V36M27 27h19" fill="none" stroke-width="4.4" stroke-linecap="round" stroke-linejoin="round"/></svg>';

function part(language: Language, texts: AppTexts): string {
  return `<main class="offline-words" lang="${language}" dir="${directionOf(language)}" data-title="${escaped(texts['offline.page-title'])}"${language === 'en' ? '' : ' hidden'}>
<p class="offline-brand">${SEAL}${escaped(texts['app.name'])}</p>
<h1>${escaped(texts['offline.title'])}</h1>
<p>${escaped(texts['offline.text'])}</p>
<p class="offline-money">${escaped(texts['offline.money'])}</p>
<button type="button">${escaped(texts['offline.retry'])}</button>
</main>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
