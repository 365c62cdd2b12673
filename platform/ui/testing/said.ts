import { createHash } from 'node:crypto';

/** What stands on a page, as a list of lines: headings, texts, links with where they lead, fields with what is in them, buttons. */
export function saidBy(root: Element): readonly string[] {
  const lines: string[] = [];
  let open = '';
  const end = () => {
    // React numbers fields in the order in which it first drew them, and a clock goes on while a page is read.
    const line = open
      .replaceAll(/(\d\d:\d\d):\d\d/gu, '$1')
      .replaceAll(/_r_\w+_/gu, '')
      .replaceAll(/\s+/gu, ' ')
      .trim();
    if (line !== '') lines.push(line);
    open = '';
  };
  const step = (node: Node): void => {
    if (node.nodeType === node.TEXT_NODE) {
      open += node.textContent ?? '';
      return;
    }
    if (!(node instanceof Element) || node.hasAttribute('hidden') || node.matches(SILENT)) return;
    const isOwnLine = !INLINE.has(node.tagName);
    if (isOwnLine) end();
    const marked = markOf(node);
    open += marked.before;
    if (node.tagName === 'svg') open += drawingIn(node);
    else if (node.tagName === 'SELECT') open += chosenIn(node);
    else for (const child of node.childNodes) step(child);
    open += marked.after;
    if (isOwnLine) end();
  };
  step(root);
  end();
  return lines;
}

/** Icons, drawn on twenty-four points, say what stands beside them. */
const SILENT = 'script, style, noscript, template, svg[viewBox="0 0 24 24"]';
const INLINE = new Set(
  'A BUTTON ABBR B BDI BDO CODE DATA EM I KBD MARK Q S SMALL SPAN STRONG SUB SUP TIME U VAR LABEL WBR'.split(
    ' ',
  ),
);
const HEADING = /^H[1-6]$/;

interface Marked {
  readonly before: string;
  readonly after: string;
}

function markOf(element: Element): Marked {
  const { tagName } = element;
  if (HEADING.test(tagName)) return { before: `${'#'.repeat(Number(tagName[1]))} `, after: '' };
  if (tagName === 'A')
    return { before: '[', after: `](${element.getAttribute('href') ?? ''})${stateOf(element)}` };
  if (tagName === 'BUTTON') return { before: '<', after: `>${nameIn(element)}${stateOf(element)}` };
  if (tagName === 'INPUT' || tagName === 'TEXTAREA' || tagName === 'SELECT')
    return {
      before: `${element.getAttribute('type') ?? tagName.toLowerCase()} `,
      after: `${valueOf(element)}${stateOf(element)}`,
    };
  if (tagName === 'svg') return { before: 'drawing ', after: `${nameIn(element)}${stateOf(element)}` };
  if (tagName === 'IMG') return { before: `image ${element.getAttribute('alt') ?? ''}`, after: '' };
  return { before: '', after: stateOf(element) };
}

/** What is drawn, as a digest: its shapes, their places and the words among them. */
function drawingIn(svg: Element): string {
  const shapes = [svg, ...svg.querySelectorAll('*')].map((shape) => {
    const said = [...shape.attributes]
      .filter(({ name }) => !/^(?:id|class|data-|aria-labelledby|aria-describedby)/u.test(name))
      .map(({ name, value }) => `${name}=${value.replaceAll(/#[^)]*_r_\w+_/gu, '#')}`);
    return [shape.tagName, ...said.toSorted(), shape.children.length === 0 ? shape.textContent : ''].join(
      ' ',
    );
  });
  return createHash('sha256').update(shapes.join('\n')).digest('hex').slice(0, 8);
}

const STATES = [
  'aria-current',
  'aria-expanded',
  'aria-pressed',
  'aria-selected',
  'aria-checked',
  'aria-invalid',
  'aria-disabled',
  'aria-busy',
  'aria-sort',
  'aria-valuenow',
  'role',
];

function stateOf(element: Element): string {
  const said = STATES.flatMap((name) => {
    const value = element.getAttribute(name);
    const isSilent =
      name === 'role' ? !SPOKEN.has(value ?? '') : name === 'aria-disabled' && value === 'false';
    return value === null || isSilent ? [] : [`${name.replace('aria-', '')}=${value}`];
  });
  const style = (element.getAttribute('style') ?? '').split(/;\s*/u).filter((part) => SHOWN.test(part));
  if (style.length > 0) said.push(`style=${style.join('; ')}`);
  const [, tone] = TONE.exec(element.getAttribute('class') ?? '') ?? [];
  if (tone !== undefined) said.push(`tone=${tone}`);
  if (element.matches(':disabled')) said.push('disabled');
  if (element.hasAttribute('required')) said.push('required');
  return said.length === 0 ? '' : ` {${said.join(' ')}}`;
}

/** What is drawn by its size or place, such as a bar. */
const SHOWN = /^(?:width|height|left|right|top|bottom|inset|transform|grid|flex|background|opacity)/u;

/** A colour that means something. */
const TONE = /(?:^|\s)(?:text|bg|border)-(ok|warn|bad)(?:[-/\s]|$)/u;

const SPOKEN = new Set(['alert', 'status', 'dialog', 'tab', 'tabpanel', 'switch', 'progressbar', 'img']);

/** A name that is said and not written. */
function nameIn(element: Element): string {
  const name = element.getAttribute('aria-label');
  return name === null ? '' : ` "${name}"`;
}

function valueOf(element: Element): string {
  if (element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio'))
    return element.checked ? 'chosen' : '';
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    return `"${element.value}"`;
  return '';
}

function chosenIn(element: Element): string {
  if (!(element instanceof HTMLSelectElement)) return '';
  const chosen = element.selectedOptions[0]?.textContent ?? '';
  return `"${chosen}" of ${element.options.length}`;
}
