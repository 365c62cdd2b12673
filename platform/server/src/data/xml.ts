/** Text inside an element: what XML 1.0 cannot hold is left out. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[<>&"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

/** The first so many characters, and none cut in halves. */
export function clipped(text: string, length: number): string {
  // A character has at most two units: the rest of a long text need not be taken apart.
  return Array.from(text.slice(0, 2 * length))
    .slice(0, length)
    .join('');
}

/** `<name>content</name>`; nothing where there is no content. */
export function element(name: string, content: string | null | undefined, attributes = ''): string {
  return content ? `<${name}${attributes}>${content}</${name}>` : '';
}
