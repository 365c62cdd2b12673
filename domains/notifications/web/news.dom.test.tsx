import { notice } from '@egcr/contract/notice';
import { wireMoney } from '@egcr/contract/money';
import { connectNotices } from '@egcr/web-kit/notices';
import { speaker, type Noticed } from '@egcr/web-kit/speaker';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { useNews } from './news.ts';
import { notificationTexts } from './texts.ts';

const say = speaker(notificationTexts);
const terms = { link: () => '/fees' } as const;
const charged = notice('fees.charged', { ...terms, params: wireMoney, category: 'money' });
const due = notice('fees.due', { ...terms, params: z.object({}), category: 'task' });

beforeEach(() =>
  connectNotices(async () => [
    say(charged, (_, money, { amount }) => ({ title: `A fee of ${amount(money)}` })),
    say(due, () => ({ title: 'A fee is due' })),
  ]),
);
afterEach(cleanup);

function Line({ noticed }: { readonly noticed: Noticed }) {
  const { icon, title } = useNews()(noticed);
  return <p>{`${icon}: ${title}`}</p>;
}

async function read(noticed: Noticed): Promise<string | null> {
  await act(async () => {
    render(
      <Suspense>
        <Line noticed={noticed} />
      </Suspense>,
    );
  });
  return screen.getByRole('paragraph').textContent;
}

describe('news', () => {
  it('are told in the words of the domain they come from', async () => {
    const params = { value: '250', assetCode: 'EUR', assetScale: 2 };
    expect(await read({ kind: 'fees.charged', params })).toBe('money: A fee of €2.50');
  });

  it('of what waits for a person have the sign of the bell', async () => {
    expect(await read({ kind: 'fees.due', params: {} })).toBe('bell: A fee is due');
  });

  it.each([
    { kind: 'fees.charged', params: {} },
    { kind: 'grants.application_approved', params: {} },
    { kind: 'constructor', params: {} },
  ])('are news in general where no domain has a sentence: %j', async (noticed) => {
    expect(await read(noticed)).toBe('bell: There is news in your account');
  });
});
