import {
  AnsweringServer,
  closeShown,
  openShown,
  READER,
  visitor,
} from '@egcr/web-kit/testing/answering-server.tsx';
import { act, cleanup, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { listInvitationsCall, listOrganisationsCall, type OrganisationRow } from '../../contract/index.ts';
import { useOrganisationSentences } from '../organisation-sentences.ts';
import { ActingBar } from './acting-bar.tsx';
import { ActingChoice } from './acting-choice.tsx';
import { actFor } from './acting-for.ts';
import { useMayChange, usePrincipal } from './use-principal.ts';

const id = (at: number) => `01990000-0000-7000-8000-00000000000${at}`;
const bakery: OrganisationRow = {
  id: id(1),
  kind: 'business',
  name: 'Harbour Bakery',
  country: 'IT',
  role: 'owner',
  members: 2,
  standing: 'registered',
  created_at: '2026-03-01T12:00:00.000Z',
  closed_at: null,
};
const school: OrganisationRow = { ...bakery, id: id(2), kind: 'ngo', name: 'Harbour School', role: 'editor' };
const closed: OrganisationRow = {
  ...bakery,
  id: id(3),
  name: 'Old Mill',
  closed_at: '2026-04-01T12:00:00.000Z',
};

let server: AnsweringServer;
beforeEach(() => {
  server = new AnsweringServer().replies(listInvitationsCall, { items: [] });
});
afterEach(() => {
  act(() => actFor(READER, undefined));
  closeShown(server);
});

const belongTo = (...items: OrganisationRow[]) => {
  server.replies(listOrganisationsCall, { items });
};
const actingFor = ({ id: chosen, name }: OrganisationRow) => act(() => actFor(READER, { id: chosen, name }));

function Rights() {
  const { business, rights, isRegistered } = usePrincipal();
  const mayChange = useMayChange();
  return (
    <p data-testid="rights">
      {JSON.stringify([business?.name ?? null, rights ?? null, isRegistered, mayChange])}
    </p>
  );
}
const Page = () => (
  <>
    <ActingBar />
    <ActingChoice />
    <Rights />
  </>
);
const open = () => openShown(() => <Page />);
const rights = () => screen.getByTestId('rights').textContent;
const choice = () => screen.findByLabelText<HTMLSelectElement>('Acting for');
const options = (list: HTMLSelectElement) => [...list.options].map(({ text }) => text);

describe('for whom a person acts', () => {
  it('is chosen among the organisations that are not closed, and taken back', async () => {
    belongTo(bakery, school, closed);
    await open();
    const list = await choice();
    expect([options(list), list.value]).toEqual([['Myself', 'Harbour Bakery', 'Harbour School'], '']);
    expect(rights()).toBe('[null,["view","edit","pay"],true,true]');
    fireEvent.change(list, { target: { value: id(1) } });
    expect(await screen.findByText('Acting for Harbour Bakery')).toBeDefined();
    expect([list.value, rights()]).toEqual([id(1), '["Harbour Bakery",["view","edit","pay"],true,true]']);
    fireEvent.click(screen.getByRole('button', { name: 'Act for yourself' }));
    await waitFor(() => expect(screen.queryByText('Acting for Harbour Bakery')).toBeNull());
    expect(list.value).toBe('');
    fireEvent.change(list, { target: { value: id(2) } });
    fireEvent.change(list, { target: { value: '' } });
    expect(screen.queryByText('Acting for Harbour School')).toBeNull();
  });

  it('is no question for a person without organisations, nor for visitors', async () => {
    belongTo(closed);
    await open();
    await waitFor(() => expect(server.read).toContain('organisations'));
    expect(screen.queryByLabelText('Acting for')).toBeNull();
    cleanup();
    belongTo(bakery);
    await openShown(() => <Page />, { as: visitor });
    await waitFor(() => expect(server.read.filter((path) => path === 'organisations')).toHaveLength(2));
    expect(screen.queryByLabelText('Acting for')).toBeNull();
  });

  it.each([
    ['was left', []],
    ['was closed', [{ ...bakery, closed_at: '2026-04-01T12:00:00.000Z' }]],
  ])('is the person alone once the organisation %s', async (_how, own) => {
    actingFor(bakery);
    belongTo(...own);
    await open();
    await waitFor(() => expect(rights()).toBe('[null,["view","edit","pay"],true,true]'));
    expect(screen.queryByText('Acting for Harbour Bakery')).toBeNull();
  });

  it('stays in the list where it was left meanwhile, until another one is chosen', async () => {
    actingFor(bakery);
    belongTo(school);
    await openShown(() => <ActingChoice />);
    const list = await choice();
    await waitFor(() => expect(options(list)).toEqual(['Myself', 'Harbour School', 'Harbour Bakery']));
    expect(list.value).toBe(id(1));
  });
});

describe('what a person may do for an organisation', () => {
  it.each<readonly [string, OrganisationRow, string]>([
    ['an owner', bakery, '["view","edit","pay"],true,true'],
    ['who pays', { ...bakery, role: 'finance' }, '["view","pay"],true,true'],
    ['who writes', { ...bakery, role: 'editor' }, '["view","edit"],true,false'],
    ['a viewer', { ...bakery, role: 'viewer' }, '["view"],true,false'],
    [
      'an owner of one that nobody checked',
      { ...bakery, standing: 'self_declared' },
      '["view","edit","pay"],false,false',
    ],
    [
      'an owner of one that is closed',
      { ...closed, name: 'Harbour Bakery', id: id(1) },
      '["view"],true,false',
    ],
  ])('is what the role allows: %s', async (_who, row, said) => {
    actingFor(bakery);
    belongTo(row);
    await openShown(() => <Rights />);
    await waitFor(() => expect(rights()).toBe(`["Harbour Bakery",${said}]`));
  });

  it('is not known before it was read', async () => {
    actingFor(bakery);
    server.neverAnswers(listOrganisationsCall);
    await openShown(() => <Rights />);
    expect(rights()).toBe('["Harbour Bakery",null,true,false]');
  });

  it('is nothing where they do not belong to it', async () => {
    actingFor(bakery);
    belongTo(school);
    await openShown(() => <Rights />);
    await waitFor(() => expect(rights()).toBe('["Harbour Bakery",[],true,false]'));
  });
});

describe('what is wrong in a form of an organisation', () => {
  it.each([
    ['country', 'required', 'Choose the country'],
    ['to', 'required', 'Enter a username or an email address'],
    ['to', 'email_format', 'This is no whole email address'],
    ['username', 'required', 'Enter a username or an email address'],
    ['username', 'invitee_unknown', 'No one has this username'],
    ['email', 'email_format', 'This is no whole email address'],
    ['name', 'too_long', 'Use at most 120 characters'],
    ['name', 'characters', 'The name needs letters or digits, and no hidden characters'],
    ['name', 'required', 'Enter the name'],
    ['role', 'required', undefined],
  ])('at %s for %s: %s', (field, code, said) => {
    const { result } = renderHook(() => useOrganisationSentences());
    expect(result.current.issue?.({ field, code })).toBe(said);
  });
});
