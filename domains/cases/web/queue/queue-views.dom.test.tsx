import {
  AnsweringServer,
  closeShown,
  drawnReply,
  openShown,
  press,
  says,
  type,
} from '@egcr/web-kit/testing/answering-server.tsx';
import type { OpenedPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readQueuesCall } from '../../contract/index.ts';
import { listViewsCall, removeViewCall, saveViewCall } from '../../contract/view-endpoints.ts';
import { QueueFilters } from './queue-filters.tsx';
import { SavedViews } from './saved-views/saved-views.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const [drawn] = drawnReply(readQueuesCall).items;
if (drawn === undefined) throw new Error('queues are drawn');
const state = (name: string, label: string) => ({ ...drawn.states[0], name, label });

let server: AnsweringServer;
let pages: OpenedPages;
beforeEach(() => {
  server = new AnsweringServer().replies(readQueuesCall, {
    items: [
      { ...drawn, kind: 'fraud.report', label: 'Reports', states: [state('submitted', 'Submitted')] },
      {
        ...drawn,
        kind: 'support.claim',
        label: 'Support',
        states: [state('submitted', 'Sent'), state('active', 'Active')],
      },
    ],
  });
});
afterEach(() => closeShown(server));

describe('the filters of the queue', () => {
  const open = async (search = '') => {
    pages = await openShown(() => <QueueFilters />, {
      address: `/super-admin/cases${search}`,
      path: '/super-admin/cases',
    });
    await screen.findByRole('option', { name: 'Support' });
  };
  const isAt = (given: Record<string, string>) =>
    waitFor(() => expect(Object.fromEntries(new URLSearchParams(pages.search()))).toEqual(given));
  const optionsOf = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ textContent }) => textContent);
  const clear = () => screen.queryAllByRole('button', { name: /clear/i, hidden: true });

  it('stand in the address; each choice closes the case that was open', async () => {
    await open(`?case=${ID}`);
    expect(clear()).toEqual([]);
    await type('Queue', 'support.claim');
    await isAt({ kind: 'support.claim' });
    await type('State', 'active');
    await type('Assigned to', 'nobody');
    await type('Deadline', 'yes');
    await type('Order', 'due');
    await type('Samples', 'hidden');
    const all = {
      kind: 'support.claim',
      state: 'active',
      assigned: 'nobody',
      late: 'yes',
      order: 'due',
      sample: 'hidden',
    };
    await isAt(all);
    // States of one queue mean nothing in another.
    await type('Queue', 'fraud.report');
    const { state: _gone, ...others } = all;
    await isAt({ ...others, kind: 'fraud.report' });
    clear()[0]?.click();
    await isAt({});
  });

  it('offer the states of the chosen queue, or of all', async () => {
    await open();
    expect(optionsOf('State')).toEqual(['Open', 'Sent', 'Active']);
    await type('Queue', 'fraud.report');
    await waitFor(() => expect(optionsOf('State')).toEqual(['Open', 'Submitted']));
  });

  it('can be cleared where only words were searched for', async () => {
    await open('?text=CA-7K3M');
    expect(clear().length).toBeGreaterThan(0);
    clear()[0]?.click();
    await isAt({});
  });
});

describe('views of the queue that an officer saved', () => {
  const view = { kind: 'support.claim', late: 'yes' } as const;
  const chosen = {
    ...view,
    text: 'amina',
    case: ID,
    assigned: undefined,
    state: undefined,
    sample: undefined,
    order: undefined,
  };
  let names: string[];
  beforeEach(() => {
    names = ['Late ones'];
    server
      .answers(listViewsCall, () => Response.json({ items: names.map((name) => ({ id: ID, name, view })) }))
      .replies(saveViewCall, { id: ID, name: 'Mine', view })
      .replies(removeViewCall, undefined);
  });
  const open = () => openShown(() => <SavedViews view={chosen} />);
  const readings = () => server.read.filter((each) => each === 'admin/case-views').length;

  it('lead to their cases, and can be removed', async () => {
    await open();
    const link = await screen.findByRole('link', { name: 'Late ones' });
    expect(link.getAttribute('href')).toBe('/super-admin/cases?kind=support.claim&late=yes');
    names = [];
    await press('Remove “Late ones”');
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Your views' })).toBeNull());
    expect(server.sent.map(({ call }) => call)).toEqual([`DELETE admin/case-views/${ID}`]);
  });

  it('are saved under a name, without what was typed to find one case', async () => {
    await open();
    await press('Save this view');
    await press('Cancel');
    expect(screen.queryByLabelText('Name of the view')).toBeNull();
    await press('Save this view');
    await type('Name of the view', '   ');
    await press('Save');
    expect(server.sent).toEqual([]);
    await type('Name of the view', ' Mine ');
    await press('Save');
    await waitFor(() => expect(screen.queryByLabelText('Name of the view')).toBeNull());
    expect(server.sent.map(({ body }) => body)).toEqual([{ name: 'Mine', view }]);
    await waitFor(() => expect(readings()).toBe(2));
  });

  it.each([
    ['too_many_views', 'You have saved as many views as you may. Remove one first.'],
    ['not_found', 'This view was removed already.'],
  ])('that were not saved keep their name in the field, with the reason: %s', async (code, said) => {
    server.refuses(saveViewCall, { status: 409, code }).refuses(removeViewCall, { status: 404, code });
    await open();
    if (code === 'not_found') {
      await press('Remove “Late ones”');
      await says(said);
      return;
    }
    await press('Save this view');
    await type('Name of the view', 'Mine');
    await press('Save');
    await says(said);
    expect(screen.getByLabelText<HTMLInputElement>('Name of the view').value).toBe('Mine');
  });
});
