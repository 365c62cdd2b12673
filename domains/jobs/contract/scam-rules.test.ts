import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { scamScoreOf } from './scam-rules.ts';
import { HELD_FROM, scamSigns, scamWeights } from './scam-signs.ts';
import { honest, scams } from './testing/labelled-postings.ts';

const scoreOf = (body: string) => scamScoreOf({ title: 'Helper', body });
const isHeld = (body: string) => scoreOf(body).score >= HELD_FROM;

describe('the scam score of a posting [SYS-07]', () => {
  it('holds at least 95 of a hundred scams, and of what it holds at least 95 % are scams', () => {
    expect([new Set(scams).size, new Set(honest).size]).toEqual([100, 100]);
    const missed = scams.filter((text) => !isHeld(text));
    const wrong = honest.filter(isHeld);
    const found = scams.length - missed.length;
    expect({ missed, isEnough: found >= 95 }).toMatchObject({ isEnough: true });
    expect({ wrong, isPrecise: found / (found + wrong.length) >= 0.95 }).toMatchObject({ isPrecise: true });
  });

  it('names its reasons: a fee and secrets are enough by themselves, an address of a free mailbox is not', () => {
    expect(scoreOf('A registration fee of 20 dollars is paid first.')).toEqual({
      score: 60,
      signs: ['asks_fee'],
    });
    expect(scoreOf('Send us the password of your online banking.').signs).toEqual(['asks_secrets']);
    expect(scoreOf('Write to corner.mill@gmail.com about the place.')).toEqual({
      score: 20,
      signs: ['free_mail'],
    });
    expect(scoreOf('There is no registration fee.')).toEqual({ score: 0, signs: [] });
  });

  it.each([
    'Please send us your bank details before the interview.',
    'Applicants must provide their IBAN and bank card details.',
    'There is a fee of 50 dollars for the application.',
    'You must pay 30 USD for your training before you start.',
    'Send $20 to secure your position.',
    'Envíe sus datos bancarios para empezar.',
    'Envoyez vos coordonnées bancaires et votre RIB.',
    'Bitte senden Sie uns Ihre Bankverbindung.',
    'Inviaci le tue coordinate bancarie prima del colloquio.',
    'Envie seus dados bancários antes da entrevista.',
    '请发送您的银行账号。',
    '銀行口座番号を送ってください。',
    '은행 계좌번호를 보내 주세요.',
    'أرسل رقم حسابك البنكي.',
  ])('holds what asks applicants for money or bank data: %s', (text) => {
    expect(isHeld(text)).toBe(true);
  });

  it.each([
    'We pay into your bank account every month.',
    'You handle bank details of customers with care.',
    'We never ask for your bank details.',
    'You process registration fees of our members.',
    'You ask customers for their account number and explain their bill.',
    'We pay 20 dollars for your training.',
    'The pay is 20 USD an hour during training.',
    'You pay 300 invoices a month at the start of each quarter.',
  ])('holds no honest work with money: %s', (text) => {
    expect(isHeld(text)).toBe(false);
  });

  it.each([
    'A regi\u00ADstration f\u00ADee of 20 dollars is paid first.',
    'A registration f\u2060ee of 20 dollars is paid first.',
    'A r\u0435gistr\u0430ti\u043En f\u0435\u0435 of 20 dollars is paid first.',
    'A \uFF52\uFF45\uFF47\uFF49\uFF53\uFF54\uFF52\uFF41\uFF54\uFF49\uFF4F\uFF4E fee of 20 dollars is paid first.',
  ])('holds what only looks like other words: %j', (text) => {
    expect(scoreOf(text).signs).toContain('asks_fee');
  });

  it('reads questions and skills as it reads the text, also where a sentence goes on in the next skill', () => {
    const rest = { title: 'Helper', body: 'You help in the shop.' };
    const fee = 'Will you pay the registration fee?';
    expect(scamScoreOf({ ...rest, questions: [fee] }).signs).toEqual(['asks_fee']);
    expect(scamScoreOf({ ...rest, skills: ['pay a registration', 'fee of 20 dollars'] }).signs).toEqual([
      'asks_fee',
    ]);
    expect(scamScoreOf({ ...rest, questions: ['When could you begin?'], skills: ['invoicing'] }).score).toBe(
      0,
    );
  });

  it('lies between 0 and 100, is the sum of its signs or 100, and reads any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 400 }),
        fc.subarray([...scams], { maxLength: 4 }),
        (text, some) => {
          const { score, signs } = scoreOf([text, ...some].join('\n'));
          const sum = signs.reduce((all, sign) => all + scamWeights[sign], 0);
          expect(score).toBe(Math.min(100, sum));
          expect(signs).toEqual(scamSigns.filter((sign) => signs.includes(sign)));
        },
      ),
      { numRuns: 200 },
    );
  });
});
