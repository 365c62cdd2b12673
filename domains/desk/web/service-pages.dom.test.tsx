import { listDraftsCall } from '@egcr/forms/contract';
import {
  AnsweringServer,
  closeShown,
  drawnReply,
  openShown,
  press,
  says,
} from '@egcr/web-kit/testing/answering-server.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { listServicesCall, wishForServiceCall, type Service } from '../contract/index.ts';
import { Screen } from './create-service-screen.tsx';

const [drawn] = drawnReply(listServicesCall).items;
if (drawn === undefined) throw new Error('services are drawn');
const [draft] = drawnReply(listDraftsCall).items;
if (draft === undefined) throw new Error('drafts are drawn');
const service: Service = { ...drawn, title: 'A fund', summary: 'For a sector', is_wished: false };
const opened: Service = { ...service, type: 'fund', opens: 'case', form: 'desk.fund' };
const later: Service = { ...service, type: 'mailbox', opens: 'later', form: null };

let server: AnsweringServer;
let services: readonly Service[];
beforeEach(() => {
  services = [later, opened];
  server = new AnsweringServer()
    .answers(listServicesCall, () => Response.json({ items: services }))
    .replies(listDraftsCall, { items: [] })
    .answers(wishForServiceCall, () => {
      services = [{ ...later, is_wished: true }];
      return new Response(null, { status: 204 });
    });
});
afterEach(() => closeShown(server));

const open = (type: string) =>
  openShown(() => <Screen />, { address: `/create/${type}`, path: '/create/$serviceType' });
const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

it('a service that is open leads to its questions', async () => {
  await open('fund');
  await screen.findByRole('heading', { level: 1, name: 'A fund' });
  expect(link('Start')).toBe('/create/fund?question=purpose');
  expect([screen.queryByText('Not open yet'), screen.queryByRole('button')]).toEqual([null, null]);
});

it.each([
  ['desk.fund', 'Continue your draft', 'Start'],
  ['desk.other', 'Start', 'Continue your draft'],
])('whose draft of the form %s was begun says “%s”', async (form, name, other) => {
  server.replies(listDraftsCall, { items: [{ ...draft, form }] });
  await open('fund');
  await waitFor(() => expect(link(name)).toBe('/create/fund?question=purpose'));
  expect(link(other)).toBeUndefined();
});

it('a service that opens later can be wished for, once', async () => {
  await open('mailbox');
  await screen.findByRole('heading', { level: 1, name: 'A fund' });
  expect(screen.queryByRole('link', { name: 'Start' })).toBeNull();
  await press('Tell me when it opens');
  await says('We’ll tell you when it opens.');
  expect(server.sent.map(({ call }) => call.replace(/.*desk\//, ''))).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Tell me when it opens' })).toBeNull();
});

it('a wish that failed is said, and can be tried again', async () => {
  server.refuses(wishForServiceCall, { status: 404, code: 'not_found' });
  await open('mailbox');
  await press('Tell me when it opens');
  await waitFor(() => expect(server.sent).toHaveLength(1));
  await says(/work/);
  expect(screen.queryByText('We’ll tell you when it opens.')).toBeNull();
  expect(screen.getByRole('button', { name: 'Tell me when it opens' })).toBeDefined();
});

it('an address of no service says so, and lists those that there are: what is open first', async () => {
  await open('nothing');
  await says('There is no such service');
  const listed = await screen.findAllByRole('listitem');
  expect(listed.map(({ textContent }) => textContent.includes('Not open yet'))).toEqual([false, true]);
});

it('services that were not read can be read again', async () => {
  server.refuses(listServicesCall, { status: 403, code: 'role_required' });
  await open('fund');
  const again = await screen.findByRole('button');
  expect(screen.queryByText('There is no such service')).toBeNull();
  server.answers(listServicesCall, () => Response.json({ items: services }));
  again.click();
  await screen.findByRole('heading', { level: 1, name: 'A fund' });
});
