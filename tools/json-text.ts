const WIDTH = 110;
const INDENT = 2;

/** JSON as people read it: two spaces, one member a line. What holds only plain values stands in one line where it fits. */
export function jsonText(value: unknown): string {
  const plain: unknown = JSON.parse(JSON.stringify(value));
  return `${textOf(plain, 0, 0)}\n`;
}

/** `before` signs stand in the line already. */
function textOf(value: unknown, depth: number, before: number): string {
  if (!isHolder(value)) return JSON.stringify(value);
  const inLine = inOneLine(value);
  if (inLine !== undefined && before + inLine.length < WIDTH) return inLine;
  const pad = ' '.repeat(depth + INDENT);
  const members = Object.entries(value).map(([name, held]) => {
    const key = Array.isArray(value) ? '' : `${JSON.stringify(name)}: `;
    return `${pad}${key}${textOf(held, depth + INDENT, pad.length + key.length)}`;
  });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${members.join(',\n')}\n${' '.repeat(depth)}${close}`;
}

function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Undefined where it holds more than plain values, lists of them, and references. */
function inOneLine(value: object): string | undefined {
  const members = Object.entries(value);
  if (members.some(([, held]) => isHolder(held) && !isPlain(held))) return undefined;
  const texts = members.map(([name, held]) => {
    const text = isHolder(held) ? (inOneLine(held) ?? '') : JSON.stringify(held);
    return Array.isArray(value) ? text : `${JSON.stringify(name)}: ${text}`;
  });
  if (Array.isArray(value)) return `[${texts.join(', ')}]`;
  return texts.length === 0 ? '{}' : `{ ${texts.join(', ')} }`;
}

function isPlain(value: object): boolean {
  const held = Object.values(value);
  return held.every((each) => !isHolder(each)) && (Array.isArray(value) || held.length <= 1);
}
