import { describe, expect, it } from 'vitest';

import { openLog } from './log.ts';

/** What a log has written, line by line. */
function written(write: (log: ReturnType<typeof openLog>) => void, level?: string) {
  const lines: string[] = [];
  write(
    openLog({
      role: 'web',
      ...(level !== undefined && { level }),
      to: { write: (line) => void lines.push(line) },
    }),
  );
  return lines.map((line): Readonly<Record<string, unknown>> => JSON.parse(line));
}

describe('the log', () => {
  it('has one JSON object a line, with when, how grave, and who says it; of other fields only those that are allowed', () => {
    const [line, ...others] = written((log) =>
      log.info(
        {
          status: 200,
          route: '/api/v1/wallet',
          // @ts-expect-error -- a field that the log drops does not compile.
          password: 'secret',
          body: { pin: '1234' },
        },
        'answered',
      ),
    );
    expect(others).toEqual([]);
    expect(line).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
      role: 'web',
      status: 200,
      route: '/api/v1/wallet',
      msg: 'answered',
    });
  });

  it('keeps what is as grave as its level, or graver', () => {
    const say = (log: ReturnType<typeof openLog>) => {
      for (const level of ['debug', 'info', 'warn', 'error'] as const) log[level]('said');
    };
    expect(written(say).map(({ level }) => level)).toEqual(['info', 'warn', 'error']);
    expect(written(say, 'error').map(({ level }) => level)).toEqual(['error']);
  });

  it.each<[string, unknown, object]>([
    [
      'of the database with its code',
      Object.assign(new Error('broken'), { code: '23505' }),
      { name: 'Error', message: 'broken', code: '23505' },
    ],
    ['without one', new TypeError('odd'), { name: 'TypeError', message: 'odd' }],
    ['that is none', 'a text', { message: 'a text' }],
  ])('tells an error %s, and none of its parameters', (_, error, expected) => {
    const given = error instanceof Error ? Object.assign(error, { parameters: ['secret'] }) : error;
    for (const field of ['error', 'err']) {
      const [line] = written((log) => log.error({ [field]: given }, 'failed'));
      const { stack, ...told } = { stack: undefined, ...(line?.['error'] as object) };
      expect(told).toEqual(expected);
      expect(typeof stack).toBe(error instanceof Error ? 'string' : 'undefined');
      expect(JSON.stringify(line)).not.toContain('secret');
    }
  });
});
