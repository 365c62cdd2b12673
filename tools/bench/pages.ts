/**
 * How fast a first-time visitor on a cheap phone reads our pages: Chromium with a slow connection and a slow processor, empty stores each
 * time, against a plain page of one sheet and no script in the same run.
 *
 * `npm run bench -- pages --json [--rounds=3]`.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { freePort } from '@egcr/server-kit/embedded-postgres';

import { objectOf, startChromium, type Chromium, type Tab } from '../browser/chromium.ts';
import { median, rounded, type BenchOptions, type BenchReport } from './report.ts';
import { watchPage } from './watch-page.ts';

const ENTRY = join(import.meta.dirname, '..', '..', 'apps', 'server', 'src', 'start.ts');
const PATHS = ['/', '/egcr/whitepaper', '/contact'] as const;
const READY_WITHIN_MS = 120_000;
const SETTLED_WITHIN_MS = 40_000;
/** A page is settled when nothing has come or run for so long. */
const QUIET_MS = 1500;
const HERO_WITHIN_MS = 3000;
const KIB = 1024;

/** WebPageTest's "3G Slow": 400 kbit/s each way, 400 ms for each round trip. */
const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
} as const;
/** As Lighthouse slows the processor down for a phone of the middle class. */
const CPU_RATE = 4;
const PHONE = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true } as const;

interface Seen {
  /** Compressed, until the load event. */
  readonly js_kib: number;
  readonly html_kib: number;
  /** From the start of the navigation until the first heading stands on the screen. */
  readonly hero_ms: number;
  readonly lcp_ms: number;
  readonly cls: number;
  /** What long tasks took beyond 50 ms each. */
  readonly tbt_ms: number;
}

/** Milliseconds, KiB and, for each page, the ratio of its largest paint to the yardstick's; medians of `rounds` visits each. */
export async function benchPages({ rounds, say }: BenchOptions): Promise<BenchReport> {
  const place = await mkdtemp(join(tmpdir(), 'egcr-bench-'));
  await chmod(place, 0o755);
  const plain = await startPlainPage();
  const port = await freePort();
  const product = startProduct(join(place, 'data'), port);
  let chromium: Chromium | undefined;
  try {
    await untilReady(`http://localhost:${port}`);
    chromium = await startChromium();
    const visits = new Map<string, Seen[]>();
    const addresses = [
      ['yardstick', plain.url] as const,
      ...PATHS.map((path) => [path, `http://localhost:${port}${path}`] as const),
    ];
    for (let round = 0; round < rounds; round += 1)
      for (const [name, address] of addresses)
        visits.set(name, [...(visits.get(name) ?? []), await visit(chromium, address)]);
    return report(visits, say);
  } finally {
    await chromium?.close();
    plain.server.close();
    product.kill('SIGTERM');
    if (product.exitCode === null) await once(product, 'exit');
    await rm(place, { recursive: true, force: true });
  }
}

function report(visits: ReadonlyMap<string, readonly Seen[]>, say: (line: string) => void): BenchReport {
  const medians = new Map([...visits].map(([name, seen]) => [name, medianOf(seen)]));
  const yardstick = medians.get('yardstick');
  if (!yardstick) throw new Error('the yardstick was not measured');
  const pages = Object.fromEntries(
    PATHS.map((path) => {
      const seen = medians.get(path) ?? yardstick;
      const lcp_ratio = rounded(seen.lcp_ms / yardstick.lcp_ms);
      say(
        `${path}: ${seen.html_kib} KiB HTML, ${seen.js_kib} KiB JavaScript, heading ${seen.hero_ms} ms, largest paint ${seen.lcp_ms} ms (${lcp_ratio} of the yardstick), shift ${seen.cls}, blocked ${seen.tbt_ms} ms`,
      );
      return [path, { ...seen, lcp_ratio }];
    }),
  );
  say(`yardstick: heading ${yardstick.hero_ms} ms, largest paint ${yardstick.lcp_ms} ms`);
  const hero_in_time = (medians.get('/')?.hero_ms ?? Number.POSITIVE_INFINITY) <= HERO_WITHIN_MS;
  return { pages, yardstick, hero_in_time };
}

function medianOf(seen: readonly Seen[]): Seen {
  const of = (name: keyof Seen) => rounded(median(seen.map((each) => each[name])));
  return {
    js_kib: of('js_kib'),
    html_kib: of('html_kib'),
    hero_ms: of('hero_ms'),
    lcp_ms: of('lcp_ms'),
    cls: of('cls'),
    tbt_ms: of('tbt_ms'),
  };
}

/** One first visit: new stores, slow line, slow processor. */
async function visit(chromium: Chromium, address: string): Promise<Seen> {
  const tab = await chromium.openTab();
  try {
    await tab.send('Page.enable');
    await tab.send('Network.enable');
    await tab.send('Emulation.setDeviceMetricsOverride', PHONE);
    await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watchPage.toString()})()` });
    await tab.send('Network.emulateNetworkConditions', SLOW_3G);
    await tab.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    const loaded = tab.next('Page.loadEventFired');
    await tab.send('Page.navigate', { url: address });
    await loaded;
    return await settled(tab);
  } finally {
    await tab.close();
  }
}

async function settled(tab: Tab): Promise<Seen> {
  const end = performance.now() + SETTLED_WITHIN_MS;
  for (;;) {
    const { result } = objectOf(
      await tab.send('Runtime.evaluate', {
        expression: 'JSON.stringify(window.seenByBench())',
        returnByValue: true,
      }),
    );
    const seen: Seen & { readonly quiet_ms: number } = JSON.parse(String(objectOf(result)['value']));
    if (seen.quiet_ms > QUIET_MS || performance.now() > end) {
      const { js_kib, html_kib, hero_ms, lcp_ms, cls, tbt_ms } = seen;
      return { js_kib: js_kib / KIB, html_kib: html_kib / KIB, hero_ms, lcp_ms, cls, tbt_ms };
    }
    await wait(200);
  }
}

/** As much as a page needs to be read, and nothing more: a heading, a paragraph, one small sheet. */
async function startPlainPage(): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer(({ url }, answer) => {
    const isSheet = url === '/plain.css';
    answer.setHeader('content-type', isSheet ? 'text/css' : 'text/html; charset=utf-8');
    answer.end(
      isSheet
        ? 'body{font:18px/1.5 sans-serif;margin:2rem}h1{font-size:2.5rem}'
        : '<!doctype html><html lang="en"><title>Yardstick</title><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/plain.css"><h1>A plain page</h1><p>It has a heading, a paragraph and a small sheet.</p></html>',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  if (typeof place !== 'object' || place === null) throw new Error('the plain page has no port');
  return { url: `http://localhost:${place.port}/`, server };
}

function startProduct(dataDirectory: string, port: number): ChildProcess {
  return spawn(process.execPath, [ENTRY], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: dataDirectory,
      TEST_MODE: '1',
      DEMO: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    const isReady = await fetch(`${url}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await wait(200);
  }
  throw new Error('the product did not become ready');
}
