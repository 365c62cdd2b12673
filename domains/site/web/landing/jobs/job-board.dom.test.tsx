import '@egcr/app-web/domains';
import { LanguageProvider } from '@egcr/web-kit/i18n.tsx';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { JobBoard } from './job-board.tsx';

const counted = { open_jobs: 1254, positions: 3090, hires: 17, people_on_support: 8, sample_jobs: 0 };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The counted figures, once the server has answered so. */
async function figuresAfter(name: string, answer: () => Promise<Response>): Promise<readonly string[]> {
  vi.stubGlobal('fetch', answer);
  render(
    <LanguageProvider initial={{ language: 'en', locale: 'en-GB' }}>
      <JobBoard />
    </LanguageProvider>,
  );
  const figure = await screen.findByRole('figure', { name });
  await waitFor(() => expect(figure.getAttribute('aria-busy')).toBe('false'));
  const [terms, values] = ['term', 'definition'].map((role) => within(figure).getAllByRole(role));
  return (terms ?? []).map(({ textContent }, at) => `${values?.[at]?.textContent} ${textContent}`);
}

describe('the promise of the job board', () => {
  it('stands beside what is counted now, and the two are told apart [HOME-02]', async () => {
    expect(await figuresAfter('Counted now', async () => Response.json(counted))).toEqual([
      '1,254 open jobs',
      '3,090 people sought',
      '17 people hired',
      '8 people on support',
    ]);
    expect(screen.getByText('1 billion')).toBeDefined();
    expect(screen.getByText('Programme targets')).toBeDefined();
  });

  it('says how many samples were not counted [HOME-02]', async () => {
    const demonstration = { ...counted, open_jobs: 0, positions: 0, sample_jobs: 230 };
    const figures = await figuresAfter('Counted now, without 230 sample jobs', async () =>
      Response.json(demonstration),
    );
    expect(figures[0]).toBe('0 open jobs');
  });

  it.each([
    ['the server cannot be reached', async () => Promise.reject(new TypeError('offline'))],
    ['the server refuses', async () => Response.json({ code: 'busy' }, { status: 503 })],
    ['a figure is missing', async () => Response.json({ ...counted, hires: undefined })],
    ['a figure is no count', async () => Response.json({ ...counted, hires: -1 })],
  ])('shows no figure where %s', async (_, answer) => {
    const figures = await figuresAfter('Counted now', answer);
    expect(figures.map((each) => each.slice(0, 1))).toEqual(['–', '–', '–', '–']);
  });
});
