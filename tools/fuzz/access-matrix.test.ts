import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { apiScopes } from '@egcr/developers/contract';
import { staffRoles } from '@egcr/roles/contract';
import { describe, expect, it } from 'vitest';

import { repositoryRoot } from '../tidy/source-file.ts';
import { accessMatrix, callerNames, expectedOf, PASSES, readMatrix } from './access-matrix.ts';
import { type Document, operationsOf } from './document.ts';

const document: Document = JSON.parse(readFileSync(join(repositoryRoot, 'generated/openapi.json'), 'utf8'));
const operations = operationsOf(document);
const named = (id: string) => {
  const found = operations.find((operation) => operation.id === id);
  if (found === undefined) throw new Error(`there is no operation ${id}`);
  return found;
};

describe('the table of who gets past the door', () => {
  it('has a row for every operation and an answer for every caller', () => {
    const matrix = readMatrix(readFileSync(join(repositoryRoot, 'generated/access-matrix.md'), 'utf8'));
    expect([...matrix.keys()].toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
    for (const row of matrix.values()) {
      expect([...row.keys()]).toEqual(callerNames);
      expect([...row.values()].filter((code) => !/^[a-z_]+$/.test(code))).toEqual([]);
    }
  });

  it('is read back as it was written', () => {
    const matrix = readMatrix(accessMatrix(document));
    for (const operation of operations) {
      for (const name of callerNames) {
        expect(matrix.get(operation.id)?.get(name)).toBe(expectedOf(operation, name));
      }
    }
  });

  it('lets money be sent only by a complete person whose PIN was just verified', () => {
    const send = named('wallet.send_money');
    const letIn = callerNames.filter((name) => expectedOf(send, name) === PASSES);
    expect(letIn).toEqual(['member', 'business_owner', 'admin_one_factor', ...staffRoles]);
    expect(expectedOf(send, 'pin_stale')).toBe('pin_required');
    expect(expectedOf(send, 'suspended')).toBe('session_expired');
  });

  it('lets programs do what their keys name, and never pay out, send or make keys', () => {
    const takesKeys = operations.filter(({ scope }) => scope !== undefined);
    expect(takesKeys.map(({ id }) => id)).toMatchInlineSnapshot(`
      [
        "payments.list_checkouts",
        "payments.make_checkout",
        "payments.read_checkout",
        "payments.expire_checkout",
        "developers.list_events",
        "payments.list_disputes",
        "payments.read_dispute",
        "grants.list_applications",
        "payments.read_balance",
        "connectors.list_balance_entries",
        "payments.list_links",
        "payments.make_link",
        "payments.read_link",
        "payments.switch_link",
        "payments.list_payments",
        "payments.read_payment",
        "payments.cancel_payment",
        "payments.capture_payment",
        "payments.refund_payment",
        "payouts.read_room",
        "payouts.list_schedules",
        "payouts.list",
      ]
    `);
    for (const { scope, roles } of takesKeys) {
      expect(apiScopes).toContain(scope);
      expect(roles).toEqual([]);
    }
    for (const id of [
      'payments.pay_out',
      'wallet.send_money',
      'developers.make_key',
      'payments.confirm_payment',
    ])
      expect(expectedOf(named(id), 'key_all_scopes')).toBe('key_refused');
    expect(expectedOf(named('payments.refund_payment'), 'key_all_scopes')).toBe(PASSES);
    expect(expectedOf(named('payments.refund_payment'), 'key_one_scope')).toBe('scope_required');
    expect(expectedOf(named('payments.read_payment'), 'key_revoked')).toBe('token_invalid');
  });

  it('lets staff in only with a second factor', () => {
    const overview = named('identity.read_overview');
    expect(callerNames.filter((name) => expectedOf(overview, name) === PASSES)).toEqual([
      'auditor',
      'oversight',
      'admin',
      'super_admin',
    ]);
    expect(expectedOf(overview, 'admin_one_factor')).toBe('second_factor_required');
  });

  it('lets no super admin move money, and no reviewer read the books', () => {
    for (const call of ['banking.take_bank_file', 'exchange.move_liquidity', 'banking.make_bank_batch']) {
      expect(expectedOf(named(call), 'super_admin')).toBe('role_required');
      expect(expectedOf(named(call), 'finance_officer')).toBe(PASSES);
    }
    const books = named('exchange.read_liquidity');
    const letIn = callerNames.filter((name) => expectedOf(books, name) === PASSES);
    expect(letIn).toEqual(['finance_officer', 'auditor', 'oversight', 'super_admin']);
  });
});
