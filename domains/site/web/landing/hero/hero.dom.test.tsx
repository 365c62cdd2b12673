import { LanguageProvider } from '@egcr/web-kit/i18n.tsx';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Hero } from './hero.tsx';

const TITLES = [
  'An economy that pays its people first',
  'Capital that reaches the smallest shop',
  'A way out of debt',
  'Work for everyone who wants it',
  'Books that anyone can check',
];
let isStill: boolean;

beforeEach(() => {
  isStill = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isStill, addEventListener: () => undefined }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'hidden');
  delete document.documentElement.dataset['motion'];
});

/** The slides with all that turns them; from then on time stands until the test moves it. */
async function showHero() {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(
    <LanguageProvider initial={{ language: 'en', locale: 'en' }}>
      <Hero />
    </LanguageProvider>,
  );
  await screen.findByRole('button', { name: 'Next slide' });
  vi.useFakeTimers();
  // The person who pauses and plays begins the eight seconds anew, on the clock that now stands.
  if (!isStill && document.documentElement.dataset['motion'] !== 'reduced') {
    fireEvent.click(screen.getByRole('button', { name: 'Pause the slides' }));
    fireEvent.click(screen.getByRole('button', { name: 'Play the slides' }));
  }
}

const shown = () => screen.getByRole('heading', { level: 1 }).textContent;
const carousel = () => screen.getByRole('region', { name: 'Introduction' });
const wait = (seconds: number) => act(async () => vi.advanceTimersByTime(seconds * 1000));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the slides at the head of the front page', () => {
  it('move on automatically every eight seconds, five of them, and begin again [HOME-01] [HOME-12]', async () => {
    await showHero();
    await wait(7.9);
    expect(shown()).toBe(TITLES[0]);
    await wait(0.2);
    expect(shown()).toBe(TITLES[1]);
    for (const title of [TITLES[2], TITLES[3], TITLES[4], TITLES[0]]) {
      await wait(8);
      expect(shown()).toBe(title);
    }
  });

  it('turn by hand, forwards, backwards round the end, and by their dots [HOME-12]', async () => {
    await showHero();
    press('Next slide');
    expect(shown()).toBe(TITLES[1]);
    press('Previous slide');
    press('Previous slide');
    expect(shown()).toBe(TITLES[4]);
    press(/^Slide 3 of 5/);
    expect(shown()).toBe(TITLES[2]);
    expect(screen.getAllByRole('button', { name: /^Slide \d of 5/ })).toHaveLength(5);
    expect(
      screen.getByRole('button', { name: 'Slide 3 of 5: A way out of debt' }).getAttribute('aria-current'),
    ).toBe('true');
  });

  it('wait while a pointer is over them [HOME-12]', async () => {
    await showHero();
    fireEvent.pointerEnter(carousel(), { pointerType: 'mouse' });
    await wait(60);
    expect(shown()).toBe(TITLES[0]);
    fireEvent.pointerLeave(carousel(), { pointerType: 'mouse' });
    await wait(8.1);
    expect(shown()).toBe(TITLES[1]);
  });

  it('wait while anything in them has the focus [HOME-12]', async () => {
    await showHero();
    act(() => screen.getByRole('link', { name: 'Open your account' }).focus());
    await wait(60);
    expect(shown()).toBe(TITLES[0]);
    act(() => screen.getByRole('link', { name: 'Open your account' }).blur());
    await wait(8.1);
    expect(shown()).toBe(TITLES[1]);
  });

  it('wait while the tab is hidden', async () => {
    await showHero();
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    fireEvent(document, new Event('visibilitychange'));
    await wait(60);
    expect(shown()).toBe(TITLES[0]);
  });

  it('stand still from the pause button until it is pressed again', async () => {
    await showHero();
    press('Pause the slides');
    await wait(60);
    expect(shown()).toBe(TITLES[0]);
    press('Play the slides');
    await wait(8.1);
    expect(shown()).toBe(TITLES[1]);
  });

  it('stand still where the system asks for less motion [HOME-12]', async () => {
    isStill = true;
    await showHero();
    await wait(60);
    expect(shown()).toBe(TITLES[0]);
  });

  it('stand still for a person who chose less motion here', async () => {
    document.documentElement.dataset['motion'] = 'reduced';
    await showHero();
    await wait(60);
    expect(shown()).toBe(TITLES[0]);
  });

  it('keep what is not shown out of reach of focus and of hearing', async () => {
    await showHero();
    const slides = within(carousel()).getAllByRole('group', { hidden: true });
    expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true, true, true]);
  });

  it('each say what they are: badge, title, subtitle, sentence, two ways on, figures and a drawing [HOME-13]', async () => {
    await showHero();
    press(/^Slide 2 of 5/);
    const slide = within(screen.getByRole('group', { name: 'Slide 2 of 5' }));
    expect(slide.getByText('Economic growth')).toBeDefined();
    expect(slide.getByText('Grants and sector funds, one application')).toBeDefined();
    expect(slide.getByRole('link', { name: 'See the grants' }).getAttribute('href')).toBe('/grants');
    expect(slide.getByRole('link', { name: 'For businesses' }).getAttribute('href')).toBe(
      '/egcr/benefits/businesses',
    );
    expect(slide.getByText('$46 Trillion')).toBeDefined();
    expect(slide.getByText('Platform target')).toBeDefined();
    expect(screen.getByRole('group', { name: 'Slide 2 of 5' }).querySelector('svg')).not.toBeNull();
  });
});
