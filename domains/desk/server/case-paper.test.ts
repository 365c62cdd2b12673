import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { goodAnswers, serveDesk, type ServedDesk } from './testing/served-desk.ts';

let desk: ServedDesk;
beforeAll(async () => {
  desk = await serveDesk();
});
afterAll(() => desk.close());

const paperOf = (id: string, who: string, language = 'en') =>
  desk.app.inject({
    method: 'GET',
    url: `/api/v1/cases/${id}/paper`,
    headers: { authorization: `Bearer ${who}`, 'accept-language': language },
  });
const pagesOf = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\b/g)?.length;

describe('what was answered, as a file', () => {
  it.each(['en', 'ar', 'zh'])(
    'is named by its reference and drawn in the language of its reader: %s',
    async (language) => {
      const who = desk.newId();
      const id = await desk.openCase(who);
      const { reference } = (await desk.ask('GET', `/cases/${id}`, { who })).body;
      const answer = await paperOf(id, who, language);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(answer.headers['content-disposition']).toContain(`egcr-${reference}.pdf`);
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect(pagesOf(answer.rawPayload)).toBe(1);
    },
  );

  it('goes over as many pages as the answers need, whatever stands in them', async () => {
    const who = desk.newId();
    const purpose = '\u202e<b>𝒜</b> كلمة 中文 \n'.repeat(70);
    const id = await desk.openCase(who, { ...goodAnswers, purpose });
    const answer = await paperOf(id, who);
    expect(answer.statusCode).toBe(200);
    expect(pagesOf(answer.rawPayload)).toBeGreaterThan(1);
  });

  it('is given to nobody else', async () => {
    const id = await desk.openCase(desk.newId());
    expect((await paperOf(id, desk.newId())).statusCode).toBe(404);
    expect((await paperOf(id, desk.officer().split(' ')[0] ?? '')).statusCode).toBe(404);
  });
});
