import { CallRefusal, CallUnreachable } from '@egcr/web-kit/call-errors';
import { describe, expect, it } from 'vitest';

import { TextSaver } from './text-saver.ts';

const stored = {
  language: 'en',
  slug: 'x',
  read_slug: null,
  title: 'Stored',
  excerpt: '',
  search_title: '',
  search_description: '',
  cover: null,
  body: [],
  version: 3,
  changed_at: '2026-11-24T12:00:00.000Z',
  has_changes: true,
};

/** A server that holds one text and two people who write it. */
function desk() {
  let version = 3;
  let title = 'Stored';
  let unsent: unknown;
  const answers: (() => void)[] = [];
  const saver = new TextSaver({
    language: 'en',
    stored,
    unsent: undefined,
    keepUnsent: (text) => {
      unsent = text;
    },
    send: async (text) => {
      answers.shift()?.();
      if (text.version !== version)
        throw new CallRefusal({
          code: 'text_changed',
          status: 409,
          members: { version, current: JSON.stringify({ title, excerpt: '', body: [] }) },
        });
      version += 1;
      title = text.title;
      return { texts: [{ ...stored, title, version }] };
    },
  });
  return {
    saver,
    other: (written: string) => {
      version += 1;
      title = written;
    },
    server: () => ({ version, title }),
    unsent: () => unsent,
    onSend: (run: () => void) => answers.push(run),
  };
}

describe('a text that is being typed', () => {
  it('is kept in the browser until the server has it [SYS-18]', async () => {
    const { saver, unsent, server, onSend } = desk();
    onSend(() => {
      throw new CallUnreachable('offline');
    });
    saver.change({ title: 'Typed' });
    expect(await saver.save()).toBe(false);
    expect([saver.shown().state.kind, unsent()]).toEqual([
      'failed',
      {
        title: 'Typed',
        excerpt: '',
        search_title: '',
        search_description: '',
        cover: null,
        body: [],
        version: 3,
      },
    ]);
    expect(await saver.save()).toBe(true);
    expect([server(), unsent()]).toEqual([{ version: 4, title: 'Typed' }, undefined]);
  });

  it('is sent again where more was typed while it was on its way [SYS-18]', async () => {
    const { saver, server, onSend } = desk();
    onSend(() => saver.change({ title: 'Typed on' }));
    saver.change({ title: 'Typed' });
    expect(await saver.save()).toBe(true);
    expect(server()).toEqual({ version: 5, title: 'Typed on' });
    expect(await saver.save()).toBe(true);
    expect(server().version).toBe(5);
  });

  it('and another writer: both texts are there, and one is chosen [SYS-18]', async () => {
    for (const choice of ['mine', 'theirs'] as const) {
      const { saver, server, other } = desk();
      other('Theirs');
      saver.change({ title: 'Mine' });
      expect(await saver.save()).toBe(false);
      const { state } = saver.shown();
      if (state.kind !== 'conflict') throw new Error(state.kind);
      expect([state.theirs.title, saver.shown().text.title]).toEqual(['Theirs', 'Mine']);
      // Nothing is sent before the person has chosen.
      saver.change({ title: 'Mine still' });
      expect(await saver.save()).toBe(false);
      expect(server().title).toBe('Theirs');
      if (choice === 'mine') await saver.keepMine(state.theirs);
      else saver.takeTheirs(state.theirs);
      expect(server().title).toBe(choice === 'mine' ? 'Mine still' : 'Theirs');
      expect(saver.shown().text.title).toBe(server().title);
    }
  });
});
