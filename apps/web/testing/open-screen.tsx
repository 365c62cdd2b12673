import type { Endpoint } from '@egcr/contract/endpoint';
import type { Screen } from '@egcr/contract/screen';
import { buttonsIn, LIES_OVER, topmost } from '@egcr/ui/testing/buttons';
import { saidBy } from '@egcr/ui/testing/said';
import { applyLanguage, LanguageProvider } from '@egcr/web-kit/i18n.tsx';
import { RouterView } from '@egcr/web-kit/router.tsx';
import { changeAuthState } from '@egcr/web-kit/session-state';
import { chanceFrom, knownIds, oneOf, type Chance } from '@egcr/web-kit/testing/draw-value';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { vi } from 'vitest';

import { makeAppRouter } from '../src/router.tsx';
import { ASKED, drawnAnswers, type Answers } from './answers.ts';
import { aMoment, beginAnew, forget, NOW } from './browser.ts';
import { fillFields, mendFields } from './fill.ts';

const READER = { language: 'en', locale: 'en' } as const;
const [THING = '', VISITOR = ''] = knownIds;

/** So many times a form that was sent with something wrong is sent again. */
const MENDED_MAX = 4;

export interface Visit {
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

  /** None at the first visit. */
  readonly #chance: Chance | undefined;

  private constructor(answers: Answers, chance: Chance | undefined) {
    this.#answers = answers;
    this.#chance = chance;
  }

  static async open({ screen, calls, draw }: Visit): Promise<OpenScreen> {
    beginAnew();
    const answers = drawnAnswers(calls, draw, pinOf(screen));
    const open = new OpenScreen(answers, draw === 1 ? undefined : chanceFrom(draw * 104_729));
    vi.stubGlobal('fetch', answers.fetch);
    vi.spyOn(console, 'error').mockImplementation((...said: readonly unknown[]) => {
      open.complaints.push(said.map(String).join(' '));
    });
    signIn(screen, draw);
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
    return [...document.querySelectorAll(`main, ${LIES_OVER}`)].flatMap(saidBy);
  }

  /** What was asked of the server since the last time. */
  asked(): readonly string[] {
    return this.#answers.take();
  }

  /**
   * Presses a button; what lies over the page comes first. At the first visit the buttons are pressed in their order, at others in any. Gives the
   * line of the button; undefined where all were pressed.
   */
  async pressNext(pressed: ReadonlySet<string>): Promise<string | undefined> {
    const root = topmost();
    const buttons = buttonsIn(root).filter(({ name }) => !pressed.has(name));
    const [first] = buttons;
    if (first === undefined) return undefined;
    const { name, button } = this.#chance === undefined ? first : oneOf(this.#chance, buttons);
    await act(async () => fillFields(root, this.#chance));
    await act(async () => void fireEvent.click(button));
    await settle();
    await this.#mend(button);
    return name;
  }

  /** What a form calls wrong is entered anew and sent once more, a few times. */
  async #mend(button: HTMLElement): Promise<void> {
    const chance = this.#chance;
    if (chance === undefined) return;
    for (let count = 1; count <= MENDED_MAX && button.isConnected; count += 1) {
      let isWrong = false;
      await act(async () => {
        isWrong = mendFields(button.closest('form'), chance);
      });
      if (!isWrong) return;
      await act(async () => void fireEvent.click(button));
      await settle();
    }
  }

  /** Leaves what lies over the page, as Escape does. */
  async leaveWhatLiesOver(): Promise<boolean> {
    const over = document.querySelectorAll(LIES_OVER);
    if (over.length === 0) return false;
    await act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }));
    await settle();
    return document.querySelectorAll(LIES_OVER).length < over.length;
  }

  /** Nobody is signed in any more, so that nothing of this visit reaches into the next one. */
  async close(): Promise<void> {
    cleanup();
    changeAuthState(NOBODY);
    await forget();
    vi.restoreAllMocks();
  }
}

const NOBODY = {
  isAuthenticated: false,
  loading: false,
  user: null,
  userProfile: undefined,
  isPINVerified: false,
} as const;

/** Public pages are seen by people who are signed in too: at every other visit after the first. */
const isPersonThere = ({ guard, role }: Screen, draw: number): boolean =>
  guard !== 'public' || (role !== 'sign_in' && draw % 2 === 0);

const pinOf = ({ role }: Screen) => ({
  has_pin: role !== 'complete_profile',
  verified: role !== 'enter_pin',
});

function signIn(screen: Screen, draw: number): void {
  const { role } = screen;
  changeAuthState(
    isPersonThere(screen, draw)
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
          isPINVerified: pinOf(screen).verified,
          hasPIN: pinOf(screen).has_pin,
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
  let hasChanged = false;
  const notice = () => {
    hasChanged = true;
  };
  const seen = new MutationObserver(notice);
  window.addEventListener(ASKED, notice);
  seen.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let quiet = 0, count = 0; quiet < 4 && count < 200; count += 1) {
    await pass(0);
    quiet = hasChanged ? 0 : quiet + 1;
    hasChanged = false;
  }
  seen.disconnect();
  window.removeEventListener(ASKED, notice);
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
