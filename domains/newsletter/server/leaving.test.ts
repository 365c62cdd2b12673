import { waitingMessages } from '@egcr/server-kit/testing/waiting-messages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { serveNewsletter, textIn, type ServedNewsletter } from './testing/served-newsletter.ts';

let news: ServedNewsletter;
beforeEach(async () => {
  news = await serveNewsletter();
});
afterEach(() => news.server.close());

describe('who leaves', () => {
  it('leaves by the link of any mail as often as it is pressed, gets nothing more, and no trace of the address stays', async () => {
    await news.subscribed('eve@example.com', { category: 'money' });
    const token = await news.subscribed('eve@example.com');
    await news.publish(textIn('en'));
    await news.sendAll();
    for (let press = 0; press < 2; press += 1)
      expect((await news.ask('POST', '/newsletter-links/leave', { token })).status).toBe(204);
    await news.publish(textIn('en'));
    await news.sendAll();
    expect(await news.issuesTo('eve@example.com')).toEqual([]);
    expect([await news.rowsOf('subscription'), await news.rowsOf('mailed')]).toEqual([[], []]);
    expect((await news.ask('POST', '/newsletter-links/confirm', { token })).body).toMatchObject({
      status: 404,
      code: 'newsletter_link_ended',
    });
  });

  it('leaves by the one click of a mail program, which says nothing about other links', async () => {
    const token = await news.subscribed('eve@example.com');
    const click = async (link: string) =>
      (
        await news.server.app.inject({
          method: 'POST',
          url: `/newsletter/${link}`,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'List-Unsubscribe=One-Click',
        })
      ).statusCode;
    const flipped = token[5] === 'A' ? 'B' : 'A';
    const forged = `${token.slice(0, 5)}${flipped}${token.slice(6)}`;
    expect([await click(forged), await click('x'), await click('a'.repeat(43))]).toEqual([204, 204, 204]);
    expect(await news.rowsOf('subscription')).toHaveLength(1);
    expect(await click(token)).toBe(204);
    expect(await news.rowsOf('subscription')).toEqual([]);
  });

  it('is also who the mail server refuses for good', async () => {
    const token = await news.subscribed('gone@example.com');
    await news.publish(textIn('en'));
    await news.sendAll();
    const [mail] = await waitingMessages(news.server.services);
    expect(mail).toMatchObject({ refusedJob: { job: 'newsletter.address_refused', payload: { token } } });
    await news.run('newsletter.address_refused', { token });
    expect(await news.rowsOf('subscription')).toEqual([]);
  });

  it('gets no mail that was queued before either', async () => {
    const token = await news.subscribed('eve@example.com');
    await news.subscribed('ana@example.com');
    await news.publish(textIn('en'));
    await news.sendAll();
    await news.ask('POST', '/newsletter-links/leave', { token });
    expect(await news.issuesTo('eve@example.com')).toEqual([]);
    expect(await news.issuesTo('ana@example.com')).toHaveLength(1);
  });

  it('is also who ends the account of the address, whichever came first', async () => {
    const [first, later] = [news.server.newId(), news.server.newId()];
    news.accounts.set('first@example.com', first);
    await news.subscribed('first@example.com');
    await news.subscribed('later@example.com', { language: 'de' });
    news.accounts.set('later@example.com', later);
    await news.told('identity.user_confirmed', later);
    await news.subscribed('visitor@example.com');
    await news.told('identity.user_deleted', news.server.newId());
    expect(await news.rowsOf('subscription')).toHaveLength(3);
    for (const gone of [first, later]) await news.told('identity.user_deleted', gone);
    const left = await news.rowsOf('subscription');
    expect(left).toMatchObject([{ language: 'en', user_id: null }]);
  });

  it('by a link that a stranger had sent ends nothing but that link', async () => {
    await news.subscribed('eve@example.com');
    await news.subscribe('eve@example.com', { language: 'de' });
    const token = await news.linkIn('eve@example.com');
    await news.ask('POST', '/newsletter-links/leave', { token });
    expect(await news.rowsOf('subscription')).toMatchObject([{ language: 'en' }]);
  });
});
