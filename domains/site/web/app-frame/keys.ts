import { navigation } from '@egcr/web-kit/navigation';
import { readStored, writeStored } from '@egcr/web-kit/stored';

import { KEYS_OFF_KEY } from './kept.ts';

/** The second key of a pair comes within so long. */
const PAIR_MS = 1500;

/** Whether single keys do something on this device; a person whose speech or hand presses keys by accident switches them off. */
export function areKeysOn(): boolean {
  return readStored(KEYS_OFF_KEY) === null;
}

export function switchKeys(areOn: boolean): void {
  writeStored(KEYS_OFF_KEY, areOn ? null : 'yes');
}

/** Keys as they are shown: `g w` as "G W". */
export function keysShown(keys: string): string {
  return keys.toUpperCase();
}

/** Where someone writes, keys are letters; in front of a dialog they belong to the dialog. */
function isTaken({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey) return true;
  const isField =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role="textbox"]') !== null);
  return isField || document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
}

/** The letter of the key: where another script is typed, that of its place on the keyboard. */
function letterOf({ key, code }: KeyboardEvent): string {
  return /^[a-z]$/i.test(key)
    ? key.toLowerCase()
    : /^Key[A-Z]$/.test(code)
      ? code.slice(3).toLowerCase()
      : key;
}

interface KeyActions {
  readonly onSearch: () => void;
  readonly onShowKeys: () => void;
  readonly onGo: (href: string) => void;
}

/** Listens for the keys of the frame and for those that screens declare with their places; answers how to stop. */
export function listenForKeys({ onSearch, onShowKeys, onGo }: KeyActions): () => void {
  let first_ms = Number.NEGATIVE_INFINITY;
  const press = (event: KeyboardEvent) => {
    const isSearch =
      event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (isSearch) {
      event.preventDefault();
      onSearch();
      return;
    }
    if (isTaken(event) || !areKeysOn()) return;
    if (event.key === '?' || event.key === '؟') {
      event.preventDefault();
      onShowKeys();
      return;
    }
    const letter = letterOf(event);
    const isSecond = event.timeStamp - first_ms < PAIR_MS;
    first_ms = letter === 'g' && !isSecond ? event.timeStamp : Number.NEGATIVE_INFINITY;
    if (!isSecond) return;
    const found = navigation()
      .flatMap(({ entries }) => entries)
      .find(({ keys }) => keys === `g ${letter}`);
    if (found === undefined) return;
    event.preventDefault();
    onGo(found.href);
  };
  window.addEventListener('keydown', press);
  return () => window.removeEventListener('keydown', press);
}
