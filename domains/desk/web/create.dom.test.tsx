import { createQueryClient } from '@egcr/web-kit/query';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { emptyPages, openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { serviceTypeNames, serviceTypes } from '../contract/index.ts';
import { Screen } from './create-service-screen.tsx';

const wizards = {
  business: '/business-registration/register',
  'grant-programme': '/create/grant-programme',
  job: '/global-job-board/new',
};

let asked: string[];
beforeEach(() => {
  asked = [];
  connectCalls({ wait: async () => undefined });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const items = serviceTypeNames.map((type) => ({
      type,
      title: `The ${type}`,
      summary: 'What it does',
      opens: serviceTypes[type],
      form: null,
      is_wished: false,
    }));
    return Response.json({ items });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (address: string) =>
  openPages({
    address,
    before: '/dashboard',
    pages: {
      ...emptyPages('/dashboard', ...Object.values(wizards)),
      '/create': Screen,
      '/create/$serviceType': Screen,
    },
    around: (page) => <QueryClientProvider client={createQueryClient()}>{page}</QueryClientProvider>,
  });

describe('a service with a wizard of its own', () => {
  it.each(Object.entries(wizards))(
    'leads there from /create/%s, and the way back past it [SYS-16]',
    async (type, wizard) => {
      const opened = await open(`/create/${type}`);
      await waitFor(() => expect(opened.address()).toBe(wizard));
      expect(await screen.findByRole('heading', { name: wizard })).toBeDefined();
      expect(opened.entries()).toBe(2);
      expect(asked).toEqual([]);
    },
  );

  it('is linked in the list, and does not count as not open yet', async () => {
    await open('/create');
    for (const [type, wizard] of Object.entries(wizards)) {
      const link = await screen.findByRole('link', { name: new RegExp(`^The ${type}`) });
      expect(link.getAttribute('href')).toBe(wizard);
    }
    const waiting = Object.values(serviceTypes).filter((opens) => opens === 'later');
    expect(screen.getAllByText('Not open yet')).toHaveLength(waiting.length);
  });
});
