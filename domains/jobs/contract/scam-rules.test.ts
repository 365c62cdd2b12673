import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { scamScoreOf } from './scam-rules.ts';
import { HELD_FROM, scamSigns, scamWeights } from './scam-signs.ts';
import { honest, scams } from './testing/labelled-postings.ts';
import { otherHonest, otherScams } from './testing/other-postings.ts';
import { typicalHonest, typicalScams } from './testing/typical-postings.ts';
import { subtleHonest, subtleScams } from './testing/subtle-postings.ts';

/** A title may stand before a bar. */
const scoreOf = (text: string) => {
  const [title = '', body] = text.split(' | ');
  return body === undefined ? scamScoreOf({ title: 'Helper', body: text }) : scamScoreOf({ title, body });
};
const isHeld = (body: string) => scoreOf(body).score >= HELD_FROM;

describe('the scam score of a posting [SYS-07]', () => {
  it.each([
    { kind: 'loud', cheat: scams, fair: honest, recall: 0.95 },
    { kind: 'other', cheat: otherScams, fair: otherHonest, recall: 0.95 },
    { kind: 'typical', cheat: typicalScams, fair: typicalHonest, recall: 0.9 },
    { kind: 'subtle', cheat: subtleScams, fair: subtleHonest, recall: 0.9 },
  ])('finds $recall or more of the $kind scams, and of what it holds at least 95 % are scams', (set) => {
    expect(new Set([...set.cheat, ...set.fair]).size).toBe(set.cheat.length + set.fair.length);
    const missed = set.cheat.filter((text) => !isHeld(text));
    const wrong = set.fair.filter(isHeld);
    const found = set.cheat.length - missed.length;
    expect({ missed, isEnough: found >= set.recall * set.cheat.length }).toMatchObject({ isEnough: true });
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
    'You audit gift card programmes: buy gift cards in shops, with the codes kept by the customer.',
    'Our compliance team looks for people who rent their bank account to others.',
    'We top up the bus card that you need for customers.',
    'Hourly rate plus commission on retail products; write on WhatsApp or come by.',
    'Members pay their membership fee at the desk, and you explain it.',
  ])('holds no honest work that scams speak of: %s', (text) => {
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
