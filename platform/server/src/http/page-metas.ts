const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/**
 * The document with a `<meta name content>` for each of the given facts, at the end of its head: what a page must know about this
 * installation before it asks for anything. The policy allows no inline script, and a call would cost a request.
 */
export function withMetas(document: string, metas: Readonly<Record<string, string>>): string {
  const tags = Object.entries(metas).map(
    ([name, content]) => `<meta name="${escaped(name)}" content="${escaped(content)}">`,
  );
  // A replacement text would give `$&` in an address a meaning.
  return document.replace('</head>', () => `${tags.join('')}</head>`);
}

function escaped(text: string): string {
  return text.replace(/[&"<>]/g, (sign) => ESCAPES[sign] ?? sign);
}
