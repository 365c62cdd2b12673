import { waitingMessages } from '@egcr/server-kit/testing/waiting-messages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { serveNewsletter, textIn, type ServedNewsletter } from './testing/served-newsletter.ts';

let news: ServedNewsletter;
beforeEach(async () => {
  news = await serveNewsletter();
});
afterEach(() => news.server.close());

describe('a visitor', () => {
  it('confirms by a link before any post comes, and gets each post once [SYS-18]', async () => {
    expect((await news.subscribe('Eve@Example.com')).status).toBe(202);
    await news.publish(textIn('en'));
    await news.sendAll();
    expect(await news.issuesTo('eve@example.com')).toEqual([]);
    const token = await news.linkIn('eve@example.com');
    expect((await news.ask('POST', '/newsletter-links/read', { token })).body).toEqual({
      language: 'en',
      category: null,
      is_confirmed: false,
    });
    await news.ask('POST', '/newsletter-links/confirm', { token });
    news.server.services.movableClock.advance(1);
    const id = await news.publish(textIn('en'));
    await news.sendAll();
    // Published again after a change: those who have it do not get it twice.
    await news.hear(id);
    await news.sendAll();
    const [mail, ...more] = (await news.mails('eve@example.com')).filter(({ text }) =>
      text.includes('/blog/'),
    );
    expect(more).toEqual([]);
    expect(mail?.text).toContain('https://egcr.example/blog/post-en');
    expect(mail?.unsubscribe).toBe(`https://egcr.example/newsletter/${token}`);
    expect(mail?.html).not.toContain('<img');
  });

  it('gets what is published in the language and the category that were chosen [SYS-18]', async () => {
    await news.subscribed('all@example.com');
    await news.subscribed('money@example.com', { category: 'money' });
    await news.subscribed('german@example.com', { language: 'de' });
    await news.publish(textIn('en'), textIn('de'));
    await news.publish(textIn('en', 'work'));
    await news.sendAll();
    const english = 'A post in en';
    expect(await news.issuesTo('all@example.com')).toEqual([english, english]);
    expect(await news.issuesTo('money@example.com')).toEqual([english]);
    expect(await news.issuesTo('german@example.com')).toEqual(['A post in de']);
  });

  it('who subscribed in two ways gets a post once', async () => {
    await news.subscribed('eve@example.com');
    await news.subscribed('eve@example.com', { category: 'money' });
    await news.publish(textIn('en'));
    await news.sendAll();
    expect(await news.issuesTo('eve@example.com')).toHaveLength(1);
  });

  it('gets nothing of a post that was taken back meanwhile', async () => {
    await news.subscribed('eve@example.com');
    const id = await news.publish(textIn('en'));
    news.published.delete(id);
    await news.sendAll();
    expect(await news.issuesTo('eve@example.com')).toEqual([]);
    expect(await news.figures()).toMatchObject({ editions: 1, sending: 0, mails: 0 });
  });
});

describe('abuse', () => {
  it('a stranger cannot fill a mailbox, and the answer does not change', async () => {
    const answers = [];
    for (const language of ['en', 'de', 'fr', 'es', 'it', 'ar', 'en'])
      answers.push(await news.subscribe('victim@example.com', { language }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await news.mails('victim@example.com')).toHaveLength(3);
    const later = async (seconds: number) => {
      news.server.services.movableClock.advance(seconds);
      await news.subscribe('victim@example.com', { language: 'pt' });
      return (await news.mails('victim@example.com')).length;
    };
    // A refused one counts too: the day begins with the last.
    expect([await later(86_400 - 60), await later(86_400 + 1)]).toEqual([3, 4]);
  });

  it('an address that is confirmed answers as one that is not known, and gets no mail', async () => {
    await news.subscribed('eve@example.com');
    expect(await news.subscribe('eve@example.com')).toEqual(await news.subscribe('unknown@example.com'));
    expect(await news.mails('eve@example.com')).toHaveLength(1);
  });

  it('needs an address, a language and a category that exist and a solved captcha; a machine that fills in everything reaches nothing', async () => {
    for (const wrong of [
      { email: 'nobody' },
      { language: 'tlh' },
      { category: 'no-such' },
      { category: 'a\u0000b' },
      { category: '\ud800' },
    ]) {
      const { status, body } = await news.subscribe('eve@example.com', wrong);
      expect([status, body.errors[0].field]).toEqual([422, Object.keys(wrong)[0]]);
    }
    expect((await news.subscribe('eve@example.com', { captcha_token: 'wrong' })).body).toMatchObject({
      status: 403,
      code: 'newsletter_captcha_failed',
    });
    expect((await news.subscribe('eve@example.com', { website: 'https://buy.example' })).status).toBe(202);
    expect(await waitingMessages(news.server.services)).toEqual([]);
  });

  it('an address lies sealed, and what was not confirmed in a week is forgotten', async () => {
    await news.subscribe('eve@example.com');
    expect(JSON.stringify(await news.rowsOf('subscription'))).not.toContain('eve@');
    const leftAfter = async (seconds: number) => {
      news.server.services.movableClock.advance(seconds);
      await news.run('newsletter.forget');
      return [(await news.rowsOf('subscription')).length, (await news.rowsOf('letter')).length];
    };
    expect(await leftAfter(86_400 - 60)).toEqual([1, 1]);
    expect(await leftAfter(61)).toEqual([1, 0]);
    expect(await leftAfter(6 * 86_400 - 60)).toEqual([1, 0]);
    expect(await leftAfter(61)).toEqual([0, 0]);
  });
});

describe('many who subscribe', () => {
  it('get an edition in parts, each once, also when a run is killed in the middle and several run at once [SYS-18]', async () => {
    const many = 120;
    await news.manySubscribers(many);
    await news.publish(textIn('en'));
    const killed = news.server.services.unit(async (work) => {
      await news.domain.jobs?.['newsletter.send']?.(work, {});
      throw new Error('the process was killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await waitingMessages(news.server.services)).toEqual([]);
    await Promise.allSettled([
      news.run('newsletter.send'),
      news.run('newsletter.send'),
      news.run('newsletter.send'),
    ]);
    await news.sendAll();
    const to = (await waitingMessages(news.server.services)).map((mail) => mail.to);
    expect(to).toHaveLength(many);
    expect(new Set(to).size).toBe(many);
    expect(await news.figures()).toEqual({
      subscribers: many,
      editions: 1,
      sending: 0,
      held: [],
      mails: many,
    });
  });

  it('are written to at once where they are a thousand, fifty at a time', async () => {
    await news.manySubscribers(1000);
    await news.publishAs(news.server.newId(), textIn('en'));
    await news.run('newsletter.send');
    expect(await waitingMessages(news.server.services)).toHaveLength(50);
    expect((await news.figures()).held).toEqual([]);
  });

  it('are written to by no single editor where there are more than a thousand: another one approves, once', async () => {
    await news.manySubscribers(1001);
    const publisher = news.server.newId();
    await news.publishAs(publisher, textIn('en'));
    await news.sendAll();
    expect(await waitingMessages(news.server.services)).toEqual([]);
    const { held } = await news.figures();
    expect(held).toMatchObject([{ title: 'A post in en', subscribers: 1001, may_approve: true }]);
    const asPublisher = `${publisher} content_editor aal2`;
    expect((await news.ask('GET', '/admin/newsletter', undefined, asPublisher)).body.held).toMatchObject([
      { may_approve: false },
    ]);
    const approve = (bearer: string, id: string = held[0].id) =>
      news.ask('POST', `/admin/newsletter/editions/${id}/approval`, undefined, bearer);
    expect((await approve(asPublisher)).body).toMatchObject({ status: 403, code: 'own_edition' });
    expect((await approve(news.server.newId())).status).toBe(403);
    expect((await approve(news.editor(), news.server.newId())).status).toBe(404);
    const both = await Promise.all([approve(news.editor()), approve(news.editor())]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 409]);
    await news.run('newsletter.send');
    expect(await waitingMessages(news.server.services)).toHaveLength(50);
    expect(await news.figures()).toMatchObject({ held: [], sending: 1, mails: 50 });
  });

  it('are counted for those who write, and named to nobody', async () => {
    await news.manySubscribers(3);
    expect((await news.ask('GET', '/admin/newsletter')).status).toBe(401);
    expect((await news.ask('GET', '/admin/newsletter', undefined, news.server.newId())).status).toBe(403);
    expect(JSON.stringify(await news.figures())).not.toContain('@');
  });
});
