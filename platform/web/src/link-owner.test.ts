import { describe, expect, it } from 'vitest';

import { meetingOf } from './link-owner.ts';

const token = (claims: object) => `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sign`;
const stored = (user: object) => JSON.stringify({ access_token: 'x', user });
const ann = { id: 'a', email: 'ann@example.org' };

describe('a link that meets someone signed in (threat 1)', () => {
  it.each([
    ['nobody is signed in', token({ sub: 'b' }), null],
    ['what is stored cannot be read', token({ sub: 'b' }), '{"user"'],
    ['it is their own', token({ sub: 'a', email: 'ann@example.org' }), stored(ann)],
  ])('is no question where %s', (_, brought, kept) => {
    expect(meetingOf(brought, kept)).toBeUndefined();
  });

  it.each([
    [{ sub: 'b', email: 'bén@example.org' }, 'bén@example.org'],
    [{ sub: 'b', email: '', phone: '12025550123' }, '+12025550123'],
    [{ sub: 'b' }, 'b'],
    [{}, '?'],
  ])('is one where it is the link of someone else: %j', (claims, brought) => {
    expect(meetingOf(token(claims), stored(ann))).toEqual({ present: 'ann@example.org', brought });
  });

  it('is one where the token cannot be read', () => {
    expect(meetingOf('nonsense', stored(ann))).toEqual({ present: 'ann@example.org', brought: '?' });
  });

  it('shows no name that writes or turns a sentence (threat 19)', () => {
    const brought = `ann@example.org \u202E .\n${'x'.repeat(200)}`;
    const meeting = meetingOf(token({ sub: 'b', email: brought }), stored(ann));
    expect(meeting?.brought).toBe(`ann@example.org.${'x'.repeat(64)}`);
  });
});
