import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** A node of a message: text, or children by name, each as often as it stands there. */
export type XmlNode = Readonly<Record<string, unknown>>;

const DEPTH_MAX = 32;

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
 * Reads a message. Undefined where it is no XML, nests too deeply, or declares anything of its own: entities are never expanded, so
 * that no file can grow in memory or reach outside itself.
 */
export function readXml(text: string): XmlNode | undefined {
  if (FORBIDDEN.test(text) || !text.isWellFormed() || /<!(?!--|\[CDATA\[)/.test(text)) return undefined;
  if (deepest(text) > DEPTH_MAX || XMLValidator.validate(text) !== true) return undefined;
  try {
    const read: unknown = parser.parse(text);
    return isNode(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** A bound of the nesting, counted without reading: opening tags less closing ones. */
function deepest(text: string): number {
  let [depth, most] = [0, 0];
  for (const [, isClosing, isEmpty] of text.matchAll(/<(\/?)[^!?<>][^<>]*?(\/?)>/g)) {
    if (isClosing) depth -= 1;
    else if (!isEmpty) depth += 1;
    most = Math.max(most, depth);
  }
  return most;
}

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
