import { expect, test } from 'vitest';

import { type Ended, runCommand } from './run-command.ts';

/** What a person reads who runs the command, and the status it ends with. */
async function ran(body: () => Ended, failure?: number): Promise<readonly [string, string, number]> {
  let [out, errors] = ['', ''];
  const terminal = {
    stdout: { write: (text: string) => (out += text) },
    stderr: { write: (text: string) => (errors += text) },
  };
  const status = await runCommand(async () => body(), {
    terminal,
    ...(failure !== undefined && { failure }),
  });
  return [out, errors, status];
}

test('a command says its lines and ends with its status', async () => {
  expect(await ran(() => ({ status: 0, lines: ['One.', 'Two.'] }))).toEqual(['One.\nTwo.\n', '', 0]);
  expect(await ran(() => ({ status: 3, lines: [] }))).toEqual(['', '', 3]);
});

test('a command that cannot do it says why in one sentence, and ends as a failure', async () => {
  const fail = () => {
    throw new Error('The database is empty.');
  };
  expect(await ran(fail)).toEqual(['', 'The database is empty.\n', 1]);
  expect(await ran(fail, 2)).toEqual(['', 'The database is empty.\n', 2]);
});
