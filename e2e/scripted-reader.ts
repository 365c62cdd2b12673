import type { Page } from '@playwright/test';

/** Careful reading in a second language: Brysbaert (2019) measured 238 words a minute for English in silence, 200 and less for learners. */
const WORDS_A_MINUTE = 200;
/** The keystroke-level model (Card, Moran and Newell, 1980): 0.28 s a key for an average typist. */
const TYPED_S = 0.3;
/** The same model: 1.1 s to point and 0.1 s to press. */
const PRESS_S = 1.2;

interface Told {
  readonly screen: string;
  readonly lines: readonly string[];
  readonly typed: number;
  readonly pressed: number;
}

/** What a reader of this pace did so far. */
export interface Pace {
  /** The words that were new on each screen, in the order of the screens. */
  readonly screens: Readonly<Record<string, number>>;
  readonly words: number;
  readonly typed: number;
  readonly presses: number;
  readonly reader_s: number;
}

/**
 * Follows a person through the pages at the pace of a careful reader: they read each line once, when it first comes into the window, and
 * type and press what the journey does. A screen is an address with its first heading, or a dialog.
 */
export class ScriptedReader {
  readonly #read = new Set<string>();
  readonly #screens = new Map<string, number>();
  #words = 0;
  #typed = 0;
  #presses = 0;

  async follow(page: Page): Promise<void> {
    await page.exposeFunction('tellReader', (told: Told) => this.#note(told));
    await page.addInitScript(watchReading);
  }

  /** Reads something outside the product, such as a mail, and presses its way there. */
  readsOutside(name: string, text: string): void {
    this.#note({ screen: name, lines: text.split('\n'), typed: 0, pressed: 1 });
  }

  get pace(): Pace {
    return {
      // Where an address changes before its page, the old page has nothing new to read.
      screens: Object.fromEntries([...this.#screens].filter(([, words]) => words > 0)),
      words: this.#words,
      typed: this.#typed,
      presses: this.#presses,
      reader_s: (this.#words / WORDS_A_MINUTE) * 60 + this.#typed * TYPED_S + this.#presses * PRESS_S,
    };
  }

  #note({ screen, lines, typed, pressed }: Told): void {
    let fresh = 0;
    for (const line of lines) {
      if (this.#read.has(line)) continue;
      this.#read.add(line);
      fresh += line.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    }
    this.#words += fresh;
    if (screen !== '') this.#screens.set(screen, (this.#screens.get(screen) ?? 0) + fresh);
    this.#typed += typed;
    this.#presses += pressed;
  }
}

declare global {
  interface Window {
    readonly tellReader: (told: Told) => Promise<void>;
  }
}

/** Runs in the page before anything of its own, so it uses nothing from outside itself. */
function watchReading(): void {
  const LOOKS_EVERY_MS = 100;
  const lengths = new WeakMap<EventTarget, number>();
  let typed = 0;
  let pressed = 0;
  let last = '';
  let stood = '';

  function isInWindow(element: Element): boolean {
    const { width, height, top, bottom, left, right } = element.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      bottom > 0 &&
      right > 0 &&
      top < window.innerHeight &&
      left < window.innerWidth &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  }
  function linesInWindow(): string[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (text === '' || parent === null || parent.closest('script, style, option, [inert]') !== null)
        continue;
      if (isInWindow(parent)) lines.push(text);
    }
    return lines;
  }
  function screenNow(): string {
    const dialog = document.querySelector('[role=dialog] h2, [role=alertdialog] h2');
    const heading = dialog ?? [...document.querySelectorAll('main h1')].find(isInWindow);
    const name = heading?.textContent?.trim() ?? '';
    return name === '' ? '' : `${location.pathname}: ${name}`;
  }
  /** What comes and goes before a person could look is not read: a screen counts once it stood for two looks. */
  function look(): void {
    if (document.body === null) return;
    const screen = screenNow();
    const lines = screen !== '' && screen === stood ? linesInWindow() : [];
    stood = screen;
    const told = { screen: lines.length > 0 ? screen : '', lines, typed, pressed };
    const isNew = typed > 0 || pressed > 0 || `${screen}${lines.join()}` !== last;
    last = `${screen}${lines.join()}`;
    typed = 0;
    pressed = 0;
    if (isNew) void window.tellReader(told);
  }

  document.addEventListener('pointerdown', () => (pressed += 1), true);
  document.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || /checkbox|radio/.test(target.type)) return;
      const before = lengths.get(target) ?? 0;
      typed += Math.max(0, target.value.length - before);
      lengths.set(target, target.value.length);
    },
    true,
  );
  // The last acts of a page leave with it.
  for (const event of ['pagehide', 'click']) window.addEventListener(event, look);
  setInterval(look, LOOKS_EVERY_MS);
}
