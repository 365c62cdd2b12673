import { expect, test } from './fixtures.ts';
import { expectNamed } from './looks-good.ts';
import { samplePaths } from './paths.ts';

// Goal: no address of ours breaches the content security policy or asks another host for anything.
// Method: every journey listens for both (watch.ts), also those that open every address (addresses.e2e.ts) and read each page to its end
// (walk.e2e.ts); here the policy itself is read, and the listening is tried.

/** What the policy of every page says at least. */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'object-src': "'none'",
} as const;

test('every address carries the policy, with nothing inline and nobody else in it', async ({ request }) => {
  for (const { sample } of samplePaths) {
    const policy = (await request.get(sample)).headers()['content-security-policy'] ?? '';
    const directives = new Map(
      policy.split(';').map((directive) => {
        const [name = '', ...sources] = directive.trim().split(/\s+/);
        return [name, sources.join(' ')];
      }),
    );
    for (const [name, sources] of Object.entries(POLICY)) {
      // Scripts and styles that stand in the page are named by what they hold, never allowed as such.
      const others = (directives.get(name) ?? '')
        .split(' ')
        .filter((source) => !/^'sha(256|384|512)-/.test(source));
      expect(others.join(' '), `${name} of ${sample}`).toBe(sources);
    }
    expect(policy, sample).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  }
});

test('a breach and a request elsewhere are noticed', async ({ page, complaints }) => {
  await page.goto('/security');
  await expectNamed(page);
  await page.evaluate(() => {
    const picture = new Image();
    picture.src = 'https://elsewhere.example/pixel.png';
    document.body.append(picture);
  });
  await expect
    .poll(() => complaints.join('\n'))
    .toMatch(/policy breached: img-src by https:\/\/elsewhere\.example/);
  await expect.poll(() => complaints.some((complaint) => complaint.startsWith('console:'))).toBe(true);
  complaints.length = 0;
});
