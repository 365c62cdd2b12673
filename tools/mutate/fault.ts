/** One small mistake that can be planted in a file: the text from `start` to `end` is replaced. */
export interface Fault {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** What kind of mistake it is, in words. */
  readonly kind: string;
}

/** A change of a file's text, before it is said what kind of mistake it is. */
export type Change = Pick<Fault, 'start' | 'end' | 'replacement' | 'kind'>;

/** The file's text with the mistake in it, and nothing else changed. */
export function withFault(text: string, { start, end, replacement }: Change): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

/** `domains/rates/server/price.ts:12  a < b  →  a <= b  (boundary of a comparison)`. */
export function describeFault(fault: Fault, text: string): string {
  const line = text.slice(0, fault.start).split('\n').length;
  const [from, to] = [text.slice(fault.start, fault.end), fault.replacement].map(inOneLine);
  return `${fault.path}:${line}  ${from}  →  ${to}  (${fault.kind})`;
}

const SHOWN_MAX_LENGTH = 70;

function inOneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return 'nothing';
  return line.length > SHOWN_MAX_LENGTH ? `${line.slice(0, SHOWN_MAX_LENGTH)}…` : line;
}
