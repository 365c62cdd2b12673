import { describe, expect, it } from 'vitest';

import { Abilities } from './ability.ts';
import { permissions, permissionsOf, rolesWith } from './matrix.ts';
import { everywhere, type Scope } from './scope.ts';
import { staffRoles } from './staff-roles.ts';

const queue = (id: string): Scope => ({ kind: 'queue', id });

describe('the matrix of roles and permissions', () => {
  it('judges every permission of every role as it is written down', () => {
    for (const role of staffRoles) {
      const abilities = Abilities.of([{ role, scope: everywhere }]);
      const may = permissions.filter((permission) => abilities.may(permission));
      expect(may).toEqual(permissionsOf(role));
    }
  });

  it('lets a super admin decide about people and rates, and move no money', () => {
    expect(permissionsOf('super_admin')).toEqual(expect.arrayContaining(['roles.propose', 'roles.approve']));
    expect(permissionsOf('super_admin')).not.toContain('money.propose');
    expect(permissionsOf('super_admin')).not.toContain('money.approve');
    expect(permissionsOf('super_admin')).not.toContain('referrals.review');
  });

  it('gives nothing to an unknown role, and knows no permission that is not listed', () => {
    expect(permissionsOf('emperor')).toEqual([]);
    expect(rolesWith('money.print')).toEqual([]);
    expect(Abilities.of([{ role: 'emperor', scope: everywhere }]).may('money.read')).toBe(false);
    expect(Abilities.of([{ role: 'super_admin', scope: everywhere }]).may('money.print')).toBe(false);
    expect(Abilities.of([]).may('site.edit')).toBe(false);
  });
});

describe('a role given for one queue', () => {
  const abilities = Abilities.of([{ role: 'content_editor', scope: queue('contact') }]);

  it('counts there and nowhere else', () => {
    expect(abilities.may('contact.handle', queue('contact'))).toBe(true);
    expect(abilities.may('contact.handle', queue('fraud'))).toBe(false);
    expect(abilities.may('contact.handle', { kind: 'country', id: 'contact' })).toBe(false);
    expect(abilities.may('contact.handle')).toBe(false);
  });

  it('opens a call that judges queues itself, and no call that judges other kinds', () => {
    expect(abilities.mayWithin('contact.handle', ['country', 'queue'])).toBe(true);
    expect(abilities.mayWithin('contact.handle', ['country'])).toBe(false);
    expect(abilities.mayWithin('money.read', ['queue'])).toBe(false);
  });

  it('does not narrow a role that the person has everywhere', () => {
    const both = Abilities.of([
      { role: 'content_editor', scope: queue('contact') },
      { role: 'admin', scope: everywhere },
    ]);
    expect(both.may('contact.handle', queue('fraud'))).toBe(true);
  });

  it('is judged alike where its rules were packed for a browser', () => {
    const browser = Abilities.unpacked(JSON.parse(JSON.stringify(abilities.packed())));
    for (const place of [everywhere, queue('contact'), queue('fraud')])
      for (const permission of ['contact.handle', 'site.edit', 'money.read'] as const)
        expect(browser.may(permission, place)).toBe(abilities.may(permission, place));
  });

  it('is no way to smuggle conditions in: an id is text, whatever it looks like', () => {
    const sly = Abilities.of([{ role: 'content_editor', scope: queue('{"$ne":""}') }]);
    expect(sly.may('contact.handle', queue('fraud'))).toBe(false);
    expect(sly.may('contact.handle', queue('{"$ne":""}'))).toBe(true);
  });
});
