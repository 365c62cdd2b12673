import type { Endpoint } from '@egcr/contract/endpoint';
import type { Screen } from '@egcr/contract/screen';
import { applyLanguage, LanguageProvider } from '@egcr/web-kit/i18n.tsx';
import { RouterView } from '@egcr/web-kit/router.tsx';
import { changeAuthState } from '@egcr/web-kit/session-state';
import { chanceFrom, uuidFrom } from '@egcr/web-kit/testing/draw-value';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { vi } from 'vitest';

import { makeAppRouter } from '../src/router.tsx';
import { drawnAnswers, type Answers } from './answers.ts';
import { aMoment, beginAnew, forget, NOW } from './browser.ts';
import { saidBy } from './said.ts';

const READER = { language: 'en', locale: 'en' } as const;
const VISITOR = uuidFrom(chanceFrom(9));
const THING = uuidFrom(chanceFrom(3));

interface Visit {
  readonly screen: Screen;
  readonly calls: readonly Endpoint[];
  /** Which replies are drawn. */
  readonly draw: number;
}

/** A screen that is open before a person whom it lets in. */
export class OpenScreen {
  readonly #answers: Answers;
  /** What the console said that it should not. */
  readonly complaints: string[] = [];

  private constructor(answers: Answers) {
    this.#answers = answers;
  }

  static async open({ screen, calls, draw }: Visit): Promise<OpenScreen> {
    beginAnew();
    const answers = drawnAnswers(calls, draw);
    const open = new OpenScreen(answers);
    vi.stubGlobal('fetch', answers.fetch);
    vi.spyOn(console, 'error').mockImplementation((...said: readonly unknown[]) => {
      open.complaints.push(said.map(String).join(' '));
    });
    signIn(screen);
    window.history.replaceState(null, '', screen.path.replaceAll(/\$\w+/g, THING));
    applyLanguage(READER);
    const router = makeAppRouter();
    await act(async () => {
      render(
        <LanguageProvider initial={READER}>
          <RouterView router={router} />
        </LanguageProvider>,
      );
    });
    await settle();
    return open;
  }

  /** What stands there now: the page, and what lies over it. */
  lines(): readonly string[] {
    return [...document.querySelectorAll(`main, ${OVER}`)].flatMap(saidBy);
  }

  /** What was asked of the server since the last time. */
  asked(): readonly string[] {
    return this.#answers.take();
  }

  /** Presses a button; what lies over the page comes first. Gives its line; undefined where all were pressed. */
  async pressNext(pressed: ReadonlySet<string>): Promise<string | undefined> {
    const over = document.querySelectorAll(OVER);
    const root = over.item(over.length - 1) ?? document.querySelector('main');
    const counts = new Map<string, number>();
    for (const button of root?.querySelectorAll<HTMLElement>(PRESSED) ?? []) {
      const line = saidBy(button).join(' ');
      const count = (counts.get(line) ?? 0) + 1;
      counts.set(line, count);
      const name = `${line}${count === 1 ? '' : ` (${count})`}`;
      if (count > 2 || pressed.has(name) || button.matches(':disabled')) continue;
      fillFields(root);
      await act(async () => void fireEvent.click(button));
      await settle();
      return name;
    }
    return undefined;
  }

  /** Leaves what lies over the page, as Escape does. */
  async leaveWhatLiesOver(): Promise<boolean> {
    const over = document.querySelectorAll(OVER);
    if (over.length === 0) return false;
    await act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }));
    await settle();
    return document.querySelectorAll(OVER).length < over.length;
  }

  /** Nobody is signed in any more, so that nothing of this visit reaches into the next one. */
  async close(): Promise<void> {
    cleanup();
    changeAuthState(NOBODY);
    await forget();
    vi.restoreAllMocks();
  }
}

/** Buttons, and links to another part of the same page. */
const PRESSED = 'button, [role=tab], [role=switch], a[href^="?"], a[href*="?section="]';
const OVER = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

const NOBODY = {
  isAuthenticated: false,
  loading: false,
  user: null,
  userProfile: undefined,
  isPINVerified: false,
} as const;

function signIn({ guard, role }: Screen): void {
  changeAuthState(
    guard !== 'public'
      ? {
          isAuthenticated: true,
          loading: false,
          user: {
            id: VISITOR,
            email: 'ann@post.example',
            phone: null,
            isEmailVerified: true,
            isPhoneVerified: false,
            hasRoles: true,
          },
          userProfile:
            role === 'complete_profile'
              ? null
              : {
                  user_id: VISITOR,
                  first_name: 'Ann',
                  last_name: 'Example',
                  username: 'ann',
                  has_pin: true,
                },
          isPINVerified: role !== 'enter_pin',
          hasPIN: role !== 'complete_profile',
          pinExpiresAt: NOW.getTime() + 24 * 3_600_000,
          lastActiveTimestamp: NOW.getTime(),
        }
      : NOBODY,
  );
}

/** Waits for parts that are being fetched, then lets a second pass, or more where the page has no heading yet. */
async function settle(): Promise<void> {
  // A busy machine may take half a minute to fetch a part: no time passes on the page meanwhile.
  for (let count = 1; count < 20_000 && isEmpty(); count += 1) await pass(count % 1_000 === 0 ? 1_000 : 0);
  await calm();
  for (let step = 0; step < 2 || (step < 20 && !hasHeading()); step += 1) {
    await pass(500);
    await calm();
  }
}

/** Waits until nothing changes any more, without that time passes on the page. */
async function calm(): Promise<void> {
  let before = '';
  for (let quiet = 0, count = 0; quiet < 2 && count < 100; count += 1) {
    await pass(0);
    const now = document.body.innerHTML;
    quiet = now === before ? quiet + 1 : 0;
    before = now;
  }
}

const isEmpty = (): boolean =>
  [...document.querySelectorAll('main')].every((main) => saidBy(main).length === 0);
const hasHeading = (): boolean => document.querySelector('main h1') !== null;

async function pass(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    await vi.dynamicImportSettled();
    await aMoment();
  });
}

const TYPED: Readonly<Record<string, string>> = {
  email: 'bob@post.example',
  tel: '+4915112345678',
  date: '2026-03-20',
  month: '2026-03',
  time: '10:30',
  'datetime-local': '2026-03-20T10:30',
  number: '12',
  url: 'https://shop.example/b',
  password: 'Long enough 1!',
};

/** Something is typed into every field that is empty. */
function fillFields(root: ParentNode | null): void {
  for (const field of root?.querySelectorAll('input, textarea') ?? []) {
    const isText =
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement && !/checkbox|radio|file|hidden|range|color/.test(field.type));
    if (!isText || field.value !== '' || field.disabled || field.readOnly) continue;
    const isDigits = field.inputMode === 'numeric' || field.inputMode === 'decimal';
    fireEvent.change(field, {
      target: { value: TYPED[field.type] ?? (isDigits ? '123456' : 'Some words that were typed') },
    });
  }
}
