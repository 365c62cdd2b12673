export interface Device {
  readonly browser: string;
  readonly system: string;
  readonly isHandheld: boolean;
}

type Names = readonly (readonly [name: string, pattern: RegExp])[];

/** The first that fits counts: most browsers also name those they come from. */
const browsers: Names = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome|Chromium)\//],
  ['Safari', /\bSafari\//],
];

const systems: Names = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/** Browser and system as a user agent names them; undefined where it names neither. */
export function deviceOf(userAgent: string): Device | undefined {
  const find = (names: Names) => names.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const browser = find(browsers);
  const system = find(systems);
  if (browser === undefined || system === undefined) return undefined;
  return { browser, system, isHandheld: ['iPhone', 'iPad', 'Android'].includes(system) };
}
