import { uuidv7 } from '@egcr/contract/ids';
import { beforeAll, describe, expect, it } from 'vitest';

import { testInstruments, type TestInstrumentName } from '../../contract/index.ts';
import type { Connector, RailRequest } from '../rails/connector.ts';

const NOW = new Date('2026-11-27T12:00:00.000Z');
const LATER = new Date('2026-11-27T13:00:00.000Z');

/** A request with a reference of its own. */
export function requestWith(name: TestInstrumentName, more: Partial<RailRequest> = {}): RailRequest {
  const instrument = testInstruments.find((each) => each.name === name);
  if (instrument === undefined) throw new Error(`there is no test number ${name}`);
  return {
    reference: `${uuidv7(Date.now())}:1`,
    instrument,
    amount: { value: '2500', assetCode: 'USD', assetScale: 2 },
    title: 'Coffee beans',
    backTo: 'https://egcr.example/back',
    attempt: 1,
    now: NOW,
    ...more,
  };
}

interface Rail {
  readonly connector: Connector;
  /** How many requests the rail has taken under a reference, by its own books. */
  readonly taken: (reference: string) => Promise<number>;
  /** Of a rail whose payers go on at a page of its own: what they do there. */
  readonly onPage?: (reference: string, what: 'pay' | 'decline') => Promise<void> | void;
  /** Has the rail lose the answer to a request, or the request, where no test number says so. */
  readonly lose?: (reference: string, what: 'answer' | 'request') => void;
}

interface Wanted {
  readonly open: () => Promise<Rail>;
  readonly accepted: TestInstrumentName;
  readonly declined: TestInstrumentName;
  /** Only where the rail can be made to lose an answer or a request. */
  readonly answerLost?: TestInstrumentName;
  readonly requestLost?: TestInstrumentName;
}

/** What every rail keeps, whatever stands behind it: nobody is charged twice, and what it says is true. */
export function conformsAsRail(name: string, wanted: Wanted): void {
  describe(`the rail ${name}`, () => {
    let rail: Rail;
    beforeAll(async () => {
      rail = await wanted.open();
    });

    it('takes a request once, however often it arrives and however many at the same time', async () => {
      const request = requestWith(wanted.accepted);
      const answers = await Promise.all(Array.from({ length: 20 }, () => rail.connector.pay(request)));
      const first = rail.onPage ? 'action' : 'succeeded';
      expect(answers.map(({ state }) => state)).toEqual(Array.from({ length: 20 }, () => first));
      expect(await rail.taken(request.reference)).toBe(1);
    });

    it('says the same when it is asked, and again', async () => {
      const [good, bad] = [requestWith(wanted.accepted), requestWith(wanted.declined)];
      await rail.connector.pay(good);
      const answer = await rail.connector.pay(bad);
      await rail.onPage?.(good.reference, 'pay');
      await rail.onPage?.(bad.reference, 'decline');
      const refused = rail.onPage ? await rail.connector.ask({ ...bad, now: LATER }) : answer;
      expect(refused.state).toBe('failed');
      const asked = async (request: RailRequest) => rail.connector.ask({ ...request, now: LATER });
      for (const _ of [1, 2]) {
        expect((await asked(good)).state).toBe('succeeded');
        expect(await asked(bad)).toMatchObject({
          state: 'failed',
          failure: refused.state === 'failed' ? refused.failure : undefined,
        });
      }
    });

    it('knows nothing of a request that never came', async () => {
      const request = requestWith(wanted.accepted);
      expect(await rail.connector.ask({ ...request, now: LATER })).toEqual({ state: 'absent' });
    });

    it('says truly what became of a request whose answer was lost', async () => {
      if (wanted.answerLost === undefined) return;
      const request = requestWith(wanted.answerLost);
      rail.lose?.(request.reference, 'answer');
      expect((await rail.connector.pay(request)).state).toBe('unknown');
      const asked = await rail.connector.ask({ ...request, now: LATER });
      expect(asked.state).toBe(rail.onPage ? 'action' : 'succeeded');
      expect(await rail.taken(request.reference)).toBe(1);
    });

    it('says that a request which was lost is absent', async () => {
      if (wanted.requestLost === undefined) return;
      const request = requestWith(wanted.requestLost);
      rail.lose?.(request.reference, 'request');
      expect((await rail.connector.pay(request)).state).toBe('unknown');
      expect(await rail.connector.ask({ ...request, now: LATER })).toEqual({
        state: 'absent',
      });
      expect(await rail.taken(request.reference)).toBe(0);
    });
  });
}
