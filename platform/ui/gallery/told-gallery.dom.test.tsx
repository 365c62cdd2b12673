import { join } from 'node:path';

import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { ToastProvider } from '../src/toast.tsx';
import { TooltipProvider } from '../src/tooltip-provider.tsx';
import { UiProvider } from '../src/ui-provider.tsx';
import { buttonsIn, LIES_OVER, topmost } from '../testing/buttons.ts';
import { saidBy } from '../testing/said.ts';
import { ActionsSection } from './sections/actions.tsx';
import { ChartsSection } from './sections/charts.tsx';
import { ChoicesSection } from './sections/choices.tsx';
import { FieldsSection } from './sections/fields.tsx';
import { MessagesSection } from './sections/messages.tsx';
import { MoneySection } from './sections/money.tsx';
import { OverlaysSection } from './sections/overlays.tsx';
import { OrnamentsSection, PagesSection } from './sections/pages.tsx';
import { TablesSection } from './sections/tables.tsx';
import { WorkSection } from './sections/work.tsx';
import { textsFor, type Texts } from './texts.ts';

const sections: Readonly<Record<string, ComponentType<{ readonly texts: Texts }>>> = {
  actions: ActionsSection,
  charts: ChartsSection,
  choices: ChoicesSection,
  fields: FieldsSection,
  messages: MessagesSection,
  money: MoneySection,
  ornaments: OrnamentsSection,
  overlays: OverlaysSection,
  pages: PagesSection,
  tables: TablesSection,
  work: WorkSection,
};
const WRITTEN = join(import.meta.dirname, '..', '..', '..', 'generated', 'said');

/** It is loaded where a telephone number is typed. */
beforeAll(() => import('../src/phone-number.ts'));
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-04T10:00:00.000Z') });
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(window, { IntersectionObserver: SeesNothing, ResizeObserver: SeesNothing });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

class SeesNothing {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Parts that are loaded when they are needed, such as the countries of telephone numbers, are waited for. */
const pass = () =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(500);
    await vi.dynamicImportSettled();
  });
const lines = () => [...document.querySelectorAll(`main, ${LIES_OVER}`)].flatMap(saidBy);

it.each(['ltr', 'rtl'] as const)(
  'every component stands and does what is written down, %s',
  async (direction) => {
    const texts = textsFor(direction);
    const told: string[] = [];
    for (const [id, Section] of Object.entries(sections)) {
      render(
        <UiProvider locale={texts.locale} direction={direction}>
          <TooltipProvider>
            <ToastProvider regionLabel={texts.toasts} closeLabel={texts.close}>
              <main>
                <Section texts={texts} />
              </main>
            </ToastProvider>
          </TooltipProvider>
        </UiProvider>,
      );
      await pass();
      told.push(`## ${id}`, '', ...lines(), ...(await tellPresses()), '');
      cleanup();
    }
    await expect(told.join('\n')).toMatchFileSnapshot(join(WRITTEN, `gallery-${direction}.txt`));
  },
);

/** What comes when each button is pressed, and what lies over the page then is left. */
async function tellPresses(): Promise<readonly string[]> {
  const told: string[] = [];
  const pressed = new Set<string>();
  for (let count = 0; count < 80; count += 1) {
    const before = new Set(lines());
    const next = buttonsIn(topmost()).find(({ name }) => !pressed.has(name));
    if (next !== undefined) {
      pressed.add(next.name);
      await act(async () => void fireEvent.click(next.button));
      await pass();
      told.push(
        `pressed ${next.name}`,
        ...lines()
          .filter((line) => !before.has(line))
          .map((line) => `  ${line}`),
      );
    } else {
      const over = document.querySelectorAll(LIES_OVER).length;
      if (over === 0) break;
      await act(
        async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }),
      );
      await pass();
      if (document.querySelectorAll(LIES_OVER).length >= over) break;
    }
  }
  return told;
}
