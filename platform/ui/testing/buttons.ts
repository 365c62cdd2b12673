import { saidBy } from './said.ts';

/** Buttons, and links to another part of the same page. */
const PRESSED = 'button, [role=tab], [role=switch], a[href^="?"], a[href*="?section="]';
/** What lies over a page while it is open. */
export const LIES_OVER = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

interface Named {
  /** Its line, with a number where another button before it says the same. */
  readonly name: string;
  readonly button: HTMLElement;
}

/** What can be pressed: of those that say the same, two. */
export function buttonsIn(root: Element | null): readonly Named[] {
  const counts = new Map<string, number>();
  return [...(root?.querySelectorAll<HTMLElement>(PRESSED) ?? [])].flatMap((button) => {
    const line = saidBy(button).join(' ');
    const count = (counts.get(line) ?? 0) + 1;
    counts.set(line, count);
    const name = `${line}${count === 1 ? '' : ` (${count})`}`;
    return count > 2 || button.matches(':disabled') ? [] : [{ name, button }];
  });
}

/** What a person can reach now: what lies over the page, or else the page. */
export function topmost(): Element | null {
  const over = document.querySelectorAll(LIES_OVER);
  return over.item(over.length - 1) ?? document.querySelector('main');
}
