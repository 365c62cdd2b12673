import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { samplesQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import * as z from 'zod/mini';

import { caseName } from './case-events.ts';
import { caseRefusals as no } from './refusals.ts';
import { viewName } from './shapes.ts';

const officer = { access: 'profiled', pin: 'none', permission: 'cases.read', scopedBy: ['queue'] } as const;

const kindName = z.string().check(z.regex(/^[a-z0-9_.-]{1,60}$/, 'not_offered'));

/** What an officer narrows the queue by. What was typed to find one case is no part of it: it may name a person. */
const narrowed = z.strictObject({
  kind: z.optional(kindName),
  state: z.optional(caseName),
  assigned: z.optional(z.enum(['me', 'nobody'], 'not_offered')),
  late: z.optional(z.enum(['yes'], 'not_offered')),
  ...samplesQuery,
  order: z.optional(z.enum(['due'], 'not_offered')),
});

const viewToSave = z.strictObject({
  name: viewName,
  view: narrowed,
});

const savedView = named('SavedView', z.object({ id: uuid, name: z.string(), view: narrowed }));
export type SavedView = z.output<typeof savedView>;

export const listViewsCall = endpoint({
  ...officer,
  name: 'cases.list_views',
  summary: 'The views of the queue that the caller has saved, by name.',
  method: 'GET',
  path: '/api/v1/admin/case-views',
  reply: z.object({ items: z.array(savedView) }),
  refusals: [],
  rate: 'read',
});

export const saveViewCall = endpoint({
  ...officer,
  name: 'cases.save_view',
  summary:
    'Saves how the queue is narrowed and ordered, under a name. The same name again replaces what it held.',
  method: 'PUT',
  path: '/api/v1/admin/case-views',
  body: viewToSave,
  reply: savedView,
  refusals: [no.too_many_views],
  rate: 'write',
});

export const removeViewCall = endpoint({
  ...officer,
  name: 'cases.remove_view',
  summary: 'Forgets a view that the caller has saved.',
  method: 'DELETE',
  path: '/api/v1/admin/case-views/:id',
  params: z.object({ id: uuid }),
  refusals: [platformRefusals.not_found],
  rate: 'write',
});
