import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, test } from 'vitest';

import { bearer, makePeople, post } from '../testing/api.ts';
import { operatorEnvironment, StartedProduct } from '../testing/started-product.ts';

const run = promisify(execFile);

test('(threat 14) the operator prints a token on the host; one person becomes super admin with it, a second one with the next, and no other token is printed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'egcr-bootstrap-'));
  chmodSync(folder, 0o755); // PostgreSQL runs as an ordinary user and has to pass through.
  const dataDirectory = join(folder, 'data');
  const command = (file: string, ...given: readonly string[]) =>
    run(process.execPath, [join(import.meta.dirname, file), ...given], {
      cwd: '/',
      env: { ...operatorEnvironment, DATA_DIR: dataDirectory, TEST_MODE: '1', DEMO: 'off' },
    });
  const print = () => command('bootstrap-admin.ts');
  await expect(print()).rejects.toThrow(/Start the product first/);
  const product = await (await StartedProduct.start({ dataDirectory })).ready();
  try {
    const { stdout } = await print();
    expect(stdout).toContain('/super-admin');
    const token = stdout.trim().split('\n').at(-1);
    const [person] = await makePeople(product.url, 1);
    if (!person) throw new Error('nobody was made');
    const redeemed = await post(`${product.url}/api/v1/identity/bootstrap`, { token }, bearer(person));
    expect([redeemed.status, await redeemed.json()]).toEqual([200, { role: 'super_admin' }]);
    const second = (await print()).stdout.trim().split('\n').at(-1);
    const [other] = await makePeople(product.url, 1);
    if (!other) throw new Error('nobody was made');
    const again = await post(`${product.url}/api/v1/identity/bootstrap`, { token: second }, bearer(other));
    expect(again.status).toBe(200);
    await expect(print()).rejects.toThrow(/There are two super admins already/);
    expect(product.said).not.toContain(token);
    const invited = await command('invite-staff.ts', person.email);
    const invitation = invited.stdout.trim().split('\n').at(-1);
    const accepted = await post(
      `${product.url}/api/v1/identity/staff-invitation`,
      { token: invitation },
      bearer(person),
    );
    expect(accepted.status).toBe(204);
    await expect(command('invite-staff.ts', 'nobody@example.com')).rejects.toThrow(/staff role/);
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}); // It starts the product and four commands beside it.
