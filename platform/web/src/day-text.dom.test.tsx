import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { useDayText } from './day-text.ts';
import { anyReader, LanguageProvider } from './i18n.tsx';
import { TIME_ZONE_STORAGE_KEY } from './languages.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function Day() {
  return <p data-testid="day">{useDayText()('2026-11-30')}</p>;
}

it.each(['Pacific/Auckland', 'Pacific/Kiritimati', 'Pacific/Niue', 'UTC'])(
  'a day of the calendar is the same day in %s',
  async (zone) => {
    localStorage.setItem(TIME_ZONE_STORAGE_KEY, zone);
    render(
      <LanguageProvider initial={anyReader('en')}>
        <Day />
      </LanguageProvider>,
    );
    expect((await screen.findByTestId('day')).textContent).toMatch(/November 30, 2026|30 November 2026/);
  },
);
