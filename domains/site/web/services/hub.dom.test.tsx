import '@egcr/app-web/domains';
import { LanguageProvider } from '@egcr/web-kit/i18n.tsx';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { services } from './services.ts';
import { hubs } from './hubs.ts';
import {
  AllServices,
  BusinessServices,
  GovernmentServices,
  NgoServices,
  PersonalServices,
} from './hub-screens.tsx';

afterEach(cleanup);

const screens = {
  '/services': AllServices,
  '/services/personal': PersonalServices,
  '/services/business': BusinessServices,
  '/services/government': GovernmentServices,
  '/services/ngoinstitutions': NgoServices,
} as const;

async function visit(address: string) {
  const page = await openPages({
    address,
    pages: screens,
    around: (shown) => (
      <LanguageProvider initial={{ language: 'en', locale: 'en-GB' }}>{shown}</LanguageProvider>
    ),
  });
  await screen.findByRole('heading', { level: 1 });
  return page;
}

const shown = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

function entry(name: string) {
  const item = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (!item) throw new Error(name);
  return within(item);
}

describe('the hubs of services', () => {
  it.each([
    ['/services', 'Services', undefined],
    ['/services/personal', 'Personal services', 'individual'],
    ['/services/business', 'Business services', 'business'],
    ['/services/government', 'Government services', 'government'],
    ['/services/ngoinstitutions', 'NGO and institution services', 'organization'],
  ] as const)('%s lists what the catalogue has for it [ROUTE-14]', async (path, title, audience) => {
    await visit(path);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    const theirs = services.filter((each) => audience === undefined || each.audiences.includes(audience));
    expect(shown()).toHaveLength(theirs.length);
    const current = within(screen.getByRole('navigation')).getByRole('link', { current: 'page' });
    expect(current.getAttribute('href')).toBe(path);
    expect(hubs[audience ?? 'all'].href).toBe(path);
  });

  it('counts what is open once: the groups add up to the page, and the page to the catalogue', async () => {
    await visit('/services');
    const open = services.filter(({ status }) => status === 'open').length;
    expect(screen.getByRole('status').textContent).toBe(`${services.length} services, ${open} open`);
    const groups = screen
      .getAllByText(/^\d+ of \d+ open$/)
      .map((each) => Number.parseInt(each.textContent, 10));
    expect(groups.reduce((sum, each) => sum + each, 0)).toBe(open);
  });

  it('says of what is not open yet what can be done today, and how to ask [ROUTE-10]', async () => {
    await visit('/services');
    const ready = entry('Send money');
    expect(ready.getAllByText('Open')).toHaveLength(1);
    expect(ready.queryByRole('link', { name: /Ask us about it/ })).toBeNull();
    const soon = entry('Debt management');
    expect(soon.getAllByText('Not open yet')).toHaveLength(1);
    expect(soon.getByRole('link', { name: 'Scheduled payments' }).getAttribute('href')).toBe(
      '/wallet/scheduled',
    );
    expect(soon.getByRole('link', { name: 'Ask us about it: Debt management' }).getAttribute('href')).toBe(
      '/contact?topic=other',
    );
  });

  it('finds by name and by what a service does, in the address', async () => {
    const page = await visit('/services');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search services' }), {
      target: { value: 'receipt ' },
    });
    await waitFor(() => expect(shown()).toEqual(['Check a receipt']));
    expect(page.search()).toBe('?find=receipt');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'receipt ');
    expect(screen.getByText('1 service, 1 open').getAttribute('role')).toBe('status');
  });

  it('keeps both of two filters that are chosen in one breath', async () => {
    const page = await visit('/services/personal');
    const choose = (name: string, value: string) =>
      fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
    choose('State', 'open');
    choose('What it is about', 'keep');
    await waitFor(() => expect(page.search()).toBe('?category=keep&state=open'));
  });

  it('opens with the filters of its address, and lets go of them', async () => {
    const page = await visit('/services/business?category=business&state=soon');
    expect(shown()).toEqual([]);
    fireEvent.change(screen.getByRole('combobox', { name: 'State' }), { target: { value: 'open' } });
    const open = ['Business registration', 'Business verification', 'Businesses', 'Business directory'];
    await waitFor(() => expect(shown()).toEqual(open));
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search services' }), {
      target: { value: 'nothing of ours' },
    });
    await waitFor(() => expect(shown()).toEqual([]));
    expect(screen.getAllByText('No service matches')).toHaveLength(1);
    const [clear] = screen.getAllByRole('button', { name: 'Clear search and filters' });
    if (!clear) throw new Error('no way out');
    fireEvent.click(clear);
    await waitFor(() => expect(shown().length).toBeGreaterThan(20));
    expect(page.search()).toBe('');
  });
});
