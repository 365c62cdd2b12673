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
