import { logCall } from '@egcr/ledger/contract';
import { expect, type Page } from '@playwright/test';

const ROOT = '3q2+7wABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhs=';
const SEALED_AT = '2026-11-20T11:55:00.000Z';

/** The head of the sealed log as it once stood. */
const log = {
  latest: {
    seq: '128',
    tree_size: 4096,
    root: ROOT,
    sealed_at: SEALED_AT,
    note: `egcr\n4096\n${ROOT}\n`,
  },
  keys: [{ public_key: 'yv66vgABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhs=', first_used_at: SEALED_AT }],
};

/** Answers the person who asks for the head of the sealed log with the same one for ever, of the shape its call declares: pictures of it stay. */
export async function fixLog(page: Page): Promise<void> {
  const reply = logCall.reply?.parse(log);
  await page.route(`**${logCall.path}`, (route) => route.fulfill({ json: reply }));
}

/** Waits until the page shows that head: it has then come alive, with all that people act on. */
export async function expectLog(page: Page): Promise<void> {
  await expect(page.getByText(ROOT)).toBeVisible();
}
