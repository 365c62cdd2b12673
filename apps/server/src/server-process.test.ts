import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openLog } from '@egcr/server-kit/log';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { childrenOf, eventually, isAlive } from '../testing/processes.ts';
import type { Begin } from './process-messages.ts';
import { ServerProcess } from './server-process.ts';

const STOP_MS = 60_000;
const STUBBORN_MS = 50;

const begin: Begin = {
  kind: 'begin',
  databaseUrl: 'postgresql://egcr_app@127.0.0.1/egcr',
  port: 1,
  roles: ['web'],
  sharesPort: false,
  metricsPort: undefined,
};

let place: string;
let at = 0;
let starts: string;
let said: string[];
let server: ServerProcess;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'egcr-process-'));
});
beforeEach(() => {
  said = [];
  starts = join(place, `starts ${(at += 1)}`);
  writeFileSync(starts, '');
});
afterEach(() => server.stop(STOP_MS));
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** A process that serves by a program which does this when it is told to begin; it ends when it is alone, as the product's does. */
function servedBy(code: string): ServerProcess {
  const program = join(place, `program ${at}.mjs`);
  writeFileSync(
    program,
    `import { appendFileSync } from 'node:fs';
    appendFileSync(${JSON.stringify(starts)}, process.pid + '\\n');
    const { DATABASE_URL = 'none', DATABASE_OWNER_URL = 'none' } = process.env;
    const tell = (kind, message) => process.send({ kind, message });
    process.once('disconnect', () => process.exit());
    process.once('message', (begin) => { ${code} });`,
  );
  const log = openLog({ role: 'test', level: 'warn', to: { write: (line) => void said.push(line) } });
  return (server = new ServerProcess(log, program));
}

/** Process ids of all that were started by now, in their order. */
const started = () => readFileSync(starts, 'utf8').split('\n').filter(Boolean).map(Number);
const living = () =>
  childrenOf(process.pid)
    .filter(({ command }) => command.includes(`program ${at}.mjs`))
    .map(({ pid }) => pid);

const READY = "tell('ready');";

describe('a server process', () => {
  it('is ready when it says so, and not before', async () => {
    servedBy(`tell('loads'); setTimeout(() => {
      appendFileSync(${JSON.stringify(starts)}, '7'); ${READY} }, 50);`);
    await server.start(begin);
    expect(started()).toEqual([...living(), 7]);
  });

  it('that cannot begin is not started again: what it said is why', async () => {
    servedBy("tell('failed', 'The database is another one.'); process.exitCode = 1; process.disconnect();");
    await expect(server.start(begin)).rejects.toThrow(/^The database is another one\.$/);
    expect([started().length, living(), said]).toEqual([1, [], []]);
  });

  it.each([
    ['process.exit(7);', '7'],
    ["process.kill(process.pid, 'SIGKILL');", 'SIGKILL'],
  ])('that ends without a word by %s is told by how it ended', async (code, how) => {
    servedBy(code);
    await expect(server.start(begin)).rejects.toThrow(`A server process has ended (${how}).`);
    expect(started()).toHaveLength(1);
  });

  it('that was ready and died is started again, with what it was told before', async () => {
    servedBy(`if (begin.port === 1 && begin.databaseUrl.endsWith('/egcr')) ${READY}`);
    await server.start(begin);
    const [first = 0] = started();
    process.kill(first, 'SIGKILL');
    await eventually(() => started().length === 2 && living().length === 1);
    expect(living()).toEqual(started().slice(1));
    expect(said.join('')).toContain('A server process has ended (SIGKILL).');
  });

  it('that fails after it was ready is started again too, and what it said is logged', async () => {
    servedBy(
      `${READY} setTimeout(() => { tell('failed', 'The port was taken.'); process.disconnect(); }, 20);`,
    );
    await server.start(begin);
    await eventually(() => started().length >= 2);
    await server.stop(STOP_MS);
    expect(said[0]).toContain('The port was taken.');
  });

  it('that died is not started again once the product stops', async () => {
    servedBy(READY);
    await server.start(begin);
    process.kill(started()[0] ?? 0, 'SIGKILL');
    await eventually(() => said.length > 0);
    await server.stop(STOP_MS);
    const [mine, ended] = [starts, server];
    // Another one takes longer to be ready than the pause before a new start.
    starts = join(place, `starts ${(at += 1)}`);
    await servedBy(READY).start(begin);
    await ended.stop(STOP_MS);
    expect(readFileSync(mine, 'utf8').split('\n').filter(Boolean)).toHaveLength(1);
  });

  it('has ended when its stop is over, and is not replaced', async () => {
    servedBy(`${READY} process.once('SIGTERM', () => setTimeout(() => process.exit(), 100));`);
    await server.start(begin);
    await server.stop(STOP_MS);
    expect([living(), started().length, said]).toEqual([[], 1, []]);
    await server.stop(STOP_MS);
  });

  it('that does not end when it is told is ended by force', async () => {
    servedBy(`process.on('SIGTERM', () => undefined); ${READY}`);
    await server.start(begin);
    await server.stop(STUBBORN_MS);
    expect(living()).toEqual([]);
  });

  it('that was never started can be stopped', async () => {
    servedBy(READY);
    await server.stop(STOP_MS);
    expect(started()).toEqual([]);
  });
});

describe('a server process that waits until it is told to begin', () => {
  it('is the one that serves', async () => {
    servedBy(READY);
    server.prepare();
    const prepared = living();
    expect(prepared).toHaveLength(1);
    await server.start(begin);
    expect([living(), started()]).toEqual([prepared, prepared]);
  });

  it('and died meanwhile is replaced', async () => {
    servedBy(READY);
    server.prepare();
    const [prepared = 0] = living();
    process.kill(prepared, 'SIGKILL');
    await eventually(() => !isAlive(prepared));
    await server.start(begin);
    expect(living()).toHaveLength(1);
    expect(living()).not.toContain(prepared);
  });

  it('and then cannot begin is not replaced: what it said is why', async () => {
    servedBy("tell('failed', 'The keys are missing.'); process.disconnect();");
    server.prepare();
    await expect(server.start(begin)).rejects.toThrow('The keys are missing.');
    expect(started()).toHaveLength(1);
  });

  it('ends when it is stopped before', async () => {
    servedBy(READY);
    server.prepare();
    await server.stop(STOP_MS);
    expect(living()).toEqual([]);
  });
});

describe('the way to the database that a server process finds in its environment', () => {
  const ENVIRONMENT = "tell('failed', DATABASE_URL + ' ' + DATABASE_OWNER_URL); process.disconnect();";
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('is the one of the application, never that of the owner', async () => {
    vi.stubEnv('DATABASE_URL', 'postgresql://super@db.example.org/egcr');
    vi.stubEnv('DATABASE_OWNER_URL', 'postgresql://owner@db.example.org/egcr');
    await expect(servedBy(ENVIRONMENT).start(begin)).rejects.toThrow(`${begin.databaseUrl} none`);
    servedBy(ENVIRONMENT).prepare();
    await expect(server.start(begin)).rejects.toThrow('none none');
  });

  it('is none beside the embedded database', async () => {
    vi.stubEnv('DATABASE_URL', undefined);
    await expect(servedBy(ENVIRONMENT).start(begin)).rejects.toThrow('none none');
  });
});
