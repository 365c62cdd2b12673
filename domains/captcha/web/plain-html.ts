const TAGS = new Set('a audio br button div form img input label p path source span svg template'.split(' '));
const ATTRIBUTES = new Set(
  (
    'alt aria-hidden aria-label autocomplete autoplay class d data-code-challenge-form fill height hidden name opacity required role ' +
    'stroke stroke-linecap stroke-linejoin stroke-width target type viewbox width xmlns'
  ).split(' '),
);
const TAG = /<\/?([a-z]+)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*\/?>|<!-{0,4}>/giu;
const ATTRIBUTE = /([a-z-]+)(?:="[^"<>]*")?/giu;

/** Whether a text holds nothing but parts that can neither run nor lead anywhere. */
export function isPlainHtml(html: string): boolean {
  const rest = html.replace(TAG, '');
  if (rest.includes('<')) return false;
  return Array.from(html.matchAll(TAG)).every(
    ([, tag = 'br', attributes = '']) =>
      TAGS.has(tag.toLowerCase()) &&
      Array.from(attributes.matchAll(ATTRIBUTE)).every(([, name = '']) => ATTRIBUTES.has(name.toLowerCase())),
  );
}
