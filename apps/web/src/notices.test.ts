import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import { loadSignedIn } from './signed-in.ts';

const root = join(import.meta.dirname, '../../..');
let notices: Awaited<ReturnType<Awaited<ReturnType<typeof loadSignedIn>>['loadNotices']>>;

beforeAll(async () => {
  notices = await (await loadSignedIn()).loadNotices();
});

describe('the notices of all domains', () => {
  it('have a sentence each, and only what is declared has one', async () => {
    const declared: string[] = [];
    for await (const path of glob('domains/*/contract/**/*.ts', { cwd: root }))
      for (const [, kind = ''] of (await readFile(join(root, path), 'utf8')).matchAll(/\bnotice\('([^']+)'/g))
        declared.push(kind);
    expect(notices.map(({ declared: { kind } }) => kind).toSorted()).toEqual(declared.toSorted());
    expect(new Set(declared).size).toBe(declared.length);
  });

  it('are what people are told of, each with its sign', () => {
    const list = notices.map(({ declared: { kind, category } }) => `${kind} ${category}`);
    expect(list.toSorted()).toEqual([
      'approvals.proposal_executed task',
      'approvals.proposal_expired task',
      'approvals.proposal_rejected task',
      'approvals.proposal_waiting task',
      'cases.acted_on task',
      'cases.approved task',
      'cases.declined task',
      'cases.message task',
      'cases.overdue task',
      'cases.question task',
      'cases.referred task',
      'cases.unfounded task',
      'desk.service_opened alert',
      'documents.ends_soon task',
      'forms.draft_ends_soon task',
      'openings.service_opened alert',
      'organisations.invited task',
      'organisations.joined task',
      'organisations.removed alert',
      'organisations.role_changed alert',
      'rates.alert_reached alert',
      'wallet.deposit_received money',
      'wallet.money_moved money',
      'wallet.money_received money',
      'wallet.order_blocked money',
      'wallet.order_failed money',
      'wallet.order_held money',
      'wallet.order_paid money',
      'wallet.order_paused money',
      'wallet.order_skipped money',
      'wallet.payout_account_added alert',
      'wallet.payout_account_removed alert',
      'wallet.request_cancelled money',
      'wallet.request_declined money',
      'wallet.request_expired money',
      'wallet.request_received money',
      'wallet.withdrawal_paid money',
      'wallet.withdrawal_returned money',
    ]);
  });
});
