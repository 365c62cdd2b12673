import { XMLParser, XMLValidator } from 'fast-xml-parser';

import { XML_ATTRIBUTES_MAX, XML_DEPTH_MAX, XML_TAG_MAX_LENGTH } from '../../contract/limits.ts';

/** A node of a message: text, or children by name, each as often as it stands there. */
export type XmlNode = Readonly<Record<string, unknown>>;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  removeNSPrefix: true,
  processEntities: false,
  trimValues: true,
  isArray: (name) => typeof name === 'string' && !name.startsWith('@') && !name.startsWith('#'),
});

/** What no XML may hold, and no database takes. */
const FORBIDDEN = /(?![\t\n\r\u007F-\u009F])\p{Cc}|[\uFFFE\uFFFF]/u;

/**
 * Reads a message. Undefined where it is no XML, nests too deeply, has a tag that is too long, or declares anything of its own: entities
 * are never expanded, so that no file can grow in memory or reach outside itself.
 */
export function readXml(text: string): XmlNode | undefined {
  if (FORBIDDEN.test(text) || !text.isWellFormed() || /<!(?!--|\[CDATA\[)/.test(text)) return undefined;
  if (!isWithinBudget(text) || XMLValidator.validate(text) !== true) return undefined;
  try {
    const read: unknown = parser.parse(text);
    return isNode(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Goes through the tags once, without reading them: no value of an attribute may hold `<` or `>`, or tags could hide from
 * the count. The parser takes a time that grows with the square of a tag's length, so that is bounded here.
 */
function isWithinBudget(text: string): boolean {
  let depth = 0;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    const hidden = HIDDEN.find(({ opens }) => text.startsWith(opens, at));
    const end = text.indexOf(hidden?.closes ?? '>', at + (hidden?.opens.length ?? 1));
    if (end === -1) return false;
    if (!hidden) {
      const tag = text.slice(at + 1, end);
      if (tag.length > XML_TAG_MAX_LENGTH || tag.includes('<') || !WHOLE_VALUES.test(tag)) return false;
      if (tag.split('=', XML_ATTRIBUTES_MAX + 2).length > XML_ATTRIBUTES_MAX + 1) return false;
      if (tag.startsWith('/')) depth -= 1;
      else if (!tag.endsWith('/')) depth += 1;
      if (depth > XML_DEPTH_MAX) return false;
    }
    at = end + 1;
  }
  return true;
}

/** A tag in which each quote is closed. */
const WHOLE_VALUES = /^[^"']*(?:"[^"]*"[^"']*|'[^']*'[^"']*)*$/;

/** What holds no tags, whatever it looks like. */
const HIDDEN = [
  { opens: '<!--', closes: '-->' },
  { opens: '<![CDATA[', closes: ']]>' },
  { opens: '<?', closes: '?>' },
] as const;

function isNode(value: unknown): value is XmlNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** All nodes that a path of names leads to. */
export function nodesAt(node: XmlNode, ...path: readonly string[]): readonly XmlNode[] {
  const [name, ...rest] = path;
  if (name === undefined) return [node];
  return childrenOf(node, name).flatMap((child) =>
    nodesAt(isNode(child) ? child : { '#text': child }, ...rest),
  );
}

/** The text at the end of a path, of the first node that has one; entities of XML itself are written out. */
export function textAt(node: XmlNode, ...path: readonly string[]): string | undefined {
  for (const found of nodesAt(node, ...path)) {
    const text = found['#text'];
    if (typeof text === 'string' && text !== '') return unescaped(text);
  }
  return undefined;
}

function childrenOf(node: XmlNode, name: string): readonly unknown[] {
  const found = Object.hasOwn(node, name) ? node[name] : undefined;
  return Array.isArray(found) ? found : found === undefined ? [] : [found];
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
    const named = NAMED[String(name)];
    if (named !== undefined) return named;
    const point = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
    if (!Number.isInteger(point) || point > 0x10_ff_ff) return whole;
    const letter = String.fromCodePoint(point);
    return FORBIDDEN.test(letter) || !letter.isWellFormed() ? '\uFFFD' : letter;
  });
}
