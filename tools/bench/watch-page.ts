/** Runs in the measured page before anything of its own, so it uses nothing from outside itself. `window.seenByBench()` answers. */
export function watchPage(): void {
  const LONG_MS = 50;
  let heroAt = 0;
  let largestAt = 0;
  let shift = 0;
  let blocked = 0;
  let lastAt = 0;
  let scripts = 0;
  const busy = (entry: PerformanceEntry) => {
    lastAt = Math.max(lastAt, entry.startTime + entry.duration);
  };
  const observe = (type: string, tell: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) tell(entry);
    }).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    largestAt = startTime;
  });
  observe('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') === false) shift += Number(Reflect.get(entry, 'value'));
  });
  observe('longtask', (entry) => {
    blocked += Math.max(0, entry.duration - LONG_MS);
    busy(entry);
  });
  observe('resource', busy);
  const sizeOf = (entry: PerformanceEntry) => Number(Reflect.get(entry, 'encodedBodySize'));
  const isScript = ({ name }: PerformanceEntry) => new URL(name).pathname.endsWith('.js');
  window.addEventListener('load', () => {
    scripts = performance
      .getEntriesByType('resource')
      .filter(isScript)
      .reduce((bytes, entry) => bytes + sizeOf(entry), 0);
  });
  const look = () => {
    const heading = document.querySelector('h1');
    if (heading && heading.getClientRects().length > 0) heroAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  Reflect.set(window, 'seenByBench', () => ({
    js_kib: scripts,
    html_kib: performance.getEntriesByType('navigation').reduce((bytes, entry) => bytes + sizeOf(entry), 0),
    hero_ms: heroAt,
    lcp_ms: largestAt,
    cls: shift,
    tbt_ms: blocked,
    quiet_ms: performance.now() - lastAt,
  }));
}
