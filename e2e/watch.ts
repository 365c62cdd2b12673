import type { BrowserContext } from '@playwright/test';

/** Chromium writes a line to the console for every refused request: the journeys provoke those on purpose, a 5xx never. */
const REFUSED_ON_PURPOSE = /^Failed to load resource: the server responded with a status of 4\d\d/;
const CONNECTION_CUT =
  /^Failed to load resource: net::ERR_(FAILED|ABORTED|INTERNET_DISCONNECTED|EMPTY_RESPONSE|CONNECTION_\w+)/;

/**
 * Notes in `complaints` all that goes wrong quietly in a browser: errors on the console (which is where breaches of the content security
 * policy are written, and breaches that are only reported besides), exceptions nobody caught, answers of 500 and above, and every request
 * that leaves us.
 */
export function watch(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error' || REFUSED_ON_PURPOSE.test(text) || CONNECTION_CUT.test(text)) return;
    complaints.push(`console: ${text} (${message.location().url})`);
  });
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && !isOurs(hostname))
      complaints.push(`asked elsewhere: ${request.url()}`);
  });
  void context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      console.error(`policy breached: ${violatedDirective} by ${blockedURI} in ${sourceFile}`),
    );
  });
  // React reports what it recovered from with the reason inside.
  void context.addInitScript(() => {
    window.addEventListener('error', ({ error }: { readonly error: unknown }) => {
      if (error instanceof Error && error.cause instanceof Error)
        console.error('because of', error.cause.stack);
    });
  });
  context.on('weberror', (error) => complaints.push(`exception: ${error.error().message}`));
  context.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} for ${response.url()}`);
  });
}

/** The product under test, by its name or by the machine's. */
function isOurs(hostname: string): boolean {
  const tested = process.env['E2E_BASE_URL'];
  return (
    hostname === 'localhost' ||
    hostname === '127.0.0.1' ||
    (tested !== undefined && hostname === new URL(tested).hostname)
  );
}
