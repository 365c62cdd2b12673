import { notice } from '@egcr/contract/notice';
import { wireMoney } from '@egcr/contract/money';
import { TIME_ZONE_STORAGE_KEY } from '@egcr/web-kit/languages';
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
const charged = notice('fees.charged', { ...terms, params: wireMoney, type: 'money.bank' });
const closing = notice('fees.closing', { ...terms, params: z.object({ at: z.string() }), type: 'task.case' });
const due = notice('fees.due', { ...terms, params: z.object({}), type: 'task.case' });

beforeEach(() =>
  connectNotices(async () => [
    say(charged, (_, money, { amount }) => ({ title: `A fee of ${amount(money)}` })),
    say(due, () => ({ title: 'A fee is due' })),
    say(closing, (_, { at }, { locale, timeZone }) => ({
      title: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(at)),
    })),
  ]),
);
afterEach(() => {
  cleanup();
  localStorage.clear();
});

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

  it('name the day that it is where the reader has chosen to be', async () => {
    const noticed = { kind: 'fees.closing', params: { at: '2026-11-30T03:00:00.000Z' } };
    localStorage.setItem(TIME_ZONE_STORAGE_KEY, 'Pacific/Honolulu');
    expect(await read(noticed)).toBe('bell: November 29, 2026');
    cleanup();
    localStorage.setItem(TIME_ZONE_STORAGE_KEY, 'Asia/Tokyo');
    expect(await read(noticed)).toBe('bell: November 30, 2026');
  });

  it.each([
    { kind: 'fees.charged', params: {} },
    { kind: 'grants.application_approved', params: {} },
    { kind: 'constructor', params: {} },
  ])('are news in general where no domain has a sentence: %j', async (noticed) => {
    expect(await read(noticed)).toBe('bell: There is news in your account');
  });
});
