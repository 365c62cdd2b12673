import { readCaseCall } from '@egcr/cases/contract';
import {
  AnsweringServer,
  closeShown,
  drawnReply,
  openShown,
} from '@egcr/web-kit/testing/answering-server.tsx';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  readChangeCall,
  readDirectorsCall,
  type InvitedDirector,
  type ShownChange,
} from '../../contract/index.ts';
import { Slot as DirectorFacts } from '../directorships/case-facts.tsx';
import { Slot as ChangeFacts } from './case-facts.tsx';

const CASE = '01990000-0000-7000-8000-000000000009';
const line = { text: '', born_month: null, shares: null, class_name: null };
const none = { born_month: null, number: null, slug: null };
const change: ShownChange = {
  case_id: CASE,
  kind: 'transfer',
  name: 'Harbour Bakery',
  number: 'JVRIT0000042X',
  slug: 'harbour-bakery',
  before: [{ ...line, text: 'Bao Lin', born_month: '1980-01', shares: '300', class_name: 'ordinary' }],
  after: [{ ...line, text: 'Eda Old', shares: '1300', class_name: 'second' }],
  is_stale: false,
  consent: { asked_as: 'account', given_at: '2026-11-20T12:00:00.000Z', given_by: 'Bao L.' },
  network: {
    subject: 'n1',
    is_cut: false,
    nodes: [
      { ...none, id: 'n1', kind: 'business', name: 'Harbour Bakery' },
      { ...none, id: 'n2', kind: 'person', name: 'Ann Test' },
    ],
    edges: [],
  },
  owners: [{ node: 'n2', shares: '1', votes: '1', by: ['shares'], paths: [], has_more: false }],
};

let server: AnsweringServer;
beforeEach(() => {
  server = new AnsweringServer().replies(readChangeCall, change);
});
afterEach(() => closeShown(server));

function open(Facts: typeof ChangeFacts, kind: string) {
  server.replies(readCaseCall, drawnReply(readCaseCall, { id: CASE, kind }));
  return openShown(() => <Facts />, { address: `/super-admin/cases?case=${CASE}` });
}
const below = (title: string) => screen.getByRole('heading', { name: title }).parentElement?.textContent;

describe('what an officer sees of a change of the register', () => {
  const openChange = async (part: Partial<ShownChange> = {}) => {
    server.replies(readChangeCall, { ...change, ...part });
    await open(ChangeFacts, 'registry.change');
    await screen.findByRole('heading', { name: 'Before' });
  };

  it('is what was before and what comes after, with the consent and the owners now', async () => {
    await openChange();
    const business = screen.getByRole('link', { name: /Harbour Bakery/ });
    expect(business.getAttribute('href')).toBe('/business/directory/harbour-bakery');
    expect(business.parentElement?.textContent).toBe('Harbour Bakery · JVRIT0000042X · Owners');
    expect(below('Before')).toBe('BeforeBao Lin · January 1980 · 300 (ordinary)');
    expect(below('After')).toBe('AfterEda Old · 1,300 (second class)');
    expect(below('Consent')).toBe('ConsentGiven by their own account, on November 20, 2026 · Bao L.');
    expect(below('Named as owners now')).toBe('Named as owners nowAnn Test');
    expect(screen.queryByText(/^The entry was changed/)).toBeNull();
  });

  it('says that it is stale, that a paper is to be compared, and that there are no owners', async () => {
    await openChange({
      is_stale: true,
      consent: { asked_as: 'paper', given_at: null, given_by: '' },
      owners: [],
    });
    expect(screen.getByText(/entry was changed/i)).toBeDefined();
    expect(below('Consent')).toBe('ConsentOn a signed paper: compare it with the change before you decide');
    expect(below('Named as owners now')).toBe('Named as owners nowNo one');
    cleanup();
    await openChange({ consent: { asked_as: 'own', given_at: '2026-11-20T12:00:00.000Z', given_by: '' } });
    expect(below('Consent')).toBe('ConsentGiven with the filing, on November 20, 2026');
    cleanup();
    await openChange({ consent: null });
    expect(screen.queryByRole('heading', { name: 'Consent' })).toBeNull();
  });

  it('is nothing in cases of other kinds', async () => {
    await open(ChangeFacts, 'registry.registration');
    await waitFor(() => expect(server.read).toEqual([`admin/cases/${CASE}`]));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('what an officer sees of the directors whom a registration names', () => {
  const asked: InvitedDirector = {
    place: '2',
    name: 'Ann Test',
    state: 'confirmed',
    email: '',
    username: 'ann',
    account_name: 'Ann T.',
    expires_at: null,
    can_replace: false,
  };

  it('is what each has said', async () => {
    const waits: InvitedDirector = {
      ...asked,
      place: '3',
      state: 'waiting',
      username: '',
      account_name: '',
    };
    const byMail = { ...waits, email: 'b@post.example', expires_at: '2026-12-04T12:00:00.000Z' };
    server.replies(readDirectorsCall, { items: [asked, byMail] });
    await open(DirectorFacts, 'registry.registration');
    await screen.findByRole('heading', { name: 'Directors besides the applicant' });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Ann Test@ann confirmed with their own account · Ann T.',
      'Ann TestWhoever has b@post.example can answer until December 4, 2026',
    ]);
  });

  it('is nothing where the applicant alone leads, nor in cases of other kinds', async () => {
    server.replies(readDirectorsCall, { items: [] });
    await open(DirectorFacts, 'registry.registration');
    await waitFor(() => expect(server.read).toContain(`admin/registry/registrations/${CASE}/directors`));
    expect(screen.queryByRole('heading')).toBeNull();
    cleanup();
    server.read.length = 0;
    await open(DirectorFacts, 'registry.change');
    await waitFor(() => expect(server.read).toEqual([`admin/cases/${CASE}`]));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
