import { describe, expect, it } from 'vitest';

import { deviceOf } from './device.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('a device by its user agent', () => {
  it.each([
    [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/140.0 Safari/537.36`, 'Chrome on Linux'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0 Safari/537.36 Edg/140.0`,
      'Edge on Windows',
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.0 Safari/605.1.15`,
      'Safari on macOS',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webKit} CriOS/140.0 Safari/604.1`,
      'Chrome on iPhone',
    ],
    [
      `Mozilla/5.0 (Linux; Android 15) ${webKit} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox on Windows'],
    [`Mozilla/5.0 (X11; CrOS x86_64) ${webKit} Chrome/140.0 Safari/537.36 OPR/120.0`, 'Opera on ChromeOS'],
  ])('%s is %s', (userAgent, name) => {
    const device = deviceOf(userAgent);
    expect(`${device?.browser} on ${device?.system}`).toBe(name);
  });

  it('is unknown where it names neither browser nor system', () => {
    expect(deviceOf('node')).toBeUndefined();
    expect(deviceOf('')).toBeUndefined();
  });

  it('is held in the hand when it is a phone or tablet', () => {
    expect(deviceOf('Mozilla/5.0 (iPad) Safari/604.1')?.isHandheld).toBe(true);
    expect(deviceOf('Mozilla/5.0 (X11; Linux) Firefox/143.0')?.isHandheld).toBe(false);
  });
});
