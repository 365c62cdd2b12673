import { mkdtempSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import {
  givingWay,
  readOwnReport,
  readPlaywrightReport,
  readVitestReport,
  runLanes,
  runStage,
  summary,
  type Stage,
} from './stage.ts';

describe('a run of the checks', () => {
  it('adds up what passed and failed, and ends with one line', () => {
    const text = summary([
      { name: 'types', isPassed: true, seconds: 1.25, passed: 0, failed: 0 },
      { name: 'tests', isPassed: false, seconds: 60, passed: 40, failed: 2 },
    ]);
    expect(text.split('\n').at(-1)).toBe('40 passed, 2 failed');
    expect(text).toContain('FAILED     60.0 s  tests                              40 tests');
  });

  it('says before that line in a few words what was wrong, not of what passed at a second try', () => {
    const stage = { name: 'tests', seconds: 60, passed: 40 };
    const long = `8 the books prove\n themselves: ${'no '.repeat(100)}`;
    const text = summary([
      { ...stage, isPassed: true, failed: 0, wrong: ['disturbed by the others'] },
      { ...stage, isPassed: false, failed: 1, wrong: [long] },
    ]);
    expect(text.split('\n').slice(-4)).toEqual([
      '',
      `wrong: 8 the books prove themselves: ${'no '.repeat(100).slice(0, 129)}…`,
      '',
      '80 passed, 1 failed',
    ]);
  });

  it('says no more than six of them', () => {
    const wrong = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const text = summary([{ name: 'tests', isPassed: false, seconds: 1, passed: 0, failed: 7, wrong }]);
    expect(text.split('\n').filter((line) => line.startsWith('wrong: '))).toEqual(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `wrong: ${name}`),
    );
  });

  it('reads from reports which test failed, or which file did not load', () => {
    const failed = { status: 'failed', fullName: 'a wallet pays', failureMessages: ['expected 1'] };
    const passed = { status: 'passed', fullName: 'a wallet waits', failureMessages: [] };
    const testResults = [
      { name: '/x/pay.test.ts', status: 'failed', message: '', assertionResults: [failed, passed] },
      { name: '/x/load.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      { name: '/x/wait.test.ts', status: 'passed', message: '', assertionResults: [passed] },
    ];
    const counts = { numPassedTests: 2, numFailedTests: 1, numTodoTests: 0 };
    expect(readVitestReport(JSON.stringify({ ...counts, testResults })).wrong).toEqual([
      'pay.test.ts, a wallet pays: expected 1',
      'load.test.ts: no such module',
    ]);
    expect(readOwnReport('{"passed":17,"failed":1,"wrong":["6 below zero"]}')).toEqual({
      passed: 17,
      failed: 1,
      wrong: ['6 below zero'],
    });
  });

  it('counts a test that was left out as failed', () => {
    expect(readVitestReport('{"numPassedTests":5,"numFailedTests":1,"numTodoTests":1}')).toMatchObject({
      passed: 5,
      failed: 2,
    });
    expect(readPlaywrightReport('{"stats":{"expected":5,"unexpected":1,"flaky":1,"skipped":1}}')).toEqual({
      passed: 5,
      failed: 3,
    });
  });

  it('counts a stage that breaks without a failing test as one failure', async () => {
    const broken = await run(['node', '-e', 'process.exit(3)']);
    expect(broken).toMatchObject({ isPassed: false, passed: 0, failed: 1 });
    const missing = await run(['no-such-program']);
    expect(missing).toMatchObject({ isPassed: false, failed: 1 });
  });

  it('does not read the report of an earlier run: a stage that leaves none has failed', async () => {
    const file = join(tmpdir(), `egcr-report-${process.pid}.json`);
    writeFileSync(file, '{}');
    const report = { file, read: () => ({ passed: 9, failed: 0 }) };
    expect(await run(['node', '-e', ''], { report })).toMatchObject({
      isPassed: false,
      passed: 0,
      failed: 1,
    });
  });

  it('ends a stage that does not end', async () => {
    const endless = await run(['node', '-e', 'setInterval(() => 0, 1000)'], { timeoutMinutes: 0.005 });
    expect(endless).toMatchObject({ isPassed: false, failed: 1 });
  });
});

describe('stages in lanes', () => {
  it('run side by side, each lane in its order, and say all they have to say at once', async () => {
    const place = mkdtempSync(join(tmpdir(), 'egcr-lanes-'));
    const said: string[] = [];
    const stage = (name: string, script: string): Stage => ({
      name,
      command: ['node', '-e', `const fs = require('node:fs'); ${script}`],
      timeoutMinutes: 4,
      say: (line) => said.push(line),
    });
    const until = (name: string) => `while (!fs.existsSync('${place}/${name}'));`;
    const make = (name: string) => `fs.writeFileSync('${place}/${name}', '');`;
    // Each of the first two waits for the other; the third fails where the first has not ended before.
    const results = await runLanes([
      [
        stage(
          'one',
          `${make('one')} console.log('begun'); ${until('two')} console.log('done'); ${make('end')}`,
        ),
        stage('three', `process.exit(fs.existsSync('${place}/end') ? 0 : 1)`),
      ],
      [stage('two', `${until('one')} ${make('two')}`)],
    ]);
    expect(results.map(({ name, isPassed }) => [name, isPassed])).toEqual([
      ['one', true],
      ['three', true],
      ['two', true],
    ]);
    expect(said).toHaveLength(3);
    expect(said.find((text) => text.includes('── one'))).toMatch(/── one\nbegun\ndone\n── one: passed/);
  });

  it('leave the processor to those beside them where they give way, and so does all that they start', async () => {
    const said: string[] = [];
    const started =
      "require('node:child_process').execFileSync(process.execPath, ['-p', 'os.getPriority()'])";
    const stage: Stage = {
      name: 'asked',
      command: ['node', '-p', `os.getPriority() + ' ' + ${started}`],
      timeoutMinutes: 4,
      say: (line) => said.push(line),
    };
    await runLanes([[stage], givingWay([stage])]);
    const own = getPriority();
    const giving = Math.min(19, own + 10);
    expect(new Set(said.map((text) => /-?\d+ -?\d+/.exec(text)?.[0]))).toEqual(
      new Set([`${own} ${own}`, `${giving} ${giving}`]),
    );
  });
});

function run(command: Stage['command'], rest: Partial<Stage> = {}): ReturnType<typeof runStage> {
  return runStage({ name: 'tried', command, timeoutMinutes: 1, say: () => undefined, ...rest });
}
