/** A command that makes a payment link, as a terminal takes it. */
export function firstCall(origin: string): string {
  return [
    `curl ${origin}/api/v1/payment-links \\`,
    `  -H 'Authorization: Bearer sk_test_…' \\`,
    `  -H 'Idempotency-Key: first-link' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '{"title":"Coffee","amount":{"value":"450","assetCode":"JVD","assetScale":2}}'`,
  ].join('\n');
}
